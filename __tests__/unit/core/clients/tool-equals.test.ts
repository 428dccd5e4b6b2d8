/** Tools of clients by what they do. */
import { expect, test } from '@jest/globals';
import { hasEqual, isOneLetterOff, meantTool, TOOL_EQUALS } from '../../../../src/core/clients/tool-equals.ts';
import { CLIENTS } from '../../../../src/core/clients/catalog/index.ts';

test('a table of equals stands for clients of the catalogue, each with a source', () => {
  for (const [client, { does, source }] of Object.entries(TOOL_EQUALS)) {
    expect(Object.keys(CLIENTS)).toContain(client);
    expect([source.length > 10, Object.keys(does).length]).toEqual([true, 11]);
    for (const names of Object.values(does).filter((each) => each !== ''))
      for (const name of names.split(' ')) expect([client, name, hasEqual(client, name)]).toEqual([client, name, true]);
    expect(hasEqual(client, 'Deploy')).toBe(false);
  }
  expect([hasEqual('cursor', 'Read'), hasEqual('crush', 'AskUserQuestion'), hasEqual('gemini-cli', 'Skill')]).toEqual([
    undefined,
    false,
    false,
  ]);
});

test.each([
  ['Grepp', 'Grep'],
  ['raed_file', 'read_file'],
  ['Read', undefined],
  ['Deploy', undefined],
  ['rea', undefined],
])('%s is meant as %s', (name, meant) => {
  expect(meantTool(name)).toBe(meant);
});

test('names differ by one letter that is another, missing, too many, or moved', () => {
  const pairs = [
    ['abc', 'abd'],
    ['abc', 'ab'],
    ['ab', 'abc'],
    ['abc', 'acb'],
    ['abc', 'abc'],
    ['abc', 'axy'],
    ['a', 'abc'],
  ];
  expect(pairs.map(([a = '', b = '']) => isOneLetterOff(a, b))).toEqual([true, true, true, true, false, false, false]);
});
