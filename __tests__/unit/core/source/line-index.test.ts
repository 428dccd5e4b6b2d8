import { describe, expect, test } from '@jest/globals';
import { LineIndex } from '../../../../src/core/source/line-index.ts';

describe('LineIndex', () => {
  const index = new LineIndex('a\r\nbb\n\rc😀d');
  test.each([
    [0, { line: 1, column: 1 }],
    [1, { line: 1, column: 2 }],
    [3, { line: 2, column: 1 }],
    [5, { line: 2, column: 3 }],
    [6, { line: 3, column: 1 }],
    [7, { line: 4, column: 1 }],
    [10, { line: 4, column: 4 }],
    [99, { line: 4, column: 5 }],
  ])('offset %i is %j', (offset, position) => {
    expect(index.position(offset)).toEqual(position);
  });
  test('a text without carriage returns', () => {
    const lines = new LineIndex('\na\n\n');
    expect([0, 1, 2, 3, 4].map((offset) => lines.position(offset))).toEqual([
      { line: 1, column: 1 },
      { line: 2, column: 1 },
      { line: 2, column: 2 },
      { line: 3, column: 1 },
      { line: 4, column: 1 },
    ]);
  });
  test.each([0, 1, 3, 4, 6, 7, 8])('offset and position are inverse at %i', (offset) => {
    expect(index.offset(index.position(offset))).toBe(offset);
  });
});
