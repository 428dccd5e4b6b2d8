import type { Diagnostic, Level } from '../result/diagnostic.ts';
import type { markOf } from '../result/reservations.ts';
import type { CalResult, RacResult, ReadyVerdict } from '../result/results.ts';
import { words, type Fitting, type Words } from '../text/outlet.ts';
import { thousands } from './counts.ts';

/**
 * A piece of a sentence before it is written for an outlet. What files hold is in it as it is: the writers of text, Markdown and
 * HTML (`write.ts` of each) escape it.
 */
export type Span =
  | Words
  /** A name: code in Markdown and HTML, which cut it after `limit` characters. */
  | { readonly code: string; readonly limit?: number }
  /** A sentence with values in double quotes, which become code. */
  | { readonly prose: string; readonly limit?: number }
  /** A file, or lines of it, linked where there is something to link to; a report shows `label` in its place. */
  | { readonly file: string; readonly line?: number; readonly last?: number; readonly label?: string }
  /** The id of a rule, linked to its part of the reference page. */
  | { readonly rule: string }
  /** Words that lead to a page of the web, where the address is known. */
  | { readonly link: Line; readonly url: string | undefined }
  | { readonly strong: Line };

/** A sentence. */
export type Line = readonly Span[];

/** How something stands: its colour on a page. What it means is always said in words, too. */
export type Tone = 'good' | 'open' | 'bad' | 'quiet';

/** Each mark with its sign in text and on a page, and in Markdown. */
export const MARKS = {
  good: { sign: '✓', tone: 'good', gfm: '✅' },
  open: { sign: '!', tone: 'open', gfm: '⚠️' },
  bad: { sign: '✗', tone: 'bad', gfm: '❌' },
  quiet: { sign: '·', tone: 'quiet', gfm: '🔄' },
  note: { sign: '·', tone: 'quiet', gfm: 'ℹ️' },
  unknown: { sign: '?', tone: 'open', gfm: '❔' },
  pending: { sign: '!', tone: 'open', gfm: '⏳' },
  staffed: { sign: '✓', tone: 'good', gfm: '✓' },
  confirmed: { sign: '☑', tone: 'good', gfm: '☑' },
  unconfirmed: { sign: '□', tone: 'open', gfm: '□' },
  failed: { sign: '✗', tone: 'bad', gfm: '✗' },
  optional: { sign: '·', tone: 'quiet', gfm: '·' },
  lock: { sign: '·', tone: 'quiet', gfm: '🔒' },
  added: { sign: '✗', tone: 'bad', gfm: '🔺' },
  resolved: { sign: '✓', tone: 'good', gfm: '✔️' },
  moved: { sign: '·', tone: 'quiet', gfm: '🚚' },
  step: { sign: '!', tone: 'open', gfm: '⬆️' },
  deleted: { sign: '·', tone: 'quiet', gfm: '🗑️' },
  fix: { sign: '→', tone: 'good', gfm: '→' },
} as const satisfies Readonly<Record<string, { readonly sign: string; readonly tone: Tone; readonly gfm: string }>>;
export type Mark = keyof typeof MARKS;

export const MARK_OF_LEVEL = { error: 'bad', warning: 'open', note: 'note' } as const satisfies Record<Level, Mark>;
export const MARK_OF_VERDICT = {
  ready: 'good',
  pending: 'pending',
  'not ready': 'bad',
} as const satisfies Record<ReadyVerdict, Mark>;
export const MARK_OF_STATE = {
  confirmed: 'confirmed',
  unconfirmed: 'unconfirmed',
  failed: 'failed',
  optional: 'optional',
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

/** A row of a table. */
export interface Row {
  readonly mark?: Mark;
  /** What the mark says, where no cell does. */
  readonly word?: Words;
  readonly cells: readonly Line[];
}

export interface Table {
  readonly head: readonly Line[];
  readonly rows: readonly Row[];
  /** What is below it. */
  readonly foot?: Line | undefined;
}

/** Rows without columns. */
export interface List {
  readonly title?: Words;
  readonly items: readonly Item[];
  /** Markdown leaves its marks out. */
  readonly bare?: true;
}

/** What is in a section. */
export type Part = Table | List | { readonly findings: readonly Diagnostic[] } | { readonly flow: CalResult };

/** A section of a report: each outlet writes it in its own form, and cuts it at its end where there is no room. */
export interface Section {
  /** What one such section holds, for the sentence about those that found no place: `file`, `files`. */
  readonly name: readonly [one: Words, many: Words];
  /** What one row is. */
  readonly noun: Words;
  /** Stands above it, and above those without a title that follow it. */
  readonly title?: Line;
  /** Of its title, or of the line that folds it. */
  readonly mark?: Mark;
  readonly fold?: { readonly line: Line; readonly open?: boolean };
  readonly lead?: Line;
  readonly parts: readonly Part[];
  /** The largest part of the whole document that it may take, 0 to 1; without it, all that is left. */
  readonly share?: number;
}

/** A section that is one table: `table of hosts`. */
export function tableSection(of: Words, noun: Words, title: Line, table: Table, share: number): Section {
  return { name: [words`table of ${of}`, words`tables of ${of}`], noun, title, parts: [table], share };
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

/** `a, b and 3 more`: the first `most` of them. */
export function few(lines: readonly Line[], most: number): Line {
  const left = lines.length - most;
  return say`${joined(lines.slice(0, most), ', ')}${left > 0 ? say` and ${thousands(left)} more` : ''}`;
}

/** As {@link few}, of names. */
export function fewNames(names: readonly string[], most: number): Line {
  const lines = names.map((name) => [code(name)]);
  return few(lines, most);
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
