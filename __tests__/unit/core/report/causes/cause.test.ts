import { expect, test } from '@jest/globals';
import { breaks, CAUSE_KINDS, worstFirst, type Cause } from '../../../../../src/core/report/causes/cause.ts';

const cause = (more: Partial<Cause>): Cause => ({
  kind: 'error',
  subject: 's',
  before: null,
  after: null,
  why: 'w',
  place: null,
  related: [],
  ...more,
});

test('only what a version owes breaks nothing', () => {
  expect(CAUSE_KINDS.filter((kind) => !breaks(cause({ kind })))).toEqual(['step']);
});

test('the worst first, then by subject, host and place, whoever found them first', () => {
  const sorted = [
    cause({ kind: 'refuse', subject: 'z' }),
    cause({ kind: 'not ready', subject: 'z' }),
    cause({ subject: 'a' }),
    cause({ subject: 'b' }),
    cause({ subject: 'b', profile: 'h' }),
    cause({ subject: 'b', profile: 'i', why: 'a' }),
    cause({ subject: 'b', profile: 'i', why: 'b' }),
    cause({ kind: 'not judged', subject: 'a' }),
    cause({ kind: 'pending', subject: 'a' }),
    cause({ kind: 'step', subject: 'a' }),
  ];
  expect(worstFirst(sorted.toReversed())).toEqual(sorted);
  expect(worstFirst(sorted)).toEqual(sorted);
});
