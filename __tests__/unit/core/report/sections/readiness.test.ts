import { expect, test } from '@jest/globals';
import { checklists, progressOf } from '../../../../../src/core/report/sections/readiness.ts';
import { SHIP } from '../../../../support/reports.ts';
import { asMarkdown } from '../../../../support/sections.ts';

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

const DIGEST = `sha256:${'ab'.repeat(32)}`;
test.each([
  ['nothing', {}, ''],
  ['a count', { count: 1200 }, '1,200 found'],
  ['a person', { by: 'jane' }, 'by `jane`'],
  ['a day', { at: '2026-01-02T03:04:05Z' }, 'on `2026-01-02`'],
  ['a term', { expires: '2027-01-02' }, 'until `2027-01-02`'],
  ['a digest', { digest: DIGEST }, '`sha256:abababababab`'],
  [
    'all of them',
    { count: 2, by: 'jane', at: '2026-01-02', expires: '2027-01-02', digest: DIGEST },
    '2 found; by `jane`; on `2026-01-02`; until `2027-01-02`; `sha256:abababababab`',
  ],
])('the evidence of an item that has %s', (_name, evidence, shown) => {
  const [item] = SHIP.rac;
  const { reason: _, ...plain } = item!;
  const text = asMarkdown(checklists([{ ...SHIP, participants: [], rac: [{ ...plain, evidence }] }]));
  const row = text.split('\n').find((line) => line.includes(`\`${plain.id}\``) && line.startsWith('| '));
  expect(row?.split(' | ').at(-1)).toBe(`${shown} |`);
});
