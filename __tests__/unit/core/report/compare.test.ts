import { expect, test } from '@jest/globals';
import { compareReports, isUnchanged } from '../../../../src/core/report/compare.ts';
import { changesSection } from '../../../../src/core/report/sections/report.ts';
import { changesText } from '../../../../src/core/report/text/changes.ts';
import { groupRefusals } from '../../../../src/core/report/refusal.ts';
import type { HostVerdict } from '../../../../src/core/result/results.ts';
import { finding, FULL, handshake, reportOf, reserved, SHIP, unjudged } from '../../../support/reports.ts';
import { rowsOf } from '../../../support/sections.ts';

test('a report against itself changes nothing, wherever its lines are', () => {
  const moved = FULL.diagnostics.map((d) => ({
    ...d,
    range: { start: { line: 99, column: 1 }, end: { line: 99, column: 2 } },
  }));
  expect(isUnchanged(compareReports(FULL, { ...FULL, diagnostics: moved }))).toBe(true);
});

test('flips to the worse come first', () => {
  const cal = (path: string, verdict: typeof SHIP.verdict) => ({ ...SHIP, path, verdict });
  const base = reportOf([], {
    cals: [cal('a', 'not ready'), cal('b', 'ready'), cal('c', 'ready'), cal('gone', 'ready')],
    handshakes: [handshake('x', 'one'), handshake('x', 'two', ['model.toolUse']), handshake('x', 'three', ['a', 'b'])],
  });
  const head = reportOf([], {
    cals: [cal('a', 'pending'), cal('b', 'pending'), cal('c', 'ready'), cal('new', 'not ready')],
    handshakes: [handshake('x', 'two'), handshake('x', 'one', ['tool:search']), handshake('x', 'three', ['b', 'c'])],
  });
  const { verdicts, hosts } = compareReports(base, head);
  expect(verdicts).toEqual([
    { path: 'b', before: 'ready', after: 'pending' },
    { path: 'new', before: null, after: 'not ready' },
    { path: 'a', before: 'not ready', after: 'pending' },
    { path: 'gone', before: 'ready', after: null },
  ]);
  const host = (name: string): object => ({ subject: 'x', host: name, profile: `hosts/${name}.host.yaml` });
  const none = { reservations: { before: 0, after: 0 }, broken: [], mended: [] };
  expect(hosts).toEqual([
    { ...none, ...host('one'), before: 'accept', after: 'refuse', broken: ['tool:search'] },
    { ...none, ...host('three'), before: 'refuse', after: 'refuse', broken: ['c'], mended: ['a'] },
    { ...none, ...host('two'), before: 'refuse', after: 'accept', mended: ['model.toolUse'] },
  ]);
});

test('a host that is not judged any more, one that got a reservation, and two with one name are changes of their own', () => {
  const other = (verdict: HostVerdict): HostVerdict => ({ ...verdict, profile: 'other.host.yaml' });
  const base = reportOf([], {
    handshakes: [handshake('x', 'one'), other(handshake('x', 'one')), handshake('x', 'two')],
  });
  const head = reportOf([], {
    handshakes: [reserved('x', 'one', ['it asks more']), other(unjudged('x', 'one')), handshake('x', 'two')],
  });
  const changes = compareReports(base, head);
  expect(changesText(changes, 'main').split('\n')).toEqual([
    'Against main',
    '  ? x on one (other.host.yaml): accept → not judged',
    '  ! x on one (hosts/one.host.yaml): accept → accept, 1 reservation',
    '',
  ]);
  expect(rowsOf(changesSection(changes))).toEqual([
    '- ❔ `x` on `one (other.host.yaml)`: accept → **not judged**\n',
    '- ⚠️ `x` on `one (hosts/one.host.yaml)`: accept → **accept, 1 reservation**\n',
  ]);
});

test('equal findings count each', () => {
  const same = finding('a/b', 'warning', 'x', 1);
  const { introduced, fixed } = compareReports(
    reportOf([same, finding('gone/rule', 'error', 'x', 1)]),
    reportOf([same, { ...same, range: { ...same.range, end: { line: 9, column: 9 } } }]),
  );
  expect(introduced).toEqual({ errors: 0, warnings: 1, notes: 0 });
  expect(fixed).toEqual({ errors: 1, warnings: 0, notes: 0 });
});

test('a required item that loses its confirmation is said, an optional one is not', () => {
  const [first, ...others] = SHIP.rac;
  const lost = {
    ...SHIP,
    rac: [{ ...(first as (typeof SHIP.rac)[0]), state: 'unconfirmed' as const }, ...others.slice(0, 2)],
  };
  expect(compareReports(reportOf([], { cals: [SHIP] }), reportOf([], { cals: [lost] })).rac).toEqual([
    { path: SHIP.path, id: 'infra-arch', before: 'confirmed', after: 'unconfirmed' },
  ]);
});

test.each<[what: string, base: readonly string[], head: readonly string[], introduced: number, fixed: number]>([
  ['one more', ['one'], ['one', 'two'], 1, 0],
  ['one fewer', ['one', 'two'], ['two'], 0, 1],
  ['the same', ['one', 'two'], ['one', 'two'], 0, 0],
  ['another', ['one'], ['two'], 1, 1],
])('of hosts that share one finding %s refuses', (_, base, head, introduced, fixed) => {
  const side = (refusing: readonly string[]) => {
    const handshakes = ['one', 'two'].map((host) => handshake('x', host, refusing.includes(host) ? ['a'] : []));
    const found = groupRefusals(handshakes).map(({ message }) => ({
      ...finding('handshake/refuse', 'error', 'x', 1),
      message,
    }));
    return reportOf(found, { handshakes });
  };
  const changes = compareReports(side(base), side(head));
  expect([changes.introduced.errors, changes.fixed.errors]).toEqual([introduced, fixed]);
});

test('a refusal that somebody accepted and that is accepted no more is new', () => {
  const handshakes = [handshake('x', 'one', ['a'])];
  const [group] = groupRefusals(handshakes);
  const found = { ...finding('handshake/refuse', 'error', 'x', 1), message: group?.message ?? '' };
  const changes = compareReports(reportOf([], { handshakes }), reportOf([found], { handshakes }));
  expect(changes.introduced.errors).toBe(1);
});

test('what a host that is not judged any more meets is not said', () => {
  const base = reportOf([], { handshakes: [handshake('x', 'one', ['tool:search'])] });
  const head = reportOf([], { handshakes: [unjudged('x', 'one')] });
  expect(changesText(compareReports(base, head), 'main').split('\n')).toEqual([
    'Against main',
    '  ? x on one: refuse → not judged',
    '',
  ]);
});
