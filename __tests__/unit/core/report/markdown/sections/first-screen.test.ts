/** What a first screen says of many: three by name, and how many more. */
import { expect, test } from '@jest/globals';
import { firstScreen } from '../../../../../../src/core/report/markdown/sections/first-screen.ts';
import type { Changes } from '../../../../../../src/core/report/compare.ts';
import { reportOf } from '../../../../../support/reports.ts';

const NONE = { errors: 0, warnings: 0, notes: 0 };
const upTo = <T>(count: number, of: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => of(i + 1));

/** The lines between the heading and the totals. */
function said(changes: object): string[] {
  const all: Changes = { verdicts: [], hosts: [], rac: [], introduced: NONE, fixed: NONE, causes: [], ...changes };
  const text = String(firstScreen({ report: reportOf([]), changes: all }));
  return text.split('\n').filter((line) => /^(?:🚚|🗑️|⬆️)/u.test(line));
}

const moved = (i: number): object => ({ what: 'package', from: `a/${i}`, to: `b/${i}` });
const gone = (i: number): object => ({ path: `w${i}.cal.yaml`, before: i === 1 ? null : 'ready', after: null });
const step = (i: number): object => ({
  kind: 'step',
  subject: `p/${i}`,
  before: null,
  after: null,
  why: 'it owes a step',
  place: i === 1 ? null : { path: `p/${i}/c.yaml`, range: { start: { line: i, column: 1 } } },
  related: [],
});

const MOVED = upTo(3, (i) => `🚚 package \`a/${i}\` is \`b/${i}\` now`);
const STEPS = [
  '⬆️ `p/1` it owes a step',
  '⬆️ `p/2` it owes a step → `p/2/c.yaml:2`',
  '⬆️ `p/3` it owes a step → `p/3/c.yaml:3`',
];
const GONE = ['`w1.cal.yaml` (was new)', '`w2.cal.yaml` (was ready)', '`w3.cal.yaml` (was ready)'] as const;

test.each<[string, object, readonly string[]]>([
  ['nothing', {}, []],
  ['three moved', { moved: upTo(3, moved) }, MOVED],
  ['four moved', { moved: upTo(4, moved) }, [...MOVED, '🚚 … and 1 more moved']],
  ['five moved', { moved: upTo(5, moved) }, [...MOVED, '🚚 … and 2 more moved']],
  ['three steps', { causes: upTo(3, step) }, STEPS],
  ['four steps', { causes: upTo(4, step) }, [...STEPS, '⬆️ … and 1 more package']],
  ['five steps', { causes: upTo(5, step) }, [...STEPS, '⬆️ … and 2 more packages']],
  ['one deleted', { verdicts: upTo(1, gone) }, [`🗑️ workflow deleted: ${GONE[0]}`]],
  ['two deleted', { verdicts: upTo(2, gone) }, [`🗑️ workflows deleted: ${GONE[0]} and ${GONE[1]}`]],
  ['three deleted', { verdicts: upTo(3, gone) }, [`🗑️ workflows deleted: ${GONE[0]}, ${GONE[1]} and ${GONE[2]}`]],
  ['four deleted', { verdicts: upTo(4, gone) }, [`🗑️ workflows deleted: ${GONE.join(', ')} and 1 more`]],
])('%s', (_name, changes, lines) => {
  expect(said(changes)).toEqual(lines);
});

const HEX = 'a1'.repeat(32);

test.each([
  [HEX.slice(0, 40), 'a1a1a1a'],
  [HEX, 'a1a1a1a'],
  [HEX.slice(0, 39), HEX.slice(0, 39)],
  [HEX.slice(0, 41), HEX.slice(0, 41)],
  [HEX.slice(0, 63), `${HEX.slice(0, 59)}…`],
  [`v${HEX.slice(0, 40)}`, `v${HEX.slice(0, 40)}`],
  ['main', 'main'],
])('a base of the name %s is called %s', (base, name) => {
  const fixed = { ...NONE, errors: 1 };
  const changes: Changes = { base, verdicts: [], hosts: [], rac: [], introduced: NONE, fixed, causes: [] };
  const [heading] = String(firstScreen({ report: reportOf([]), changes }))
    .split('\n')
    .filter((line) => line !== '');
  expect(heading).toBe(`## ✅ nothing breaks; 1 error of \`${name}\` is resolved`);
});
