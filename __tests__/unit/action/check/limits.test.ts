import { expect, test } from '@jest/globals';
import { readInputs } from '../../../../src/action/inputs.ts';
import { limitsOf } from '../../../../src/action/check/limits.ts';

const limits = (values: Readonly<Record<string, string>>): unknown =>
  limitsOf(readInputs((name) => values[name] ?? ''));

test('nothing narrows a check without an input', () => {
  expect(limits({ 'public-key': 'y' })).toEqual({});
});

test('lists narrow it', () => {
  expect(limits({ cals: 'a', packages: 'b\nc', cartridges: 'd', hosts: 'e,f' })).toEqual({
    cals: ['a'],
    packages: ['b', 'c'],
    cartridges: ['d'],
    hosts: ['e', 'f'],
  });
});
