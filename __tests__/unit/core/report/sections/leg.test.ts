import { expect, test } from '@jest/globals';
import { lineMarkdown } from '../../../../../src/core/report/markdown/write.ts';
import { isOfWorkflow, legKey, legWords, type Leg } from '../../../../../src/core/report/sections/run.ts';

const leg = (narrowed: Leg['narrowed'] = {}, directory = ''): Leg => ({
  workflow: 'ci',
  job: 'check',
  directory,
  narrowed,
});

test('a leg that nothing narrows has the key of its job', () => {
  expect([legKey(leg()), legKey(leg({}, 'a/b'))]).toEqual(['ci/check', 'ci/check/a/b']);
});

test('whatever narrows a run makes a key of its own; order and repetition do not', () => {
  const some: Leg['narrowed'][] = [
    {},
    ...(['config', 'cals', 'packages', 'cartridges', 'hosts'] as const).map((name) => ({ [name]: ['x'] })),
    { hosts: ['y'] },
    { hosts: ['x', 'y'] },
    { hosts: ['x,y'] },
    { hosts: ['x'], packages: ['a'] },
  ];
  const keys = some.map((narrowed) => legKey(leg(narrowed)));
  expect(new Set(keys).size).toBe(some.length);
  expect(legKey(leg({ hosts: ['y', 'x', 'y'] }))).toBe(legKey(leg({ hosts: ['x', 'y'] })));
  expect(keys.every((key) => isOfWorkflow(key, 'ci') && !isOfWorkflow(key, 'c') && !isOfWorkflow(key, ''))).toBe(true);
});

test('what a leg judges, in words', () => {
  expect(legWords(leg())).toEqual([]);
  const hosts = ['1', '2', '3', '4', '5', '6', '7', '`|@x'];
  expect(lineMarkdown(legWords(leg({ packages: ['a'], hosts }, 'pkg')))).toBe(
    '**working-directory** `pkg`; **packages** `a`; **hosts** `1`, `2`, `3`, `4`, `5`, `6` and 2 more',
  );
});
