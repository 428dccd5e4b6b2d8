import type { Diagnostic, Position, Range } from '../diagnostic.ts';

/** The lines of a file that its diagnostics start on, by 1-based number, with what must not be shown masked. */
export type Excerpt = ReadonlyMap<number, string>;

const MASK = '*';

/**
 * Takes the lines that a report may show out of a text.
 *
 * @param hidden ranges that are masked wherever they stand, or `all` when nothing may be shown
 */
export function excerptOf(text: string, diagnostics: readonly Diagnostic[], hidden: readonly Range[] | 'all'): Excerpt {
  const lines = new Map<number, string>();
  if (hidden === 'all' || diagnostics.length === 0) return lines;
  const wanted = [...new Set(diagnostics.map(({ range }) => range.start.line))].sort((a, b) => a - b);
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
    lines.set(line, copied(masked(text.slice(start, next?.index ?? text.length), line, hidden)));
    ends.lastIndex = at;
  }
  return lines;
}

// A slice keeps the whole text alive; a run over many files would keep them all.
function copied(line: string): string {
  return ` ${line}`.slice(1);
}

function masked(text: string, line: number, hidden: readonly Range[]): string {
  let result = text;
  for (const { start, end } of hidden) {
    const from = columnOn(line, start, 0, text.length);
    const to = columnOn(line, end, 0, text.length);
    if (to > from) result = result.slice(0, from) + MASK.repeat(to - from) + result.slice(to);
  }
  return result;
}

/** The offset on `line` of a place before, on or after it. */
function columnOn(line: number, place: Position, before: number, after: number): number {
  if (place.line < line) return before;
  return place.line > line ? after : Math.min(place.column - 1, after);
}
