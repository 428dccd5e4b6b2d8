import { answerOf, type Answer, type Policy } from '../../result/answer.ts';
import { summarize } from '../../result/diagnostic.ts';
import { hostCounts } from '../../result/reservations.ts';
import type { CheckReport } from '../../result/results.ts';
import { joined, say, type Line } from '../blocks.ts';
import { worstOf } from './skills.ts';
import { acceptedCount, allCounts, count, countLevels } from '../counts.ts';

export type Mood = 'good' | 'open' | 'bad';

/** The answer of a report. Its findings are counted anew, since a report may come from elsewhere. */
export function reportAnswer(report: CheckReport, policy?: Policy): Answer {
  const { files, accepted } = report.summary;
  return answerOf({ ...report, summary: summarize(report.diagnostics, files, accepted) }, policy);
}

/** How a report is in one word: `bad` when its answer is no, `open` when something is to be confirmed or looked at. */
export function moodOf(report: CheckReport, policy?: Policy): Mood {
  const { ok, cautions } = reportAnswer(report, policy);
  if (!ok) return 'bad';
  const { warnings } = countLevels(report.diagnostics);
  return warnings > 0 || report.verdict === 'pending' || cautions.length > 0 ? 'open' : 'good';
}

/** A check in one line: `14 files: 2 errors, 1 warning, 0 notes · readiness: pending · hosts: 3 of 6 accept`. */
export function summaryLine({
  diagnostics,
  summary,
  verdict,
  compliance,
  handshakes,
  projects,
  skills = [],
}: CheckReport): Line {
  const counts = say`${allCounts(countLevels(diagnostics))}${acceptedCount(summary)}`;
  const parts = [
    ...(projects === undefined ? [] : [say`${count(projects.length, 'project')}`]),
    say`${count(summary.files, 'file')}: ${counts}`,
    ...(verdict === null ? [] : [say`readiness: ${verdict}`]),
    ...(compliance === null ? [] : [say`hosts: ${hostCounts(handshakes)}`]),
    ...(skills.length === 0
      ? []
      : [
          say`skills: ${skills.filter((skill) => worstOf(skill) === 'can run').length} of ${skills.length} can run everywhere`,
        ]),
  ];
  return joined(parts, ' · ');
}
