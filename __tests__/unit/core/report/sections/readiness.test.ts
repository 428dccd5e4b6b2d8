import { expect, test } from '@jest/globals';
import { progressOf } from '../../../../../src/core/report/sections/readiness.ts';
import { SHIP } from '../../../../support/reports.ts';

test('what is there is counted, and what is optional is not required', () => {
  const [staffed] = SHIP.participants.filter(({ resolved }) => resolved !== null);
  const [open] = SHIP.participants.filter(({ resolved }) => resolved === null);
  const [confirmed] = SHIP.rac.filter(({ state }) => state === 'confirmed');
  if (staffed === undefined || open === undefined || confirmed === undefined)
    throw new Error('the example has all three');
  const failed = { ...confirmed, state: 'failed' } as const;
  const optional = { ...confirmed, required: false };
  expect(
    progressOf({ participants: [staffed, open, staffed], rac: [confirmed, failed, confirmed, confirmed, optional] }),
  ).toEqual({ staffed: 2, confirmed: 3, required: 4 });
});
