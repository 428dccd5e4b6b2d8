import { beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { stagedFiles } from '../../../../src/adapters/git/staged-files.ts';
import { UserError } from '../../../../src/core/result/errors.ts';
import { scratch } from '../../../support/scratch.ts';
import { untracked } from '../../../support/untracked.ts';

let folder: string;
const git = (...args: string[]): void => {
  execFileSync('git', args, { cwd: folder, env: { PATH: process.env['PATH'], HOME: folder }, stdio: 'ignore' });
};
const write = (name: string, text: string): void => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const staged = () => stagedFiles(nodeFileSystem(folder, untracked));
const read = (name: string): string => new TextDecoder().decode(staged().fs.readFile(name));
const problem = (action: () => unknown): string => {
  try {
    return `no error: ${String(action())}`;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return `${error.code}: ${error.path ?? ''} ${error.message}`;
  }
};

beforeEach(() => {
  folder = scratch();
  git('init', '-q');
  write('.gitignore', 'made/\n*.log\n');
  write('a.txt', 'staged');
  write('deep/er/b.txt', 'b');
  write('node_modules/x/c.txt', 'c');
  write('made/product.cart', 'p');
  symlinkSync('/etc/hostname', join(folder, 'link.txt'));
  git('add', '-A');
  git('add', '-f', 'node_modules/x/c.txt');
  write('untracked.txt', 'u');
});

test('lists what is in the index, below node_modules too, without untracked files; links apart', () => {
  const { fs } = staged();
  const links: string[] = [];
  expect(fs.list('.', { onLink: (path) => links.push(path) })).toEqual([
    '.gitignore',
    'a.txt',
    'deep/er/b.txt',
    'node_modules/x/c.txt',
  ]);
  expect(fs.list('deep')).toEqual(['er/b.txt']);
  expect(links).toEqual(['link.txt']);
});

test('attack 253: what git ignores is no more there than what is untracked', () => {
  expect(staged().fs.list('made', { ignored: true })).toEqual([]);
  expect(staged().fs.list('.', { ignored: true })).not.toContain('untracked.txt');
});

test('attack 253: from a folder below, the files above are those of the index, too', () => {
  write('made/lock', 'ignored');
  write('a.txt', 'changed');
  const { fs } = stagedFiles(nodeFileSystem(join(folder, 'deep'), untracked));
  const text = (name: string): string => problem(() => new TextDecoder().decode(fs.readFile(name)));
  expect(
    ['../a.txt', '../untracked.txt', '../made/lock', 'er/b.txt', '..', '../.git/HEAD'].map((each) => fs.kind(each)),
  ).toEqual(['file', 'none', 'none', 'file', 'directory', 'file']);
  expect(['../a.txt', '../untracked.txt', '../made/lock', 'er/b.txt'].map(text)).toEqual([
    'no error: staged',
    "unreadable-file: ../untracked.txt it is not in git's index",
    "unreadable-file: ../made/lock it is not in git's index",
    'no error: b',
  ]);
  expect([fs.list('.'), fs.list('..')]).toEqual([
    ['er/b.txt'],
    ['.gitignore', 'a.txt', 'deep/er/b.txt', 'node_modules/x/c.txt'],
  ]);
});

test.each([
  ['a.txt', 'file'],
  ['./deep/er/b.txt', 'file'],
  ['deep', 'directory'],
  ['deep/er/', 'directory'],
  ['.', 'directory'],
  ['link.txt', 'other'],
  ['untracked.txt', 'none'],
  ['made/product.cart', 'none'],
  ['gone.txt', 'none'],
])('kind of %s: %s', (name, kind) => expect(staged().fs.kind(name)).toBe(kind));

describe('bytes', () => {
  test('are those of the index, also where the work tree has others or none', () => {
    write('a.txt', 'changed');
    rmSync(join(folder, 'deep'), { recursive: true });
    expect([read('a.txt'), read('deep/er/b.txt'), staged().fs.kind('deep')]).toEqual(['staged', 'b', 'directory']);
    git('add', 'a.txt');
    expect(read('a.txt')).toBe('changed');
  });

  test('a new time alone changes nothing', () => {
    write('a.txt', 'staged');
    expect(read('a.txt')).toBe('staged');
  });

  test('of what is not for this commit there are none', () => {
    expect(problem(() => read('untracked.txt'))).toBe("unreadable-file: untracked.txt it is not in git's index");
    expect(problem(() => read('link.txt'))).toBe('unreadable-file: link.txt a symbolic link, which is not followed');
    git('add', '-N', 'untracked.txt');
    expect(staged().fs.list('.')).not.toContain('untracked.txt');
  });

  test('are not read beyond the limit', () => {
    write('a.txt', 'changed');
    expect(problem(() => staged().fs.readFile('a.txt', 3))).toMatch(/at most 3 are read/);
  });
});

test('outside of a repository', () => {
  rmSync(join(folder, '.git'), { recursive: true });
  expect(problem(staged)).toMatch(/^no-repository: {2}this is not a work tree/);
});

test('what is opened otherwise is what is read: the disk answers only for what is the same there', () => {
  rmSync(join(folder, 'link.txt'));
  write('link.txt', 'a file in the place of a link');
  write('deep/er/b.txt', 'changed');
  git('rm', '-q', '--cached', 'node_modules/x/c.txt', 'a.txt');
  const { bytesOf } = staged();
  const told = (name: string): string =>
    problem(() => {
      const bytes = bytesOf(name);
      return bytes === undefined ? 'the disk' : new TextDecoder().decode(bytes);
    });
  expect(['.gitignore', 'deep/er/b.txt', 'made/product.cart', 'link.txt', 'a.txt', 'untracked.txt'].map(told)).toEqual([
    'no error: the disk',
    'no error: b',
    "unreadable-file: made/product.cart it is not in git's index",
    'unreadable-file: link.txt a symbolic link, which is not followed',
    "unreadable-file: a.txt it is not in git's index",
    "unreadable-file: untracked.txt it is not in git's index",
  ]);
});
