import type { Diagnostic, Position, Range } from '../../result/diagnostic.ts';
import { joinRanges, maskText, maskWords } from '../../source/mask.ts';
import type { Span } from '../../source/line-index.ts';

/** The lines of a file that its diagnostics start on, by 1-based number, with what must not be shown masked. */
export type Excerpt = ReadonlyMap<number, string>;

/**
 * Takes the lines that a report may show out of a text.
 *
 * @param hidden ranges that are masked wherever they stand, or `words` when only the signs between words may be shown
 */
export function excerptOf(
  text: string,
  diagnostics: readonly Diagnostic[],
  hidden: readonly Range[] | 'words',
): Excerpt {
  const lines = new Map<number, string>();
  if (diagnostics.length === 0) return lines;
  const wanted = [...new Set(diagnostics.map(({ range }) => range.start.line))].sort((a, b) => a - b);
  const places = hidden === 'words' ? [] : joinRanges(hidden);
  let first = 0;
  const ends = /\r\n|\r|\n/g;
  let number = 1;
  let start = 0;
  for (const line of wanted) {
    for (; number < line; number++) {
      if (ends.exec(text) === null) return lines;
      start = ends.lastIndex;
    }
    const at = ends.lastIndex;
    const next = ends.exec(text);
    const shown = text.slice(start, next?.index ?? text.length);
    while ((places[first]?.end.line ?? line) < line) first++;
    const said = (): string =>
      diagnostics.flatMap(({ message, range }) => (range.start.line === line ? message : [])).join(' ');
    const masked =
      hidden === 'words' ? maskWords(shown, said()) : maskText(shown, hiddenOn(line, shown.length, places, first));
    lines.set(line, copied(masked));
    ends.lastIndex = at;
  }
  return lines;
}

/**
 * The part of a line around a place, in three pieces: what is before it, the place itself, what follows. What is cut away is an
 * ellipsis.
 *
 * @param width of the part, in UTF-16 units
 */
export function aroundPlace(
  source: string,
  { start, end }: Range,
  width: number,
): readonly [before: string, place: string, after: string] {
  const from = Math.min(start.column - 1, source.length);
  const to = end.line > start.line ? source.length : Math.max(from, Math.min(end.column - 1, source.length));
  const first = source.length <= width || from < width / 2 ? 0 : from - width / 2;
  const last = Math.min(source.length, Math.max(first + width, Math.min(to, from + width)));
  const behind = Math.min(to, last);
  return [
    `${first > 0 ? '…' : ''}${source.slice(first, from)}`,
    source.slice(from, behind),
    `${source.slice(behind, last)}${last < source.length ? '…' : ''}`,
  ];
}

// A slice keeps the whole text alive; a run over many files would keep them all.
function copied(line: string): string {
  return ` ${line}`.slice(1);
}

/** What of a line is hidden: the places from `first` on that reach it. */
function hiddenOn(line: number, length: number, places: readonly Range[], first: number): Span[] {
  const found: Span[] = [];
  for (let i = first; ; i++) {
    const place = places[i];
    if (place === undefined || place.start.line > line) return found;
    found.push({ start: columnOn(line, place.start, length), end: columnOn(line, place.end, length) });
  }
}

/** The offset on `line`, which has `length` units, of a place before, on or after it. */
function columnOn(line: number, place: Position, length: number): number {
  if (place.line < line) return 0;
  return place.line > line ? length : Math.min(place.column - 1, length);
}
