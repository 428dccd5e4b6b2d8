import { parseSync } from '@swc/core';
import { sources } from '../contract/sources.ts';

/** One alternative of a pattern, and the pattern without it. */
export interface Row {
  readonly what: string;
  readonly without: RegExp | undefined;
  /** Which of the patterns it is one of. */
  readonly of: number;
}

/**
 * The regular expressions in a constant or a function, in their order; without the flags that give them a state.
 *
 * @param room a folder or a file (without its ending) below `src/`; exactly one file has to declare the name
 */
export function patternsOf(room: string, name: string): RegExp[] {
  return only(room, name, 'patterns', ({ type, pattern, flags }) =>
    type === 'RegExpLiteral' ? new RegExp(pattern as string, (flags as string).replaceAll(/[gy]/g, '')) : undefined,
  );
}

/** A text of a table, and the property that it is the value of, or is in the list of; of no property it is the empty one. */
export type Entry = readonly [key: string, text: string];

/**
 * The texts in a constant, in their order.
 *
 * @param room as for {@link patternsOf}
 */
export function entriesOf(room: string, name: string): Entry[] {
  return only(room, name, 'texts', ({ type, value }, key): Entry | undefined =>
    type === 'StringLiteral' ? [key, value as string] : undefined,
  );
}

type Node = Readonly<Record<string, unknown>>;
type Take<T> = (node: Node, key: string) => T | undefined;

/** What is taken of the nodes of a declaration, which one file alone has. */
function only<T>(room: string, name: string, what: string, take: Take<T>): T[] {
  const files = sources().filter(
    ({ file, text }) => (file === `${room}.ts` || file.startsWith(`${room}/`)) && text.includes(name),
  );
  const found = files.map(({ text }) => taken(text, name, take)).filter(({ length }) => length > 0);
  const [first, second] = found;
  if (first === undefined || second !== undefined)
    throw new Error(`${room} has ${what} called ${name} in ${found.length} files, not in one`);
  return first;
}

function taken<T>(text: string, name: string, take: Take<T>): T[] {
  const found: T[] = [];
  const walk = (value: unknown, isInside: boolean, key: string): void => {
    if (value === null || typeof value !== 'object') return;
    const node = value as Node;
    const declared = { VariableDeclarator: node['id'], FunctionDeclaration: node['identifier'] }[String(node['type'])];
    const inside = isInside || (declared as { readonly value?: string } | undefined)?.value === name;
    const own = inside ? take(node, key) : undefined;
    if (own !== undefined) found.push(own);
    if (inside && node['type'] === 'KeyValueProperty')
      walk(node['value'], true, String((node['key'] as { readonly value: unknown }).value));
    else if (node['type'] !== 'TsTypeAnnotation') for (const each of Object.values(node)) walk(each, inside, key);
  };
  walk(parseSync(text, { syntax: 'typescript' }).body, false, '');
  return found;
}

/** Every alternative of some patterns, those in groups too, and each pattern where there are several. Alternatives of what must not follow are not. */
export function rowsOf(patterns: readonly RegExp[]): Row[] {
  return patterns.flatMap(({ source, flags }, of) => {
    const rows: Row[] = alternatives(source).map(({ what, without }) => ({
      what,
      without: new RegExp(without, flags),
      of,
    }));
    return patterns.length === 1 ? rows : [...rows, { what: source, without: undefined, of }];
  });
}

interface Group {
  readonly start: number;
  readonly isNot: boolean;
  /** Where its alternatives are parted. */
  readonly bars: number[];
}

function alternatives(source: string): { what: string; without: string }[] {
  const rows: { what: string; without: string }[] = [];
  const open: Group[] = [{ start: 0, isNot: false, bars: [] }];
  const close = (end: number): void => {
    const group = open.pop();
    if (group === undefined || group.bars.length === 0 || [group, ...open].some(({ isNot }) => isNot)) return;
    const edges = [group.start, ...group.bars.map((bar) => bar + 1), end + 1];
    edges.slice(0, -1).forEach((from, i) => {
      const to = edges[i + 1] ?? end + 1;
      const isLast = i === edges.length - 2;
      const cut = isLast ? [from - 1, to - 1] : [from, to];
      rows.push({ what: source.slice(from, to - 1), without: source.slice(0, cut[0]) + source.slice(cut[1]) });
    });
  };
  // Escapes, classes, the beginnings of groups, and the two signs that part and end them.
  for (const { 0: token, index } of source.matchAll(/\\.|\[(?:\\.|[^\]])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|[|)]/g)) {
    if (token.startsWith('(')) open.push({ start: index + token.length, isNot: token.endsWith('!'), bars: [] });
    else if (token === '|') open.at(-1)?.bars.push(index);
    else if (token === ')') close(index);
  }
  close(source.length);
  return rows;
}

/** The alternatives that could go without one of the samples being missed. */
export function unneeded(patterns: readonly RegExp[], samples: readonly string[]): string[] {
  return rowsOf(patterns)
    .filter(({ without, of }) => {
      const left = patterns.flatMap((pattern, i) => (i === of ? (without ?? []) : pattern));
      return samples.every((sample) => left.some((pattern) => pattern.test(sample)));
    })
    .map(({ what }) => what);
}
