import { expect, test } from '@jest/globals';
import { findPassage, LONG_PASSAGE, mayQuote } from '../../../../../src/core/lint/smuggling/passage.ts';

/** Words that never come twice. */
const words = (from: number, length: number): string =>
  Array.from({ length: 100 }, (_, i) => `w${from + i}`)
    .join(' ')
    .slice(0, length);
const PASSAGE = words(1000, LONG_PASSAGE);

test('a passage counts from its length on, wherever it stands', () => {
  expect([PASSAGE.slice(1), PASSAGE].map(mayQuote)).toEqual([false, true]);
  const found = { path: 'a.md', length: LONG_PASSAGE };
  for (const text of [PASSAGE, `${words(100, 30)}|${PASSAGE}`, `${PASSAGE}|${words(100, 30)}`])
    for (const file of [PASSAGE, `${words(500, 77)}~${PASSAGE}`, `${PASSAGE}~${words(500, 77)}`])
      expect(findPassage(text, [{ path: 'a.md', text: file }])).toEqual(found);
  const shorter = `${PASSAGE.slice(0, -1)}|`;
  expect(findPassage(shorter, [{ path: 'a.md', text: PASSAGE }])).toBeUndefined();
});

test('the last window of a file counts: before it the text repeats itself, and leads elsewhere', () => {
  const text = `${PASSAGE}|${PASSAGE.slice(0, LONG_PASSAGE - 40)}|`;
  expect(findPassage(text, [{ path: 'a.md', text: PASSAGE }])).toEqual({ path: 'a.md', length: LONG_PASSAGE });
});

test('the longest of several files, and the first of equal ones', () => {
  const long = words(1000, 2 * LONG_PASSAGE);
  const files = [
    { path: 'short.md', text: PASSAGE },
    { path: 'long.md', text: long },
    { path: 'again.md', text: long },
  ];
  expect(findPassage(long, files)).toEqual({ path: 'long.md', length: 2 * LONG_PASSAGE });
});

test('the last window of the text counts: what is before it repeats itself', () => {
  const text = `${'abcdefghijklmnopqrst'.repeat(7)}UVWXYZ0123456789-+=%`;
  expect(findPassage(text, [{ path: 'a.md', text }])).toEqual({ path: 'a.md', length: 160 });
});
