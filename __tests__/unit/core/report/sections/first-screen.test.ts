/** What a first screen says of many: three by name, and how many more. */
import { expect, test } from '@jest/globals';
import { screenMarkdown } from '../../../../../src/core/report/markdown/document.ts';
import type { Changes } from '../../../../../src/core/report/compare.ts';
import { reportOf } from '../../../../support/reports.ts';

const NONE = { errors: 0, warnings: 0, notes: 0 };
const upTo = <T>(count: number, of: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => of(i + 1));

/** The lines between the heading and the totals. */
function said(changes: object): string[] {
  const all: Changes = { verdicts: [], hosts: [], rac: [], introduced: NONE, fixed: NONE, causes: [], ...changes };
  const text = String(screenMarkdown({ report: reportOf([]), changes: all }));
  return text
    .split('\n')
    .filter((line) => line !== '')
    .slice(1, -1);
}

const moved = (i: number): object => ({ what: 'package', from: `a/${i}`, to: `b/${i}` });
const gone = (i: number): object => ({ path: `w${i}.cal.yaml`, before: i === 1 ? null : 'ready', after: null });
const MOVED = upTo(6, (i) => `🚚 package \`a/${i}\` → \`b/${i}\``);

test.each<[string, object, readonly string[]]>([
  ['nothing', {}, []],
  ['six moved', { moved: upTo(6, moved) }, MOVED],
  ['seven moved', { moved: upTo(7, moved) }, [...MOVED, '🔄 … and 1 more change below']],
  ['eight moved', { moved: upTo(8, moved) }, [...MOVED, '🔄 … and 2 more changes below']],
  [
    'two deleted',
    { verdicts: upTo(2, gone) },
    ['🗑️ `w1.cal.yaml` is gone (was new)', '🗑️ `w2.cal.yaml` is gone (was ready)'],
  ],
])('%s', (_name, changes, lines) => {
  expect(said(changes)).toEqual(lines);
});

test.each([
  ['nothing', [], ''],
  ['another file, which is named', [{ path: 'b.yaml' }], ' (`b.yaml:3`)'],
  ['the same file, which has its place already', [{ path: 'a.yaml' }], ''],
  ['a file that is gone', [{ path: 'b.yaml', deleted: true }], ''],
])('on the other side of a cause is %s', (_name, related, other) => {
  const range = { start: { line: 3, column: 1 }, end: { line: 3, column: 2 } };
  const cause = { kind: 'error', subject: 'a.yaml', before: null, after: 'error', why: 'it is wrong' };
  const place = { path: 'a.yaml', range, pointer: '', change: 'changed' };
  const causes = [{ ...cause, place, related: related.map((each) => ({ ...each, range })) }];
  const row = said({ introduced: { ...NONE, errors: 1 }, causes }).at(-1);
  expect(row).toBe(`| \`a.yaml\` | it is wrong${other} | \`a.yaml:3\` (changed here) |`);
});

test.each([119, 120, 121, 122, 200])('of a path of %i characters at most 120 are shown', (length) => {
  const path = 'a'.repeat(length);
  const range = { start: { line: 3, column: 1 }, end: { line: 3, column: 2 } };
  const place = { path, range, pointer: '' };
  const wrong = { rule: 'cal/empty-value', level: 'error', message: 'it is empty', help: 'fill it', ...place } as const;
  const [shown] = String(screenMarkdown({ report: reportOf([wrong]) })).match(/(?<=^\| `)[^`]*/m) ?? [];
  expect(shown).toBe(length > 120 ? `${'a'.repeat(119)}…` : path);
});

const HEX = 'a1'.repeat(32);

test.each([
  [HEX.slice(0, 40), HEX.slice(0, 12)],
  [HEX, HEX.slice(0, 12)],
  [HEX.slice(0, 39), HEX.slice(0, 39)],
  [HEX.slice(0, 41), HEX.slice(0, 41)],
  [HEX.slice(0, 63), `${HEX.slice(0, 59)}…`],
  [`v${HEX.slice(0, 40)}`, `v${HEX.slice(0, 40)}`],
  ['main', 'main'],
])('a base of the name %s is called %s', (base, name) => {
  const fixed = { ...NONE, errors: 1 };
  const changes: Changes = { base, verdicts: [], hosts: [], rac: [], introduced: NONE, fixed, causes: [] };
  const [heading] = String(screenMarkdown({ report: reportOf([]), changes }))
    .split('\n')
    .filter((line) => line !== '');
  expect(heading).toBe(`## ✅ nothing breaks; 1 error of \`${name}\` is resolved`);
});
