import { gfm, type Markdown, type Words } from '../../text/outlet.ts';
import { thousands } from '../counts.ts';
import type { Policy } from '../../result/answer.ts';
import type { Diagnostic } from '../../result/diagnostic.ts';
import type { CheckReport } from '../../result/results.ts';
import type { Claim, JudgedCommit, Leg } from '../sections/run.ts';
import type { Changes } from '../compare.ts';
import type { LinkTarget } from './links.ts';

/** A piece of a section that is written whole or not at all. */
export interface ReportRow {
  readonly text: Markdown;
  /** Of the list of findings: the one that it shows. */
  readonly finding?: Diagnostic;
}

/** A part of a document: an opening, rows, a closing. */
export interface ReportSection {
  /** What one such section holds, for the sentence about those that found no place: `file`, `files`. */
  readonly noun: readonly [one: Words, many: Words];
  readonly open: Markdown;
  readonly rows: readonly ReportRow[];
  readonly close?: Markdown;
  /** The sentence about rows that found no place, as Markdown with its line break; at most 200 characters. */
  readonly more: (rows: readonly ReportRow[]) => Markdown;
  /** The largest part of the whole document that it may take, 0 to 1; without it, all that is left. */
  readonly share?: number;
}

/** A document within its limit, and what it had to leave out. */
export interface Laid {
  readonly text: Markdown;
  /** Rows that stand in it. */
  readonly rows: ReadonlySet<ReportRow>;
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
export function layOut(head: Markdown, sections: readonly ReportSection[], { limit, size, rest }: LayoutOptions): Laid {
  const parts = [head];
  const written = new Set<ReportRow>();
  const left = new Map<string, { readonly noun: ReportSection['noun']; n: number }>();
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

function fill(
  section: ReportSection,
  room: number,
  size: (text: string) => number,
): { text: Markdown; rows: readonly ReportRow[]; size: number } | undefined {
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

function written(rows: readonly ReportRow[]): Markdown {
  return gfm.join('')(rows.map((row) => row.text));
}

/** What a Markdown report is made from. */
export interface ReportInput {
  readonly report: CheckReport;
  /** Against the base commit; left out where there is no base to compare with. */
  readonly changes?: Changes;
  /** Where the links point; without it there are none. */
  readonly target?: LinkTarget;
  /** URL of the rules' reference page, without anchor. */
  readonly rulesUrl?: string;
  /** Only what the pull request changes was judged. */
  readonly onlyChanges?: boolean;
  /** The commit it is about; left out where files are judged that belong to none. */
  readonly judged?: JudgedCommit;
  /** Whose word it is, where the job that posts it has not judged anything itself. */
  readonly claim?: Claim;
  /** What the run was narrowed to; left out where there are no legs. */
  readonly leg?: Pick<Leg, 'directory' | 'narrowed'>;
  /** What makes the answer no; without it the plain policy. */
  readonly policy?: Policy;
}

/** A section without rows: it has room or it has none. */
export function block(text: Markdown, noun: ReportSection['noun']): ReportSection {
  return { noun, open: text, rows: [], more: () => gfm`` };
}
