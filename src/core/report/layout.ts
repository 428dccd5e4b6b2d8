import type { Policy } from '../result/answer.ts';
import type { Diagnostic } from '../result/diagnostic.ts';
import type { CheckReport } from '../result/results.ts';
import { words, type Words } from '../text/outlet.ts';
import type { Section } from './blocks.ts';
import type { Changes } from './compare.ts';
import { thousands } from './counts.ts';
import type { LinkTarget } from './markdown/links.ts';
import type { Claim, JudgedCommit, Leg } from './sections/run.ts';
import type { Excerpt } from './text/excerpt.ts';

/** A row that is written whole or not at all, when there is room for it. */
export interface WrittenRow<S> {
  readonly text: () => S;
  /** Of a list of findings: the one that it shows. */
  readonly finding?: Diagnostic;
}

/** A section as an outlet writes it. */
export interface WrittenSection<S> extends Pick<Section, 'name' | 'share'> {
  readonly open: S;
  readonly parts: readonly { readonly open: S; readonly rows: readonly WrittenRow<S>[]; readonly close: S }[];
  readonly close: S;
  /** The sentence about rows that found no place; at most 200 characters. */
  readonly more: (rows: readonly WrittenRow<unknown>[]) => S;
}

/** What has room in a document, and what had to be left out. */
export interface Laid<S> {
  readonly texts: readonly S[];
  /** Findings that are in it. */
  readonly shown: readonly Diagnostic[];
  /** How many sections of each name have none of their rows in it, in words. */
  readonly left: readonly Words[];
}

export interface Limit {
  /** The document is at most this large. */
  readonly limit: number;
  /** Size of a text in the limit's unit. */
  readonly size: (text: string) => number;
}

const MORE = 220;

/**
 * As much of each section as has room behind `head`, in their order: sections that come first are the important ones. Whatever is cut is
 * said where it was cut; whole sections that found no place are counted.
 */
export function layOut<S extends string>(
  head: S,
  sections: readonly WrittenSection<S>[],
  { limit, size }: Limit,
): Laid<S> {
  const texts = [head];
  const shown: Diagnostic[] = [];
  const left = new Map<string, { readonly name: Section['name']; n: number }>();
  let room = limit - size(head) - 600;
  for (const section of sections) {
    const taken = fill(section, section.share === undefined ? room : Math.min(room, limit * section.share), size);
    if (taken === undefined) {
      const entry = left.get(section.name[1]) ?? { name: section.name, n: 0 };
      entry.n++;
      left.set(section.name[1], entry);
      continue;
    }
    shown.push(...taken.shown);
    texts.push(...taken.texts);
    room -= taken.size;
  }
  const names = [...left.values()].map(({ name, n }) => words`${thousands(n)} ${n === 1 ? name[0] : name[1]}`);
  return { texts, shown, left: names };
}

function fill<S extends string>(
  { open, parts, close, more }: WrittenSection<S>,
  room: number,
  size: (text: string) => number,
): (Pick<Laid<S>, 'texts' | 'shown'> & { readonly size: number }) | undefined {
  const all = parts.flatMap((part) => part.rows.map((row) => ({ row, part })));
  let used = size(open) + size(close);
  const taken: { readonly text: S; readonly cost: number }[] = [];
  for (const [i, { row, part }] of all.entries()) {
    const text = row.text();
    const cost = size(text) + (all[i - 1]?.part === part ? 0 : size(part.open) + size(part.close));
    if (used + cost > room) break;
    used += cost;
    taken.push({ text, cost });
  }
  const isCut = taken.length < all.length;
  const most = isCut ? room - MORE : room;
  while (used > most && taken.length > 0) used -= taken.pop()?.cost ?? 0;
  if (used > room || (isCut && taken.length === 0)) return undefined;
  const written = all.slice(0, taken.length);
  const texts = taken.flatMap(({ text }, i): S[] => {
    const part = written[i]?.part;
    const [begins, ends] = [written[i - 1]?.part !== part, written[i + 1]?.part !== part];
    return [
      ...(begins && part !== undefined ? [part.open] : []),
      text,
      ...(ends && part !== undefined ? [part.close] : []),
    ];
  });
  const rest = isCut ? [more(all.slice(taken.length).map(({ row }) => row))] : [];
  const shown = written.flatMap(({ row }) => row.finding ?? []);
  const whole = [open, ...texts, ...rest, close];
  return { texts: whole, shown, size: used + rest.reduce((sum, each) => sum + size(each), 0) };
}

/** What a report is made from. */
export interface ReportInput {
  readonly report: CheckReport;
  /** Against the base commit; left out where there is no base to compare with. */
  readonly changes?: Changes | undefined;
  /** Where the links point; without it there are none. */
  readonly target?: LinkTarget | undefined;
  /** URL of the rules' reference page, without anchor. */
  readonly rulesUrl?: string | undefined;
  /** Only what the pull request changes was judged. */
  readonly onlyChanges?: boolean | undefined;
  /** The commit it is about; left out where files are judged that belong to none. */
  readonly judged?: JudgedCommit | undefined;
  /** Whose word it is, where the job that posts it has not judged anything itself. */
  readonly claim?: Claim | undefined;
  /** What the run was narrowed to; left out where there are no legs. */
  readonly leg?: Pick<Leg, 'directory' | 'narrowed'> | undefined;
  /** What makes the answer no; without it the plain policy. */
  readonly policy?: Policy | undefined;
  /** Source lines of the findings, by path; only a page shows them. */
  readonly excerpts?: ReadonlyMap<string, Excerpt> | undefined;
}
