import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parse } from 'yaml';
import { yamlText } from '../../../../../src/core/scan/scaffold/yaml-text.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    'true',
    'No',
    'null',
    '~',
    '1',
    '1.0',
    '0x1f',
    '1e3',
    '.inf',
    '2026-01-01',
    '0.1.0',
    '- a',
    'a: b',
    'a #b',
    'a:',
    '#a',
  ),
  fc.constantFrom(
    '**/*.tf',
    '{a,b}',
    '[a]',
    '&a',
    '*a',
    '!a',
    '%a',
    '@a',
    '`a',
    '"a',
    "'a",
    '|',
    '>',
    '?',
    '---',
    '...',
    'a ',
    ' a',
    'y',
    '=',
  ),
  fc.string({ unit: fc.constantFrom(...' :#-?[]{},&*!|>\'"%@`\\\n\t~ab1') }),
);
const data = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, text, fc.integer(), fc.boolean(), fc.constant(null), tie('list'), tie('mapping')),
  list: fc.array(tie('value'), { maxLength: 4 }),
  mapping: fc.dictionary(
    text.filter((key) => key !== '__proto__'),
    tie('value'),
    { maxKeys: 4, noNullPrototype: true },
  ),
})).mapping;

test('what is written reads back as it was', () => {
  fc.assert(
    fc.property(data, fc.constantFrom('  ', '    ', ' '), (value, unit) => {
      fc.pre(Object.keys(value as object).length > 0);
      expect(parse(yamlText(value, unit))).toEqual(value);
    }),
    { seed: 6, numRuns: 2000 },
  );
});

test('it reads as a person would write it', () => {
  const value = {
    schemaVersion: 'a/1',
    version: '0.1.0',
    text: 'TODO: say what',
    list: [{ id: 'a', check: { hint: '{a,b}' } }, 'plain words, with (signs)', []],
    required: false,
    left: undefined,
  };
  expect(yamlText(value)).toBe(`schemaVersion: a/1
version: 0.1.0
text: "TODO: say what"
list:
  - id: a
    check:
      hint: "{a,b}"
  - plain words, with (signs)
  - []
required: false
`);
});
