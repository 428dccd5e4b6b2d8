/** What Node compiled is run as code: the folder that it lies in is the user's alone, or there is none. */
import { expect, test } from '@jest/globals';
import { chmodSync, existsSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder as folderOf } from '../../../../src/adapters/machine/compile-cache.ts';
import { VERSION } from '../../../../src/version.ts';
import { scratch } from '../../../support/scratch.ts';

const OWN = `compiled-${VERSION}`;
const ME = process.getuid?.() ?? 0;
const cacheFolder = (env: Readonly<Record<string, string>>, user: number | undefined = ME): string | undefined =>
  folderOf(env, user);
const mode = (path: string): string => (statSync(path).mode & 0o7777).toString(8);

function folderWith(path: string, permissions: number): void {
  mkdirSync(path, { recursive: true });
  chmodSync(path, permissions);
}

test('it is made below the home, for nobody else to look into, and found again', () => {
  const home = scratch();
  const folder = join(home, '.cache/cartwright', OWN);
  expect(cacheFolder({ HOME: home })).toBe(folder);
  expect([folder, join(folder, '..'), join(folder, '../..')].map(mode)).toEqual(['700', '700', '700']);
  expect(cacheFolder({ HOME: home })).toBe(folder);
});

test('where the environment names a folder for caches it lies there, whoever may read that', () => {
  const cache = scratch();
  chmodSync(cache, 0o755);
  expect(cacheFolder({ HOME: '/nowhere', XDG_CACHE_HOME: cache })).toBe(join(cache, 'cartwright', OWN));
});

test.each<[string, (home: string) => void]>([
  ['others may write to the home', (home) => chmodSync(home, 0o777)],
  ['the group may write to the home', (home) => chmodSync(home, 0o770)],
  ['others may write to the folder for caches', (home) => folderWith(join(home, '.cache'), 0o757)],
  ['others may read the folder of the program', (home) => folderWith(join(home, '.cache/cartwright'), 0o704)],
  ['the group may enter the folder of the program', (home) => folderWith(join(home, '.cache/cartwright'), 0o710)],
  ['others may write to the folder itself', (home) => folderWith(join(home, '.cache/cartwright', OWN), 0o777)],
  ['others may read the folder itself', (home) => folderWith(join(home, '.cache/cartwright', OWN), 0o755)],
  [
    'a link is in its place',
    (home) => {
      folderWith(join(home, '.cache/cartwright'), 0o700);
      folderWith(join(home, 'mine'), 0o700);
      symlinkSync('../../mine', join(home, '.cache/cartwright', OWN));
    },
  ],
  ['a link is in the place of the folder for caches', (home) => symlinkSync('/tmp', join(home, '.cache'))],
  ['a file is in its place', (home) => writeFileSync(join(home, '.cache'), '')],
])('there is none where %s', (_, change) => {
  const home = scratch();
  change(home);
  expect(cacheFolder({ HOME: home })).toBeUndefined();
});

test('there is none below a folder in which others may put another home in place of this one', () => {
  const shared = scratch();
  const home = join(shared, 'home');
  mkdirSync(home, { mode: 0o700 });
  chmodSync(shared, 0o777);
  expect(cacheFolder({ HOME: home })).toBeUndefined();
  // There everybody's files are their own.
  chmodSync(shared, 0o1777);
  expect(cacheFolder({ HOME: home })).toBe(join(home, '.cache/cartwright', OWN));
});

test('there is none in the home of another, and nothing is made there', () => {
  const home = scratch();
  expect(cacheFolder({ HOME: home }, ME + 1)).toBeUndefined();
  expect(existsSync(join(home, '.cache'))).toBe(false);
});

test.each([
  ['no home is known', {}],
  ['the home is not an absolute path', { HOME: 'home' }],
  ['the folder for caches is not an absolute path', { HOME: '/root', XDG_CACHE_HOME: 'cache' }],
])('there is none where %s', (_, env) => {
  expect(cacheFolder(env)).toBeUndefined();
});

test('a system without users has none', () => {
  expect(folderOf({ HOME: scratch() }, undefined)).toBeUndefined();
});
