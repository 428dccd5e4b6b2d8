import { mendsOf } from '../../handshake/mends.ts';
import { reservationsOf } from '../../result/reservations.ts';
import type { CandidateResult, HostVerdict, JudgedHost, Reservation, RoleResult } from '../../result/results.ts';
import { code, joined, prose, say, type Item, type Line } from '../blocks.ts';

/** Tools of one role that are listed. */
const TOOLS = 10;

/**
 * What stands behind the answer of a host: what is unmet, which tool serves each role under which reservation, which tools came close,
 * what would make it an acceptance.
 */
export function answerItems(verdict: HostVerdict): Item[] {
  if (verdict.verdict === 'not judged')
    return [
      { mark: 'unknown', line: [prose(verdict.reason, 400)] },
      { mark: 'fix', line: [prose(verdict.help, 400)] },
    ];
  return [
    ...unmetItems(verdict),
    ...verdict.roles.flatMap(roleItems),
    ...mendsOf(verdict).map(({ what, command, paste }): Item => ({
      mark: 'fix',
      line: say`to mend it: ${prose(what)}`,
      source: [
        ...(command === undefined ? [] : [{ text: command, language: 'sh' as const }]),
        ...(paste === undefined ? [] : [{ text: paste, language: 'yaml' as const }]),
      ],
    })),
  ];
}

function unmetItems({ descriptor, error }: JudgedHost): Item[] {
  return descriptor.unmet.map((id, i) => {
    const offered = error?.error.data.supported[i];
    const asked = error?.error.data.requested[i];
    const words = [
      ...(asked === undefined ? [] : [say`asked ${code(asked)}`]),
      ...(offered === undefined ? [] : [say`offered ${code(offered)}`]),
    ];
    return { mark: 'bad', line: say`${code(id)}${words.length > 0 ? say`: ${joined(words, ', ')}` : ''}` };
  });
}

// An optional role that is not bound blocks nothing; of a bound one the other tools do not matter.
function roleItems(role: RoleResult): Item[] {
  if (role.boundTool !== null) {
    const wraps = role.wraps === undefined ? '' : say`, wraps ${code(role.wraps, 80)}`;
    const bound = say`${code(role.role)} by ${code(role.boundTool, 80)} (${role.how ?? 'found'}${wraps})`;
    const reservations = reservationsOf(role);
    return reservations.length === 0
      ? [{ mark: 'good', line: bound }]
      : reservations.map((each) => ({ mark: 'open', line: say`${bound}, reservation: ${reservationLine(each)}` }));
  }
  if (role.tier === 'optional')
    return [{ mark: 'quiet', line: say`${code(role.role)} is not bound (optional: runs degraded)` }];
  return role.candidates.slice(0, TOOLS).map((candidate) => ({
    mark: 'bad',
    nested: true,
    line: say`${code(candidate.tool, 80)} for ${code(role.role)}: ${candidateLine(candidate)}`,
  }));
}

function candidateLine({ schema, path, witness, missingScopes, notTaken, reservations }: CandidateResult): Line {
  return joined(
    [
      say`schema ${schema === 'unknown' ? 'cannot be told' : schema}`,
      ...(path === '' ? [] : [[prose(path, 240)]]),
      ...(witness === undefined ? [] : [say`for example ${code(JSON.stringify(witness) ?? '')}`]),
      ...(missingScopes.length === 0
        ? []
        : [
            say`lacks ${joined(
              missingScopes.map((scope) => [code(scope)]),
              ', ',
            )}`,
          ]),
      ...(notTaken === undefined ? [] : [say`not taken: ${prose(notTaken, 240)}`]),
      ...reservations.map(reservationLine),
    ],
    '; ',
  );
}

function reservationLine({ reason, witness }: Reservation): Line {
  const shown = witness === undefined ? '' : say`, for example it rejects ${code(JSON.stringify(witness) ?? '', 160)}`;
  return say`${prose(reason, 240)}${shown}`;
}
