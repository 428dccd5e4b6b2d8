/** The look that nearly every text is passed over after never misses a run. */
import { expect, test } from '@jest/globals';
import { findEncoded, holdsLongRun } from '../../../../../src/core/lint/smuggling/encoded.ts';

const RUN = /[A-Za-z0-9+/_-]{60}/;

test('a long run is seen wherever it stands, and a shorter one is not', () => {
  for (const length of [0, 1, 58, 59, 60, 61, 119, 120, 121]) {
    for (let before = 0; before <= 125; before++) {
      for (const after of [0, 1, 59, 60, 61]) {
        const text = `${' .'.repeat(before).slice(0, before)}${'aZ09+/_-'.repeat(16).slice(0, length)}${'é,'.repeat(after).slice(0, after)}`;
        expect([length, before, after, holdsLongRun(text)]).toEqual([length, before, after, RUN.test(text)]);
      }
    }
  }
});

test.each([
  ['hexadecimal digits', 'a long run of hexadecimal digits', '0f'.repeat(65)],
  ['lines of base64', 'lines of base64', `${'Ab1+'.repeat(16)}\n${'Ab1+'.repeat(16)}\nAb1=`],
  ['percent escapes', 'a long run of percent escapes', '%41'.repeat(40)],
  ['escapes', 'a long run of escapes', '\\x41'.repeat(30)],
  ['binary digits', 'a run of binary digits', '11111111 '.repeat(12).trim()],
  ['base64', 'a long encoded run', 'aB3dE6gH'.repeat(13)],
])('%s are found between words', (_, what, data) => {
  expect(findEncoded(`See ${data} there`)?.what).toBe(what);
});
