import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { tomlPlaces } from '../../../../src/core/source/toml.ts';

const TEXT = `a.b = 1
[t."q.r"] # [no.header]
s = """
[x]
y = 1"""
list = [ 'p', # [z]
  { k = "v" } ]
[[many]]
n = 1
[[many]]
n = 2
[many.below]
o = true
`;

test('every table, key, item and value has its place', () => {
  const places = [...tomlPlaces(TEXT)].map(([pointer, { key, value }]) => [
    pointer,
    key && TEXT.slice(key.start, key.end),
    TEXT.slice(value.start, value.end),
  ]);
  expect(places).toEqual([
    ['/a', 'a.b', 'a.b'],
    ['/a/b', 'a.b', '1'],
    ['/t', '[t."q.r"]', '[t."q.r"]'],
    ['/t/q.r', '[t."q.r"]', '[t."q.r"]'],
    ['/t/q.r/s', 's', '"""\n[x]\ny = 1"""'],
    ['/t/q.r/list/0', undefined, "'p'"],
    ['/t/q.r/list', 'list', `[ 'p', # [z]\n  { k = "v" } ]`],
    ['/t/q.r/list/1', undefined, '{ k = "v" }'],
    ['/t/q.r/list/1/k', 'k', '"v"'],
    ['/many', '[[many]]', '[[many]]'],
    ['/many/0', '[[many]]', '[[many]]'],
    ['/many/0/n', 'n', '1'],
    ['/many/1', '[[many]]', '[[many]]'],
    ['/many/1/n', 'n', '2'],
    ['/many/1/below', '[many.below]', '[many.below]'],
    ['/many/1/below/o', 'o', 'true'],
  ]);
});

test('it ends, whatever the text', () => {
  const signs = fc.constantFrom('[', ']', '{', '}', '"', "'", '"""', '=', '.', ',', '#', '\n', ' ', 'a', '\\');
  fc.assert(fc.property(fc.string({ unit: signs }), (text) => expect(() => tomlPlaces(text)).not.toThrow()));
});
