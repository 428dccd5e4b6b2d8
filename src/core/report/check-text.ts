import type { Diagnostic } from '../diagnostic.ts';
import { renderReadiness } from '../readiness/render-text.ts';
import { hostCounts } from '../reservations.ts';
import type { CheckReport } from '../results.ts';
import { hostsText } from './hosts-text.ts';

/**
 * A check as text: findings, the checklist of every CAL, the verdict of every host, a summary line. Ends with a line end.
 *
 * @param renderDiagnostics the findings as text, with their source excerpts; empty when there is none
 */
export function renderCheck(
  report: CheckReport,
  renderDiagnostics: (diagnostics: readonly Diagnostic[]) => string,
): string {
  const sections = [
    renderDiagnostics(report.diagnostics),
    ...report.cals.map((cal) => renderReadiness({ ...cal, diagnostics: [] })),
    ...(report.handshakes.length === 0 ? [] : [hostsText(report.handshakes)]),
    `${summaryLine(report)}\n`,
  ];
  return sections.filter((section) => section !== '').join('\n');
}

/** One line that sums a check up. */
export function summaryLine({ summary, verdict, compliance, handshakes }: CheckReport): string {
  const parts = [
    `${plural(summary.files, 'file')}: ${plural(summary.errors, 'error')}, ${plural(summary.warnings, 'warning')}, ${plural(summary.notes, 'note')}`,
    ...(verdict === null ? [] : [`readiness: ${verdict}`]),
    ...(compliance === null ? [] : [`hosts: ${hostCounts(handshakes)}`]),
  ];
  return parts.join(' · ');
}

function plural(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
