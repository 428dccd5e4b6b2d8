import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { listedOnce } from '../../../../src/ports.ts';
import { scratch } from '../../../support/scratch.ts';
import { untracked } from '../../../support/untracked.ts';

const folder = scratch();

const fs = nodeFileSystem(folder, untracked);
const put = (path: string, text = path): void => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

put('file', 'text');
mkdirSync(join(folder, 'directory'));
symlinkSync('loop', join(folder, 'loop'));
execFileSync('mkfifo', [join(folder, 'fifo')]);

test.each([
  ['file', 'file'],
  ['directory', 'directory'],
  ['fifo', 'other'],
  ['nothing', 'none'],
  ['file/below-a-file', 'none'],
  ['loop', 'none'],
])('kind of %s is %s', (path, kind) => {
  expect(fs.kind(path)).toBe(kind);
});

test.each([
  ['nothing', 'cannot be read: there is no such file or directory'],
  ['directory', 'it is a directory'],
  ['fifo', 'it is not a regular file'],
  ['file/below-a-file', 'cannot be read: a part of the path is not a directory'],
  ['loop', 'cannot be read: too many symbolic links'],
])('reading %s says why it cannot be read', (path, message) => {
  expect(() => fs.readFile(path)).toThrow(
    expect.objectContaining({ name: 'UserError', code: 'unreadable-file', path, message }),
  );
});

test('a file above the limit is refused before it is read', () => {
  expect(() => fs.readFile('file', 3)).toThrow('the file has 4 bytes; at most 3 are read');
});

test('a file is written whole, with its mode, and leaves nothing beside it', () => {
  fs.writeFile('new/a/b.txt', 'one', { mode: 0o600 });
  fs.writeFile('new/a/b.txt', 'two');
  expect([readFileSync(join(folder, 'new/a/b.txt'), 'utf8'), readdirSync(join(folder, 'new/a'))]).toEqual([
    'two',
    ['b.txt'],
  ]);
  fs.writeFile('secret', 'key', { mode: 0o600, exclusive: true });
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  expect(() => fs.writeFile('secret', 'other', { exclusive: true })).toThrow('cannot be written: it exists already');
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe('key');
  expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('below a path that is not a directory the reason is told', () => {
  expect(() => fs.writeFile('file/below/x', 'y')).toThrow('cannot be written: a part of the path is not a directory');
});

test('list leaves out what git ignores, .git, node_modules and links, in code-point order', () => {
  for (const path of [
    'tree/.git/config',
    'tree/node_modules/x.js',
    'tree/b.md',
    'tree/B.md',
    'tree/build/out.md',
    'tree/keep/build/in.md',
    'tree/sub/local.log',
    'tree/sub/kept.log',
  ])
    put(path);
  put('tree/.gitignore', '/build/\n*.log\n');
  put('tree/sub/.gitignore', '!kept.log\n');
  symlinkSync('../file', join(folder, 'tree/link'));
  expect(fs.list('tree')).toEqual(['.gitignore', 'B.md', 'b.md', 'keep/build/in.md', 'sub/.gitignore', 'sub/kept.log']);
  expect(fs.list('tree/sub')).toEqual(['.gitignore', 'kept.log']);
  expect(fs.list('tree', { ignored: true })).toEqual([
    '.gitignore',
    'B.md',
    'b.md',
    'build/out.md',
    'keep/build/in.md',
    'sub/.gitignore',
    'sub/kept.log',
    'sub/local.log',
  ]);
});

test('a file does not take the place of a pipe', () => {
  const refused = { code: 'unwritable-file', message: 'it is not a regular file', path: 'fifo' };
  expect(() => fs.writeFile('fifo', 'x')).toThrow(expect.objectContaining(refused));
  expect(() => fs.writeFile('fifo', 'x', { mode: 0o600 })).toThrow(expect.objectContaining(refused));
  expect([fs.kind('fifo'), readdirSync(folder).filter((name) => name.startsWith('fifo'))]).toEqual(['other', ['fifo']]);
});

test('what is left out although nothing ignores it is told, wherever the list was made', () => {
  const place = scratch();
  execFileSync('mkfifo', [join(place, 'pipe'), join(place, 'ignored')]);
  writeFileSync(join(place, '.gitignore'), 'ignored\n');
  symlinkSync('..', join(place, 'up'));
  const once = listedOnce(nodeFileSystem(place, untracked));
  for (const turn of ['first', 'second']) {
    const skipped: [string, string, string][] = [];
    const files = once.list('.', { onSkip: (path, why) => skipped.push([turn, path, why]) });
    expect([files, skipped]).toEqual([['.gitignore'], [[turn, 'pipe', 'a special file; it was left out']]]);
  }
});

/** What git says, for the same files. */
function listedByGit(root: string): string[] {
  execFileSync('git', ['init', '-q'], { cwd: root });
  const said = execFileSync('git', ['ls-files', '--others', '--cached', '--exclude-standard', '-z'], { cwd: root });
  return String(said).split('\0').filter(Boolean).sort();
}

test('what git ignores is not listed, whatever the pattern looks like', () => {
  const root = scratch();
  const names = 'a.ts A.TS a.min.js build.py report.1.json npm-debug.log.2 kept.log x x.y .env'.split(' ');
  for (const below of ['', 'src', 'src/deep', 'out', 'docs/build'])
    for (const name of names) {
      mkdirSync(join(root, below), { recursive: true });
      writeFileSync(join(root, below, name), '');
    }
  const rules = '*.min.js\n/build.py\nnpm-debug.log*\n*.log\n!kept.log\nout/\n';
  writeFileSync(join(root, 'src/.gitignore'), 'x\n!a.min.js\ndeep/*.y\n');
  for (const more of ['# comment\nreport.[0-9]*.json\ndocs/build\n\\#x\n  \n', '.env\r\n*.y\n']) {
    writeFileSync(join(root, '.gitignore'), rules + more);
    const expected = listedByGit(root);
    expect(nodeFileSystem(root, untracked).list('.')).toEqual(expected);
    expect(expected.length).toBeGreaterThan(20);
  }
});

test('a file that cannot be written leaves no folder that was made for it', () => {
  const cwd = scratch();
  mkdirSync(join(cwd, 'kept'));
  const fs = nodeFileSystem(cwd, untracked);
  for (const path of [`new/deep/${'x'.repeat(300)}`, `kept/new/${'x'.repeat(300)}`])
    expect(() => fs.writeFile(path, 'x')).toThrow('cannot be written');
  expect(readdirSync(cwd, { recursive: true })).toEqual(['kept']);
});
