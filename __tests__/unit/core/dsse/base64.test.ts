import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decodeBase64, encodeBase64 } from '../../../../src/core/dsse/base64.ts';

test('bytes of any length in either alphabet, with their padding or without any', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const standard = Buffer.from(bytes).toString('base64');
      const safe = standard.replaceAll('+', '-').replaceAll('/', '_');
      expect(encodeBase64(bytes)).toBe(standard);
      for (const text of [standard, safe, standard.replace(/=+$/, ''), safe.replace(/=+$/, '')])
        expect(decodeBase64(text)).toEqual(bytes);
    }),
    { seed: 11, numRuns: 300 },
  );
});

test.each([
  ['both alphabets at once', '+-AA'],
  ['both alphabets at once', 'A_/A'],
  ['white space before', ' AAAA'],
  ['a line break behind', 'AAAA\n'],
  ['white space within', 'AA AA'],
  ['another character before', '!AAAA'],
  ['another character behind', 'AAAA!'],
  ['too much padding', 'AA==='],
  ['too little padding', 'AA='],
  ['padding of what needs none', 'AAAA='],
  ['padding alone', '='],
  ['padding within', 'AA==AAAA'],
  ['a character too many', 'AAAAA'],
  ['spare bits', 'AB=='],
  ['spare bits without padding', 'AAB'],
])('a text with %s is not one: %j', (_what, text) => {
  expect(decodeBase64(text)).toBeUndefined();
});
