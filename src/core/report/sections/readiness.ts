import { WORST_FIRST } from '../../readiness/assess.ts';
import type { CalResult, Evidence, ParticipantResult, RacResult } from '../../result/results.ts';
import { words, type Words } from '../../text/outlet.ts';
import { quote } from '../../text/printable.ts';
import { redact } from '../../text/redact.ts';
import { byText } from '../../value/order.ts';
import {
  code,
  file,
  joined,
  MARK_OF_STATE,
  MARK_OF_VERDICT,
  prose,
  say,
  tableSection,
  type Item,
  type Line,
  type Part,
  type Row,
  type Section,
  type Table,
} from '../blocks.ts';
import { count, thousands } from '../counts.ts';

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

/** The order of workflows in a report: the worst first, then by path. */
export function worstFirst(cals: readonly CalResult[]): CalResult[] {
  return [...cals].sort(
    (a, b) => WORST_FIRST.indexOf(a.verdict) - WORST_FIRST.indexOf(b.verdict) || byText(a.path, b.path),
  );
}

/** The workflows, worst first: one table of all when there are several. The checklists follow in {@link checklists}. */
export function workflowTable(cals: readonly CalResult[]): Section[] {
  if (cals.length < 2) return [];
  const rows = worstFirst(cals).map((cal): Row => {
    const { staffed, confirmed, required } = progressOf(cal);
    return {
      mark: MARK_OF_VERDICT[cal.verdict],
      word: words`${cal.verdict}`,
      cells: [
        nameOf(cal),
        say`${staffed} of ${cal.participants.length}`,
        say`${confirmed} of ${required}`,
        [file(cal.path)],
      ],
    };
  });
  const head = [say`workflow`, say`participants`, say`required knowledge`, say`file`];
  return [tableSection(words`workflows`, words`workflow`, say`Workflows`, { head, rows }, 0.3)];
}

/** Participants and checklist of each workflow, worst first; folded, and with the flow, when there are several. */
export function checklists(cals: readonly CalResult[]): Section[] {
  return worstFirst(cals).map((cal) => checklist(cal, cals.length > 1));
}

function checklist(cal: CalResult, folded: boolean): Section {
  const { path, name, id, verdict, nodes, participants } = cal;
  const size = say`${count(nodes, 'node')}, ${count(participants.length, 'participant')}`;
  return {
    name: [words`checklist`, words`checklists`],
    noun: words`line`,
    mark: MARK_OF_VERDICT[verdict],
    ...(folded ? { fold: { line: say`${verdict} ${code(name || id)}` } } : { title: say`${verdict}: ${nameOf(cal)}` }),
    lead: say`${file(path)} · ${size}`,
    parts: [...readinessTables(cal), ...openLists(cal), ...(folded ? flowOf(cal) : [])],
  };
}

/** The checklists for a reader who opens nothing: in full where something is missing, else a line for each CAL. */
export function openChecklists(cals: readonly CalResult[]): Section[] {
  const items = cals
    .filter(({ verdict }) => verdict === 'ready')
    .map((cal): Item => {
      const { staffed, confirmed, required } = progressOf(cal);
      const progress = say`${staffed} of ${count(cal.participants.length, 'participant')}, ${confirmed} of ${count(required, 'required item')}`;
      return { mark: 'good', line: say`ready ${file(cal.path)}: ${progress}` };
    });
  const done: Section = {
    name: [words`list of CALs`, words`lists of CALs`],
    noun: words`CAL`,
    title: say`Readiness`,
    parts: [{ items }],
  };
  const others = cals.filter(({ verdict }) => verdict !== 'ready');
  return [...worstFirst(others).map((cal) => checklist(cal, false)), ...(items.length === 0 ? [] : [done])];
}

/** The flow of the only workflow there is. */
export function onlyFlow(cals: readonly CalResult[]): Section[] {
  const parts = cals.length === 1 ? cals.flatMap(flowOf) : [];
  const name = [words`diagram`, words`diagrams`] as const;
  return parts.length === 0 ? [] : [{ name, noun: words`diagram`, title: say`Flow`, parts }];
}

function flowOf(cal: CalResult): Part[] {
  return cal.flow === undefined ? [] : [{ flow: cal }];
}

function nameOf({ name, id }: CalResult): Line {
  return [prose(name || id, 100)];
}

/** Who does the tasks of a workflow and why, and which knowledge is there by which evidence; without what it has none of. */
function readinessTables({ participants, rac }: CalResult): Part[] {
  const tables: Table[] = [
    {
      head: [say`participant`, say`bind`, say`cartridge`, say`why`],
      rows: participants.map(participantRow),
    },
    {
      head: [say`required knowledge`, say`kind`, say`description`, say`check`, say`evidence`],
      rows: rac.map(itemRow),
      foot: say`☑ confirmed, □ to be confirmed, ✗ check failed, · optional`,
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

function participantRow({ alias, bind, required, resolved, reason }: ParticipantResult): Row {
  const who = resolved === null ? [] : say`${code(resolved.name)} (${code(resolved.role)})`;
  return {
    mark: resolved !== null ? 'staffed' : required ? 'failed' : 'optional',
    cells: [[code(alias)], say`${bind}`, who, [prose(reason)]],
  };
}

function itemRow(item: RacResult): Row {
  const { id, kind, description, state, check } = item;
  return {
    mark: MARK_OF_STATE[state],
    cells: [
      [code(id)],
      [prose(kind, 40)],
      [prose(description, 240)],
      check === null ? [] : say`${prose(check.type, 40)} ${code(check.hint, 100)}`,
      joined(evidence(item), '; '),
    ],
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
function openLists({ blocked = [], todo = [] }: CalResult): Part[] {
  const list = (title: Words, lines: readonly string[]): Part[] =>
    lines.length === 0
      ? []
      : [{ title, items: lines.map((line) => ({ mark: 'open', line: [prose(line, 240)] })), bare: true }];
  return [
    ...list(words`Cannot run yet`, blocked),
    ...list(
      words`Still to write`,
      todo.map((id) => `the action of task ${quote(id)} is a TODO`),
    ),
  ];
}
