/** Names of files that are looked for, and paths of a project seen from elsewhere. */
import { expect, test } from '@jest/globals';
import { filesOf, isLookedFor, isOf, treeOf } from '../../../../src/app/check/files.ts';
import { joinPath, placeOf } from '../../../../src/core/value/path.ts';
import type { FileSystem } from '../../../../src/ports.ts';

test.each([
  ['a.cal.yaml', ['cals']],
  ['x/a.cal.yml', ['cals']],
  ['a.CAL.JSON', ['cals']],
  ['.cal.json', ['cals']],
  ['cartridge.yaml', ['packages']],
  ['x/cartridge.yaml', ['packages']],
  ['a.host.yaml', ['hosts']],
  ['x/a.host.yml', ['hosts']],
  ['a.host.json', ['hosts']],
  ['a.Host.YAML', ['hosts']],
  ['a.cal.yaml.bak', []],
  ['a.cal.toml', []],
  ['acal.yaml', []],
  ['my-cartridge.yaml', []],
  ['cartridge.yaml.txt', []],
  ['cartridge.yaml/x', []],
  ['a.host.yaml.txt', []],
  ['ahost.yaml', []],
])('%s is of the kinds %j', (path, kinds) => {
  expect((['cals', 'packages', 'hosts', 'cartridges'] as const).filter((kind) => isOf(kind, path))).toEqual(kinds);
  expect(isLookedFor(path)).toBe(kinds.length > 0);
});

test.each([
  ['a.cart', true],
  ['x/a.acx', true],
  ['a.cart.txt', false],
  ['cart', false],
])('%s is looked for as a cartridge: %s', (path, expected) => {
  expect(isLookedFor(path)).toBe(expected);
});

test.each([
  ['b.cal.yaml', 'b.cal.yaml'],
  ['x/../b.cal.yaml', 'b.cal.yaml'],
  ['../b.cal.yaml', '../b.cal.yaml'],
  // It stays what it is, so that it counts as the project's own: a path that leads out of the project would not be judged.
  ['/home/b.cal.yaml', '/home/b.cal.yaml'],
])('the name %s is the file %s', (name, path) => {
  const fs = { cwd: '/home/work', kind: () => 'file' } as Partial<FileSystem> as FileSystem;
  const tree = treeOf(fs, '.', () => []);
  expect(filesOf(tree, 'cals', [name])).toEqual([path]);
});

test.each([
  ['a', 'b', 'a/b'],
  ['a/', 'b', 'a/b'],
  ['a//', 'b/c', 'a/b/c'],
  ['/a//b/', 'c', '/a//b/c'],
  ['.', 'b', 'b'],
  ['./', 'b', 'b'],
  ['', 'b', 'b'],
  ['/', 'b', 'b'],
  ['a', '/b', '/b'],
  ['a', '\\b', '\\b'],
  ['a', 'C:\\b', 'C:\\b'],
  ['a', 'c:/b', 'c:/b'],
  ['a', 'c:b', 'a/c:b'],
  ['a', 'x/C:/b', 'a/x/C:/b'],
])('%j and %j make %j', (folder, file, path) => {
  expect(joinPath(folder, file)).toBe(path);
});

test.each([
  ['.', 'a/b', 'a/b', 'a/b'],
  ['x', 'a', 'x/a', 'a'],
  ['x//', 'a', 'x/a', 'a'],
  ['x//y/', 'a', 'x//y/a', 'a'],
  ['..', 'a', '../a', 'a'],
  ['../', 'work/a', 'a', 'work/a'],
  ['../other', 'a', '../other/a', 'a'],
  ['x', '/a', '/a', '/a'],
])('in the project %j, %j is %j and back %j', (root, path, outside, inside) => {
  const place = placeOf('/home/work', root);
  expect([place.at(path), place.inside(outside)]).toEqual([outside, inside]);
});

test.each([
  ['x', 'x', '.'],
  ['x', 'xy/a', 'xy/a'],
  ['x', 'a/x', 'a/x'],
  ['x', 'a/x/b', 'a/x/b'],
  ['.', 'x', 'x'],
  ['..', '/home/a', 'a'],
])('from the project %j, %j is %j', (root, path, inside) => {
  expect(placeOf('/home/work', root).inside(path)).toBe(inside);
});
