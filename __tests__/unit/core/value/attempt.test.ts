import { expect, test } from '@jest/globals';
import { attempt } from '../../../../src/core/value/attempt.ts';

const throwing = (error: Error) => (): number => {
  throw error;
};

test('what the body gives is the result, also where that is nothing', () => {
  expect([attempt(() => 1, 2), attempt(() => undefined, 2, TypeError)]).toEqual([1, undefined]);
});

test('without classes every error gives the other value', () => {
  expect(attempt(throwing(new TypeError('a')), 'instead')).toBe('instead');
});

test('of classes that are named only theirs are meant', () => {
  expect(attempt(throwing(new TypeError('a')), 'instead', RangeError, TypeError)).toBe('instead');
  expect(() => attempt(throwing(new Error('b')), 'instead', RangeError, TypeError)).toThrow('b');
});
