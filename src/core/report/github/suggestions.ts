import type { Fix } from '../../result/diagnostic.ts';
import { printable } from '../../text/printable.ts';
import { applyEdits } from '../../lint/fix/apply.ts';
import { LineIndex } from '../../source/line-index.ts';

/** Whole lines of a file as a fix leaves them. */
export interface SuggestedLines {
  readonly startLine: number;
  readonly line: number;
  /** The new lines, without the last line break. */
  readonly text: string;
}

const LINES = 30;

/**
 * A fix as lines that a review comment can suggest. Only a fix whose every line is part of the diff, and reads there as it reads in
 * `source`, is one: the checkout of a pull request is a merge, whose lines may be elsewhere.
 *
 * @param source text of the file that was checked
 * @param patch its hunks in the diff
 */
export function suggestionOf(fix: Fix, source: string, patch: string): SuggestedLines | undefined {
  const lines = replacedLines(source, fix);
  return lines !== undefined && isInDiff(patch, source, lines.startLine, lines.line) ? lines : undefined;
}

// Whole lines, widened by one when the fix takes a line break away.
function replacedLines(text: string, fix: Fix): SuggestedLines | undefined {
  if (fix.edits.length === 0 || text.includes('\r')) return undefined;
  const index = new LineIndex(text);
  const starts = fix.edits.map(({ range }) => range.start.line);
  const ends = fix.edits.map(({ range: { start, end } }) =>
    end.column === 1 && end.line > start.line ? end.line - 1 : end.line,
  );
  const first = Math.min(...starts);
  const fixed = applyEdits(text, fix.edits);
  for (const last of [Math.max(...ends), Math.max(...ends) + 1]) {
    const from = index.offset({ line: first, column: 1 });
    const after = text.length - lineEnd(text, index.offset({ line: last, column: 1 }));
    const lines = fixed.slice(from, fixed.length - after);
    if (last - first >= LINES || (after > 0 && lines !== '' && !lines.endsWith('\n'))) continue;
    const shown = lines.replace(/\n$/, '');
    const odd = shown.split('\n').some((line) => printable(line.replaceAll('\t', ' ')) !== line.replaceAll('\t', ' '));
    return odd ? undefined : { startLine: first, line: last, text: shown };
  }
  return undefined;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end + 1;
}

/** A file of a pull request as far as comments on its lines need it. */
export interface ChangedFile {
  /** Relative to the repository's top folder. */
  readonly path: string;
  /** Unified hunks as the API gives them; missing for binary and very large files. */
  readonly patch?: string;
}

/**
 * Whether all these lines are part of one hunk of the diff, and read there as in `text`: GitHub takes a comment on nothing else, and the
 * checkout of a pull request is a merge, whose lines may be elsewhere.
 *
 * @param first 1-based; `last` is the last line that counts
 */
export function isInDiff(patch: string, text: string, first: number, last: number): boolean {
  const lines = text.split('\n');
  return newSideHunks(patch).some(({ start, lines: hunk }) => {
    if (first < start || last >= start + hunk.length) return false;
    for (let line = first; line <= last; line++) if (hunk[line - start] !== lines[line - 1]) return false;
    return true;
  });
}

/** The head's side of each hunk: the number of its first line, and its lines. */
function newSideHunks(patch: string): { start: number; lines: string[] }[] {
  const hunks: { start: number; lines: string[] }[] = [];
  for (const line of patch.split('\n')) {
    const head = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line);
    if (head !== null) hunks.push({ start: Number(head[1]), lines: [] });
    else if (line.startsWith('+') || line.startsWith(' ')) hunks.at(-1)?.lines.push(line.slice(1));
  }
  return hunks;
}
