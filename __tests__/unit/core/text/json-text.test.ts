import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { jsonText } from '../../../../src/core/text/json-text.ts';

test('what a terminal or a runner would act on is escaped', () => {
  expect(jsonText({ 'a\u202eb': ['\u001b[31m', '\u009b', '\u200b', '\ufeff', '##[error]x', '\n::error::x'] }, 2)).toBe(
    [
      '{',
      '  "a\\u202eb": [',
      '    "\\u001b[31m",',
      '    "\\u009b",',
      '    "\\u200b",',
      '    "\\ufeff",',
      '    "#\\u0023[error]x",',
      '    "\\n::error::x"',
      '  ]',
      '}',
      '',
    ].join('\n'),
  );
});

test('one line without an indent', () => {
  expect(jsonText({ a: [1, 'ä😀'] })).toBe('{"a":[1,"ä😀"]}\n');
});

test('a parser gets the value back', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      expect(JSON.parse(jsonText(value, 2))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { seed: 7 },
  );
});
