import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { posix } from 'node:path';
import {
  absolutePath,
  folderOf,
  isWayOut,
  isWithin,
  joinPath,
  leadsOut,
  pathFromTop,
  placeOf,
  shortest,
} from '../../../../src/core/value/path.ts';
import { parentOf } from '../../../../src/core/value/path.ts';

const segment = fc.constantFrom('a', 'b', 'c', '..', '.', '', '..a', 'a..', '...');
const way = fc.array(segment, { minLength: 1, maxLength: 6 }).map((segments) => segments.join('/'));
const cwd = fc
  .array(fc.constantFrom('a', 'b', 'c', '..a'), { maxLength: 4 })
  .map((segments) => `/${segments.join('/')}`);

test('paths are resolved as a POSIX system does it', () => {
  fc.assert(
    fc.property(cwd, way, (folder, path) => {
      const absolute = posix.resolve(folder, path);
      expect(absolutePath(folder, path)).toBe(absolute);
      expect(shortest(folder, path)).toBe(posix.relative(folder, absolute) || '.');
      expect(absolutePath(folder, shortest(folder, path))).toBe(absolute);
    }),
    { seed: 13 },
  );
});

test('a shortest path leads out exactly when it is not within its folder', () => {
  fc.assert(
    fc.property(cwd, way, (folder, path) => {
      const seen = shortest(folder, path);
      expect(leadsOut(seen)).toBe(!isWithin(folder, absolutePath(folder, path)));
      expect(leadsOut(seen)).toBe(!isWithin('.', seen));
    }),
    { seed: 13 },
  );
});

test('what lies within a folder is told by relative paths as by absolute ones', () => {
  fc.assert(
    fc.property(way, way, (folder, path) => {
      // Deep enough that no way up ends at the top.
      const at = '/1/2/3/4/5/6/7';
      const [a, b] = [shortest(at, folder), shortest(at, path)];
      fc.pre(!folder.startsWith('/') && !path.startsWith('/') && !(/^\.\.\/.*\w/.test(a) && b.startsWith('..')));
      expect(isWithin(a, b)).toBe(isWithin(absolutePath(at, a), absolutePath(at, b)));
    }),
    { seed: 13 },
  );
});

test.each([
  ['..', true],
  ['../a', true],
  ['a/../b', true],
  ['a/..', true],
  ['..\\a', true],
  ['/a', true],
  ['C:\\a', true],
  ['C:/a', true],
  ['..a', false],
  ['a..', false],
  ['.../a', false],
  ['.', false],
  ['', false],
])('%j leads out: %j', (path, out) => {
  expect(leadsOut(path)).toBe(out);
});

test.each([
  ['.', 'a', 'a'],
  ['', 'a', 'a'],
  ['a/', 'b', 'a/b'],
  ['a', '/b', '/b'],
  ['a', 'C:\\b', 'C:\\b'],
])('%j and %j are joined to %j', (folder, file, joined) => {
  expect(joinPath(folder, file)).toBe(joined);
});

test('a path from the top never leads above it', () => {
  expect(['a/./b//c', 'a/../b', '/a/', '.', 'a/../../b'].map(pathFromTop)).toEqual(['a/b/c', 'b', 'a', '', undefined]);
});

test('the folder of a path', () => {
  expect(['a/b/c', 'a', '/a'].map(folderOf)).toEqual(['a/b', '.', '']);
  expect(['a/b/c', 'a', '/a'].map(parentOf)).toEqual(['a/b', '', '']);
});

test.each([
  ['.', 'a', 'a'],
  ['', 'a', 'a'],
  ['p/', 'a', 'p/a'],
  ['..', 'x', '../x'],
  ['..', 'w/x', 'x'],
  ['../..', 'r/w', '.'],
  ['p', '.', 'p/.'],
])('of the folder %j the path %j is %j, and back', (root, inside, at) => {
  const place = placeOf('/r/w', root);
  expect(place.at(inside)).toBe(at);
  expect(place.inside(at)).toBe(inside);
});

test.each([
  ['C:/work/repo', 'a/../b', 'C:/work/repo/b', 'b'],
  ['C:/work/repo', '../../../..', 'C:/', '../..'],
  ['C:/work/repo', 'C:/work/other', 'C:/work/other', '../other'],
  ['C:/work/repo', 'D:/x', 'D:/x', '../../../D:/x'],
  ['/work/repo', 'C:/a', '/work/repo/C:/a', 'C:/a'],
])('on a drive and beside one, %j and %j make %j', (cwd, path, absolute, short) => {
  expect(absolutePath(cwd, path)).toBe(absolute);
  expect(shortest(cwd, path)).toBe(short);
});

test.each([
  ['..', true],
  ['../a', true],
  ['..\\a', true],
  ['/a', true],
  ['C:\\a', true],
  ['C:/a', false],
  ['C:', false],
  ['..a', false],
  ['.', false],
  ['', false],
])('the way %j leads out: %j', (way, out) => {
  expect(isWayOut(way)).toBe(out);
});
