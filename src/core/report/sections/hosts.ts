import { fixesOf } from '../../handshake/fixes.ts';
import { reservationsOf, verdictWords } from '../../result/reservations.ts';
import type { CandidateResult, HostVerdict, JudgedHost, Reservation, RoleResult } from '../../result/results.ts';
import { code, joined, prose, say, type Item, type Line } from '../blocks.ts';

/** Tools of one role that are listed: those that came closest. */
const TOOLS = 4;

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
    ...fixesOf(verdict).map(({ what, command, paste }): Item => ({
      mark: 'fix',
      line: say`to mend it: ${prose(what)}`,
      source: [
        ...(command === undefined ? [] : [{ text: command, language: 'sh' as const }]),
        ...(paste === undefined ? [] : [{ text: paste, language: 'yaml' as const }]),
      ],
    })),
  ];
}

/** As {@link answerItems}, without the tools that came close and what would make it an acceptance. */
export function briefItems(verdict: HostVerdict): Item[] {
  return answerItems(verdict).filter(({ nested, source }) => nested !== true && source === undefined);
}

/**
 * What makes answers the same. What a host is called, where its profile is and which revision it speaks does not, while
 * nothing follows from it.
 */
export function answerKey(verdict: HostVerdict): string {
  return JSON.stringify([verdictWords(verdict), answerItems(verdict)]);
}

function unmetItems({ descriptor, error, roles }: JudgedHost): Item[] {
  return descriptor.unmet.flatMap((id, i): Item[] => {
    const offered = error?.error.data.supported[i];
    const asked = error?.error.data.requested[i];
    const words = [
      ...(asked === undefined ? [] : [say`asked ${code(asked)}`]),
      ...(offered === undefined ? [] : [say`offered ${code(offered)}`]),
    ];
    const line = say`${code(id)}${words.length > 0 ? say`: ${joined(words, ', ')}` : ''}`;
    const candidates = roles.find(({ role }) => `tool:${role}` === id)?.candidates ?? [];
    const left = candidates.length - TOOLS;
    const tools = [
      ...candidates.slice(0, TOOLS).map((each) => say`${code(each.tool, 80)}: ${candidateLine(each)}`),
      ...(left > 0 ? [say`${left} more, which the JSON report has`] : []),
    ];
    return [{ mark: 'bad', line }, ...tools.map((tool): Item => ({ mark: 'bad', nested: true, line: tool }))];
  });
}

// An optional role that is not bound blocks nothing, and a required one is among what is unmet; the other tools of a bound one do not matter.
function roleItems(role: RoleResult): Item[] {
  if (role.boundTool === null)
    return role.tier === 'optional'
      ? [{ mark: 'quiet', line: say`${code(role.role)} is not bound (optional: runs degraded)` }]
      : [];
  const wraps = role.wraps === undefined ? '' : say`, wraps ${code(role.wraps, 80)}`;
  const kept =
    role.enforcedBy === 'gate' ? ', kept by the gate' : role.enforcedBy === 'nobody' ? ', which nothing applies' : '';
  const bound = say`${code(role.role)} by ${code(role.boundTool, 80)} (${role.how ?? 'found'}${wraps}${kept})`;
  const reservations = reservationsOf(role);
  return reservations.length === 0
    ? [{ mark: 'good', line: bound }]
    : reservations.map((each) => ({ mark: 'open', line: say`${bound}, reservation: ${reservationLine(each)}` }));
}

function candidateLine({
  schema,
  path,
  witness,
  rename,
  missingScopes,
  notTaken,
  reservations,
}: CandidateResult): Line {
  return joined(
    [
      schema === 'unknown' ? say`cannot tell` : say`schema ${schema}`,
      ...(schema === 'accepts' || path === '' ? [] : [[prose(path)]]),
      ...(witness === undefined ? [] : [say`for example ${code(JSON.stringify(witness) ?? '', 200)}`]),
      ...(rename === undefined ? [] : [say`would accept as a wrapped tool with rename ${renameLine(rename)}`]),
      ...(missingScopes.length === 0
        ? []
        : [
            say`lacks scope ${joined(
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

function renameLine(rename: Readonly<Record<string, string>>): Line {
  const pairs = Object.entries(rename).map(([from, to]) => say`${code(from)} → ${code(to)}`);
  return joined(pairs, ', ');
}

function reservationLine({ reason, witness }: Reservation): Line {
  const shown = witness === undefined ? '' : say`, for example it rejects ${code(JSON.stringify(witness) ?? '', 160)}`;
  return say`${prose(reason, 240)}${shown}`;
}
