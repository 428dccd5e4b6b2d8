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

test('of branches that take a part, the one with the fewest obstacles says what is missing', () => {
  const strict = { minLength: 2, maxLength: 3, pattern: '^[ab]*$' };
  const asked = (anyOf: readonly object[]): readonly unknown[] => {
    const { answer, reservations } = accepts(args(text), args({ anyOf, type: 'string' }));
    return [answer, ...reservations];
  };
  const missing = (branch: number): object => ({
    reason: 'no branch of the tool\'s anyOf takes "p": "p": the tool takes 3 characters at most',
    contractPath: '/properties/p',
    toolPath: `/properties/p/anyOf/${branch}/maxLength`,
    witness: { p: 'aaaa' },
  });
  expect([asked([strict, { maxLength: 3 }]), asked([{ maxLength: 3 }, strict])]).toEqual([
    ['accepts', missing(1)],
    ['accepts', missing(0)],
  ]);
});
