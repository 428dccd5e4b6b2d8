import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compilePattern } from '../../../../src/core/json-schema/pattern.ts';

const UNDERSTOOD = [
  '',
  'a',
  '^a',
  'a$',
  '^a$',
  '^$',
  'a|b',
  '^(a|bc)$',
  'a*',
  '^a+$',
  '^a?b$',
  '^a{2}$',
  '^a{2,}$',
  '^a{1,3}$',
  '^(?:ab)+$',
  '^[a-c]$',
  '^[^a-c]$',
  '^[\\w.-]+$',
  '^[^b-zab]$',
  '^[^\\u{10ffff}]$',
  '^[\\ud7ff\\ue000]$',
  '^[^ba-z]$',
  '^[^a-cb]$',
  '^[^b-cab-z]$',
  '^[^c-cb-z]$',
  '^[^b-zc-c]$',
  '^\\d+$',
  '\\D',
  '\\s',
  '^\\S+$',
  '^.$',
  '\\.',
  '^\\u0061$',
  '^\\x61$',
  '^\\u{61}$',
  '^[a\\-z]$',
  '^[-a]$',
  '^[a-]$',
  '^(?<name>a)b$',
  '^a+?$',
  '(a|)b',
  '^(a*)*$',
  '^[\\d]{3}$',
  '^/a/b$',
  '^\\/$',
  'é',
  '^😀$',
  '^[😀]$',
  '^x-',
  '[^]',
  '^[]$',
];
const TEXTS = [
  '',
  'a',
  'b',
  'c',
  'ab',
  'abc',
  'bc',
  'aa',
  'aaa',
  'aaaa',
  'abab',
  'A',
  '1',
  '123',
  '.',
  '-',
  ' ',
  'a b',
  'a.b-c',
  'x-y',
  '/',
  '/a/b',
  'é',
  '😀',
  '\u{10fffe}',
  '\u{10ffff}',
  '\ud7ff',
  '\ue000',
  '\n',
  'a\n',
];

describe('a pattern that is understood means what ECMA-262 says', () => {
  test.each(UNDERSTOOD)('%s', (source) => {
    const compiled = compilePattern(source);
    const engine = new RegExp(source, 'u');
    expect(compiled === undefined ? undefined : TEXTS.map((text) => compiled.matches(text))).toEqual(
      TEXTS.map((text) => engine.test(text)),
    );
  });
});

// V8 itself lets a negated class that leaves only the last code point match nothing, so it is not asked.
test('all but the last code point leave that one', () => {
  const compiled = compilePattern('^[^\\0-\\u{10fffe}]$');
  expect(['\u{10ffff}', '\u{10fffe}', '\0'].map((text) => compiled?.matches(text))).toEqual([true, false, false]);
});

test.each(['^.$', '^\\s$', '^\\S$', '^\\w$', '^\\W$', '^\\d$', '^[\\n\\r\\t\\f\\v\\0]$'])(
  '%s takes the characters that ECMA-262 says',
  (source) => {
    const compiled = compilePattern(source);
    const engine = new RegExp(source, 'u');
    const ranges = [0, 0x3100, 0xfe00, 0x10010];
    const other: string[] = [];
    for (const [from = 0, to = 0] of [ranges.slice(0, 2), ranges.slice(2)])
      for (let code = from; code < to; code++) {
        const text = String.fromCodePoint(code);
        if (compiled?.matches(text) !== engine.test(text)) other.push(code.toString(16));
      }
    expect(other).toEqual([]);
  },
);

test.each([
  '(?=a)',
  '(?!a)',
  '(?<=a)',
  '(?<1a>b)',
  '(?<a-b>c)',
  '(?<>a)',
  '\\01',
  'a{1234567}',
  '(a)\\1',
  '\\bword',
  '\\p{L}',
  '(',
  ')',
  '[',
  'a**',
  '*',
  'a{2,1}',
  '\\',
  '\\c',
  '\\q',
  '[b-a]',
  '[\\d-z]',
  '^*',
  'a{1001}',
  '(?i:a)',
  '(?<a',
  '{',
  '\\u{110000}',
  '\\ud83d',
  '\\ud800',
  '\\udfff',
  '\\u{d800}',
  '\\u{dfff}',
  '\\u{}',
  '\\u{41g}',
  '\\u{g41}',
  '\\u{41',
  '\\x4g',
  '\\xg4',
])('%s is not understood, and nothing is concluded', (source) => expect(compilePattern(source)).toBeUndefined());

test.each([
  ['^a{3}$', 'aaa'],
  ['^[b-d]+x', 'bx'],
  ['', ''],
  ['^$', ''],
  ['^(abc|de)$', 'de'],
  ['a^', undefined],
  ['^[]$', undefined],
  ['^x-\\d{2}$', 'x-00'],
])('a shortest text for %s', (source, text) => expect(compilePattern(source)?.shortest()).toBe(text));

test('a shortest text matches, for generated patterns', () => {
  const atom = fc.constantFrom('a', 'b', '[ab]', '\\d', '.', '^', '$', '[^a]');
  const pattern = fc.letrec<{ any: string }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      atom,
      fc.tuple(tie('any'), tie('any')).map(([x, y]) => x + y),
      fc.tuple(tie('any'), tie('any')).map(([x, y]) => `(${x}|${y})`),
      fc.tuple(tie('any'), fc.constantFrom('*', '+', '?', '{2}', '{0,2}')).map(([x, q]) => `(?:${x})${q}`),
    ),
  })).any;
  const text = fc.string({ maxLength: 5 });
  let understood = 0;
  fc.assert(
    fc.property(pattern, text, (source, sample) => {
      const engine = new RegExp(source, 'u');
      const compiled = compilePattern(source);
      if (compiled === undefined) return;
      understood++;
      const shortest = compiled.shortest();
      expect(compiled.matches(sample)).toBe(engine.test(sample));
      if (shortest !== undefined) expect(engine.test(shortest)).toBe(true);
    }),
    { numRuns: 1500, seed: 7 },
  );
  expect(understood).toBeGreaterThan(1000);
});
