import { expect, test } from '@jest/globals';
import { readText } from '../../../../../src/core/source/read.ts';
import { editValue, spliceYaml, type SplicedValue } from '../../../../../src/core/source/yaml/edit-yaml.ts';

const T = { name: 'a', wraps: 'b' };

test.each<[string, string, SplicedValue, string]>([
  ['a key behind the last', 'a: 1 # one\n\n# end\n', { path: ['b'], value: [1] }, 'a: 1 # one\nb: [1]\n\n# end\n'],
  ['a key without a line end before it', 'a: 1', { path: ['b'], value: 2 }, 'a: 1\nb: 2\n'],
  ['a comment behind its line', 'a: 1\n', { path: ['b'], value: 'x', comment: 'so' }, 'a: 1\nb: x # so\n'],
  ['a parent that is not there', 'a: 1\n', { path: ['m', 'b'], value: true }, 'a: 1\nm: { b: true }\n'],
  ['a parent that is null', 'm:\na: 1\n', { path: ['m', 'b'], value: 1, comment: 'c' }, 'm: { b: 1 } # c\na: 1\n'],
  ['a member of a mapping on one line', 'm: { a: 1 }\n', { path: ['m', 'b'], value: 2 }, 'm: { a: 1, b: 2 }\n'],
  ['a member of an empty one', 'm: {} # e\n', { path: ['m', 'b'], value: 2, comment: 'c' }, 'm: { b: 2 } # e; c\n'],
  ['a comment that is there', 'a: 1 # so\n', { path: ['a'], value: 2, comment: 'so' }, 'a: 2 # so\n'],
  ['an item of a list on one line', 'l: [a]\n', { path: ['l', 1], value: 'b', comment: 'c' }, 'l: [a, b] # c\n'],
  ['an item of a list', 'l:\n- a # first\nx: 1\n', { path: ['l', 1], value: 'b' }, 'l:\n- a # first\n- b\nx: 1\n'],
  [
    'an item with members',
    'l:\n  - n: 1\n    m: [2]\n\nx: 1\n',
    { path: ['l', 1], value: T },
    'l:\n  - n: 1\n    m: [2]\n  - name: a\n    wraps: b\n\nx: 1\n',
  ],
  ['a list of such items', 'x: 1\n', { path: ['l'], value: [T] }, 'x: 1\nl:\n  - name: a\n    wraps: b\n'],
  [
    'the first item of an empty list',
    'l: [] # none\nx: 1\n',
    { path: ['l', 0], value: T },
    'l:\n  - name: a\n    wraps: b # none\nx: 1\n',
  ],
  [
    'a key of an item',
    'l:\n  - n: 1\n  - n: 2\n',
    { path: ['l', 0, 's'], value: [] },
    'l:\n  - n: 1\n    s: []\n  - n: 2\n',
  ],
  [
    'a key of an item whose first key is alone',
    'l:\n  -\n    n: 1\n',
    { path: ['l', 0, 's'], value: 1 },
    'l:\n  -\n    n: 1\n    s: 1\n',
  ],
  ['what is there is replaced', 'a: 1 # one\nb: 2\n', { path: ['a'], value: [1, 2] }, 'a: [1, 2] # one\nb: 2\n'],
  ['the line ends that it has', 'a: 1\r\nb: 2\r\n', { path: ['c'], value: 3 }, 'a: 1\r\nb: 2\r\nc: 3\r\n'],
  ['a block of text before it', 'a: |\n  x\n\n  y\n', { path: ['b'], value: 1 }, 'a: |\n  x\n\n  y\nb: 1\n'],
])('%s', async (_, text, edit, wanted) => {
  const doc = await readText('x.yaml', text);
  const said = spliceYaml(doc, edit);
  expect(said).toBe(wanted);
  expect((await readText('x.yaml', wanted)).value).toEqual(editValue(doc.value, [edit]));
});

test.each([
  ['an alias', 'a: &x { n: 1 }\nb: *x\n', ['b', 'm']],
  ['a text', 'a: text\n', ['a', 'm']],
])('no place is certain in %s', async (_, text, path) => {
  const doc = await readText('x.yaml', text);
  const said = spliceYaml(doc, { path, value: 1 });
  const after = said === undefined ? undefined : (await readText('x.yaml', said)).value;
  expect(
    after === undefined || JSON.stringify(after) !== JSON.stringify(editValue(doc.value, [{ path, value: 1 }])),
  ).toBe(true);
});

test.each<[string, string, SplicedValue, string]>([
  [
    'a key on a line of its own',
    '{\n  "a": [1, 2],\n  "m": { "b": 1 }\n}\n',
    { path: ['c'], value: { d: 'e' }, comment: 'so' },
    '{\n  "a": [1, 2],\n  "m": { "b": 1 },\n  "c": { "d": "e" }\n}\n',
  ],
  ['a key on the one line', '{"a":1}', { path: ['b'], value: true, comment: 'so' }, '{"a":1, "b": true}'],
  [
    'an item on a line of its own',
    '{\r\n\t"l": [\r\n\t\t{ "n": 1 }\r\n\t]\r\n}\r\n',
    { path: ['l', 1], value: T },
    '{\r\n\t"l": [\r\n\t\t{ "n": 1 },\r\n\t\t{ "name": "a", "wraps": "b" }\r\n\t]\r\n}\r\n',
  ],
  [
    'the first item of an empty list',
    '{\n  "l": []\n}\n',
    { path: ['l', 0], value: T },
    '{\n  "l": [{ "name": "a", "wraps": "b" }]\n}\n',
  ],
  ['what is there is replaced', '{ "a": null, "b": 2 }', { path: ['a', 'c'], value: 1 }, '{ "a": { "c": 1 }, "b": 2 }'],
])('JSON stays JSON: %s', async (_, text, edit, wanted) => {
  const doc = await readText('x.json', text);
  expect(spliceYaml(doc, edit)).toBe(wanted);
  expect((await readText('x.json', wanted)).value).toEqual(editValue(doc.value, [edit]));
});
