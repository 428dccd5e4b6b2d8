import type { Diagnostic, Fix } from '../../result/diagnostic.ts';
import { printable } from '../../text/printable.ts';
import { sha256Hex } from '../../value/digest.ts';
import { applyEdits } from '../../lint/fix/apply.ts';
import { LineIndex } from '../../source/line-index.ts';
import { mostTellingFirst } from '../counts.ts';
import { repositoryPath } from '../markdown/links.ts';
import { code, fenced, gfm, type Markdown, marker, prose } from '../markdown/markdown.ts';

/** A review comment on lines of the head commit's side; `startLine` is left out for a single line. */
export interface Suggestion {
  readonly path: string;
  readonly startLine?: number;
  readonly line: number;
  readonly body: Markdown;
  /** Stays the same when the finding moves; the body's first line carries it. */
  readonly key: string;
}

/** More would be noise, and a review of many comments is often refused. */
export const SUGGESTIONS_A_REVIEW = 10;
const LINES = 30;

/**
 * Turns fixes into review comments with suggestion blocks. Only fixes whose every line is part of the diff, and reads there as it
 * reads in `sources`, become one: the checkout of a pull request is a merge, whose lines may stand elsewhere.
 *
 * @param sources text of the files that were checked, by path relative to the working directory
 * @param posted keys of suggestions that stand on the pull request already
 */
export function suggestFixes(
  diagnostics: readonly Diagnostic[],
  changed: readonly ChangedFile[],
  sources: ReadonlyMap<string, string>,
  options: { readonly prefix?: string; readonly top?: string; readonly posted?: ReadonlySet<string> } = {},
): Suggestion[] {
  const patches = new Map(changed.map((file) => [file.path, file.patch]));
  const suggestions: Suggestion[] = [];
  const taken = new Map<string, number[]>();
  for (const diagnostic of mostTellingFirst(diagnostics)) {
    if (suggestions.length === SUGGESTIONS_A_REVIEW) break;
    if (diagnostic.fix === undefined) continue;
    const path = repositoryPath(diagnostic.path, options.prefix, options.top);
    const text = sources.get(diagnostic.path);
    const patch = path === undefined ? undefined : patches.get(path);
    if (path === undefined || text === undefined || patch === undefined) continue;
    const change = replacedLines(text, diagnostic.fix);
    if (change === undefined || !isInDiff(patch, text, change.first, change.last)) continue;
    const key = keyOf(diagnostic, change.text);
    const lines = taken.get(path) ?? [];
    const overlaps = lines.some((line) => line >= change.first && line <= change.last);
    if (options.posted?.has(key) === true || overlaps) continue;
    for (let line = change.first; line <= change.last; line++) lines.push(line);
    taken.set(path, lines);
    suggestions.push({
      path,
      ...(change.last > change.first ? { startLine: change.first } : {}),
      line: change.last,
      body: bodyOf(diagnostic, diagnostic.fix, change.text, key),
      key,
    });
  }
  return suggestions;
}

/** The key in the first line of a review comment, or undefined when it is none of ours. */
export function suggestionKey(body: string): string | undefined {
  return /^<!-- cartwright-fix ([0-9a-f]{16}) -->/.exec(body)?.[1];
}

function bodyOf({ rule, message, help }: Diagnostic, fix: Fix, text: string, key: string): Markdown {
  const words = [gfm`${code(rule)}: ${prose(message)}`, ...(help === undefined ? [] : [prose(help)]), prose(fix.title)];
  return gfm`${marker('cartwright-fix', key)}\n${gfm.join('\n\n')(words)}\n\n${fenced(text, 'suggestion')}\n`;
}

interface Replacement {
  readonly first: number;
  readonly last: number;
  /** The new lines, without the last line break. */
  readonly text: string;
}

// Whole lines, widened by one when the fix takes a line break away.
function replacedLines(text: string, fix: Fix): Replacement | undefined {
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
    return odd ? undefined : { first, last, text: shown };
  }
  return undefined;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end + 1;
}

// A name for the finding that survives when its lines move.
function keyOf({ rule, path, pointer }: Diagnostic, text: string): string {
  return sha256Hex(JSON.stringify([rule, path, pointer, text])).slice(0, 16);
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
 * checkout of a pull request is a merge, whose lines may stand elsewhere.
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
