import type { Answer } from '../../result/answer.ts';
import type { Diagnostic } from '../../result/diagnostic.ts';
import { acceptedCount } from '../counts.ts';
import { renderReadiness } from './readiness.ts';
import { hostCounts } from '../../result/reservations.ts';
import type { CheckReport } from '../../result/results.ts';
import { printable } from '../../text/printable.ts';
import { hostsText } from './hosts.ts';
import { takeApart } from '../projects.ts';

/**
 * A check as text, one project after the other: findings, the checklist of every CAL, the verdict of every host, a line that sums them up, the answer. Ends
 * with a line end.
 *
 * @param renderDiagnostics the findings as text, with their source excerpts; empty when there is none
 * @param changes what changed against a base, with a line end
 */
export function renderCheck(
  report: CheckReport,
  answer: Answer,
  renderDiagnostics: (diagnostics: readonly Diagnostic[]) => string,
  changes = '',
): string {
  const projects = takeApart(report);
  const sections = [
    ...(projects.length === 0
      ? sectionsOf(report, renderDiagnostics)
      : projects.flatMap((project) => [
          `Project ${printable(project.root)}\n`,
          ...sectionsOf(project.report, renderDiagnostics),
          `${summaryLine(project.report)}\n`,
        ])),
    changes,
    [summaryLine(report), ...answer.cautions.map((caution) => `warning: ${caution}`), answer.line, ''].join('\n'),
  ];
  return sections.filter((section) => section !== '').join('\n');
}

function sectionsOf(report: CheckReport, renderDiagnostics: (diagnostics: readonly Diagnostic[]) => string): string[] {
  return [
    renderDiagnostics(report.diagnostics),
    ...report.cals.map((cal) => renderReadiness({ ...cal, diagnostics: [] })),
    ...(report.handshakes.length === 0 ? [] : [hostsText(report.handshakes)]),
  ];
}

/** One line that sums a check up. */
export function summaryLine({ summary, verdict, compliance, handshakes, projects }: CheckReport): string {
  const parts = [
    ...(projects === undefined ? [] : [plural(projects.length, 'project')]),
    `${plural(summary.files, 'file')}: ${plural(summary.errors, 'error')}, ${plural(summary.warnings, 'warning')}, ${plural(summary.notes, 'note')}${acceptedCount(summary)}`,
    ...(verdict === null ? [] : [`readiness: ${verdict}`]),
    ...(compliance === null ? [] : [`hosts: ${hostCounts(handshakes)}`]),
  ];
  return parts.join(' · ');
}

function plural(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
