import { expect, test } from '@jest/globals';
import { PROFILES } from '../../../../src/ids.ts';
import { lintDocument } from '../../../../src/core/lint/engine.ts';
import { calExample } from '../../../../src/core/result/rule-examples.ts';
import { Baseline, entryOf } from '../../../../src/core/lint/suppress/baseline.ts';
import { readText } from '../../../../src/core/source/read.ts';

const CAL = calExample({ variables: 'variables:\n  - { name: a, type: integer, init: x }' }).text;

test.each([
  ['2026-11-20', ['variable/init-of-other-type'], ['baseline/expired']],
  ['2026-11-21', [], []],
  ['2026-11-22', [], []],
])('an entry that expires on %s is good on that day and no longer', async (expires, left, about) => {
  const doc = await readText('a.cal.yaml', CAL);
  const found = lintDocument(doc, { profile: PROFILES.cart });
  const entries = found.map((finding) => ({ ...entryOf(doc, finding), reason: 'later', expires }));
  const file = { version: 1 as const, entries };
  const baseline = new Baseline(await readText('b.json', JSON.stringify(file)), file, new Date('2026-11-21T23:59:59Z'));
  expect(baseline.apply(doc, found).left.map(({ rule }) => rule)).toEqual(left);
  expect(baseline.findings(() => false).map(({ rule }) => rule)).toEqual(about);
});

/** The rules that are left of a CAL with these variables, under a baseline that accepts all findings of `before`. */
async function leftOf(before: string, after: string): Promise<unknown> {
  const read = (list: string): ReturnType<typeof readText> =>
    readText('a.cal.yaml', calExample({ variables: `variables:\n${list}` }).text);
  const [old, doc] = [await read(before), await read(after)];
  const known = lintDocument(old, { profile: PROFILES.cart });
  const entries = known.map((finding) => ({ ...entryOf(old, finding), reason: ' ' }));
  const file = { version: 1 as const, entries };
  const baseline = new Baseline(await readText('b.json', JSON.stringify(file)), file, new Date('2026-11-21T23:59:59Z'));
  const { left, suppressed } = baseline.apply(doc, lintDocument(doc, { profile: PROFILES.cart }));
  return [
    left.map(({ rule, pointer }) => `${rule} ${pointer}`),
    suppressed.map(({ diagnostic, ...how }) => ({ ...how, pointer: diagnostic.pointer })),
  ];
}

const WRONG = '  - { name: a, type: integer, init: x }\n';
const RULE = 'variable/init-of-other-type';

test.each([
  ['where it stood', WRONG, WRONG, [[], [{ kind: 'external', pointer: '/variables/0/init' }]]],
  [
    'further down its list',
    WRONG,
    `  - { name: b, type: integer, init: 1 }\n${WRONG}`,
    [[], [{ kind: 'external', pointer: '/variables/1/init' }]],
  ],
  ['not with another value', WRONG, '  - { name: a, type: integer, init: y }\n', [[`${RULE} /variables/0/init`], []]],
  [
    'once only, at its own place first',
    WRONG,
    `${WRONG}  - { name: b, type: integer, init: x }\n`,
    [[`${RULE} /variables/1/init`], [{ kind: 'external', pointer: '/variables/0/init' }]],
  ],
])('an accepted finding is accepted %s', async (_, before, after, expected) => {
  expect(await leftOf(before, after)).toEqual(expected);
});
