import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rangeOf, type Path, type SourceDocument } from '../../../../src/core/source/document.ts';
import { LIMITS } from '../../../../src/core/source/limits.ts';
import { parseJson } from '../../../../src/core/source/parse-json.ts';

/** `rule line:column-line:column message` of every problem. */
function problems(text: string): string[] {
  return parseJson('a.json', text).problems.map(
    ({ rule, range: { start, end }, message }) =>
      `${rule} ${start.line}:${start.column}-${end.line}:${end.column} ${message}`,
  );
}

describe('what is not JSON is refused at its place', () => {
  test.each([
    ['', 'source/syntax 1:1-1:1 not valid JSON: the document is empty'],
    ['{"a":1,}', 'source/syntax 1:7-1:8 not valid JSON: a trailing comma is not allowed in JSON'],
    ['[1,\n 2,\n]', 'source/syntax 2:3-2:4 not valid JSON: a trailing comma is not allowed in JSON'],
    ['{"a":1} // b', 'source/syntax 1:9-1:11 not valid JSON: a comment is not allowed in JSON'],
    ["{'a':1}", 'source/syntax 1:2-1:3 not valid JSON: a key in double quotes is missing'],
    ['{"a":01}', 'source/syntax 1:6-1:8 not valid JSON: a number starts with 0'],
    ['{"a":NaN}', 'source/syntax 1:6-1:9 not valid JSON: this is not a JSON value'],
    ['{"a":1}{}', 'source/syntax 1:8-1:9 not valid JSON: there is text after the end of the document'],
    ['{"a":"x', 'source/syntax 1:8-1:8 not valid JSON: a string is not closed'],
    ['{"a" 1}', 'source/syntax 1:6-1:7 not valid JSON: a colon is missing after a key'],
    ['{"a":1 "b":2}', 'source/syntax 1:8-1:9 not valid JSON: a comma is missing'],
    ['{"a":"x\ty"}', 'source/syntax 1:8-1:9 not valid JSON: a control character is raw in a string'],
    ['{"a":"\\q"}', 'source/syntax 1:7-1:9 not valid JSON: a string holds an unknown escape'],
    ['{"é":"😀", "a":1e999}', 'source/number 1:16-1:21 a number is too large'],
    ['[-1e400]', 'source/number 1:2-1:8 a number is too large'],
    ['{"a":"x\\ud800"}', 'source/surrogate 1:6-1:15 a string holds half of a surrogate pair'],
    ['{"\\udc00":1}', 'source/surrogate 1:2-1:10 a key holds half of a surrogate pair'],
    ['{"a":1,\n "\\u0061":2}', 'source/duplicate-key 2:2-2:10 duplicate key "a", first on line 1'],
    ['{"a":{"b":1,"b":"{}"}}', 'source/duplicate-key 1:13-1:16 duplicate key "b", first on line 1'],
    ['{"__proto__":1,"__proto__":2}', 'source/duplicate-key 1:16-1:27 duplicate key "__proto__", first on line 1'],
  ])('%j', (text, expected) => {
    expect(problems(text)).toEqual([expected]);
  });

  test('nesting is limited, and the limit itself is allowed', () => {
    const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
    expect(problems(nested(LIMITS.depth))).toEqual([]);
    expect(problems(nested(200_000))).toEqual([
      `source/limit 1:${LIMITS.depth + 1}-1:${LIMITS.depth + 2} nesting is deeper than ${LIMITS.depth} levels`,
    ]);
  });
});

describe('what is JSON has a value and places', () => {
  test.each([
    ['{"a":"x\\\\"}', { a: 'x\\' }],
    ['{"a":"\\ud83d\\ude00"}', { a: '😀' }],
    ['{"a\\"b": [1, {"c": null}]}', { 'a"b': [1, { c: null }] }],
    ['{"a": "b\\": 1, \\"c\\": 2"}', { a: 'b": 1, "c": 2' }],
    ['[1e308, 0.0]', [1e308, 0]],
  ])('%j', (text, value) => {
    const doc = parseJson('a.json', text);
    expect(doc.problems).toEqual([]);
    expect(doc.value).toEqual(value);
  });

  test('keys, values and missing values have their place', () => {
    const doc = parseJson('a.json', '{\r\n  "a": [1, "😀", {"b" : true}]\r\n}');
    const place = (path: (string | number)[], part: 'key' | 'value' | 'entry'): string => {
      const { start, end } = rangeOf(doc, path, part);
      return `${start.line}:${start.column}-${end.line}:${end.column}`;
    };
    expect(place([], 'value')).toBe('1:1-3:2');
    expect(place(['a'], 'key')).toBe('2:3-2:6');
    expect(place(['a', 1], 'value')).toBe('2:12-2:16');
    expect(place(['a', 2, 'b'], 'entry')).toBe('2:19-2:29');
    // What is missing is reported at the start of what it is missing from, or at its key.
    expect(place(['a', 2, 'c'], 'value')).toBe('2:18-2:19');
    expect(place(['a', 7], 'value')).toBe('2:3-2:6');
  });

  /** What is at the places of a value and of all that it holds is the JSON text of each, and its key. */
  function compare(doc: SourceDocument, path: Path, value: unknown): void {
    const at = doc.locate(path);
    const textOf = (span: { start: number; end: number } | undefined): unknown =>
      span && (JSON.parse(doc.text.slice(span.start, span.end)) as unknown);
    expect(textOf(at?.value)).toEqual(value);
    const last = path.at(-1);
    expect(textOf(at?.key)).toEqual(typeof last === 'string' ? last : undefined);
    expect([at?.entry.start, at?.entry.end]).toEqual([at?.key?.start ?? at?.value.start, at?.value.end]);
    if (Array.isArray(value)) for (const [i, item] of value.entries()) compare(doc, [...path, i], item);
    else if (typeof value === 'object' && value !== null)
      for (const [name, member] of Object.entries(value)) compare(doc, [...path, name], member);
    expect([doc.locate([...path, 'not there at all']), doc.locate([...path, 1_000_000])]).toEqual([
      undefined,
      undefined,
    ]);
  }

  test.each([
    ' "a\\"b\\\\" ',
    '{ "a\\u0062\\"" :\n-1.5e+3\t, "":null , "a":true,"a":false }',
    '[[1,2],\r\n[{"x":"\\\\"}],"\\\\\\"",{"y":[]}]',
    '{"__proto__":{"constructor":1}}',
  ])('each value of %s has its place; of equal keys the last', (text) => {
    compare(parseJson('a.json', text), [], JSON.parse(text));
  });

  test('each value of random documents has its place', () => {
    const spaces = fc.constantFrom(undefined, 2, '\t');
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' }), spaces, (value, space) => {
        const text = JSON.stringify(value, null, space);
        compare(parseJson('a.json', text), [], JSON.parse(text));
      }),
      { seed: 17, numRuns: 120 },
    );
  });
});
