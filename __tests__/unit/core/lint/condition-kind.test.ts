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
const SHAPES = 'write one of always, var, all, any, not, racAvailable';
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
  ['{ not: { always: true } }', []],
  [
    '{ always: false }',
    [['condition/not-one-shape', '/edges/0/when/always', '"always" is false; only true is allowed', ALWAYS]],
  ],
  [
    '{ always: true, all: [] }',
    [
      [
        'condition/not-one-shape',
        '/edges/0/when',
        'a condition has one shape, and this has 2: always, all',
        'combine them with {all: […]} or {any: […]}',
      ],
    ],
  ],
  ['{}', [['condition/not-one-shape', '/edges/0/when', 'a condition is empty', SHAPES]]],
  [
    '{ q1: 1, q2: 1, q3: 1, q4: 1, q5: 1, q6: 1 }',
    [
      [
        'condition/not-one-shape',
        '/edges/0/when',
        'a condition has none of its shapes, but q1, q2, q3, q4, q5',
        SHAPES,
      ],
    ],
  ],
  [
    '{ op: eq, value: 1 }',
    [['cal/missing-property', '/edges/0/when/var', 'a condition on a variable lacks "var"', 'add "var"']],
  ],
  [
    '{ value: 1 }',
    [['cal/missing-property', '/edges/0/when/var', 'a condition on a variable lacks "var"', 'add "var"']],
  ],
])('%s as a condition', async (condition, expected) => {
  expect(await said(condition)).toEqual(expected);
});
