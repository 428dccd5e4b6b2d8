import type { Answer } from '../../result/answer.ts';
import type { Diagnostic } from '../../result/diagnostic.ts';
import { acceptedCount, allCounts, count } from '../counts.ts';
import { renderReadiness } from './readiness.ts';
import { hostCounts, markOf, reservationsOf, verdictWords } from '../../result/reservations.ts';
import type { CheckReport, HostVerdict, JudgedHost, RoleResult } from '../../result/results.ts';
import { padded, plain, type Plain, printable } from '../../text/printable.ts';
import { takeApart, type ReportOfProject } from '../projects.ts';
import { MARK_OF_HOST, MARKS } from '../blocks.ts';
import { hostLabels } from '../../result/host-labels.ts';
import { sameAnswers } from '../../result/same-answers.ts';

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
          headOf(project),
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
  ];
}

/** One line that sums a check up. */
export function summaryLine({ summary, verdict, compliance, handshakes, projects }: CheckReport): Plain {
  const parts = [
    ...(projects === undefined ? [] : [count(projects.length, 'project')]),
    plain`${count(summary.files, 'file')}: ${allCounts(summary)}${acceptedCount(summary)}`,
    ...(verdict === null ? [] : [plain`readiness: ${verdict}`]),
    ...(compliance === null ? [] : [plain`hosts: ${hostCounts(handshakes)}`]),
  ];
  return plain.join(' · ')(parts);
}

/** Hosts, and cartridges, of one group that a line names. */
const NAMED = 5;

/** The hosts of a check as text: hosts that answer the same to the same cartridges are one line. Ends with a line end. */
export function hostsText(verdicts: readonly HostVerdict[]): Plain {
  const label = hostLabels(verdicts);
  const rows = sameAnswers(verdicts, (verdict) => JSON.stringify([verdictWords(verdict), wordsOf(verdict)])).map(
    ({ verdict, hosts, subjects }) => ({
      verdict,
      names: namesOf(hosts.map((each) => printable(label(each)))),
      cartridges: namesOf(subjects.map(({ subject }) => printable(subject))),
    }),
  );
  const width = Math.max(...rows.map(({ names }) => names.length));
  const lines = rows.flatMap(({ verdict, names, cartridges }) => {
    const [detail, ...more] = wordsOf(verdict);
    const words = plain`${verdictWords(verdict)}  ${cartridges}  ${detail ?? ''}`;
    return [
      plain`  ${MARKS[MARK_OF_HOST[markOf(verdict)]].sign} ${padded(names, width)}  ${words}`,
      ...more.map((line) => plain`      ${line}`),
    ];
  });
  return plain.join('\n')(['Hosts', ...lines, '']);
}

function namesOf(names: readonly Plain[]): Plain {
  const shown = plain.join(', ')(names.slice(0, NAMED));
  return names.length > NAMED ? plain`${shown} and ${names.length - NAMED} more` : shown;
}

// The rest of the line, then the lines below it.
function wordsOf(verdict: HostVerdict): Plain[] {
  switch (verdict.verdict) {
    case 'accept':
      return [bindings(verdict), ...verdict.roles.flatMap(reservationWords)];
    case 'refuse':
      return [
        plain`unmet: ${plain.join(', ')(verdict.descriptor.unmet.map(printable))}`,
        ...verdict.roles.flatMap(reservationWords),
      ];
    case 'not judged':
      return [printable(verdict.reason), plain`help: ${printable(verdict.help)}`];
  }
}

function bindings({ roles, descriptor }: JudgedHost): Plain {
  const bound = roles
    .filter((role) => role.satisfied)
    .map((role) => plain`${printable(role.role)} → ${printable(role.boundTool ?? '')}`);
  const absent = roles.filter((role) => role.tier === 'optional' && !role.satisfied).map((role) => role.role);
  const degraded = absent.length === 0 ? '' : plain`; without optional ${plain.join(', ')(absent.map(printable))}`;
  return plain`MCP ${printable(descriptor.protocolRevision)}; ${plain.join(', ')(bound)}${degraded}`;
}

function reservationWords(role: RoleResult): Plain[] {
  return reservationsOf(role).map(
    ({ reason }) =>
      plain`reservation: ${printable(role.role)} by ${printable(role.boundTool ?? '')}: ${printable(reason)}`,
  );
}
