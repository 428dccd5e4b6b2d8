import type { Diagnostic } from '../result/diagnostic.ts';
import { LineIndex } from '../source/line-index.ts';

/**
 * Findings in a text that has changed since, as far as what they are about is still there: what stands before the change stays, what
 * stands behind it moves with its text, and what reaches into it ends at its borders.
 *
 * @param before the text that the findings were made in
 */
export function shifted(findings: readonly Diagnostic[], before: string, after: string): readonly Diagnostic[] {
  if (before === after || findings.length === 0) return findings;
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before.charCodeAt(head) === after.charCodeAt(head)) head++;
  let tail = 0;
  while (
    tail < shorter - head &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  )
    tail++;
  const [from, to] = [new LineIndex(before), new LineIndex(after)];
  const moved = (at: number, changed: number): number =>
    at <= head ? at : at >= before.length - tail ? at + after.length - before.length : changed;
  return findings.map(({ range: { start, end }, ...rest }) => ({
    ...rest,
    range: to.range({ start: moved(from.offset(start), head), end: moved(from.offset(end), after.length - tail) }),
  }));
}
