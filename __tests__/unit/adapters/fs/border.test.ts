/** The one door for paths: what is inside, what the user typed, what a link leads to. */
import { beforeEach, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withinBorder } from '../../../../src/adapters/fs/border.ts';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { UserError } from '../../../../src/core/result/errors.ts';
import type { FileSystem } from '../../../../src/ports.ts';
import { scratch } from '../../../support/scratch.ts';
import { untracked } from '../../../support/untracked.ts';

let top: string;
let fs: FileSystem;

beforeEach(() => {
  const parent = scratch();
  top = join(parent, 'repository');
  for (const folder of ['inner/deeper', 'C:', '..inner', '../outer', '../typed'])
    mkdirSync(join(top, folder), { recursive: true });
  for (const file of [
    'a.txt',
    'inner/b.txt',
    'C:/f.txt',
    '..inner/g.txt',
    '../outer/c.txt',
    '../typed/d.txt',
    '../e.txt',
    '../e.more.txt',
    '../else.txt',
  ])
    writeFileSync(join(top, file), file);
  symlinkSync('a.txt', join(top, 'to-a'));
  symlinkSync('../outer/c.txt', join(top, 'to-c'));
  symlinkSync('../outer', join(top, 'to-outer'));
  symlinkSync('inner', join(top, 'to-inner'));
  symlinkSync('../nowhere', join(top, 'to-nowhere'));
  symlinkSync('../outer/c.txt', join(top, '../typed/to-c'));
  symlinkSync('outer/c.txt', join(top, '../e.to-c.txt'));
  fs = withinBorder(nodeFileSystem(top, untracked), {
    workspace: [top],
    typed: [join(top, '../typed'), join(top, '../e.txt'), join(top, 'to-inner/typed.txt')],
  });
});

const HELP = 'put the file into the workspace; a file elsewhere must be named on the command line';

/** What a call gives, or how it is refused. */
function said(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return [error.code, error.message, error.help];
  }
}
const read = (path: string): unknown => said(() => new TextDecoder().decode(fs.readFile(path, 100)));
const outside = (path: string): unknown => ['outside-workspace', `outside of the workspace: "${path}"`, HELP];

test.each([
  ['a.txt', 'a.txt'],
  ['./inner/../a.txt', 'a.txt'],
  ['inner/b.txt', 'inner/b.txt'],
  ['to-a', 'a.txt'],
  ['to-inner/b.txt', 'inner/b.txt'],
  ['C:/f.txt', 'C:/f.txt'],
  ['..inner/g.txt', '..inner/g.txt'],
  ['../typed/d.txt', '../typed/d.txt'],
  ['../e.txt', '../e.txt'],
  // What is about a file that was typed is beside it, under its name with another ending.
  ['../e.more.txt', '../e.more.txt'],
])('%s is read', (path, text) => {
  expect(read(path)).toBe(text);
});

test.each([
  '../outer/c.txt',
  '..',
  '/',
  '../repository-of-another/a.txt',
  'inner/../../outer/c.txt',
  'to-c',
  'to-outer/c.txt',
  'to-outer/nothing.txt',
  '../typed/to-c',
  '../typed/../outer/c.txt',
  '../e.txt.d/x',
  '../e.to-c.txt',
  '../else.txt',
])('%s is neither read, nor listed, nor asked for', (path) => {
  expect([read(path), said(() => fs.kind(path)), said(() => fs.list(path))]).toEqual([
    outside(path),
    outside(path),
    outside(path),
  ]);
});

test('whether a link stands somewhere is told of what is inside, wherever it leads, and of nothing else', () => {
  symlinkSync('c.txt', join(top, '../outer/to-inner'));
  const links = ['to-a', 'to-c', 'to-outer', 'to-nowhere', 'to-inner', '../typed/to-c', '../e.to-c.txt'];
  expect(links.filter((path) => !fs.isLink(path))).toEqual([]);
  const none = ['a.txt', 'inner', '../outer/to-inner', 'to-outer/to-inner', '../typed/../outer/to-inner'];
  expect(none.filter((path) => fs.isLink(path))).toEqual([]);
});

test('a step up behind a link is one of the written path, for the judge and for the reader', () => {
  const help = 'check the path; it is relative to the working directory';
  const gone = ['unreadable-file', 'cannot be read: there is no such file or directory', help];
  expect([read('to-outer/../outer/c.txt'), read('to-outer/../a.txt')]).toEqual([gone, 'a.txt']);
});

test('an absolute path is judged as any other', () => {
  expect(read(join(top, 'a.txt'))).toBe('a.txt');
  expect(read(join(top, '../outer/c.txt'))).toEqual(outside(join(top, '../outer/c.txt')));
});

test.each(['new.txt', 'inner/new/new.txt', '../typed/new.txt', '../e.txt', '../e.txt.sig'])('%s is written', (path) => {
  fs.writeFile(path, 'new');
  expect(readFileSync(join(top, path), 'utf8')).toBe('new');
});

test.each(['../outer/c.txt', '../outer/new.txt', '../f.txt', '/nowhere/x', '../e/x'])('%s is not written', (path) => {
  expect(said(() => fs.writeFile(path, 'new'))).toEqual(outside(path));
  expect(readFileSync(join(top, '../outer/c.txt'), 'utf8')).toBe('../outer/c.txt');
  expect(existsSync(join(top, path)) && path !== '../outer/c.txt').toBe(false);
});

test.each([
  ['to-a', 'to-a'],
  ['to-c', 'to-c'],
  ['to-inner/new.txt', 'to-inner'],
  ['to-inner/typed.txt', 'to-inner'],
  ['to-outer/new.txt', 'to-outer'],
  ['to-nowhere', 'to-nowhere'],
  ['to-nowhere/new.txt', 'to-nowhere'],
  ['../typed/to-c', '../typed/to-c'],
])('%s is not written through the link %s', (path, link) => {
  const refused = [
    'link',
    `nothing is written through a symbolic link: "${link}"`,
    'remove the link, or name the place that it leads to',
  ];
  expect(said(() => fs.writeFile(path, 'new'))).toEqual(refused);
  expect(said(() => fs.checkTarget(path))).toEqual(refused);
  expect([
    read('a.txt'),
    readFileSync(join(top, '../outer/c.txt'), 'utf8'),
    existsSync(join(top, '../nowhere')),
  ]).toEqual(['a.txt', '../outer/c.txt', false]);
});
