import { fixesOf } from '../../handshake/fixes.ts';
import { hostLabels } from '../../result/host-labels.ts';
import { markOf, reservationsOf, verdictWords, WORST_MARKS } from '../../result/reservations.ts';
import type { CandidateResult, HostVerdict, JudgedHost, Reservation, RoleResult } from '../../result/results.ts';
import { sameAnswers } from '../../result/same-answers.ts';
import { words, type Words } from '../../text/outlet.ts';
import { groupBy } from '../../value/group-by.ts';
import {
  code,
  few,
  fewNames,
  file,
  joined,
  MARK_OF_HOST,
  prose,
  say,
  tableSection,
  type Item,
  type Line,
  type Row,
  type Section,
} from '../blocks.ts';
import { count } from '../counts.ts';

/** Tools of one role that are listed: those that came closest. */
const TOOLS = 4;

/** Names of one cell, or of one answer, that are listed. */
const NAMED = 8;

const COLUMNS = [
  ['refuse', 'refused by'],
  ['not judged', 'not judged'],
  ['reserved', 'with reservations'],
  ['accept', 'accepted by'],
] as const;

/** Which hosts say what of each cartridge; refusals first, then those that were not judged. */
export function hostTable(verdicts: readonly HostVerdict[]): Section[] {
  if (verdicts.length === 0) return [];
  const label = hostLabels(verdicts);
  const subjects = [...groupBy(verdicts, (v) => v.subject)].sort(
    ([a, left], [b, right]) =>
      marked(right, 'refuse').length - marked(left, 'refuse').length ||
      marked(right, 'not judged').length - marked(left, 'not judged').length ||
      (a < b ? -1 : 1),
  );
  const columns = COLUMNS.filter(([mark]) => marked(verdicts, mark).length > 0);
  const signed = verdicts.some((verdict) => verdict.signature !== 'not applicable');
  const rows = subjects.map(([subject, own]): Row => {
    const signature = own[0].signature === 'not applicable' ? [] : say`${own[0].signature}`;
    const cells = columns.map(([mark]) => {
      const names = marked(own, mark).map((each) => nameOf(each, label));
      return few(names, NAMED);
    });
    return { cells: [[file(subject)], ...(signed ? [signature] : []), ...cells] };
  });
  const head = [say`cartridge`, ...(signed ? [say`signature`] : []), ...columns.map(([, title]) => say`${title}`)];
  return [tableSection(words`hosts`, words`cartridge`, say`Hosts`, { head, rows }, 0.25)];
}

/** A host with what an acceptance rests on. */
function nameOf(verdict: HostVerdict, label: (verdict: HostVerdict) => string): Line {
  const absent = verdict.roles.filter(({ tier, satisfied }) => tier === 'optional' && !satisfied).length;
  const degraded = verdict.verdict === 'accept' ? absent : 0;
  const notes = [
    ...(verdict.reservations > 0 ? [say`${count(verdict.reservations, 'reservation')}`] : []),
    ...(verdict.promises === undefined ? [] : [say`${count(verdict.promises, 'promise')}`]),
    ...(degraded > 0 ? [say`without ${count(degraded, 'optional role')}`] : []),
  ];
  const name = code(label(verdict), 80);
  return notes.length === 0 ? [name] : say`${name} (${joined(notes, ', ')})`;
}

/**
 * Why each host refuses, has reservations or is not judged: what is unmet, what the host offers, which tools came close, which
 * call is rejected. Hosts with the same answer to the same cartridges are one. Folded.
 *
 * @param whole whether what is well is shown, too: else it is in the table alone
 */
export function hostDetails(verdicts: readonly HostVerdict[], whole = false): Section[] {
  const label = hostLabels(verdicts);
  const itemsOf = (verdict: HostVerdict): Item[] =>
    answerItems(verdict).filter(({ mark }) => whole || (mark !== 'good' && mark !== 'quiet'));
  const telling = WORST_MARKS.filter((mark) => whole || mark !== 'accept')
    .flatMap((mark) => marked(verdicts, mark))
    .filter((verdict) => itemsOf(verdict).length > 0);
  const answers = sameAnswers(telling, (verdict) => JSON.stringify([titleOf(verdict), itemsOf(verdict)]));
  return answers.map(({ verdict, hosts, subjects }) => {
    const names = fewNames(hosts.map(label), NAMED);
    const subjectNames = subjects.map(({ subject }) => subject);
    const cartridges = fewNames(subjectNames, NAMED);
    return {
      name: [words`answer in full`, words`answers in full`],
      noun: words`line`,
      mark: MARK_OF_HOST[markOf(verdict)],
      fold: { line: say`${cartridges} on ${names}: ${titleOf(verdict)}` },
      parts: [{ items: itemsOf(verdict), bare: true }],
    };
  });
}

function titleOf(verdict: HostVerdict): Words {
  return verdict.verdict === 'refuse'
    ? count(verdict.descriptor.unmet.length, 'unmet requirement')
    : verdictWords(verdict);
}

function marked(verdicts: readonly HostVerdict[], mark: ReturnType<typeof markOf>): HostVerdict[] {
  return verdicts.filter((verdict) => markOf(verdict) === mark);
}

/**
 * What is behind the answer of a host: what is unmet, which tool serves each role under which reservation, which tools came close,
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
      line: say`to fix it: ${prose(what)}`,
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
    role.enforcedBy === 'gate' ? ', kept by the gate' : role.enforcedBy === 'nobody' ? ', but no gate applies it' : '';
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
  const scopes = missingScopes.map((scope): Line => [code(scope)]);
  return joined(
    [
      schema === 'unknown' ? say`cannot tell` : say`schema ${schema}`,
      ...(schema === 'accepts' || path === '' ? [] : [[prose(path)]]),
      ...(witness === undefined ? [] : [say`for example ${code(JSON.stringify(witness) ?? '', 200)}`]),
      ...(rename === undefined ? [] : [say`would accept as a wrapped tool with rename ${renameLine(rename)}`]),
      ...(scopes.length === 0 ? [] : [say`lacks scope ${joined(scopes, ', ')}`]),
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
