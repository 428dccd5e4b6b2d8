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

test('further on than 400 lines all that follows is replaced', () => {
  const gone = Array.from({ length: 401 }, (_, i) => `gone ${i}`);
  expect(unifiedDiff('x', side(['first', ...gone, 'a']), side(['first', 'a', 'b']))).toBe(
    ['--- a/x', '+++ b/x', '@@ -1,403 +1,3 @@', ' first', ...gone.map((line) => `-${line}`), '-a', '+a', '+b', ''].join(
      '\n',
    ),
  );
});
