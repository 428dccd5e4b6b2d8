import { expect, test } from '@jest/globals';
import type { Level } from '../../../../src/core/result/diagnostic.ts';
import {
  acceptedCount,
  allCounts,
  countLevels,
  groupByFile,
  groupByRule,
  mostTellingFirst,
  someCounts,
  subtract,
  total,
  type Counts,
} from '../../../../src/core/report/counts.ts';
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

test('files stand by errors, then by warnings, then by name; the worst finding of each first', () => {
  const found = [
    finding('x', 'note', 'a.yaml', 1),
    finding('x', 'warning', 'b.yaml', 1),
    finding('x', 'error', 'b.yaml', 2),
    finding('x', 'error', 'c.yaml', 9),
    finding('x', 'error', 'c.yaml', 2),
    finding('x', 'error', 'd.yaml', 2),
    finding('x', 'note', 'd.yaml', 1),
    finding('x', 'error', 'e.yaml', 1),
    finding('x', 'note', 'f.yaml', 1),
  ];
  for (const given of [found, found.toReversed()])
    expect(
      groupByFile(given).map(({ path, findings }) => [
        path,
        ...findings.map((d) => `${d.level} ${d.range.start.line}`),
      ]),
    ).toEqual([
      ['c.yaml', 'error 2', 'error 9'],
      ['b.yaml', 'error 2', 'warning 1'],
      ['d.yaml', 'error 2', 'note 1'],
      ['e.yaml', 'error 1'],
      ['a.yaml', 'note 1'],
      ['f.yaml', 'note 1'],
    ]);
});

test('every rule in every file has its first place before any has a second one', () => {
  const found = [
    finding('x', 'warning', 'a.yaml', 1),
    finding('x', 'error', 'a.yaml', 2),
    finding('x', 'error', 'a.yaml', 3),
    finding('x', 'error', 'a.yaml', 4),
    finding('y', 'error', 'a.yaml', 5),
    finding('x', 'error', 'b.yaml', 6),
    finding('z', 'note', 'a.yaml', 7),
  ];
  for (const given of [found, found.toReversed()])
    expect(mostTellingFirst(given).map(({ range }) => range.start.line)).toEqual([2, 5, 6, 3, 4, 1, 7]);
});

test('a rule of many files leaves places for a rule of one', () => {
  const often = ['a.yaml', 'b.yaml', 'c.yaml'].map((path) => finding('often', 'error', path, 1));
  const found = [...often, finding('rare', 'error', 'd.yaml', 1)];
  for (const given of [found, found.toReversed()])
    expect(mostTellingFirst(given).map(({ path }) => path)).toEqual(['a.yaml', 'd.yaml', 'b.yaml', 'c.yaml']);
});

test('counts in words', () => {
  const counts = (errors: number, warnings: number, notes: number): Counts => ({ errors, warnings, notes });
  expect([counts(0, 0, 0), counts(1, 1, 1), counts(2, 0, 1000)].map(allCounts)).toEqual([
    '0 errors, 0 warnings, 0 notes',
    '1 error, 1 warning, 1 note',
    '2 errors, 0 warnings, 1,000 notes',
  ]);
  expect([counts(0, 0, 0), counts(1, 0, 0), counts(0, 1, 0), counts(0, 0, 1), counts(2, 3, 4)].map(someCounts)).toEqual(
    ['nothing', '1 error', '1 warning', '1 note', '2 errors, 3 warnings, 4 notes'],
  );
  expect([{}, { accepted: 0 }, { accepted: 1 }, { accepted: 1000 }].map(acceptedCount)).toEqual([
    '',
    '',
    ', 1 accepted',
    ', 1,000 accepted',
  ]);
  expect(subtract(counts(5, 7, 9), counts(1, 2, 3))).toEqual(counts(4, 5, 6));
  expect(total(counts(1, 20, 300))).toBe(321);
  expect(
    countLevels((['error', 'note', 'note', 'warning', 'note', 'error'] as const).map((level) => ({ level }))),
  ).toEqual(counts(2, 1, 3));
});
