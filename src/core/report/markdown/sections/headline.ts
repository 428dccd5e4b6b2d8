import { gfm, words, type Markdown, type Words } from '../../../text/outlet.ts';
import { answerOf, type Answer, type Policy } from '../../../result/answer.ts';
import { summarize } from '../../../result/diagnostic.ts';
import { markOf, wrappedCount } from '../../../result/reservations.ts';
import type { CheckReport, HandshakeVerdict } from '../../../result/results.ts';
import { acceptedCount, allCounts, count, countLevels, thousands } from '../../counts.ts';

export type Mood = 'good' | 'open' | 'bad';

/** The answer of a report. Its findings are counted anew, since a report may come from elsewhere. */
export function reportAnswer(report: CheckReport, policy?: Policy): Answer {
  const { files, accepted } = report.summary;
  return answerOf({ ...report, summary: summarize(report.diagnostics, files, accepted) }, policy);
}

/** How a report stands in one word: `bad` when its answer is no, `open` when something is to be confirmed or looked at. */
export function moodOf(report: CheckReport, policy?: Policy): Mood {
  const { ok, cautions } = reportAnswer(report, policy);
  if (!ok) return 'bad';
  const { warnings } = countLevels(report.diagnostics);
  return warnings > 0 || report.verdict === 'pending' || cautions.length > 0 ? 'open' : 'good';
}

/** The conclusion in a few words, for headings and badges: `not ready`, `2 errors`, `ready`. */
export function conclusion(report: CheckReport): Words {
  const { errors, warnings } = countLevels(report.diagnostics);
  if (report.verdict === 'not ready') return words`not ready`;
  if (answers(report, 'refuse') > 0) return count(answers(report, 'refuse'), 'refusal');
  if (errors > 0) return count(errors, 'error');
  if (answers(report, 'not judged') > 0) return words`${count(answers(report, 'not judged'), 'handshake')} not judged`;
  if (report.verdict === 'pending') return words`pending`;
  if (warnings > 0) return count(warnings, 'warning');
  if (report.nothing === true) return words`nothing to judge`;
  return words`${report.verdict ?? 'all clear'}`;
}

/** `2 errors, 1 warning, 0 notes in 14 files · 1 of 2 workflows ready · 3 of 6 hosts accept`. */
export function totalsLine(report: CheckReport): Markdown {
  const { cals, handshakes, summary } = report;
  const counts = gfm`${allCounts(countLevels(report.diagnostics))}${acceptedCount(summary)}`;
  const parts = [gfm`**${counts}** in ${count(summary.files, 'file')}`];
  if (cals.length > 0) {
    const ready = cals.filter((cal) => cal.verdict === 'ready').length;
    parts.push(gfm`**${thousands(ready)} of ${count(cals.length, 'workflow')}** ready`);
  }
  if (handshakes.length > 0) {
    const reserved = handshakes.filter((each) => markOf(each) === 'reserved').length;
    const wrapped = wrappedCount(handshakes);
    const open = answers(report, 'not judged');
    const words = [
      gfm`**${thousands(answers(report, 'accept'))} of ${count(handshakes.length, 'handshake')}** accepted`,
      ...(reserved > 0 ? [gfm`${thousands(reserved)} with reservations`] : []),
      ...(wrapped > 0 ? [gfm`${thousands(wrapped)} through wraps`] : []),
      ...(open > 0 ? [gfm`**${thousands(open)} not judged**`] : []),
    ];
    parts.push(gfm.join(', ')(words));
  }
  return gfm.join(' · ')(parts);
}

function answers({ handshakes }: CheckReport, wanted: HandshakeVerdict): number {
  return handshakes.filter(({ verdict }) => verdict === wanted).length;
}
