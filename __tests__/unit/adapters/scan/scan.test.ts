import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareFiles, placeFiles } from '../../../../src/adapters/scan/place-files.ts';
import { walkTree } from '../../../../src/adapters/scan/walk.ts';
import { allLooks, scan } from '../../../../src/core/scan/scan.ts';
import { scratch } from '../../../support/scratch.ts';

const FILES = [
  { path: 'README.md', text: 'a\n' },
  { path: 'cal/x.cal.json', text: '{}\n' },
];

test('all files are written, 0644 whatever the umask; a second run changes nothing (212, 213)', () => {
  const out = join(scratch(), 'new/out');
  const umask = process.umask(0o000);
  placeFiles(out, FILES, false);
  process.umask(umask);
  expect(statSync(join(out, 'cal/x.cal.json')).mode & 0o777).toBe(0o644);
  expect(compareFiles(out, FILES)).toEqual(['skip', 'skip']);
  placeFiles(out, FILES, false);
  expect(readdirSync(join(out, '..'))).toEqual(['out']);
});

test('an existing file stops everything; --force overwrites it (201)', () => {
  const out = scratch();
  writeFileSync(join(out, 'README.md'), 'mine\n');
  expect(() => placeFiles(out, FILES, false)).toThrow(/README\.md/);
  expect(readdirSync(out)).toEqual(['README.md']);
  placeFiles(out, FILES, true);
  expect(readFileSync(join(out, 'README.md'), 'utf8')).toBe('a\n');
});

test('nothing is written through a link (202)', () => {
  const out = scratch();
  const outside = scratch();
  symlinkSync(outside, join(out, 'cal'));
  expect(() => placeFiles(out, FILES, true)).toThrow(/symbolic link/);
  expect(readdirSync(outside)).toEqual([]);
  expect(readdirSync(out)).toEqual(['cal']);
});

test('names that differ by case, and a file where a folder is needed, are refused (203, 204)', () => {
  const out = scratch();
  expect(() => placeFiles(out, [...FILES, { path: 'readme.md', text: '' }], true)).toThrow(/README\.md/);
  writeFileSync(join(out, 'cal'), '');
  expect(() => placeFiles(out, FILES, true)).toThrow(/folder/);
  expect(readdirSync(out)).toEqual(['cal']);
});

test('hostile trees make notes, never a crash (206, 207, 208)', async () => {
  const root = scratch();
  mkdirSync(join(root, 'a'));
  symlinkSync('..', join(root, 'a/loop'));
  spawnSync('mkfifo', [join(root, 'package.json')]);
  writeFileSync(join(root, 'b\nc.tf'), 'resource "a" "b" {}\n');
  writeFileSync(join(root, 'a/package.json'), ' '.repeat(600 * 1024));
  let deep = join(root, 'deep');
  for (let i = 0; i < 80; i++) deep = join(deep, 'd');
  mkdirSync(deep, { recursive: true });
  const { tree, notes } = walkTree(root, allLooks());
  expect(notes.map((note) => note.replace(/^".*?(?=":)/, ''))).toEqual([
    '": a name with control characters or no text; it was left out',
    '": a special file; it was left out',
    `": ${600 * 1024} bytes, at most ${512 * 1024} are read; it was not used`,
    '": deeper than 64 folders; what is below was left out',
  ]);
  expect((await scan(tree)).roles).toEqual([]);
});

test('a walk stops at its bound and says so', () => {
  const root = scratch();
  for (let i = 0; i < 4100; i++) writeFileSync(join(root, `f${i}`), '');
  const { notes } = walkTree(root, allLooks(), { limits: { entries: 4096 } });
  expect(notes).toEqual(['stopped after 4096 entries; the rest was left out']);
});

/** What git says, for the same files. */
function ignoredByGit(root: string): string[] {
  spawnSync('git', ['init', '-q'], { cwd: root });
  const { stdout } = spawnSync('git', ['ls-files', '--others', '--cached', '--exclude-standard', '-z'], { cwd: root });
  return String(stdout).split('\0').filter(Boolean).sort();
}

test('what git ignores is not seen, whatever the pattern looks like', () => {
  const root = scratch();
  const names = [
    'a.ts',
    'A.TS',
    'a.min.js',
    'build.py',
    'report.1.json',
    'npm-debug.log.2',
    'kept.log',
    'x',
    'x.y',
    '.env',
  ];
  for (const folder of ['', 'src', 'src/deep', 'out', 'docs/build'])
    for (const name of names) {
      mkdirSync(join(root, folder), { recursive: true });
      writeFileSync(join(root, folder, name), '');
    }
  writeFileSync(
    join(root, '.gitignore'),
    '# comment\n*.min.js\n/build.py\nreport.[0-9]*.json\nnpm-debug.log*\n*.log\n!kept.log\nout/\ndocs/build\n\\#x\n  \n',
  );
  writeFileSync(join(root, 'src/.gitignore'), 'x\n!a.min.js\ndeep/*.y\n');
  const look = {
    names: names.map((name) => name.toLowerCase()),
    extensions: ['ts', 'js', 'py', 'json', 'log', 'y', '2', 'env'],
  };
  const { tree } = walkTree(root, [look]);
  const expected = ignoredByGit(root).filter((path) => !path.endsWith('.gitignore'));
  expect(tree.files.map(({ path }) => path).sort()).toEqual(expected);
  // The same once more without the pattern that makes every name doubtful.
  writeFileSync(join(root, '.gitignore'), '*.min.js\r\n/build.py\nnpm-debug.log*\n*.log\n!kept.log\nout/\n.env\n*.y\n');
  const again = ignoredByGit(root).filter((path) => !path.endsWith('.gitignore'));
  expect(
    walkTree(root, [look])
      .tree.files.map(({ path }) => path)
      .sort(),
  ).toEqual(again);
});

test('what git tracks is seen although a rule names it, alone in its folder; nobody asks where nothing is ignored', () => {
  const root = scratch();
  const files = [
    '.gitignore',
    'dist/go.mod',
    'dist/deep/notes.md',
    'dist/deep/other.md',
    'local.env',
    'kept.env',
    'src/a.ts',
  ];
  for (const path of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), path === '.gitignore' ? 'dist/\n*.env\n' : '');
  }
  const seen = (folder: string, tracked: readonly string[]): { asked: number; paths: string[] } => {
    let asked = 0;
    const options = { tracked: () => (asked++, tracked) };
    const { listing } = walkTree(folder, allLooks(), options).tree;
    return { asked, paths: [...listing.values()].flatMap(({ path, names }) => names.map((name) => join(path, name))) };
  };
  expect(seen(root, [])).toEqual({ asked: 1, paths: ['.gitignore', 'src/a.ts'] });
  expect(seen(root, ['dist/deep/notes.md', 'kept.env', 'gone/a.md'])).toEqual({
    asked: 1,
    paths: ['.gitignore', 'kept.env', 'src/a.ts', 'dist/deep/notes.md'],
  });
  expect(seen(join(root, 'src'), ['a.ts'])).toEqual({ asked: 0, paths: ['a.ts'] });
});
