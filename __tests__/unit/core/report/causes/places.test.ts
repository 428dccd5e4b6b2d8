/** A finding is at the changed line that causes it; where none does, it stays. */
import { expect, test } from '@jest/globals';
import type { Cause, CausePlace, PlaceChange } from '../../../../../src/core/report/causes/cause.ts';
import { atTheirCauses } from '../../../../../src/core/report/causes/places.ts';
import { finding, reportOf } from '../../../../support/reports.ts';

const FINDING = finding('ready/unstaffed', 'error', 'x.cal.yaml', 5, { message: 'm' });
const REPORT = reportOf([FINDING]);
const at = (path: string, line: number): Pick<CausePlace, 'path' | 'range'> => ({
  path,
  range: { start: { line, column: 1 }, end: { line, column: 2 } },
});
const placeOf = (change: PlaceChange): CausePlace => ({ ...at('a/cartridge.yaml', 3), pointer: '/role', change });
const RELATED = [{ message: 'here', ...at('x.cal.yaml', 5) }];

function cause(more: Partial<Cause> = {}): Cause {
  return {
    kind: 'not ready',
    subject: 'x.cal.yaml',
    before: 'ready',
    after: 'not ready',
    why: 'the role is gone',
    place: placeOf('changed'),
    related: RELATED,
    ...more,
  };
}
const THERE = { ...FINDING, ...at('a/cartridge.yaml', 3), pointer: '/role', related: RELATED };

test.each<[string, readonly Cause[], object]>([
  ['a changed line', [cause()], THERE],
  ['before a cause that has no place', [cause({ place: null }), cause()], THERE],
  ['before what a version owes', [cause({ kind: 'step', place: placeOf('added') }), cause()], THERE],
  ['the first of two', [cause(), cause({ place: { ...placeOf('added'), path: 'b' } })], THERE],
  ['an unchanged line', [cause({ place: placeOf('unchanged') })], FINDING],
  ['another subject', [cause({ subject: 'y.cal.yaml' })], FINDING],
  ['another line', [cause({ related: [{ message: 'here', ...at('x.cal.yaml', 6) }] })], FINDING],
  ['another file', [cause({ related: [{ message: 'here', ...at('y.cal.yaml', 5) }] })], FINDING],
  [
    'a file that is deleted',
    [cause({ place: placeOf('deleted') })],
    { ...FINDING, related: [{ message: 'the role is gone', ...at('a/cartridge.yaml', 3), deleted: true }] },
  ],
  [
    'ten other places at most, each line once, none of them its own',
    [
      cause({
        related: [
          ...RELATED,
          ...RELATED,
          { message: 'own', ...at('a/cartridge.yaml', 3) },
          ...Array.from({ length: 12 }, (_, i) => ({ message: `${i}`, ...at('b', i + 1) })),
        ],
      }),
    ],
    {
      ...THERE,
      related: [...RELATED, ...Array.from({ length: 9 }, (_, i) => ({ message: `${i}`, ...at('b', i + 1) }))],
    },
  ],
])('%s', (_name, causes, placed) => {
  expect(atTheirCauses(REPORT, causes)).toEqual({ ...REPORT, diagnostics: [placed] });
});

test('a finding of another rule stays', () => {
  const other = reportOf([{ ...FINDING, rule: 'rac/no-content' }]);
  expect(atTheirCauses(other, [cause()])).toEqual(other);
});

test.each([[[]], [[cause({ kind: 'step' })]], [[cause({ place: null })]]])(
  'without a place to mend the report is the same: %#',
  (causes) => {
    expect(atTheirCauses(REPORT, causes)).toBe(REPORT);
  },
);
