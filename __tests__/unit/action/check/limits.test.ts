import { expect, test } from '@jest/globals';
import { readInputs } from '../../../../src/action/inputs.ts';
import { limitsOf } from '../../../../src/action/check/limits.ts';

const limits = (values: Readonly<Record<string, string>>): unknown =>
  limitsOf(readInputs((name) => values[name] ?? ''));

test('nothing narrows a check without an input', () => {
  expect(limits({ merge: 'x', 'public-key': 'y' })).toEqual({ named: {} });
});

test('lists and the shard narrow it', () => {
  expect(limits({ cals: 'a', packages: 'b\nc', cartridges: 'd', hosts: 'e,f', shard: '2/4' })).toEqual({
    named: { cals: ['a'], packages: ['b', 'c'], cartridges: ['d'], hosts: ['e', 'f'] },
    shard: { index: 2, count: 4 },
  });
});

test.each(['2', '0/4', '5/4', 'a/b'])('%s is no shard', (shard) => {
  expect(() => limits({ shard })).toThrow(
    expect.objectContaining({
      code: 'bad-input',
      message: `input shard is "${shard}"`,
      help: 'write INDEX/COUNT, for example 2/4',
    }),
  );
});
