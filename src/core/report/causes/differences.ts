import { isMapping, type Mapping } from '../../value/mapping.ts';
import type { Path } from '../../source/document.ts';

/** One value that differs between two documents; a path is left out on the side that has no such value. */
export interface Difference {
  readonly base?: Path;
  readonly head?: Path;
  readonly before: unknown;
  readonly after: unknown;
}

const MOST = 2000;
/** Keys by which the items of a list are told apart, so that one that is gone does not make all behind it differ. */
const NAMES = ['name', 'id', 'role', 'alias', 'taskType'] as const;

/** The values that differ, the smallest ones, in the order of the head; then what only the base has. */
export function differences(before: unknown, after: unknown): Difference[] {
  const found: Difference[] = [];
  compare([], [], before, after, found);
  return found;
}

function compare(base: Path, head: Path, before: unknown, after: unknown, found: Difference[]): void {
  if (found.length >= MOST || before === after) return;
  const pairs = pairsOf(before, after);
  if (pairs === undefined) {
    found.push({ base, head, before, after });
    return;
  }
  for (const [was, is] of pairs) {
    if (was === undefined && is !== undefined)
      found.push({ head: [...head, is.key], before: undefined, after: is.value });
    else if (is === undefined && was !== undefined)
      found.push({ base: [...base, was.key], before: was.value, after: undefined });
    else if (was !== undefined && is !== undefined)
      compare([...base, was.key], [...head, is.key], was.value, is.value, found);
  }
}

interface Member {
  readonly key: string | number;
  readonly value: unknown;
}

type Pair = readonly [was: Member | undefined, is: Member | undefined];

function pairsOf(before: unknown, after: unknown): Pair[] | undefined {
  // A list of words is one value: which of two lists has which word is read at once.
  if (areWords(before) && areWords(after)) return JSON.stringify(before) === JSON.stringify(after) ? [] : undefined;
  if (Array.isArray(before) && Array.isArray(after)) return paired(membersOf(before), membersOf(after));
  if (!isMapping(before) || !isMapping(after)) return undefined;
  const members = (record: Mapping): Map<string, Member> =>
    new Map(Object.entries(record).map(([key, value]) => [key, { key, value }]));
  return paired(members(before), members(after));
}

function paired(base: ReadonlyMap<string, Member>, head: ReadonlyMap<string, Member>): Pair[] {
  return [...new Set([...head.keys(), ...base.keys()])].map((key) => [base.get(key), head.get(key)]);
}

function membersOf(list: readonly unknown[]): Map<string, Member> {
  const seen = new Map<string, number>();
  return new Map(
    list.map((value, key) => {
      const name = nameOf(value);
      const turn = seen.get(name) ?? 0;
      seen.set(name, turn + 1);
      return [`${name}\0${turn}`, { key, value }];
    }),
  );
}

function nameOf(value: unknown): string {
  if (!isMapping(value)) return JSON.stringify(value) ?? '';
  const key = NAMES.find((each) => Object.hasOwn(value, each) && typeof value[each] === 'string');
  return key === undefined ? '' : `${key} ${String(value[key])}`;
}

function areWords(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null);
}
