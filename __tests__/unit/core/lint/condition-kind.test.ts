import { expect, test } from '@jest/globals';
import { lintDocument } from '../../../../src/core/lint/engine.ts';
import { calExample } from '../../../../src/core/result/rule-examples.ts';
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

const wrong = (kind: string, help = 'write for example {var: review.outcome, op: eq, value: done}'): unknown => [
  ['cal/wrong-type', '/edges/0/when', `a condition must be a mapping, not ${kind}`, help],
];
const SHAPES = 'write one of always, var, all, any, not, racAvailable';
const UNDECLARED = [
  'condition/unknown-variable',
  '/edges/0/when/var',
  'there is no variable "work"',
  'declare a variable',
];
const unknown = (name: string, help: string): unknown => [
  'cal/unknown-property',
  `/edges/0/when/${name}`,
  `unknown property "${name}" in a condition`,
  help,
];
const ALWAYS = 'leave "when" out for an unconditional edge';

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
        'a condition has exactly one shape, and this has 2: always, all',
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
        'a condition has none of the allowed shapes, but q1, q2, q3, q4, q5',
        SHAPES,
      ],
    ],
  ],
  [
    '{ op: eq, value: 1 }',
    [['cal/missing-property', '/edges/0/when/var', 'a condition on a variable has no "var"', 'add "var"']],
  ],
  [
    '{ value: 1 }',
    [['cal/missing-property', '/edges/0/when/var', 'a condition on a variable has no "var"', 'add "var"']],
  ],
  ['{ any: [{ always: true }] }', []],
  ['{ all: [{ always: true }, { not: { always: true } }] }', []],
  [
    '{ all: [] }',
    [
      [
        'cal/empty-value',
        '/edges/0/when/all',
        '"all" of edges[0] is empty; at least one item is needed',
        'add an item',
      ],
    ],
  ],
  [
    '{ any: [1] }',
    [
      [
        'cal/wrong-type',
        '/edges/0/when/any/0',
        'a condition must be a mapping, not a number',
        'write for example {var: review.outcome, op: eq, value: done}',
      ],
    ],
  ],
  [
    '{ not: 1 }',
    [
      [
        'cal/wrong-type',
        '/edges/0/when/not',
        'a condition must be a mapping, not a number',
        'write for example {var: review.outcome, op: eq, value: done}',
      ],
    ],
  ],
  [
    '{ racAvailable: 1 }',
    [
      [
        'cal/wrong-type',
        '/edges/0/when/racAvailable',
        '"racAvailable" of edges[0] must be a string, not a number',
        'put it in quotes',
      ],
    ],
  ],
  [
    '{ var: 1, op: eq, value: 1 }',
    [['cal/wrong-type', '/edges/0/when/var', '"var" of edges[0] must be a string, not a number', 'put it in quotes']],
  ],
  ...['eq', 'ne', 'lt', 'gt', 'le', 'ge', 'in'].map((op): [string, unknown] => [
    `{ var: work.x, op: ${op}, value: [1] }`,
    [UNDECLARED],
  ]),
  [
    '{ var: work.x, op: is, value: 1 }',
    [
      UNDECLARED,
      [
        'condition/unknown-operator',
        '/edges/0/when/op',
        'unknown operator "is" in edges[0]; allowed: eq, ne, lt, gt, le, ge, in',
        'did you mean "in"?',
      ],
    ],
  ],
  [
    '{ var: work.x }',
    [
      ['cal/missing-property', '/edges/0/when/op', 'a condition on a variable has no "op"', 'add "op"'],
      ['cal/missing-property', '/edges/0/when/value', 'a condition on a variable has no "value"', 'add "value"'],
      UNDECLARED,
    ],
  ],
  ['{ var: work.x, operator: eq, value: 1 }', [UNDECLARED, unknown('operator', 'did you mean "op"?')]],
  ['{ var: work.x, op: eq, value: 1, zzz: 1 }', [UNDECLARED, unknown('zzz', 'allowed: var, op, value')]],
  ['{ alwayz: true }', [unknown('alwayz', 'did you mean "always"?')]],
  ['{ always: true, zzz: 1 }', [unknown('zzz', 'allowed: always')]],
])('%s as a condition', async (condition, expected) => {
  expect(await said(condition)).toEqual(expected);
});
