import { expect, test } from '@jest/globals';
import { differenceWords, pathWords, requirementWords } from '../../../../../src/core/report/causes/words.ts';

type Difference = Parameters<typeof differenceWords>[1];
const RANGE = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
const both = (before: unknown, after: unknown): Difference =>
  ({ path: [], base: RANGE, head: RANGE, before, after }) as unknown as Difference;
const only = (side: 'base' | 'head', value: unknown): Difference =>
  ({ path: [], [side]: RANGE, [side === 'base' ? 'before' : 'after']: value }) as unknown as Difference;

test.each<[Difference, string]>([
  [both(1, 2), 'x 1 → 2'],
  [both(true, null), 'x true → null'],
  [both('a'.repeat(60), 'b'), `x ${'a'.repeat(60)} → b`],
  [both('a'.repeat(61), 'b'), 'x is another one'],
  [both('b', 'a'.repeat(61)), 'x is another one'],
  [both(['a', 'b', 'c', 'd', 'e', 'f'], []), 'x a, b, c, d, e, f → nothing'],
  [both(['a', 'b', 'c', 'd', 'e', 'f', 'g'], []), 'x is another one'],
  [both([['a']], []), 'x is another one'],
  [both([{}], []), 'x is another one'],
  [only('head', 1), 'x 1 is new'],
  [only('head', {}), 'x is new'],
  [only('head', { name: 'n', id: 'i', role: 'r', taskType: 't' }), 'x "n" is new'],
  [only('base', { taskType: 't', role: 'r', id: 'i', name: 7 }), 'x "i" is gone'],
  [only('base', { taskType: 't', role: 'r' }), 'x "r" is gone'],
  [only('base', { taskType: 't' }), 'x "t" is gone'],
  [only('base', null), 'x null is gone'],
  [only('base', undefined), 'x is gone'],
])('%#: %s', (difference, words) => {
  expect(differenceWords('x', difference)).toBe(words);
});

test.each([
  [[], 'the file'],
  [[0], 'the file'],
  [['harness', 'model', 'toolUse'], 'harness.model.toolUse'],
  [['tools', 0], 'tool'],
  [['harness', 'requiredTools', 3], 'required tool'],
  [['harness', 'optionalTools', 3], 'optional tool'],
  [['capabilities', 0], 'capability'],
  [['servers', 1], 'server'],
  [['tools', 0, 'name'], 'tools.name'],
  [['a', 'b', 0], 'a.b'],
])('%j leads to %s', (path, words) => {
  expect(pathWords(path)).toBe(words);
});

test('a requirement in words', () => {
  expect(
    ['model.minContextWindowTokens', 'model.toolUse', 'mcp.minProtocolRevision', 'tool:x'].map(requirementWords),
  ).toEqual(['context window', 'tool use', 'MCP revision', 'tool:x']);
});
