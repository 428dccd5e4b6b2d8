import type { Diagnostic } from '../diagnostic.ts';
import { printable } from '../printable.ts';
import { renderReadiness } from '../readiness/render-text.ts';
import type { CheckReport, HostVerdict } from '../results.ts';

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
    ...(report.handshakes.length === 0 ? [] : [renderHosts(report.handshakes)]),
    `${summaryLine(report)}\n`,
  ];
  return sections.filter((section) => section !== '').join('\n');
}

function renderHosts(verdicts: readonly HostVerdict[]): string {
  const host = Math.max(...verdicts.map((verdict) => verdict.host.length));
  const lines = verdicts.map((verdict) => {
    const { descriptor, subject } = verdict;
    const accepted = descriptor.verdict === 'accept';
    const detail = accepted ? bindings(verdict) : `unmet: ${descriptor.unmet.map(printable).join(', ')}`;
    return `  ${accepted ? '✓' : '✗'} ${printable(verdict.host).padEnd(host)}  ${descriptor.verdict}  ${printable(subject)}  ${detail}`;
  });
  return ['Hosts', ...lines, ''].join('\n');
}

function bindings({ roles, descriptor }: HostVerdict): string {
  const bound = roles
    .filter((role) => role.satisfied)
    .map((role) => `${printable(role.role)} → ${printable(role.boundTool ?? '')}`);
  const absent = roles.filter((role) => role.tier === 'optional' && !role.satisfied).map((role) => role.role);
  const degraded = absent.length === 0 ? '' : `; without optional ${absent.map(printable).join(', ')}`;
  return `MCP ${printable(descriptor.protocolRevision)}; ${bound.join(', ')}${degraded}`;
}

/** One line that sums a check up. */
export function summaryLine({ summary, verdict, compliance, handshakes }: CheckReport): string {
  const parts = [
    `${plural(summary.files, 'file')}: ${plural(summary.errors, 'error')}, ${plural(summary.warnings, 'warning')}, ${plural(summary.notes, 'note')}`,
    ...(verdict === null ? [] : [`readiness: ${verdict}`]),
    ...(compliance === null
      ? []
      : [
          `hosts: ${handshakes.filter((each) => each.descriptor.verdict === 'accept').length} of ${handshakes.length} accept`,
        ]),
  ];
  return parts.join(' · ');
}

function plural(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
