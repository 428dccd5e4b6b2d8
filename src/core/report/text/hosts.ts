import { hostLabels } from '../../result/host-labels.ts';
import { printable } from '../../text/printable.ts';
import { markOf, reservationsOf, verdictWords } from '../../result/reservations.ts';
import type { HostVerdict, JudgedHost, RoleResult } from '../../result/results.ts';
import { sameAnswers } from '../../result/same-answers.ts';

const MARK = { accept: '✓', reserved: '!', refuse: '✗', 'not judged': '?' } as const;

/** Hosts, and cartridges, of one group that a line names. */
const NAMED = 5;

/** The hosts of a check as text: hosts that answer the same to the same cartridges are one line. Ends with a line end. */
export function hostsText(verdicts: readonly HostVerdict[]): string {
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
    const words = `${verdictWords(verdict)}  ${cartridges}  ${detail}`;
    return [`  ${MARK[markOf(verdict)]} ${names.padEnd(width)}  ${words}`, ...more.map((line) => `      ${line}`)];
  });
  return ['Hosts', ...lines, ''].join('\n');
}

function namesOf(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? `${shown} and ${names.length - NAMED} more` : shown;
}

// The rest of the line, then the lines below it.
function wordsOf(verdict: HostVerdict): string[] {
  switch (verdict.verdict) {
    case 'accept':
      return [bindings(verdict), ...verdict.roles.flatMap(reservationWords)];
    case 'refuse':
      return [
        `unmet: ${verdict.descriptor.unmet.map(printable).join(', ')}`,
        ...verdict.roles.flatMap(reservationWords),
      ];
    case 'not judged':
      return [printable(verdict.reason), `help: ${printable(verdict.help)}`];
  }
}

function bindings({ roles, descriptor }: JudgedHost): string {
  const bound = roles
    .filter((role) => role.satisfied)
    .map((role) => `${role.role} → ${printable(role.boundTool ?? '')}`);
  const absent = roles.filter((role) => role.tier === 'optional' && !role.satisfied).map((role) => role.role);
  const degraded = absent.length === 0 ? '' : `; without optional ${absent.map(printable).join(', ')}`;
  return `MCP ${printable(descriptor.protocolRevision)}; ${bound.join(', ')}${degraded}`;
}

function reservationWords(role: RoleResult): string[] {
  return reservationsOf(role).map(
    ({ reason }) => `reservation: ${printable(role.role)} by ${printable(role.boundTool ?? '')}: ${printable(reason)}`,
  );
}
