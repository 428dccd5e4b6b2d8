import type { Answer } from '../../result/answer.ts';
import type { Diagnostic } from '../../result/diagnostic.ts';
import { acceptedCount, plural } from '../counts.ts';
import { renderReadiness } from './readiness.ts';
import { hostCounts } from '../../result/reservations.ts';
import type { CheckReport } from '../../result/results.ts';
import { plain, type Plain, printable } from '../../text/printable.ts';
import { hostsText } from './hosts.ts';
import { takeApart } from '../projects.ts';
import { isUnchanged, type Changes } from '../compare.ts';
import { changeItems } from '../sections/changes.ts';
import { itemLines } from './write.ts';

/**
 * A check as text, one project after the other: findings, the checklist of every CAL, the verdict of every host, a line that sums them up, the answer. Ends
 * with a line end.
 *
 * @param renderDiagnostics the findings as text, with their source excerpts; empty when there is none
 * @param changes what changed against a base, with a line end
 * @param closing what is said once of all findings
 */
export function renderCheck(
  report: CheckReport,
  answer: Answer,
  renderDiagnostics: (diagnostics: readonly Diagnostic[]) => Plain,
  {
    changes = plain``,
    closing = [],
  }: { readonly changes?: Plain | undefined; readonly closing?: readonly Plain[] } = {},
): Plain {
  const projects = takeApart(report);
  const sections = [
    ...(projects.length === 0
      ? sectionsOf(report, renderDiagnostics)
      : projects.flatMap((project) => [
          plain`Project ${printable(project.root)}\n`,
          ...sectionsOf(project.report, renderDiagnostics),
          plain`${summaryLine(project.report)}\n`,
        ])),
    changes,
    plain.join('\n')([
      ...closing,
      summaryLine(report),
      ...answer.cautions.map((caution) => plain`warning: ${printable(caution)}`),
      printable(answer.line),
      '',
    ]),
  ];
  return plain.join('\n')(sections.filter((section) => section !== ''));
}

function sectionsOf(report: CheckReport, renderDiagnostics: (diagnostics: readonly Diagnostic[]) => Plain): Plain[] {
  return [
    renderDiagnostics(report.diagnostics),
    ...report.cals.map((cal) => renderReadiness({ ...cal, diagnostics: [] })),
    ...(report.handshakes.length === 0 ? [] : [hostsText(report.handshakes)]),
  ];
}

/** One line that sums a check up. */
export function summaryLine({ summary, verdict, compliance, handshakes, projects }: CheckReport): Plain {
  const parts = [
    ...(projects === undefined ? [] : [plural(projects.length, 'project')]),
    plain`${plural(summary.files, 'file')}: ${plural(summary.errors, 'error')}, ${plural(summary.warnings, 'warning')}, ${plural(summary.notes, 'note')}${acceptedCount(summary)}`,
    ...(verdict === null ? [] : [plain`readiness: ${verdict}`]),
    ...(compliance === null ? [] : [plain`hosts: ${hostCounts(handshakes)}`]),
  ];
  return plain.join(' · ')(parts);
}

/** Relaxations, and changes of locks, that a text lists one by one. */
const SHOWN = 50;

/** What changed against a base, as text. Ends with a line end. */
export function changesText(changes: Changes, base: string): Plain {
  const lines = isUnchanged(changes) ? [plain`  nothing changed`] : itemLines(changeItems(changes, SHOWN));
  return plain.join('\n')([plain`Against ${printable(base)}`, ...lines, '']);
}
