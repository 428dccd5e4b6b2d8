import type { CalResult, Evidence, ParticipantResult, RacResult } from '../../result/results.ts';
import { words } from '../../text/outlet.ts';
import { quote } from '../../text/printable.ts';
import { redact } from '../../text/redact.ts';
import { code, joined, MARK_OF_STATE, prose, say, type Line, type Row, type Table } from '../blocks.ts';
import { thousands } from '../counts.ts';

/** How far a workflow is: of how many participants and items that it has how many are there. */
export function progressOf({ participants, rac }: Pick<CalResult, 'participants' | 'rac'>): {
  readonly staffed: number;
  readonly confirmed: number;
  readonly required: number;
} {
  const required = rac.filter((item) => item.required);
  return {
    staffed: participants.filter(({ resolved }) => resolved !== null).length,
    confirmed: required.filter(({ state }) => state === 'confirmed').length,
    required: required.length,
  };
}

/** Who does the tasks of a workflow and why, and which knowledge is there by which evidence; without what it has none of. */
export function readinessTables({ participants, rac }: CalResult): Table[] {
  const tables: Table[] = [
    {
      title: words`Participants`,
      head: [words`participant`, words`bind`, words`cartridge`, words`why`],
      rows: participants.map(participantRow),
      noun: words`participant`,
    },
    {
      title: words`Required available context`,
      head: [words`required knowledge`, words`kind`, words`description`, words`check`, words`evidence`],
      rows: rac.map(itemRow),
      noun: words`item`,
      foot: words`☑ confirmed, □ to be confirmed, ✗ check failed, · optional`,
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

function participantRow({ alias, bind, required, resolved, reason }: ParticipantResult): Row {
  const digest = resolved?.romDigest ?? null;
  return {
    mark: resolved !== null ? 'good' : required ? 'bad' : 'quiet',
    cells: [
      [code(alias)],
      say`${bind}`,
      resolved === null ? [] : say`${code(resolved.name)} (${code(resolved.role)})`,
      [prose(reason)],
    ],
    more: [
      ...(required ? [] : [say`optional`]),
      ...(resolved === null ? [say`not staffed`] : []),
      ...(digest === null ? [] : [[digestOf(digest)]]),
    ],
  };
}

function itemRow(item: RacResult): Row {
  const { id, kind, description, required, state, check } = item;
  return {
    mark: MARK_OF_STATE[state],
    cells: [
      [code(id)],
      [prose(kind, 40)],
      [prose(description, 240)],
      check === null ? [] : say`${prose(check.type, 40)} ${code(check.hint, 100)}`,
      joined(evidence(item), '; '),
    ],
    more: [say`${required ? state : 'optional'}`, ...(check === null ? [say`no check`] : [])],
  };
}

// The reason says in words what the evidence holds; without one the evidence speaks. The digest is in neither's words.
function evidence({ reason, evidence: found = {} }: RacResult): Line[] {
  const told = reason === undefined ? evidenceWords(found) : [[prose(reason, 200)]];
  return [...told, ...(found.digest === undefined ? [] : [[digestOf(found.digest)]])];
}

function evidenceWords({ count: n, by, at, expires }: Evidence): Line[] {
  return [
    ...(n === undefined ? [] : [say`${thousands(n)} found`]),
    ...(by === undefined ? [] : [say`by ${code(by, 60)}`]),
    ...(at === undefined ? [] : [say`on ${code(redact(at).slice(0, 10))}`]),
    ...(expires === undefined ? [] : [say`until ${code(redact(expires).slice(0, 10))}`]),
  ];
}

// What is cut before its secret is, may show half of one.
function digestOf(digest: string): Line[number] {
  return code(redact(digest).slice(0, 19));
}

/** What confirms an item by hand: the file, and the entry to paste. The person and the day are for who confirms to fill in. */
export function confirmationHelp(id: string, file: string): string {
  return `add to ${quote(file)}: "- { id: ${id.replaceAll('"', "'")}, by: NAME, at: YYYY-MM-DD }"`;
}

/** What keeps a workflow from being ready, one line each. */
export function openReasons({ rac, participants, todo = [] }: CalResult): string[] {
  const isOpen = ({ required, state }: RacResult): boolean =>
    required && (state === 'unconfirmed' || state === 'failed');
  return [
    ...participants
      .filter(({ required, resolved }) => required && resolved === null)
      .map(({ alias, reason }) => `participant ${quote(alias)} is not staffed: ${reason}`),
    ...rac.filter(isOpen).map(({ id, reason = 'the check failed' }) => `${quote(id)}: ${reason}`),
    ...todo.map((id) => `the action of task ${quote(id)} is a TODO`),
  ];
}

/** What cannot run yet, and what is still to write. */
export function openLists({ blocked = [], todo = [] }: CalResult): readonly {
  readonly title: 'Cannot run yet' | 'Still to write';
  readonly lines: readonly Line[];
}[] {
  const lists = [
    { title: 'Cannot run yet', lines: blocked.map((line) => [prose(line, 240)]) },
    { title: 'Still to write', lines: todo.map((id) => [prose(`the action of task ${quote(id)} is a TODO`, 240)]) },
  ] as const;
  return lists.filter(({ lines }) => lines.length > 0);
}
