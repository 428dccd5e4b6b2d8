/** Which branch of a tool is named where several would do: the first. */
import { expect, test } from '@jest/globals';
import { accepts } from '../../../../../../src/core/handshake/accept/accepts.ts';

const args = (p: unknown): object => ({ type: 'object', required: ['p'], properties: { p } });
const [text, integer] = [{ type: 'string' }, { type: 'integer' }];

test.each([
  ['the first that overlaps', [text, { const: 'b' }, { const: 'a' }], '1', 'b'],
  ['the first that takes most', [text, { minLength: 1 }, { const: 'a' }], '1', 'a'],
  ['one before it that takes a part', [{ const: 'b' }, integer, text, { const: 'a' }], '0', 'b'],
])('oneOf: %s', (_name, oneOf, branch, p) => {
  const { answer, reservations } = accepts(args(text), args({ oneOf }));
  expect([answer, reservations]).toEqual([
    'accepts',
    [
      {
        reason: '"p" may match more than one branch of the tool\'s oneOf',
        contractPath: '/properties/p',
        toolPath: `/properties/p/oneOf/${branch}`,
        witness: { p },
      },
    ],
  ]);
});
