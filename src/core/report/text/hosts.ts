import { MARK } from '../matrix.ts';
import { hostLabels } from '../../result/host-labels.ts';
import { padded, plain, type Plain, printable } from '../../text/printable.ts';
import { markOf, reservationsOf, verdictWords } from '../../result/reservations.ts';
import type { HostVerdict, JudgedHost, RoleResult } from '../../result/results.ts';
import { sameAnswers } from '../../result/same-answers.ts';

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
      plain`  ${MARK[markOf(verdict)]} ${padded(names, width)}  ${words}`,
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
