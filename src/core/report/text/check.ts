import type { Answer } from '../../result/answer.ts';
import type { Diagnostic } from '../../result/diagnostic.ts';
import { hostLabels } from '../../result/host-labels.ts';
import { markOf, verdictWords } from '../../result/reservations.ts';
import type { CheckReport, HostVerdict } from '../../result/results.ts';
import { sameAnswers } from '../../result/same-answers.ts';
import { padded, plain, type Plain, printable } from '../../text/printable.ts';
import { code, fewNames, MARK_OF_HOST, say, type Item } from '../blocks.ts';
import { takeApart, type ReportOfProject } from '../projects.ts';
import { summaryLine } from '../sections/headline.ts';
import { nextItems, skillItems } from '../sections/skills.ts';
import { briefItems } from '../sections/hosts.ts';
import { renderReadiness } from './readiness.ts';
import { itemLines, lineText, signText } from './write.ts';

/**
 * A check as text, one project after the other: findings, the checklist of every CAL, the verdict of every host, a line that sums them up, the answer. Ends
 * with a line end.
 *
 * @param renderDiagnostics the findings as text, with their source excerpts; empty when there is none
 * @param changes what changed against a base, with a line end
 * @param closing what is said once of all findings
 * @param quiet says nothing of a yes without findings
 */
export function renderCheck(
  report: CheckReport,
  answer: Answer,
  renderDiagnostics: (diagnostics: readonly Diagnostic[]) => Plain,
  {
    changes = plain``,
    closing = [],
    quiet = false,
  }: { readonly changes?: Plain | undefined; readonly closing?: readonly Plain[]; readonly quiet?: boolean } = {},
): Plain {
  if (quiet && answer.ok && report.diagnostics.length === 0) return plain``;
  const projects = takeApart(report);
  const sections = [
    ...(projects.length === 0
      ? sectionsOf(report, renderDiagnostics)
      : projects.flatMap((project) => [
          headOf(project),
          ...sectionsOf(project.report, renderDiagnostics),
          plain`${lineText(summaryLine(project.report))}\n`,
        ])),
    changes,
    plain.join('\n')([
      ...closing,
      lineText(summaryLine(report)),
      ...answer.cautions.map((caution) => plain`warning: ${printable(caution)}`),
      printable(answer.line),
      '',
    ]),
  ];
  return plain.join('\n')(sections.filter((section) => section !== ''));
}

function headOf({ root, within }: ReportOfProject): Plain {
  const project = printable(root);
  return within === undefined
    ? plain`Project ${project}\n`
    : plain`Folder ${printable(within)} of project ${project}\n`;
}

function sectionsOf(report: CheckReport, renderDiagnostics: (diagnostics: readonly Diagnostic[]) => Plain): Plain[] {
  return [
    renderDiagnostics(report.diagnostics),
    ...report.cals.map((cal) => renderReadiness({ ...cal, diagnostics: [] })),
    ...(report.handshakes.length === 0 ? [] : [hostsText(report.handshakes)]),
    ...(report.skills === undefined
      ? []
      : [plain.join('\n')(['Skills', ...itemLines([...skillItems(report.skills), ...nextItems(report)]), ''])]),
  ];
}

/** Hosts, and cartridges, of one group that a line names. */
const NAMED = 5;

/**
 * The hosts of a check as text: hosts that answer the same to the same cartridges are one line, with what is unmet, absent or reserved
 * below it; a handshake says more. Ends with a line end.
 */
export function hostsText(verdicts: readonly HostVerdict[]): Plain {
  const label = hostLabels(verdicts);
  const shown = (names: readonly string[]): Plain => lineText(fewNames(names, NAMED));
  const rows = sameAnswers(verdicts, (verdict) => JSON.stringify([verdictWords(verdict), openItems(verdict)])).map(
    ({ verdict, hosts, subjects }) => ({
      verdict,
      names: shown(hosts.map(label)),
      cartridges: shown(subjects.map(({ subject }) => subject)),
    }),
  );
  const width = Math.max(...rows.map(({ names }) => names.length));
  const lines = rows.flatMap(({ verdict, names, cartridges }) => [
    plain`  ${signText(MARK_OF_HOST[markOf(verdict)], false)} ${padded(names, width)}  ${verdictWords(verdict)}  ${cartridges}`,
    ...itemLines(openItems(verdict)).map((line) => plain`    ${line}`),
  ]);
  return plain.join('\n')(['Hosts', ...lines, '']);
}

function openItems(verdict: HostVerdict): Item[] {
  const promised = verdict.roles.filter(({ enforcedBy }) => enforcedBy === 'nobody');
  const wraps = promised.map(({ boundTool, wraps: tool }): Item => {
    const line = say`${code(boundTool ?? '', 80)} wraps ${code(tool ?? '', 80)}, but no gate applies it`;
    return { mark: 'note', line };
  });
  return [...wraps, ...briefItems(verdict).filter(({ mark }) => mark !== 'good')];
}
