import { printable } from './printable.ts';
import { LONGEST_SECRET } from './redact.ts';

/** Characters of a text that are shown. */
const SHOWN = 120;
/** How many characters that are the same on both sides are before what differs. */
const LEAD = 20;

/** Both texts around the first place at which they differ, each printable and short; an ellipsis stands for what is left out. */
export function aroundFirstDifference(was: string, is: string): readonly [string, string] {
  // Made printable before it is cut: a part of a secret could not be recognised.
  const reach = Math.max(0, sameLetters(was, is) - LONGEST_SECRET);
  const near = (text: string): string => printable(text.slice(reach, reach + 2 * LONGEST_SECRET));
  const [before, after] = [near(was), near(is)];
  const same = sameLetters(before, after);
  const start = same > 2 * LEAD ? same - LEAD : 0;
  const from = (text: string): string => {
    const rest = text.slice(start).replace(/^[\udc00-\udfff]/, '');
    const cut = rest.length > SHOWN ? `${rest.slice(0, SHOWN).replace(/[\ud800-\udbff]$/, '')}…` : rest;
    return start + reach > 0 ? `…${cut}` : cut;
  };
  return [from(before), from(after)];
}

function sameLetters(a: string, b: string): number {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return same;
}
