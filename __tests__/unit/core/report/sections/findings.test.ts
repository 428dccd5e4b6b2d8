import { expect, test } from '@jest/globals';
import { placeOf } from '../../../../../src/core/report/sections/findings.ts';
import { finding } from '../../../../support/reports.ts';

test.each([
  ['a place of no length at the start of a line', [2, 1], [2, 1], 2],
  ['a part of a line', [2, 1], [2, 5], 2],
  ['whole lines, up to the start of the next', [2, 1], [4, 1], 3],
  ['lines, the last in part', [2, 3], [4, 2], 4],
])('the lines of a finding: %s', (_, [line = 0, column = 0], [endLine = 0, endColumn = 0], last) => {
  const range = { start: { line, column }, end: { line: endLine, column: endColumn } };
  expect(placeOf({ ...finding('cal/secret', 'error', 'a.cal.yaml', 1), range })).toEqual({
    file: 'a.cal.yaml',
    line: 2,
    last,
  });
});
