import type { Diagnostic } from '../result/diagnostic.ts';
import { LineIndex } from '../source/line-index.ts';

/**
 * Findings in a text that has changed since, as far as what they are about is still there: what stands before the change stays, what
 * stands behind it moves with its text, and what reaches into it ends at its borders. Its fix was for another text, and is left out.
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
  const behind = (at: number): boolean => at >= before.length - tail;
  const startOf = (at: number): number => (at < head ? at : behind(at) ? at + after.length - before.length : head);
  const endOf = (at: number): number =>
    at <= head ? at : behind(at) ? at + after.length - before.length : after.length - tail;
  return findings.map((found) => {
    const { range, fix: _, ...rest } = found;
    const [start, end] = [from.offset(range.start), from.offset(range.end)];
    // A place without length stays with what stands before it.
    const place = start === end ? { start: endOf(start), end: endOf(end) } : { start: startOf(start), end: endOf(end) };
    return { ...rest, range: to.range(place) };
  });
}
