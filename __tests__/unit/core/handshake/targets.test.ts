/** Which packages meet which hosts, and the patterns that mean none. */
import { expect, test } from '@jest/globals';
import { meetingOf, unmatched, type Target, type TargetHost } from '../../../../src/core/handshake/targets.ts';
import type { Range } from '../../../../src/core/result/diagnostic.ts';

const place = (line: number): Range => ({ start: { line, column: 1 }, end: { line, column: 2 } });
const target = (packages: string, ...hosts: readonly string[]): Target => ({
  packages,
  hosts,
  places: { packages: place(1), hosts: hosts.map((_, i) => place(2 + i)) },
});
const HOSTS: readonly TargetHost[] = [
  { source: 'hosts/a.yaml', name: 'A' },
  { source: 'hosts/b.yaml', name: 'B' },
];

/** The names of the hosts that a package meets. */
const met = (targets: readonly Target[], path: string): readonly string[] => {
  const meets = meetingOf(targets);
  return HOSTS.filter((host) => meets(path, host)).map(({ name }) => name);
};

test.each([
  ['packages/x', 'packages/x', ['A']],
  ['packages/x/', 'packages/x', ['A']],
  ['./packages/x', 'packages/x', ['A']],
  ['././packages/x//', 'packages/x', ['A']],
  ['packages/x/cartridge.yaml', 'packages/x', ['A']],
  ['cartridge.yaml', '.', ['A']],
  ['.', '.', ['A']],
  ['packages/*', 'packages/x', ['A']],
  ['packages/./x', 'packages/x', ['A', 'B']],
  ['packages/x/my-cartridge.yaml', 'packages/x', ['A', 'B']],
  ['packages/x/cartridge.yaml.txt', 'packages/x', ['A', 'B']],
  ['x', 'packages/x', ['A', 'B']],
])('%j names the package at %j', (pattern, path, hosts) => {
  expect(met([target(pattern, 'A')], path)).toEqual(hosts);
});

test.each([
  [['hosts/a.yaml'], ['A']],
  [['hosts/*.yaml'], ['A', 'B']],
  [['B'], ['B']],
  [['a'], []],
  [[], []],
])('the hosts %j', (hosts, expected) => {
  expect(met([target('x', ...hosts)], 'x')).toEqual(expected);
});

test('a package that several targets name meets the hosts of each, one that none names meets all', () => {
  const targets = [target('x', 'A'), target('*', 'B')];
  expect([met(targets, 'x'), met(targets, 'y'), met(targets, 'z/y'), met([], 'x')]).toEqual([
    ['A', 'B'],
    ['B'],
    ['A', 'B'],
    ['A', 'B'],
  ]);
});

test('each pattern that means nothing is told with its place', () => {
  const targets = [target('x', 'A', 'C', 'hosts/*.json'), target('z', 'hosts/b.yaml')];
  expect(unmatched(targets, ['x', 'y'], HOSTS)).toEqual([
    { what: 'hosts', pattern: 'C', place: place(3) },
    { what: 'hosts', pattern: 'hosts/*.json', place: place(4) },
    { what: 'packages', pattern: 'z', place: place(1) },
  ]);
});
