/** A rename or a removal as an edit, where the text leaves one that is certain. */
import { expect, test } from '@jest/globals';
import { fixOf, removeEntry } from '../../../../../src/core/lint/fix/remedy.ts';
import { valueAt, type Path } from '../../../../../src/core/source/document.ts';
import { readText } from '../../../../../src/core/source/read.ts';

async function renamed(text: string, path: readonly (string | number)[], to: string): Promise<unknown> {
  const fix = fixOf(await readText('a.yaml', text), path, { kind: 'rename', to });
  return fix === undefined ? undefined : [fix.title, ...fix.edits.map(({ range, newText }) => [range.start, newText])];
}

test.each<[string, readonly (string | number)[], string, unknown]>([
  ['nam: 1\n', ['nam'], 'name', ['rename "nam" to "name"', [{ line: 1, column: 1 }, 'name']]],
  ['a:\n  "nam": 1\n', ['a', 'nam'], 'name', ['rename "nam" to "name"', [{ line: 2, column: 3 }, '"name"']]],
  ["- 'nam': 1\n", [0, 'nam'], 'name', ['rename "nam" to "name"', [{ line: 1, column: 3 }, "'name'"]]],
  ['nam: 1\n', ['nam'], 'n4mE', ['rename "nam" to "n4mE"', [{ line: 1, column: 1 }, 'n4mE']]],
  ['nam: 1\nname: 2\n', ['nam'], 'name', undefined],
  ['nam: 1\n', ['nam'], '4name', undefined],
  ['nam: 1\n', ['nam'], 'a-b', undefined],
  ['nam: 1\n', ['nam'], '', undefined],
  ['nam: 1\n', ['none'], 'name', undefined],
  ['- nam\n', [0], 'name', undefined],
  ['1: x\n', ['1'], 'name', ['rename "1" to "name"', [{ line: 1, column: 1 }, 'name']]],
])('of %j, %j to %j', async (text, path, to, expected) => {
  expect(await renamed(text, path, to)).toEqual(expected);
});

test.each<[readonly (string | number)[], readonly (string | number)[] | undefined, string]>([
  [['a'], undefined, 'remove "a"'],
  [['list', 1], undefined, 'remove item 1 of "list"'],
  [['a'], ['list', 0], 'remove item 0 of "list"'],
])('the removal of %j, or of %j', async (path, other, title) => {
  const doc = await readText('a.yaml', 'a: 1\nlist:\n  - x\n  - y\n');
  const fix = fixOf(doc, path, { kind: 'remove', ...(other === undefined ? {} : { path: other }) });
  expect([fix?.title, fix?.edits.map(({ newText }) => newText)]).toEqual([title, ['']]);
});

test('a value is looked up by own properties and positions only', () => {
  const value = { a: [{ b: 1 }] };
  expect(
    [[], ['a', 0, 'b'], ['a', 1], ['a', 'length'], ['a', '0'], ['toString'], ['a', 0, 'b', 'c']].map((path) =>
      valueAt(value, path),
    ),
  ).toEqual([value, 1, undefined, undefined, undefined, undefined, undefined]);
});

/** The text without the entry; undefined where no deletion is certain. */
async function without(text: string, path: Path, language: 'json' | 'yaml'): Promise<string | undefined> {
  const doc = await readText('a', text, { language });
  expect(doc.problems).toEqual([]);
  const span = removeEntry(doc, path);
  return span && text.slice(0, span.start) + text.slice(span.end);
}

test.each<[string, Path, string | undefined]>([
  ['{"a":1,"b":2}', ['a'], '{"b":2}'],
  ['{"a":1,"b":2}', ['b'], '{"a":1}'],
  ['{"a":1}', ['a'], '{}'],
  ['{"a":1}', [], undefined],
  ['{"a":1}', ['b'], undefined],
  ['{ "a" : 1 , "b" : 2 }', ['a'], '{ "b" : 2 }'],
  ['{ "a" : 1 , "b" : 2 }', ['b'], '{ "a" : 1  }'],
  ['[1, 2, 3]', [0], '[2, 3]'],
  ['[1, 2, 3]', [1], '[1, 3]'],
  ['[1, 2, 3]', [2], '[1, 2]'],
  ['{\n  "a": 1,\n  "b": 2\n}\n', ['a'], '{\n  "b": 2\n}\n'],
  ['{\n  "a": 1,\n  "b": 2\n}\n', ['b'], '{\n  "a": 1\n}\n'],
  ['{\r\n\t"a": 1,\r\n\t"b": 2\r\n}', ['a'], '{\r\n\t"b": 2\r\n}'],
  ['{\n  "a": 1, "b": 2,\n  "c": 3\n}', ['b'], '{\n  "a": 1, \n  "c": 3\n}'],
  ['{\n  "a": 1,\n  "b": [\n    1\n  ],\n  "c": 3\n}', ['b'], '{\n  "a": 1,\n  "c": 3\n}'],
])('of the JSON %j without %j', async (text, path, expected) => {
  expect(await without(text, path, 'json')).toBe(expected);
});

test.each<[string, Path, string | undefined]>([
  // In brackets.
  ['a: [x, y, z]\n', ['a', 1], 'a: [x, z]\n'],
  ['a: [x , y]\n', ['a', 0], 'a: [y]\n'],
  ['a: [x, y,]\n', ['a', 1], 'a: [x, ]\n'],
  ['a: { b: 1, c: 2 }\n', ['a', 'b'], 'a: { c: 2 }\n'],
  ['a: { b: 1, c: }\n', ['a', 'c'], 'a: { b: 1}\n'],
  ['a: { b:, c: 2 }\n', ['a', 'b'], 'a: { c: 2 }\n'],
  ['a: [\n  x,\n  y,\n]\n', ['a', 0], 'a: [\n  y,\n]\n'],
  ['a: [\n  x, # of x\n  y\n]\n', ['a', 0], 'a: [\n  # of x\n  y\n]\n'],
  ['a: [ # of all\n  x, y]\n', ['a', 0], undefined],
  ['a: [x, &b y]\n', ['a', 1], undefined],
  ['a: [x # of x\n ]\n', ['a', 0], undefined],
  // On lines of their own.
  ['a: 1\nb: 2\n', ['a'], 'b: 2\n'],
  ['a: 1\nb: 2\n', ['b'], 'a: 1\n'],
  ['a: 1\nb: 2', ['b'], 'a: 1'],
  ['a: 1\r\nb: 2', ['b'], 'a: 1'],
  ['a: 1\r\nb: 2\r\nc: 3\r\n', ['b'], 'a: 1\r\nc: 3\r\n'],
  ['a: 1\n', ['a'], undefined],
  ['a:\nb: 2\n', ['a'], 'b: 2\n'],
  ['a: 1 # of a\nb: 2\n', ['a'], 'b: 2\n'],
  ['# of a\na: 1\nb: 2\n', ['a'], '# of a\nb: 2\n'],
  ['a: 1\nb: |\n  text\n  more\nc: 3\n', ['b'], 'a: 1\nc: 3\n'],
  ['a: 1\nb:\n  c: 3\n  d: 4\n', ['b', 'c'], 'a: 1\nb:\n  d: 4\n'],
  ['a:\n  - x\n  - y\n', ['a', 0], 'a:\n  - y\n'],
  ['a:\n  - x\n  - y\n', ['a', 1], 'a:\n  - x\n'],
  ['a:\n- x\n- y\n', ['a', 0], 'a:\n- y\n'],
  ['a:\n  - x\n', ['a', 0], undefined],
  // The first key of a list item makes room for the second.
  ['- a: 1\n  b: 2\n', [0, 'a'], '- b: 2\n'],
  ['- a: 1\n  b: 2\n', [0, 'b'], '- a: 1\n'],
  ['-   a: 1\n    b: 2\n', [0, 'a'], '-   b: 2\n'],
  ['- - a: 1\n    b: 2\n', [0, 0, 'a'], '- - b: 2\n'],
  ['- a: 1\n  # of b\n  b: 2\n', [0, 'a'], undefined],
  ['- a: 1\n', [0, 'a'], undefined],
])('of the YAML %j without %j', async (text, path, expected) => {
  expect(await without(text, path, 'yaml')).toBe(expected);
});
