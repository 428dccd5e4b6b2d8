import { expect, test } from '@jest/globals';
import { unifiedDiff } from '../../../../../src/core/lint/fix/diff.ts';

const side = (lines: readonly string[]) => ({ text: lines.map((line) => `${line}\n`).join(''), hidden: [] });

test.each([1, 399, 400])('%i lines that went are found: what stood behind them stays', (count) => {
  const gone = Array.from({ length: count }, (_, i) => `gone ${i}`);
  const kept = ['a', 'b', 'c', 'd', 'e'];
  expect(unifiedDiff('x', side(['first', ...gone, ...kept]), side(['first', ...kept]))).toBe(
    [
      '--- a/x',
      '+++ b/x',
      `@@ -1,${count + 4} +1,4 @@`,
      ' first',
      ...gone.map((line) => `-${line}`),
      ' a',
      ' b',
      ' c',
      '',
    ].join('\n'),
  );
});

test('of more than 2,000 lines that differ all is one change', () => {
  const gone = Array.from({ length: 2001 }, (_, i) => `gone ${i}`);
  expect(unifiedDiff('x', side(['first', ...gone, 'a']), side(['first', 'a', 'b']))).toBe(
    [
      '--- a/x',
      '+++ b/x',
      '@@ -1,2003 +1,3 @@',
      '-first',
      ...gone.map((line) => `-${line}`),
      '-a',
      '+first',
      '+a',
      '+b',
      '',
    ].join('\n'),
  );
});

const diffOf = (before: string, after: string): readonly string[] =>
  unifiedDiff('x', { text: before, hidden: [] }, { text: after, hidden: [] }).split('\n').slice(2);
const OPEN = '\\ No newline at end of file';

test.each([
  ['a\n', 'b\n', ['@@ -1,1 +1,1 @@', '-a', '+b', '']],
  ['a\n', 'a', ['@@ -1,1 +1,1 @@', '-a', '+a', OPEN, '']],
  ['a', 'b', ['@@ -1,1 +1,1 @@', '-a', OPEN, '+b', OPEN, '']],
  ['a\r\n', 'a\n', ['@@ -1,1 +1,1 @@', '-a\r', '+a', '']],
  ['a\rb\n', 'c\n', ['@@ -1,1 +1,1 @@', '-a\\u000db', '+c', '']],
  ['', 'a\nb\n', ['@@ -0,0 +1,2 @@', '+a', '+b', '']],
  ['a\nb\n', '', ['@@ -1,2 +0,0 @@', '-a', '-b', '']],
  ['a\u0007\tb\n', 'a\tb\n', ['@@ -1,1 +1,1 @@', '-a\\u0007\tb', '+a\tb', '']],
  ['1\n2\n3\n4\n5\n', '1\n2\n3\n4\nx\n', ['@@ -2,4 +2,4 @@', ' 2', ' 3', ' 4', '-5', '+x', '']],
])('from %j to %j', (before, after, lines) => {
  expect(diffOf(before, after)).toEqual(lines);
});

test('six lines between two changes are in one hunk, seven in none', () => {
  const text = (between: number, end: string): string => `a\n${'k\n'.repeat(between)}${end}\n`;
  const hunks = (between: number): readonly string[] =>
    diffOf(text(between, 'z'), `b\n${'k\n'.repeat(between)}y\n`).filter((line) => line.startsWith('@@'));
  expect([hunks(6), hunks(7)]).toEqual([['@@ -1,8 +1,8 @@'], ['@@ -1,4 +1,4 @@', '@@ -6,4 +6,4 @@']]);
});

test('equal texts have no diff', () => {
  expect(unifiedDiff('x', side(['a']), side(['a']))).toBe('');
});
