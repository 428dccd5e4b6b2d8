import type { Level } from '../result/diagnostic.ts';
import type { markOf } from '../result/reservations.ts';
import type { RacResult, ReadyVerdict } from '../result/results.ts';
import type { Fitting, Words } from '../text/outlet.ts';
import { thousands } from './counts.ts';

/**
 * A piece of a sentence before it is written for an outlet. What files hold stands in it as it is: the writers of text, Markdown and
 * HTML (`write.ts` of each) escape it.
 */
export type Span =
  | Words
  /** A name: code in Markdown and HTML, which cut it after `limit` characters. */
  | { readonly code: string; readonly limit?: number }
  /** A sentence with values in double quotes, which become code. */
  | { readonly prose: string; readonly limit?: number }
  /** A file, or a line of it, linked where there is something to link to. */
  | { readonly file: string; readonly line?: number }
  /** Words that lead to a page of the web, where the address is known. */
  | { readonly link: Line; readonly url: string | undefined }
  | { readonly strong: Line };

/** A sentence. */
export type Line = readonly Span[];

/** How something stands: its colour on a page. What it means is always said in words, too. */
export type Tone = 'good' | 'open' | 'bad' | 'quiet';

/** Each mark with its sign in text and on a page. */
export const MARKS = {
  good: { sign: '✓', tone: 'good' },
  open: { sign: '!', tone: 'open' },
  bad: { sign: '✗', tone: 'bad' },
  quiet: { sign: '·', tone: 'quiet' },
  unknown: { sign: '?', tone: 'open' },
  confirmed: { sign: '☑', tone: 'good' },
  unconfirmed: { sign: '□', tone: 'open' },
  failed: { sign: '✗', tone: 'bad' },
  lock: { sign: '·', tone: 'quiet' },
  added: { sign: '✗', tone: 'bad' },
  resolved: { sign: '✓', tone: 'good' },
  moved: { sign: '·', tone: 'quiet' },
  step: { sign: '!', tone: 'open' },
  deleted: { sign: '·', tone: 'quiet' },
  fix: { sign: '→', tone: 'good' },
} as const satisfies Readonly<Record<string, { readonly sign: string; readonly tone: Tone }>>;
export type Mark = keyof typeof MARKS;

export const MARK_OF_LEVEL = { error: 'bad', warning: 'open', note: 'quiet' } as const satisfies Record<Level, Mark>;
export const MARK_OF_VERDICT = {
  ready: 'good',
  pending: 'open',
  'not ready': 'bad',
} as const satisfies Record<ReadyVerdict, Mark>;
export const MARK_OF_STATE = {
  confirmed: 'confirmed',
  unconfirmed: 'unconfirmed',
  failed: 'failed',
  optional: 'quiet',
} as const satisfies Record<RacResult['state'], Mark>;
export const MARK_OF_HOST = {
  accept: 'good',
  reserved: 'open',
  refuse: 'bad',
  'not judged': 'unknown',
} as const satisfies Record<ReturnType<typeof markOf>, Mark>;

/** A row of a list. */
export interface Item {
  readonly mark: Mark;
  readonly line: Line;
  /** Where it is. */
  readonly at?: Line | undefined;
  /** It belongs to the row before it. */
  readonly nested?: true;
  /** What to paste or to run. */
  readonly source?: readonly Source[];
}

/** A table; a page shows its rows as a list. */
export interface Table {
  readonly title: Words;
  readonly head: readonly Words[];
  readonly rows: readonly Row[];
  /** What one row is. */
  readonly noun: Words;
  /** What stands below it. */
  readonly foot?: Words;
}

export interface Row {
  readonly mark: Mark;
  readonly cells: readonly Line[];
  /** What a page says behind the second cell, and a table has no column for. */
  readonly more: readonly Line[];
}

/** Lines of a file, or a command. */
export interface Source {
  readonly text: string;
  readonly language: 'sh' | 'yaml';
}

type Saying<T> = T extends Span | Line ? T : Fitting<Words, T>;
type Said<T extends readonly unknown[]> = { readonly [K in keyof T]: Saying<T[K]> };

/** Puts a sentence together: our words, and spans of what is not ours. */
export function say<const T extends readonly unknown[]>(literals: TemplateStringsArray, ...values: Said<T>): Line {
  const spans: Span[] = [];
  for (const [i, literal] of literals.entries()) {
    if (literal !== '') spans.push(literal as Words);
    const value: unknown = values[i];
    if (Array.isArray(value)) spans.push(...(value as Line));
    else if (typeof value === 'object') spans.push(value as Span);
    else if (value !== undefined && value !== '') spans.push(String(value) as Words);
  }
  return spans;
}

/** Sentences one after the other, with words of ours between them. */
export function joined<const B extends string>(lines: readonly Line[], between: Fitting<Words, B>): Line {
  return lines.flatMap((line, i) => (i === 0 ? line : [between as Words, ...line]));
}

/** `a, b, 3 more`: the first `most` of them. */
export function firstOf<const B extends string = ', '>(
  lines: readonly Line[],
  most: number,
  between: Fitting<Words, B> = ', ' as Fitting<Words, B>,
): Line {
  const left = lines.length - most;
  return joined([...lines.slice(0, most), ...(left > 0 ? [say`${thousands(left)} more`] : [])], between);
}

/** As {@link firstOf}, with `and` before the last. */
export function firstListed(lines: readonly Line[], most: number): Line {
  const left = lines.length - most;
  const shown = [...lines.slice(0, most), ...(left > 0 ? [say`${thousands(left)} more`] : [])];
  const last = shown.at(-1) ?? [];
  return shown.length < 2 ? last : say`${joined(shown.slice(0, -1), ', ')} and ${last}`;
}

export function code(text: string, limit?: number): Span {
  return limit === undefined ? { code: text } : { code: text, limit };
}

export function prose(text: string, limit?: number): Span {
  return limit === undefined ? { prose: text } : { prose: text, limit };
}

export function file(path: string, line?: number): Span {
  return line === undefined ? { file: path } : { file: path, line };
}

export function link(line: Line, url: string | undefined): Span {
  return { link: line, url };
}

export function strong(line: Line): Span {
  return { strong: line };
}
