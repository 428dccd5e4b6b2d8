import { expect, test } from '@jest/globals';
import { PROFILES } from '../../../../src/ids.ts';
import { lintDocument } from '../../../../src/core/lint/engine.ts';
import { calExample } from '../../../../src/core/lint/examples.ts';
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
