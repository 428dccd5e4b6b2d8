/** Wrapped files: what the ones below refuse, each wrapper refuses, and none of them forgets a member. */
import { beforeEach, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withinBorder } from '../../src/adapters/fs/border.ts';
import { nodeFileSystem } from '../../src/adapters/fs/node-fs.ts';
import { replaceFileIn } from '../../src/adapters/fs/replace-file.ts';
import { bareFiles } from '../../src/adapters/git/bare-files.ts';
import { stagedFiles } from '../../src/adapters/git/staged-files.ts';
import { cartridgeStore } from '../../src/adapters/sqlite/store.ts';
import { overlay } from '../../src/app/check/base-policy.ts';
import { withOpenTexts } from '../../src/app/language/workspace.ts';
import { readLockFile } from '../../src/app/lock/hold.ts';
import { holdFile } from '../../src/app/trust/held-file.ts';
import { forward, type FileSystem } from '../../src/ports.ts';
import { folderFiles } from '../../src/wiring/workspace.ts';
import { scratch } from '../support/scratch.ts';
import { untracked } from '../support/untracked.ts';

// A member that can be left out is one that a wrapper forgets: then nothing is refused.
type Optional<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];
const none: Optional<FileSystem> extends never ? true : false = true;

let parent: string;
let top: string;

const git = (folder: string, ...args: string[]): void => {
  const env = { PATH: process.env['PATH'], HOME: folder, GIT_CONFIG_NOSYSTEM: '1' };
  const identity = ['-c', 'user.name=T', '-c', 'user.email=t@example.org'];
  expect(spawnSync('git', [...identity, ...args], { cwd: folder, env, encoding: 'utf8' })).toMatchObject({ status: 0 });
};

beforeEach(() => {
  parent = scratch();
  top = join(parent, 'repository');
  for (const folder of ['repository', 'outer']) mkdirSync(join(parent, folder), { recursive: true });
  for (const file of ['repository/a.txt', 'outer/c.txt']) writeFileSync(join(parent, file), file);
  symlinkSync('../outer', join(top, 'to-outer'));
  symlinkSync('a.txt', join(top, 'cartwright.lock'));
  git(top, 'init', '--quiet');
  git(top, 'add', '.');
  git(top, 'commit', '--quiet', '-m', 'x');
});

const bordered = (): FileSystem => withinBorder(nodeFileSystem(top, untracked), { workspace: [top], typed: [] });

const WRAPPERS: readonly (readonly [string, (fs: FileSystem) => FileSystem])[] = [
  ['forward', (fs) => forward(fs, {})],
  ['folderFiles', () => folderFiles(top, '.', []).fs],
  ['overlay', (fs) => overlay(fs, fs, ['a.txt'])],
  ['stagedFiles', (fs) => stagedFiles(fs).fs],
  ['holdFile', (fs) => holdFile({ fs, store: cartridgeStore(top) }, 'a.txt').ports.fs],
];

test.each(WRAPPERS)('%s: what the border refuses is refused, by whatever is written', async (_, wrap) => {
  const fs = wrap(bordered());
  const replace = replaceFileIn(fs);
  for (const [path, code] of [
    ['../outer/c.txt', 'outside-workspace'],
    ['to-outer/c.txt', 'link'],
  ] as const) {
    expect(() => fs.writeFile(path, 'new')).toThrow(expect.objectContaining({ code }));
    expect(() => fs.checkTarget(path)).toThrow(expect.objectContaining({ code }));
    await expect((async () => replace(path, 'new', () => Promise.resolve()))()).rejects.toMatchObject({ code });
  }
  expect([readFileSync(join(parent, 'outer/c.txt'), 'utf8'), none]).toEqual(['outer/c.txt', true]);
});

test.each(WRAPPERS)('%s: a link is one', (_, wrap) => {
  const fs = wrap(bordered());
  expect([fs.isLink('cartwright.lock'), fs.isLink('a.txt')]).toEqual([true, false]);
});

test('what can never be written is refused before anything is made for it', () => {
  const bare = join(parent, 'bare');
  git(parent, 'clone', '--quiet', '--bare', top, bare);
  const commit = bareFiles(bare, bare) as FileSystem;
  for (const write of ['writeFile', 'checkTarget'] as const) {
    expect(() => commit[write]('a.txt', '')).toThrow('a commit cannot be written to');
    expect(() => withOpenTexts(bordered(), new Map())[write]('a.txt', '')).toThrow(
      'the language server writes nothing',
    );
  }
});

test('a lock that is a link is refused in a commit as it is in a work tree', () => {
  const bare = join(parent, 'bare');
  git(parent, 'clone', '--quiet', '--bare', top, bare);
  const expected = readLockFile(bordered(), '.');
  expect(expected.problem?.message).toBe('it is a symbolic link');
  expect(readLockFile(bareFiles(bare, bare) as FileSystem, '.')).toEqual(expected);
});
