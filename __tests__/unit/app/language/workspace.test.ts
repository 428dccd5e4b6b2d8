import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shifted } from '../../../../src/app/language/workspace.ts';
import type { Diagnostic } from '../../../../src/core/result/diagnostic.ts';
import { LineIndex } from '../../../../src/core/source/line-index.ts';

/** A finding of each part of a text that is in brackets. */
function findings(text: string, marked: readonly string[]): Diagnostic[] {
  const index = new LineIndex(text);
  return marked.map((word) => {
    const start = text.indexOf(word);
    const range = index.range({ start, end: start + word.length });
    return { rule: 'cal/secret', level: 'error', message: word, path: 'a', range, pointer: '', help: 'h' };
  });
}

/** What the findings are on in another text. */
function standOn(before: string, after: string, marked: readonly string[]): string[] {
  const index = new LineIndex(after);
  return shifted(findings(before, marked), before, after).map(({ range: { start, end } }) =>
    after.slice(index.offset(start), index.offset(end)),
  );
}

test.each([
  ['a line before', 'x\none: two\n', 'x\nnew\none: two\n', ['one', 'two'], ['one', 'two']],
  ['a line before the first', 'one: two\n', '# new\none: two\n', ['one', 'two'], ['one', 'two']],
  ['what is behind', 'one: two\nthree\n', 'one: two\nthree and more\n', ['one', 'two'], ['one', 'two']],
  ['letters within', 'one: two\n', 'one: txwo\n', ['one', 'two'], ['one', 'txwo']],
  ['a letter at its end', 'one: two\n', 'one: twos\n', ['one', 'two'], ['one', 'two']],
  ['a letter at its start', 'one: two\n', 'one: ztwo\n', ['one', 'two'], ['one', 'two']],
  ['it is gone', 'one: two\nthree\n', 'one: \nthree\n', ['one', 'two', 'three'], ['one', '', 'three']],
  ['a part of it is gone', 'one: twenty\n', 'one: twty\n', ['twenty'], ['twty']],
  ['everything is another', 'one: two\n', 'nothing of it', ['one'], ['nothing of it']],
  ['breaks of two characters', 'x\r\none: two\r\n', 'x\r\ny\r\none: two\r\n', ['one', 'two'], ['one', 'two']],
])('a finding moves with its text: %s', (_, before, after, marked, expected) => {
  expect(standOn(before, after, marked)).toEqual(expected);
});

test('a place without length stays with what is before it', () => {
  const index = new LineIndex('a: b\n');
  const [found] = findings('a: b\n', ['b']);
  const empty = { ...found, range: index.range({ start: 4, end: 4 }) } as Diagnostic;
  expect(shifted([empty], 'a: b\n', 'a: bc\n')[0]?.range).toEqual(empty.range);
  expect(shifted([empty], 'a: b\n', 'x\na: b\n')[0]?.range.start).toEqual({ line: 2, column: 5 });
});

test('whatever changes, a range ends where it starts or behind', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '\r'), maxLength: 12 });
  fc.assert(
    fc.property(text, text, fc.nat(12), fc.nat(12), (before, after, a, b) => {
      const index = new LineIndex(before);
      const range = index.range({ start: Math.min(a, b), end: Math.max(a, b) });
      const [found] = findings('x', ['x']);
      const [{ range: moved }] = shifted([{ ...found, range } as Diagnostic], before, after) as [Diagnostic];
      const to = new LineIndex(after);
      expect(to.offset(moved.end)).toBeGreaterThanOrEqual(to.offset(moved.start));
      expect(to.offset(moved.end)).toBeLessThanOrEqual(after.length);
    }),
    { seed: 20_261_122, numRuns: 300 },
  );
});

test('a fix belongs to the text that it was made for', () => {
  const found = {
    rule: 'cal/secret' as const,
    level: 'error' as const,
    message: 'm',
    path: 'p',
    pointer: '',
    help: 'h',
  };
  const range = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
  const fix = { title: 't', edits: [{ range, newText: 'y' }] };
  expect(shifted([{ ...found, range, fix }], 'x', 'x')).toEqual([{ ...found, range, fix }]);
  expect(shifted([{ ...found, range, fix }], 'x', 'x ')).toEqual([{ ...found, range }]);
});
