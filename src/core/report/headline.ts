import { markOf } from '../reservations.ts';
import type { CheckReport } from '../results.ts';
import { allCounts, countLevels } from './counts.ts';
import { count, thousands } from './markdown.ts';

export type Mood = 'good' | 'open' | 'bad';

/** How a report stands in one word: `bad` when something is wrong, `open` when something is to be confirmed or looked at. */
export function moodOf(report: CheckReport): Mood {
  const { errors, warnings } = countLevels(report.diagnostics);
  if (errors > 0 || report.verdict === 'not ready' || (report.compliance ?? 'accept') !== 'accept') return 'bad';
  return warnings > 0 || report.verdict === 'pending' ? 'open' : 'good';
}

/** The conclusion in a few words, for headings and badges: `not ready`, `2 errors`, `ready`. */
export function conclusion(report: CheckReport): string {
  const { errors, warnings } = countLevels(report.diagnostics);
  if (report.verdict === 'not ready') return 'not ready';
  if (report.compliance === 'refuse') return count(refusals(report), 'refusal');
  if (report.compliance === 'not judged') {
    const open = report.handshakes.filter(({ verdict }) => verdict === 'not judged').length;
    return `${count(open, 'handshake')} not judged`;
  }
  if (errors > 0) return count(errors, 'error');
  if (report.verdict === 'pending') return 'pending';
  if (warnings > 0) return count(warnings, 'warning');
  return report.verdict ?? 'all clear';
}

const MARK: Readonly<Record<Mood, string>> = { good: '✅', open: '⏳', bad: '❌' };

/** Heading and the line of totals, which every outlet repeats in the same words. */
export function headline(report: CheckReport): string {
  return `## ${MARK[moodOf(report)]} cartwright: ${conclusion(report)}\n\n${totalsLine(report)}\n`;
}

/** `2 errors, 1 warning, 0 notes in 14 files · 1 of 2 workflows ready · 3 of 6 hosts accept`. */
export function totalsLine(report: CheckReport): string {
  const { cals, handshakes, summary } = report;
  const parts = [`**${allCounts(countLevels(report.diagnostics))}** in ${count(summary.files, 'file')}`];
  if (cals.length > 0) {
    const ready = cals.filter((cal) => cal.verdict === 'ready').length;
    parts.push(`**${thousands(ready)} of ${count(cals.length, 'workflow')}** ready`);
  }
  if (handshakes.length > 0) {
    const accepted = handshakes.filter(({ verdict }) => verdict === 'accept').length;
    const reserved = handshakes.filter((each) => markOf(each) === 'reserved').length;
    const open = handshakes.filter(({ verdict }) => verdict === 'not judged').length;
    const words = [
      `**${thousands(accepted)} of ${count(handshakes.length, 'handshake')}** accepted`,
      ...(reserved > 0 ? [`${thousands(reserved)} with reservations`] : []),
      ...(open > 0 ? [`**${thousands(open)} not judged**`] : []),
    ];
    parts.push(words.join(', '));
  }
  return parts.join(' · ');
}

function refusals(report: CheckReport): number {
  return report.handshakes.filter((verdict) => verdict.verdict === 'refuse').length;
}
