/** Records, byte by byte. */
import { expect, test } from '@jest/globals';
import { decodeRecord } from '../../../../../src/core/cartridge/sqlite/record.ts';

/** The values of a record that is on its page as a whole. */
function decoded(...bytes: readonly number[]): unknown {
  const payload = Uint8Array.from(bytes);
  try {
    return decodeRecord({ bytes: payload }, payload.length, (from, size) => [payload.subarray(from, from + size)]).map(
      (value) => {
        if (value.type === 'null') return null;
        if (value.type === 'integer' || value.type === 'real') return [value.type, value.value];
        return [value.type, value.size, [...value.chunks()].map((chunk) => [...chunk])];
      },
    );
  } catch (error) {
    return (error as Error).message;
  }
}

const BROKEN = 'the database is malformed: a row cannot be decoded';

test('every type of a value', () => {
  expect(decoded(5, 0, 8, 9, 1, 0xfe)).toEqual([null, ['integer', 0], ['integer', 1], ['integer', -2]]);
  expect(decoded(2, 2, 1, 2)).toEqual([['integer', 258]]);
  expect(decoded(2, 3, 1, 2, 3)).toEqual([['integer', 66_051]]);
  expect(decoded(2, 4, 0xff, 0xff, 0xff, 0xff)).toEqual([['integer', -1]]);
  expect(decoded(2, 5, 0, 0, 0, 0, 1, 0)).toEqual([['integer', 256]]);
  expect(decoded(2, 6, 0, 0, 0, 0, 0, 0, 1, 1)).toEqual([['integer', 257]]);
  expect(decoded(2, 7, 0x3f, 0xf8, 0, 0, 0, 0, 0, 0)).toEqual([['real', 1.5]]);
  expect(decoded(4, 12, 13, 16, 8, 9)).toEqual([
    ['blob', 0, [[]]],
    ['text', 0, [[]]],
    ['blob', 2, [[8, 9]]],
  ]);
  expect(decoded(3, 1, 19, 7, 1, 2, 3)).toEqual([
    ['integer', 7],
    ['text', 3, [[1, 2, 3]]],
  ]);
});

test('32 values, and no more', () => {
  const nulls = (count: number): unknown => decoded(count + 1, ...Array<number>(count).fill(0));
  expect([nulls(32), nulls(33)]).toEqual([Array(32).fill(null), BROKEN]);
});

test.each<[string, readonly number[]]>([
  ['a header that is longer than the row', [3, 0]],
  ['a type that is reserved', [2, 10]],
  ['another', [2, 11]],
  ['a value that ends behind the row', [2, 2, 1]],
  ['bytes behind the last value', [2, 1, 1, 1]],
  ['a type that ends behind the header', [2, 0x81, 0]],
])('%s', (_name, bytes) => {
  expect(decoded(...bytes)).toBe(BROKEN);
});
