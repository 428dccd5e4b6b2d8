import { expect, test } from '@jest/globals';
import { mkdirSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withinBorder } from '../../../../src/adapters/fs/border.ts';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { placeFiles, type NewFile } from '../../../../src/adapters/fs/place-files.ts';
import { actionsIn } from '../../../../src/app/propose/init.ts';
import type { FileSystem } from '../../../../src/ports.ts';
import { scratch } from '../../../support/scratch.ts';
import { untracked } from '../../../support/untracked.ts';

/** A working directory that may be written in. */
const within = (cwd: string): FileSystem =>
  withinBorder(nodeFileSystem(cwd, untracked), { workspace: [cwd], typed: [] });
const place = (cwd: string, files: readonly NewFile[], force: boolean): void =>
  placeFiles(within(cwd), '.', files, force);

const FILES = [
  { path: 'README.md', text: 'a\n' },
  { path: 'cal/x.cal.json', text: '{}\n' },
];

test('all files are written, 0644 whatever the umask; a second run changes nothing (212, 213)', () => {
  const cwd = scratch();
  const out = join(cwd, 'new/out');
  const umask = process.umask(0o000);
  placeFiles(within(cwd), 'new/out', FILES, false);
  process.umask(umask);
  expect(statSync(join(out, 'cal/x.cal.json')).mode & 0o777).toBe(0o644);
  expect(actionsIn(within(cwd), 'new/out', FILES).map(({ action }) => action)).toEqual(['skip', 'skip']);
  placeFiles(within(cwd), 'new/out', [], false);
  expect(readdirSync(join(out, '..'))).toEqual(['out']);
});

test('an existing file stops everything; --force overwrites it (201)', () => {
  const out = scratch();
  writeFileSync(join(out, 'README.md'), 'mine\n');
  expect(() => place(out, FILES, false)).toThrow(/README\.md/);
  expect(readdirSync(out)).toEqual(['README.md']);
  place(out, FILES, true);
  expect(readFileSync(join(out, 'README.md'), 'utf8')).toBe('a\n');
});

test('nothing is written through a link (202)', () => {
  const out = scratch();
  const outside = scratch();
  symlinkSync(outside, join(out, 'cal'));
  expect(() => place(out, FILES, true)).toThrow(/symbolic link/);
  expect(readdirSync(outside)).toEqual([]);
  expect(readdirSync(out)).toEqual(['cal']);
});

test('names that differ by case, and a file where a folder is needed, are refused (203, 204)', () => {
  const out = scratch();
  expect(() => place(out, [...FILES, { path: 'readme.md', text: '' }], true)).toThrow(/README\.md/);
  writeFileSync(join(out, 'cal'), '');
  expect(() => place(out, FILES, true)).toThrow(/ENOTDIR/);
  expect(readdirSync(out)).toEqual(['cal']);
});

test('nothing is written outside of what may be written, a new folder neither', () => {
  const top = scratch();
  const cwd = join(top, 'own');
  mkdirSync(cwd);
  expect(() => placeFiles(within(cwd), '../new', FILES, true)).toThrow(/outside/);
  expect(readdirSync(top)).toEqual(['own']);
});
