import { expect, test } from '@jest/globals';
import { wholeNumber } from '../../../src/app/whole-number.ts';

const read = (text: string | undefined): unknown => {
  try {
    return wholeNumber(text, '--days', [0, 20], ' of days') ?? 'none';
  } catch (error) {
    const { code, message, help } = error as { code: string; message: string; help: string };
    return [code, message, help];
  }
};

test.each([
  ['0', 0],
  ['7', 7],
  ['20', 20],
  [undefined, 'none'],
])('%s', (text, number) => {
  expect(read(text)).toBe(number);
});

test.each(['21', '-1', '1.0', '1e1', '0x1', '07', ' 7', '7 ', '', '٧', 'seven', '9'.repeat(400)])(
  '%j is none',
  (text) => {
    expect(read(text)).toEqual([
      'usage',
      expect.stringMatching(/^--days is ".*"; it must be a whole number of days from 0 to 20$/),
      'write such a number, or leave it out',
    ]);
  },
);
