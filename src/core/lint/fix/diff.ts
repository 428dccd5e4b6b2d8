import { structuredPatch, type StructuredPatchHunk } from 'diff';
import type { Range } from '../../result/diagnostic.ts';
import { plain, type Plain, printable } from '../../text/printable.ts';
import { joinRanges, maskText, maskWords } from '../../source/mask.ts';
import { LineIndex } from '../../source/line-index.ts';

const CONTEXT = 3;
/** More lines that differ are shown as one change: the search grows with the square of their number. */
const MOST_EDITS = 2000;

/** A text with what of it must not be shown. */
export interface DiffSide {
  readonly text: string;
  /** Ranges that are masked, or `words` for all but the signs between words. */
  readonly hidden: readonly Range[] | 'words';
}

/**
 * A unified diff of two texts: hidden ranges are masked, and nothing in it can act on a terminal or a log. Where nothing had
 * to be hidden or escaped, patch and git apply take it.
 *
 * @param before undefined for a file that is new
 * @returns an empty text when nothing differs
 */
export function unifiedDiff(path: string, before: DiffSide | undefined, after: DiffSide): Plain {
  const [old, fresh] = [before?.text ?? '', after.text];
  if (old === fresh) return plain``;
  const options = { context: CONTEXT, maxEditLength: MOST_EDITS };
  // Of a file that is new every line is.
  const patch = before === undefined ? undefined : structuredPatch('', '', old, fresh, '', '', options);
  const hunks = patch?.hunks ?? [allOf(old, fresh)];
  const shown = { old: before === undefined ? [] : linesOf(masked(before)), new: linesOf(masked(after)) };
  const name = printable(path);
  const out = [`--- ${before === undefined ? '/dev/null' : `a/${name}`}`, `+++ b/${name}`];
  for (const { oldStart, oldLines, newStart, newLines, lines } of hunks) {
    let [o, n] = [oldStart - 1, newStart - 1];
    out.push(`@@ -${start(o, oldLines)},${oldLines} +${start(n, newLines)},${newLines} @@`);
    for (const [sign = ''] of lines) {
      if (sign === ' ') n++;
      if (sign === '+') out.push(...shownLine(sign, shown.new[n++] ?? ''));
      else if (sign !== '\\') out.push(...shownLine(sign, shown.old[o++] ?? ''));
    }
  }
  return `${out.join('\n')}\n` as Plain;
}

function allOf(old: string, fresh: string): StructuredPatchHunk {
  const [removed, added] = [linesOf(old).map(() => '-'), linesOf(fresh).map(() => '+')];
  const lines = [...removed, ...added];
  return { oldStart: 1, oldLines: removed.length, newStart: 1, newLines: added.length, lines };
}

const start = (index: number, count: number): number => (count === 0 ? index : index + 1);
const printed = (line: string): string => line.split('\t').map(printable).join('\t');

/** A line as a patch has it: with the carriage return that it ends with, and a note where its line feed is missing. */
function shownLine(sign: string, line: string): string[] {
  const [, text = '', end = ''] = /^([^]*?)((?:\r?\n)?)$/.exec(line) ?? [];
  const shown = sign + printed(text) + end.replace('\n', '');
  return line.endsWith('\n') ? [shown] : [shown, '\\ No newline at end of file'];
}

/** The lines of a text with their line feeds. */
export function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function masked({ text, hidden }: DiffSide): string {
  if (hidden === 'words') return maskWords(text);
  const index = new LineIndex(text);
  const places = joinRanges(hidden).map(({ start: from, end: to }) => ({
    start: index.offset(from),
    end: index.offset(to),
  }));
  return maskText(text, places);
}
