import { gfm, words, type Markdown, type Words } from '../../../text/outlet.ts';
import { answerOf, type Answer, type Policy } from '../../../result/answer.ts';
import { summarize } from '../../../result/diagnostic.ts';
import { tallyHosts } from '../../../result/reservations.ts';
import type { CheckReport } from '../../../result/results.ts';
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
  const { refusing, unjudged } = tallyHosts(report.handshakes);
  if (report.verdict === 'not ready') return words`not ready`;
  if (refusing > 0) return words`${count(refusing, 'host')} refuse${refusing === 1 ? 's' : ''}`;
  if (errors > 0) return count(errors, 'error');
  if (unjudged > 0) return words`${count(unjudged, 'host')} not judged`;
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
    const { hosts, accepting, reserved, wrapped, unjudged } = tallyHosts(handshakes);
    const words = [
      gfm`**${thousands(accepting)} of ${count(hosts, 'host')}** accept`,
      ...(reserved > 0 ? [gfm`${thousands(reserved)} with reservations`] : []),
      ...(wrapped > 0 ? [gfm`${thousands(wrapped)} through wraps`] : []),
      ...(unjudged > 0 ? [gfm`**${thousands(unjudged)} not judged**`] : []),
    ];
    parts.push(gfm.join(', ')(words));
  }
  return gfm.join(' · ')(parts);
}
