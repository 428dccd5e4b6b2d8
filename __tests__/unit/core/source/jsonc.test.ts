import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { strictJson } from '../../../../src/core/source/jsonc.ts';

test.each([
  ['{"a": 1, // x\n}', '{"a": 1      \n}'],
  ['/* x\ny */[1, 2,]', '    \n    [1, 2 ]'],
  ['["//", "/*", ",]", "\\",]"]', '["//", "/*", ",]", "\\",]"]'],
  ['[1, /* , */ ]', '[1          ]'],
  ['[1,, 2]', '[1,, 2]'],
  ['{"a": 1 //', '{"a": 1   '],
])('%j', (text, strict) => {
  expect(strictJson(text)).toBe(strict);
});

test('JSON stays what it is', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(strictJson(text)).toBe(text);
    }),
  );
});

test('no text becomes longer or shorter', () => {
  const signs = fc.constantFrom('[', ']', '"', ',', '/', '*', '\\', '\n', 'a', ' ');
  fc.assert(fc.property(fc.string({ unit: signs }), (text) => expect(strictJson(text)).toHaveLength(text.length)));
});
