import { describe, expect, test } from '@jest/globals';
import { rangeOf } from '../../../../../src/core/source/document.ts';
import { LIMITS } from '../../../../../src/core/source/limits.ts';
import { parseYaml } from '../../../../../src/core/source/yaml/parse-yaml.ts';

/** `rule line:column-line:column pointer message` of every problem. */
function problems(text: string): string[] {
  return parseYaml('a.yaml', text).problems.map(
    ({ rule, range: { start, end }, pointer, message }) =>
      `${rule} ${start.line}:${start.column}-${end.line}:${end.column} ${pointer}: ${message}`,
  );
}

describe('what is refused is refused at its place, once', () => {
  test.each([
    ['', 'source/syntax 1:1-1:1 : not valid YAML: the document is empty'],
    ['a: "x\n', 'source/syntax 2:1-2:1 : not valid YAML: a quote is not closed'],
    ['a: b: c\n', 'source/syntax 1:4-1:5 : not valid YAML: a value on this line would start another mapping or list'],
    ['a:\n\t- b\n', 'source/syntax 2:1-2:2 : not valid YAML: a tab is used for indentation'],
    ['a: @x\n', 'source/syntax 1:4-1:5 : not valid YAML: a plain text cannot start with this character'],
    ['a: [1, 2\n', 'source/syntax 2:1-2:1 : not valid YAML: a bracket or brace is not closed'],
    ['a: 1\nb\n', 'source/syntax 2:1-2:2 : not valid YAML: a key is not followed by a colon'],
    ['a: \u0000b\n', 'source/syntax 1:4-1:5 : not valid YAML: a control character is in the text'],
    ['a: 1\na: 2\n', 'source/duplicate-key 2:1-2:2 /a: duplicate key "a", first on line 1'],
    ['a: 1\n"\\x61": 2\n', 'source/duplicate-key 2:1-2:7 /a: duplicate key "a", first on line 1'],
    ['a: *b\n', 'source/alias 1:4-1:6 /a: an alias names no anchor before it'],
    ['a: *b\nb: &b 1\n', 'source/alias 1:4-1:6 /a: an alias names no anchor before it'],
    ['a: &a [*a]\n', 'source/alias 1:8-1:10 /a/0: an alias contains itself'],
    ['a: !x b\n', 'source/tag 1:7-1:8 /a: the tag "!x" is not allowed'],
    ['a: !!set {b}\n', 'source/tag 1:10-1:13 /a: the tag "tag:yaml.org,2002:set" is not allowed'],
    ['!!binary Yg==: 1\n', 'source/key 1:10-1:14 : a key must be a plain string'],
    ['? [a]\n: 1\n', 'source/key 1:3-1:4 : a collection is used as a key'],
    ['a: &k b\n*k : 1\n', 'source/key 2:1-2:2 : an alias is used as a key'],
    ['%YAML 1.2\n---\na: 1\n', 'source/directive 1:1-1:10 : a YAML directive is not allowed'],
    ['a: 1\n---\na: 2\n', 'source/documents 2:1-2:2 : the file holds more than one YAML document'],
    ['a: 1\n---\n', 'source/documents 2:1-2:2 : the file holds more than one YAML document'],
    ['a: .inf\n', 'source/number 1:4-1:8 /a: a number is too large, or is none'],
    ['a: 1e999\n', 'source/number 1:4-1:9 /a: a number is too large, or is none'],
    ['a: "\\ud800"\n', 'source/surrogate 1:4-1:12 /a: a string holds half of a surrogate pair'],
    ['b: {<<: {a: 1}}\n', 'source/merge-key 1:5-1:7 /b/<<: a merge key is not allowed'],
  ])('%j', (text, expected) => {
    expect(problems(text)).toEqual([expected]);
  });
});

test.each([
  ['a: &x 1\nb: &y *x\n', 'an alias has a tag or an anchor of its own; write the alias alone'],
  ['a: *\n', 'an anchor or an alias has no usable name; write the value out'],
  ['a: 1\n...\n%YAML\n---\nb: 1\n', 'a directive is malformed; remove the line that starts with %'],
  ['a: "\\q"\n', 'a string in double quotes holds an unknown escape; write \\\\ for a backslash'],
  ['a:\n  b: 1\n c: 2\n', 'the indentation does not fit; what belongs together starts at the same column'],
  ['&x ? a\n', 'an anchor or a tag is before the indicator; write it after -, ? or :'],
  ['a: @x\n', 'a plain text cannot start with this character; put the text in quotes'],
  ...['a: b: c\n', 'a: b\n c: d\n'].map((text) => [
    text,
    'a value on this line would start another mapping or list; start every key at the column of its neighbours, in the next line too; put a text that holds ": " in quotes',
  ]),
  ...['[a: b: c]\n', 'a: { b: x c: y }\n'].map((text) => [
    text,
    'a block collection is inside brackets or braces; is a comma or a closing bracket missing before it? Inside, write lists and mappings with [] and {}',
  ]),
  [`${'x'.repeat(1025)}: 1\n`, 'a key is longer than 1024 characters; shorten it'],
  ['&x - b\n', 'something is missing here; is a quote, a bracket or a colon missing?'],
  ['a: { b: x\n  c: y }\n', 'a key spans several lines; is a quote, a comma or a colon missing?'],
  ['"a\n b": 1\n', 'a key spans several lines; is a quote, a comma or a colon missing?'],
  ['a: &x &y 1\n', 'a value has two anchors; remove one of them'],
  ['a: !!str !!str b\n', 'a value has two tags; remove both'],
  ['a:\n\t- b\n', 'a tab is used for indentation; indent with spaces'],
  ['a: ]\n', 'unexpected text here; is a quote, a bracket or a comma missing before it?'],
  ["a: 'x\n", 'a quote is not closed; close it, or remove the opening one'],
  ['a: 1\nb\n', 'a key is not followed by a colon; write "key: value"'],
  ['a: [1\n', 'a bracket or brace is not closed; close it with ] or }'],
  ['a: ["x" "y"]\n', 'a comma is missing; write a comma between two items'],
  ['- - a\n  b\n', 'an item of a list does not start with "- "; start it with "- "'],
  ['a: "b"#c\n', 'a space is missing; write a space here'],
])('the words for %j', (text, expected) => {
  const [first] = parseYaml('a.yaml', text).problems;
  expect(`${first?.message}; ${first?.help}`).toBe(`not valid YAML: ${expected}`);
});

describe('the process is protected', () => {
  test.each([
    ['flow lists', '['.repeat(20_000), 'source/limit'],
    ['block lists', `${'- '.repeat(3000)}x`, 'source/limit'],
    ['explicit keys', `${'? '.repeat(500)}x`, 'source/key'],
    ['conditions', `${'{not: '.repeat(5000)}x`, 'source/limit'],
  ])('deep %s', (_, text, rule) => {
    expect(parseYaml('a.yaml', text).problems.map((problem) => problem.rule)).toEqual([rule]);
  });

  test('aliases that grow exponentially are refused once', () => {
    const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x]'];
    for (let i = 1; i < 9; i++)
      lines.push(
        `a${i}: &a${i} [${Array(9)
          .fill(`*a${i - 1}`)
          .join(', ')}]`,
      );
    expect(problems(lines.join('\n'))).toEqual([
      `source/alias 4:25-4:28 /a3/3: aliases repeat more than ${LIMITS.aliasNodes} values`,
    ]);
  });
});

describe('values', () => {
  test.each([
    ['a: &x {b: 1}\nc: *x\n', { a: { b: 1 }, c: { b: 1 } }],
    [
      'a: no\nb: 0o17\nc: 12:30\nd: 2020-01-01\ne: ~\nf:\n',
      { a: 'no', b: 15, c: '12:30', d: '2020-01-01', e: null, f: null },
    ],
    ['x: &p {a: 1}\ny: &p {a: 2}\nz: *p\n', { x: { a: 1 }, y: { a: 2 }, z: { a: 2 } }],
    ['"\\u0061": "\\x41"\n? b\n: c\n', { a: 'A', b: 'c' }],
    ['{"a": [1, true, null]}', { a: [1, true, null] }],
    ['1: x\ntrue: y\n', { '1': 'x', true: 'y' }],
  ])('%j', (text, value) => {
    const doc = parseYaml('a.yaml', text);
    expect(doc.problems).toEqual([]);
    expect(doc.value).toEqual(value);
  });

  test('a key named __proto__ is an own key', () => {
    const { value } = parseYaml('a.yaml', '__proto__: {content: x}\n');
    expect(Object.keys(value as object)).toEqual(['__proto__']);
    expect((value as { content?: unknown }).content).toBeUndefined();
  });

  test('merged keys are there, the own ones first, and are where they were written', () => {
    const doc = parseYaml('a.yaml', 'p: &p {a: 1, b: 1}\nq: &q {<<: *p, b: 2}\nr:\n  <<: [*q, {c: 3}]\n  a: 4\n');
    expect((doc.value as { r: unknown }).r).toEqual({ a: 4, b: 2, c: 3 });
    expect(doc.problems.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
      'source/merge-key /q/<<',
      'source/merge-key /r/<<',
      // The merged mapping merges itself: the same place, by another way.
      'source/merge-key /r/<</0/<<',
    ]);
    const line = (path: string[]): number => rangeOf(doc, path, 'key').start.line;
    expect([line(['r', 'a']), line(['r', 'b']), line(['r', 'c']), line(['r', '<<'])]).toEqual([5, 2, 4, 4]);
  });
});
