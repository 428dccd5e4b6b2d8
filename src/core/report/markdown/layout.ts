import { gfm, type Markdown, type Words } from '../../text/outlet.ts';
import { thousands } from '../counts.ts';

/** A piece of a section that is written whole or not at all. */
export interface Row {
  readonly text: Markdown;
}

/** A part of a document: an opening, rows, a closing. */
export interface Section<R extends Row = Row> {
  /** What one such section holds, for the sentence about those that found no place: `file`, `files`. */
  readonly noun: readonly [one: Words, many: Words];
  readonly open: Markdown;
  readonly rows: readonly R[];
  readonly close?: Markdown;
  /** The sentence about rows that found no place, as Markdown with its line break; at most 200 characters. */
  readonly more: (rows: readonly R[]) => Markdown;
  /** The largest part of the whole document that it may take, 0 to 1; without it, all that is left. */
  readonly share?: number;
}

/** A document within its limit, and what it had to leave out. */
export interface Laid<R extends Row = Row> {
  readonly text: Markdown;
  /** Rows that stand in it. */
  readonly rows: ReadonlySet<R>;
}

export type Rest =
  'the report file has all of them' | 'the job summary has more' | 'the summary of its run has more' | '';

export interface LayoutOptions {
  /** The document is at most this large. */
  readonly limit: number;
  /** Size of a text in the limit's unit. */
  readonly size: (text: string) => number;
  /** Where everything can be read, for the last sentence. */
  readonly rest: Rest;
}

const MORE = 220;

/**
 * Writes `head`, then as much of each section as has room, in their order: sections that come first are the important ones. Whatever is cut is said where it was cut; whole sections that found no place are counted in one sentence at the end.
 */
export function layOut<R extends Row>(
  head: Markdown,
  sections: readonly Section<R>[],
  { limit, size, rest }: LayoutOptions,
): Laid<R> {
  const parts = [head];
  const written = new Set<R>();
  const left = new Map<string, { readonly noun: Section['noun']; n: number }>();
  let room = limit - size(head) - 600;
  for (const section of sections) {
    const allowed = Math.min(room, section.share === undefined ? room : limit * section.share);
    const taken = fill(section, allowed, size);
    if (taken === undefined) {
      const entry = left.get(section.noun[1]) ?? { noun: section.noun, n: 0 };
      entry.n++;
      left.set(section.noun[1], entry);
      continue;
    }
    for (const row of taken.rows) written.add(row);
    parts.push(taken.text);
    room -= taken.size;
  }
  if (left.size > 0) {
    const names = [...left.values()].map(({ noun, n }) => gfm`${thousands(n)} ${n === 1 ? noun[0] : noun[1]}`);
    parts.push(gfm`\n*Left out for length: ${gfm.join(', ')(names)}; ${rest}.*\n`);
  }
  return { text: gfm.join('')(parts), rows: written };
}

function fill<R extends Row>(
  section: Section<R>,
  room: number,
  size: (text: string) => number,
): { text: Markdown; rows: readonly R[]; size: number } | undefined {
  const { open, close = gfm`` } = section;
  let used = size(open) + size(close);
  if (used > room) return undefined;
  const sizes = section.rows.map((row) => size(row.text));
  const all = sizes.reduce((sum, n) => sum + n, 0);
  if (used + all <= room) {
    const text = gfm`${open}${written(section.rows)}${close}`;
    return { text, rows: section.rows, size: used + all };
  }
  let n = 0;
  while (n < sizes.length && used + (sizes[n] as number) + MORE <= room) used += sizes[n++] as number;
  if (n === 0) return undefined;
  const rows = section.rows.slice(0, n);
  const more = section.more(section.rows.slice(n));
  const text = gfm`${open}${written(rows)}${close}${more}`;
  return { text, rows, size: used + size(more) };
}

function written(rows: readonly Row[]): Markdown {
  return gfm.join('')(rows.map((row) => row.text));
}
