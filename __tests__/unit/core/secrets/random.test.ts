/** Where chance begins: for each thing that is counted a value that is just enough, and one that is just not. */
import { describe, expect, test } from '@jest/globals';
import { looksRandom } from '../../../../src/core/secrets/random.ts';

const judged = (values: readonly string[]): [value: string, random: boolean][] =>
  values.map((value) => [value, looksRandom(value)]);
const all = (values: readonly string[], random: boolean): unknown[] => values.map((value) => [value, random]);

/** Twelve characters that look random; no part of them is made up. */
const TAIL = ['q8Rt2m', 'Xw9vKz'].join('');

describe('the bits of pairs of neighbours', () => {
  test.each([
    ['digits and letters, and a new word', '22a3bC44', 7],
    ['rare pairs', '24242qzx', 7.1],
    ['rare pairs of capitals', '24242QZX', 7.1],
    ['a common pair', '4an4xq42', 7.2],
    ['signs', '22a3!C44', 7.5],
    ['separators', '2a3-4bxC5', 7.8],
  ])('%s: %s has %d of 7', (_what, value, _bits) => {
    expect(looksRandom(value)).toBe(true);
  });

  test.each([
    ['digits and letters', '22a3b444', 6],
    ['the first and the last digit', '99a3b909', 6],
    ['a rare pair and a new word', '4qzC4242', 6.8],
    ['a common pair', '4anxC42q', 6.7],
    ['a common pair with a capital', '4AnxC42q', 6.7],
    ['signs', '22a3!444', 6],
    ['separators', '2a3-4bx5', 6.8],
  ])('%s: %s has only %d of 7', (_what, value, _bits) => {
    expect(looksRandom(value)).toBe(false);
  });
});

test('8 characters are the fewest, 16 of letters alone, and 512 the most', () => {
  const letters = 'qZxJvKwFbQmXgThW';
  const long = TAIL.repeat(43);
  expect(judged(['q8Rt2mXw', 'q8Rt2mX', letters, letters.slice(0, 15)])).toEqual([
    ['q8Rt2mXw', true],
    ['q8Rt2mX', false],
    [letters, true],
    [letters.slice(0, 15), false],
  ]);
  expect([looksRandom(long.slice(0, 512)), looksRandom(long.slice(0, 513))]).toEqual([true, false]);
});

describe('what is regular', () => {
  test('more than a third of steps to a neighbour or the same, from the first pair to the last', () => {
    expect(judged(['MLYXoyXqra77', 'MLYXoyXqrs77', 'PLYXoyXqrs77', 'MLYXoyXqrs74'])).toEqual([
      ['MLYXoyXqra77', true],
      ['MLYXoyXqrs77', false],
      ['PLYXoyXqrs77', true],
      ['MLYXoyXqrs74', true],
    ]);
  });

  test('more than half of signs', () => {
    expect(judged(['m*~z*R9~?~w8', 'm*~z*R9~?~w!'])).toEqual([
      ['m*~z*R9~?~w8', true],
      ['m*~z*R9~?~w!', false],
    ]);
  });

  test('fewer different characters than half of all, where that is less than ten', () => {
    expect(judged(['8t22!8Rt2R', '8t22t8Rt2R'])).toEqual([
      ['8t22!8Rt2R', true],
      ['8t22t8Rt2R', false],
    ]);
    const [ten, nine] = ['q8Rt2mXw9v', 'q8Rt2mXw9'].map((few) => few.repeat(4));
    expect([looksRandom(ten ?? ''), looksRandom(nine ?? '')]).toEqual([true, false]);
  });
});

test('a word of what people make up is not one by chance, also with digits and signs for its letters', () => {
  const words = ['t0ken', 'adm1n', 's3cret', 'ex4mple', '5ample', '7est', 'p@ssword', 'pa$5word', 'adm!n', 'TOKEN'];
  const others = ['t0kan', 'adm1k', 's3crat', 'ex4mpze', '5amqle', '7asp', 'p@ssvord', 'pa$5vord', 'adm!k', 'TOKAN'];
  for (const [begins, random] of [
    [words, false],
    [others, true],
  ] as const) {
    const values = begins.map((word) => word + TAIL);
    expect(judged(values)).toEqual(all(values, random));
  }
});

test('forms that are not a secret are told by how a value begins, and not by what is in it', () => {
  const starts = [
    '$2b$9',
    'sha256:',
    'SHA256:',
    'enc[',
    'https://',
    'HTTPS://',
    '/',
    './',
    '~/',
    'C:\\',
    'v1.2',
    '1.2.3',
  ];
  const values = starts.map((start) => start + TAIL);
  expect(judged(values)).toEqual(all(values, false));
  const within = starts.filter((start) => !start.includes('//')).map((start) => `${TAIL}${start}${TAIL}`);
  expect(judged(within)).toEqual(all(within, true));
  const id = 'a3f1c2d4-5b6e-4f7a-8b9c-0d1e2f3a4b5c';
  expect(judged([id, id.toUpperCase(), `${id}9`, `9${id}`])).toEqual([
    [id, false],
    [id.toUpperCase(), false],
    [`${id}9`, true],
    [`9${id}`, true],
  ]);
});

test('what stands nowhere in a secret', () => {
  const marks = [' ', '{', '}', '<', '>', '`', '$x', '%x', '...', '…', '***', '%2F', 'ä'];
  const values = marks.map((mark) => `${TAIL}${mark}${TAIL}`);
  expect(judged(values)).toEqual(all(values, false));
  const near = ['$9', '%9', '..', '**', '%2G'].map((mark) => `${TAIL}${mark}${TAIL}`);
  expect(judged(near)).toEqual(all(near, true));
});

test('what was wrapped in base64 is judged as it was', () => {
  const wrapped = (text: string): string => Buffer.from(text, 'latin1').toString('base64');
  const values: readonly (readonly [string, boolean])[] = [
    ['q8Rt2mXw9vKz4LpB', true],
    ['the words of a person 7', false],
    ['a name of something', false],
    // A text with a character that no keyboard has is not text: what is judged is the base64.
    ['the words of a person \u0001', true],
    ['\u0001the words of a person', true],
  ];
  expect(values.map(([text]) => looksRandom(wrapped(text)))).toEqual(values.map(([, random]) => random));
});
