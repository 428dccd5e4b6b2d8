import { expect, test } from '@jest/globals';
import { lintDocument } from '../../../../src/core/lint/engine.ts';
import { calExample } from '../../../../src/core/lint/examples.ts';
import { readText } from '../../../../src/core/source/read.ts';
import { PROFILES } from '../../../../src/ids.ts';

const EDGE = '{ from: work, to: done }';

/** What is said of a condition, as it is written: rule, pointer, message and help. */
async function said(condition: string): Promise<unknown> {
  const { text } = calExample();
  expect(text).toContain(EDGE);
  const doc = await readText('a.cal.yaml', text.replace(EDGE, `{ from: work, to: done, when: ${condition} }`));
  const found = lintDocument(doc, { profile: PROFILES.cart });
  return found.map(({ rule, pointer, message, help }) => [rule, pointer, message, help]);
}

const wrong = (kind: string, help?: string): unknown => [
  ['cal/wrong-type', '/edges/0/when', `a condition must be a mapping, not ${kind}`, help],
];
const ALWAYS = 'leave "when" out for an edge that is always taken';

test.each([
  ['null', wrong('null', ALWAYS)],
  ['true', wrong('true', ALWAYS)],
  ['false', wrong('false')],
  ['1', wrong('a number')],
  ['[]', wrong('a list')],
  [
    'work is done',
    [
      [
        'condition/expression',
        '/edges/0/when',
        'a condition is data, not an expression in a string',
        'write for example {var: review.outcome, op: eq, value: done}',
      ],
    ],
  ],
  ['{ always: true }', []],
])('%s as a condition', async (condition, expected) => {
  expect(await said(condition)).toEqual(expected);
});
