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
 * @param room a folder below `src/`; exactly one of its files has to declare the name
 */
export function patternsOf(room: string, name: string): RegExp[] {
  const files = sources().filter(({ file, text }) => file.startsWith(`${room}/`) && text.includes(name));
  const found = files.map(({ text }) => patternsIn(text, name)).filter(({ length }) => length > 0);
  const [patterns, second] = found;
  if (patterns === undefined || second !== undefined)
    throw new Error(`${room} has patterns called ${name} in ${found.length} places, not in one`);
  return patterns;
}

function patternsIn(text: string, name: string): RegExp[] {
  const found: RegExp[] = [];
  const walk = (node: unknown, isInside: boolean): void => {
    if (node === null || typeof node !== 'object') return;
    const { type, id, identifier, pattern, flags } = node as Record<string, unknown>;
    const own = (type === 'VariableDeclarator' ? id : type === 'FunctionDeclaration' ? identifier : undefined) as
      { readonly value?: string } | undefined;
    const inside = isInside || own?.value === name;
    if (inside && type === 'RegExpLiteral')
      found.push(new RegExp(pattern as string, (flags as string).replaceAll(/[gy]/g, '')));
    for (const each of Object.values(node)) walk(each, inside);
  };
  walk(parseSync(text, { syntax: 'typescript' }).body, false);
  return found;
}

/** Every alternative of some patterns, those in groups too, and each pattern where there are several. Alternatives of what must not follow are none. */
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
