import { expect, test } from '@jest/globals';
import { absolute } from '../../../../src/core/json-schema/schema-document.ts';

test.each([
  ['https://x.org/a', '', 'https://x.org/a'],
  ['https://x.org/a#', '', 'https://x.org/a'],
  ['https://x.org/a#b', '', 'https://x.org/a#b'],
  ['https://x.org/a#/b#', '', 'https://x.org/a#/b'],
  ['b', 'https://x.org/a', 'https://x.org/b'],
  ['#c', 'https://x.org/a', 'https://x.org/a#c'],
  ['#', 'https://x.org/a', 'https://x.org/a'],
  ['a.json', '', 'a.json'],
  ['a.json#', '', 'a.json'],
  ['a.json#b', '', 'a.json#b'],
])('%j against %j is %j', (reference, base, expected) => {
  expect(absolute(reference, base)).toBe(expected);
});
