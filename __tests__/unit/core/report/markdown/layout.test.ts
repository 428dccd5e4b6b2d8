/** A document within its limit: to the character, by a size that is the number of characters. */
import { gfm, words, type Markdown } from '../../../../../src/core/text/outlet.ts';
import { describe, expect, test } from '@jest/globals';
import { type WrittenSection } from '../../../../../src/core/report/layout.ts';
import { laidOut } from '../../../../../src/core/report/markdown/document.ts';
import { finding } from '../../../../support/reports.ts';

/** What is kept free for the last sentence. */
const SPARE = 600;
/** What is kept free for the sentence about rows that are cut. */
const MORE = 220;

const size = (text: string): number => text.length;

const FOUND = finding('a/b', 'error', 'x', 1);

/** A section of rows of these lengths, between `(` and `)`. */
function section(lengths: readonly number[], more: Partial<WrittenSection<Markdown>> = {}): WrittenSection<Markdown> {
  return {
    name: [words`file`, words`files`],
    open: gfm``,
    parts: [
      {
        open: gfm`(`,
        rows: lengths.map((length, i) => ({ text: () => `${i}`.repeat(length) as Markdown, finding: FOUND })),
        close: gfm`)`,
      },
    ],
    close: gfm``,
    more: (rows) => gfm`[${rows.length} more]`,
    ...more,
  };
}

/** Lays out with so much room behind the head; gives what follows the head, and the number of rows that are in it. */
function laid(room: number, ...sections: readonly WrittenSection<Markdown>[]): readonly [text: string, rows: number] {
  const head = gfm`HEAD`;
  const { text, shown } = laidOut(head, sections, {
    limit: head.length + room + SPARE,
    size,
    rest: 'the job summary has more',
  });
  expect(text.slice(0, head.length)).toBe(head);
  return [text.slice(head.length), shown.length];
}

const A = section([10, 10]);
const WHOLE = `(${'0'.repeat(10)}${'1'.repeat(10)})`;
const OUT = '\n*Left out for length: 1 file; the job summary has more.*\n';

describe('one section', () => {
  test('stands whole where it has room to the last character', () => {
    expect(laid(22, A)).toEqual([WHOLE, 2]);
    expect(laid(21, A)).toEqual([OUT, 0]);
  });

  test('has the rows that leave room for the sentence about the others', () => {
    const long = section([10, 10, 500]);
    const two = `(${'0'.repeat(10)}${'1'.repeat(10)})[1 more]`;
    expect(laid(22 + MORE, long)).toEqual([two, 2]);
    expect(laid(21 + MORE, long)).toEqual([`(${'0'.repeat(10)})[2 more]`, 1]);
    expect(laid(12 + MORE, long)).toEqual([`(${'0'.repeat(10)})[2 more]`, 1]);
    expect(laid(11 + MORE, long)).toEqual([OUT, 0]);
  });

  test('takes no more than its share of the whole document', () => {
    const share = section([10, 10], { share: 22 / 1000 });
    expect(laidOut(gfm``, [share], { limit: 1000, size, rest: '' }).text).toBe(WHOLE);
    expect(laidOut(gfm``, [share], { limit: 999, size, rest: 'the job summary has more' }).text).toBe(OUT);
  });

  test('of several parts each is closed where it is cut, and before the sentence about the rest', () => {
    const { parts, ...one } = section([10, 500]);
    const two = { ...one, parts: [...section([10]).parts, ...parts, ...parts], close: gfm`.` };
    expect(laid(25 + MORE, two)).toEqual([`(${'0'.repeat(10)})(${'0'.repeat(10)})[3 more].`, 2]);
    expect(laid(24 + MORE, two)).toEqual([`(${'0'.repeat(10)})[4 more].`, 1]);
  });
});

describe('several sections', () => {
  test('each has the room that those before it leave', () => {
    expect(laid(44, A, section([10, 10]))).toEqual([WHOLE + WHOLE, 4]);
    expect(laid(43, A, section([10, 10]))).toEqual([WHOLE + OUT, 2]);
  });

  test('one that is too large is left out, and a smaller one behind it is not', () => {
    expect(laid(22, section([300]), A)).toEqual([WHOLE + OUT, 2]);
  });

  test('the sentence about cut rows takes room, too', () => {
    const long = section([10, 500], { more: () => 'm'.repeat(100) as Markdown });
    const cut = `(${'0'.repeat(10)})${'m'.repeat(100) as Markdown}`;
    expect(laid(12 + MORE, long, section([MORE - 100 - 2]))).toEqual([`${cut}(${'0'.repeat(MORE - 102)})`, 2]);
    expect(laid(12 + MORE, long, section([MORE - 100 - 1]))).toEqual([cut + OUT, 1]);
  });

  test('those that are left out are counted by what they hold', () => {
    const host = section([300], { name: [words`host`, words`hosts`] });
    const files = Array.from({ length: 1000 }, () => section([300]));
    expect(laid(0, host, ...files)).toEqual([
      '\n*Left out for length: 1 host, 1,000 files; the job summary has more.*\n',
      0,
    ]);
    expect(laid(0, host, host, section([300]))).toEqual([
      '\n*Left out for length: 2 hosts, 1 file; the job summary has more.*\n',
      0,
    ]);
  });
});
