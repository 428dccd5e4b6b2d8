import { expect, test } from '@jest/globals';
import type { Level } from '../../../../src/core/result/diagnostic.ts';
import { groupByRule } from '../../../../src/core/report/counts.ts';
import { finding } from '../../../support/reports.ts';

test('rules stand by level, then by how often, then by name', () => {
  const times: readonly (readonly [string, Level, number])[] = [
    ['a/note', 'note', 9],
    ['a/rare', 'error', 1],
    ['b/rare', 'error', 1],
    ['c/often', 'error', 4],
    ['d/more', 'error', 2],
    ['a/mixed', 'warning', 3],
    ['a/mixed', 'error', 3],
  ];
  const found = times.flatMap(([rule, level, n]) =>
    Array.from({ length: n }, (_, i) => finding(rule, level, 'x.cal.yaml', i + 1)),
  );
  const wanted = ['error c/often 4', 'error a/mixed 3', 'error d/more 2', 'error a/rare 1', 'error b/rare 1'];
  for (const given of [found, found.toReversed()])
    expect(groupByRule(given).map(({ rule, level, findings }) => `${level} ${rule} ${findings.length}`)).toEqual([
      ...wanted,
      'warning a/mixed 3',
      'note a/note 9',
    ]);
});

test('rules that are as bad and as frequent stand by name, wherever their findings are', () => {
  const found = [
    finding('c/rule', 'error', 'a.yaml', 1),
    finding('a/rule', 'error', 'b.yaml', 2),
    finding('b/rule', 'error', 'a.yaml', 3),
  ];
  expect(groupByRule(found).map(({ rule }) => rule)).toEqual(['a/rule', 'b/rule', 'c/rule']);
});
