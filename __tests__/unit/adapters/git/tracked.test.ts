import { beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { findRepository, indexOf, repositoryAt } from '../../../../src/adapters/git/repository.ts';
import { trackedFiles } from '../../../../src/adapters/git/tracked.ts';
import { UserError } from '../../../../src/core/result/errors.ts';
import { initAll } from '../../../support/git.ts';
import { scratch } from '../../../support/scratch.ts';

let folder: string;
const gitIn = (cwd: string, ...args: string[]): string => {
  const env = { PATH: process.env['PATH'], HOME: folder, GIT_CONFIG_NOSYSTEM: '1' };
  const settings = ['-c', 'user.name=t', '-c', 'user.email=t@t', '-c', 'protocol.file.allow=always'];
  return execFileSync('git', [...settings, ...args], {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
};
const git = (...args: string[]): string => gitIn(folder, ...args);
const writeIn = (cwd: string, name: string, text = name): void => {
  mkdirSync(join(cwd, name, '..'), { recursive: true });
  writeFileSync(join(cwd, name), text);
};
const write = (name: string, text?: string): void => writeIn(folder, name, text);
const listed = (cwd = folder, directory = '.', ignored = false) => {
  const links: string[] = [];
  const fs = nodeFileSystem(cwd, trackedFiles());
  return { files: fs.list(directory, { ignored, onLink: (path) => links.push(path) }), links: links.sort() };
};

beforeEach(() => {
  folder = scratch();
  git('init', '-q');
});

test('what git tracks is listed in folders that are called like a drive or a way up, too, be it ignored', () => {
  for (const path of ['C:/a', '..b/a']) write(path);
  git('add', '.');
  write('.gitignore', 'a\n');
  for (const inner of ['C:', '..b']) expect(listed(join(folder, inner)).files).toEqual(['a']);
});

describe('the index is read as git reads it', () => {
  /** What `git ls-files` says, in its form. */
  const ours = (cwd = folder): string[] => {
    const repository = findRepository(cwd, {});
    if (repository === undefined) throw new Error('no repository');
    const modes = { file: '100', link: '120', submodule: '160' };
    return indexOf(repository)
      .entries.map(({ path, kind, oid, stage }) => `${modes[kind]} ${oid()} ${stage}\t${path}`)
      .sort();
  };
  const theirs = (cwd = folder, ...args: string[]): string[] =>
    gitIn(cwd, 'ls-files', '-z', '--stage', ...args)
      .split('\0')
      .filter((line) => line !== '')
      .map((line) => line.replace(/^(\d{3})\d{3}/, '$1').replace(/\/$/, ''))
      .sort();
  const fill = (cwd = folder, withLong = true): void => {
    for (const name of ['a', 'ab', 'abc/d', 'abc/d.txt', 'abc/é ü', 'x'.repeat(250), 'deep/er/and/deeper/file'])
      writeIn(cwd, name);
    // Names of every length modulo 8, and one that does not fit into the flags.
    for (let i = 1; i < 20; i++) writeIn(cwd, `n/${'y'.repeat(i)}`);
    symlinkSync('a', join(cwd, 'link'));
    gitIn(cwd, 'add', '-A');
    if (!withLong) return;
    const long = `${'long/'.repeat(900)}name`;
    const oid = gitIn(cwd, 'hash-object', '-w', 'a').trim();
    gitIn(cwd, 'update-index', '--add', '--cacheinfo', `100755,${oid},${long}`);
  };

  test.each(['2', '4'])('version %s', (version) => {
    git('config', 'index.version', version);
    fill();
    expect(readFileSync(join(folder, '.git/index')).readUInt32BE(4)).toBe(Number(version));
    expect(ours()).toEqual(theirs());
    expect(ours()).toHaveLength(28);
  });

  test.each(['3', '4'])('version %s with what it alone can say', (version) => {
    git('config', 'index.version', version);
    fill();
    write('later');
    git('add', '-N', 'later');
    git('update-index', '--skip-worktree', 'a');
    git('update-index', '--assume-unchanged', 'ab');
    expect(readFileSync(join(folder, '.git/index')).readUInt32BE(4)).toBe(Number(version));
    expect(ours()).toEqual(theirs());
    const repository = findRepository(folder, {});
    const entries = repository === undefined ? [] : indexOf(repository).entries;
    expect(entries.filter(({ intentToAdd }) => intentToAdd).map(({ path }) => path)).toEqual(['later']);
  });

  test('SHA-256', () => {
    const other = scratch();
    gitIn(other, 'init', '-q', '--object-format=sha256');
    fill(other);
    expect(ours(other)).toEqual(theirs(other));
    expect(ours(other)[0]).toMatch(/^100 [0-9a-f]{64} 0\t/);
  });

  test('without a checksum', () => {
    git('config', 'index.skipHash', 'true');
    fill();
    expect(ours()).toEqual(theirs());
  });

  test.each([
    ['split', ['update-index', '--split-index'], 'run git update-index --no-split-index'],
    [
      'sparse',
      ['sparse-checkout', 'set', '--cone', '--sparse-index', 'abc'],
      'run git sparse-checkout reapply --no-sparse-index',
    ],
  ])('one that is %s is an error, until it is written whole', (kind, change, way) => {
    fill(folder, false);
    git('commit', '-qm', 'all');
    git(...change);
    expect(problem(ours)).toBe(`bad-index: git's index cannot be read: it is ${kind}; ${way}`);
    git(...way.split(' ').slice(2));
    expect(ours()).toEqual(theirs());
  });

  test('unmerged', () => {
    write('a', 'base');
    git('add', '-A');
    git('commit', '-qm', 'base');
    git('checkout', '-qb', 'other');
    write('a', 'theirs');
    git('commit', '-qam', 'theirs');
    git('checkout', '-q', '-');
    write('a', 'ours');
    git('commit', '-qam', 'ours');
    expect(() => git('merge', 'other')).toThrow();
    expect(ours()).toEqual(theirs());
    expect(ours().map((line) => line.split(/[ \t]/)[2])).toEqual(expect.arrayContaining(['1', '2', '3']));
  });

  test('none before the first add', () => {
    expect(ours()).toEqual([]);
  });

  test.each([
    ['its end', (bytes: Buffer) => bytes.subarray(0, 100), 'it is cut off'],
    ['its start', (bytes: Buffer) => bytes.subarray(4), 'it is not an index'],
    ['everything', () => Buffer.alloc(0), 'it is not an index'],
    ['its version', (bytes: Buffer) => set(bytes, 7, 5), 'its version is 5; 2 to 4 are known'],
    ['a mode', (bytes: Buffer) => set(bytes, 12 + 26, 0), 'an entry has the mode 244'],
    ['a count', (bytes: Buffer) => set(bytes, 11, 200), /^(?:it|a name) is cut off$|^an entry has the mode/],
  ])('an index that lacks %s is an error', (_, change, message) => {
    write('a');
    write('b');
    git('add', '-A');
    const path = join(folder, '.git/index');
    writeFileSync(path, change(readFileSync(path)));
    const said = problem(() => listed());
    expect(said.replace(/^bad-index: git's index cannot be read: /, '')).toMatch(message);
    expect(said).toMatch(/^bad-index/);
  });

  test('an extension that is not known: a capital may be left out, another says that the entries mean something else', () => {
    write('a');
    git('add', '-A');
    const path = join(folder, '.git/index');
    const extended = (name: string): void => {
      const bytes = readFileSync(path);
      const extension = Buffer.concat([Buffer.from(name), Buffer.from([0, 0, 0, 1, 7])]);
      writeFileSync(path, Buffer.concat([bytes.subarray(0, -20), extension, bytes.subarray(-20)]));
    };
    extended('XYZW');
    expect(ours()).toHaveLength(1);
    extended('xyzw');
    expect(problem(ours)).toBe('bad-index: git\'s index cannot be read: its extension "xyzw" is not known');
  });
});

function set(bytes: Buffer, at: number, value: number): Buffer {
  bytes[at] = value;
  return bytes;
}

function problem(action: () => unknown): string {
  try {
    return `no error: ${JSON.stringify(action())}`;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return `${error.code}: ${error.message}`;
  }
}

describe('attack 232: the list of what is judged', () => {
  test('tracked, ignored or not, and untracked that is not ignored', () => {
    write('.gitignore', 'hidden/\n*.log\nlink*\n');
    for (const name of ['a', 'hidden/b', 'c.log', 'node_modules/d/e', 'x/node_modules/f', 'hidden/deep/node_modules/g'])
      write(name);
    symlinkSync('a', join(folder, 'link'));
    symlinkSync('/etc', join(folder, 'hidden/link'));
    git('add', '-A', '-f');
    for (const name of ['new', 'hidden/new', 'new.log', 'node_modules/d/new', 'gone']) write(name);
    symlinkSync('a', join(folder, 'untracked-link'));
    git('add', 'gone');
    rmSync(join(folder, 'gone'));
    const tracked = ['a', 'c.log', 'hidden/b', 'hidden/deep/node_modules/g', 'node_modules/d/e', 'x/node_modules/f'];
    expect(listed()).toEqual({ files: ['.gitignore', ...tracked, 'new'].sort(), links: ['hidden/link', 'link'] });
    expect(listed(folder, 'hidden')).toEqual({ files: ['b', 'deep/node_modules/g'], links: ['link'] });
    expect(listed(join(folder, 'x'))).toEqual({ files: ['node_modules/f'], links: [] });
    expect(listed(folder, '.', true).files).toEqual(['.gitignore', ...tracked, 'hidden/new', 'new', 'new.log'].sort());
  });

  test('what the work tree has in place of a tracked file', () => {
    for (const name of ['became-folder', 'became-link', 'folder/became-link/a', 'became-fifo', 'stays']) write(name);
    symlinkSync('stays', join(folder, 'became-file'));
    git('add', '-A');
    for (const name of ['became-folder', 'became-link', 'folder/became-link', 'became-fifo', 'became-file'])
      rmSync(join(folder, name), { recursive: true });
    write('became-folder/a');
    write('became-file');
    symlinkSync('stays', join(folder, 'became-link'));
    symlinkSync('..', join(folder, 'folder/became-link'));
    execFileSync('mkfifo', [join(folder, 'became-fifo')]);
    write('folder/a');
    expect(listed()).toEqual({
      files: ['became-file', 'became-folder/a', 'folder/a', 'stays'],
      links: ['became-link', 'folder/became-link/a'],
    });
  });

  test('intent to add, assume-unchanged and skip-worktree change nothing', () => {
    write('.gitignore', 'made/\n');
    for (const name of ['made/intent', 'made/assumed', 'made/skipped', 'made/untracked']) write(name);
    git('add', '-f', '-N', 'made/intent');
    git('add', '-f', 'made/assumed', 'made/skipped');
    git('update-index', '--assume-unchanged', 'made/assumed');
    git('update-index', '--skip-worktree', 'made/skipped');
    expect(listed().files).toEqual(['.gitignore', 'made/assumed', 'made/intent', 'made/skipped']);
  });

  test('a name that is not UTF-8 is listed, so that whoever reads it says that it cannot be', () => {
    write('.gitignore', 'made/\n');
    mkdirSync(join(folder, 'made'));
    const odd = Buffer.concat([Buffer.from(`${folder}/made/`), Buffer.from([0xff]), Buffer.from('.cal.yaml')]);
    writeFileSync(odd, '{}');
    git('add', '-A', '-f');
    expect([listed().files, listed(folder, 'made').files]).toEqual([
      ['.gitignore', 'made/\ufffd.cal.yaml'],
      ['\ufffd.cal.yaml'],
    ]);
    rmSync(odd);
    expect(listed().files).toEqual(['.gitignore']);
  });

  test('submodules, also ignored ones, by what they track themselves', () => {
    const inner = join(scratch(), 'inner');
    mkdirSync(inner);
    gitIn(inner, 'init', '-q');
    writeIn(inner, '.gitignore', 'hidden\n');
    for (const name of ['a', 'hidden']) writeIn(inner, name);
    gitIn(inner, 'add', '-A', '-f');
    gitIn(inner, 'commit', '-qm', 'inner');
    git('submodule', '--quiet', 'add', inner, 'one');
    git('submodule', '--quiet', 'add', '-f', inner, 'node_modules/two');
    git('commit', '-qm', 'submodules');
    const own = ['.gitignore', 'a', 'hidden'];
    expect(listed().files).toEqual(
      ['.gitmodules', ...own.map((name) => `node_modules/two/${name}`), ...own.map((name) => `one/${name}`)].sort(),
    );
    expect(listed(join(folder, 'one')).files).toEqual(own);
    const clone = join(scratch(), 'clone');
    gitIn(folder, 'clone', '-q', folder, clone);
    expect(listed(clone).files).toEqual(['.gitmodules']);
    // Copied without the repository around it: what it tracks is not known here.
    renameSync(join(folder, 'one'), join(clone, 'copied'));
    expect(listed(clone).files).toEqual(['.gitmodules', 'copied/.gitignore', 'copied/a']);
    expect(problem(() => listed(join(clone, 'copied')))).toBe(
      'no-repository: it names a git directory that is not here',
    );
  });

  test('a linked worktree has an index of its own', () => {
    write('.gitignore', 'hidden\n');
    write('hidden');
    git('add', '-A', '-f');
    git('commit', '-qm', 'one');
    const other = join(scratch(), 'other');
    git('worktree', 'add', '-q', other, '-b', 'other');
    gitIn(other, 'rm', '-q', '--cached', 'hidden');
    expect([listed(other).files, listed().files]).toEqual([['.gitignore'], ['.gitignore', 'hidden']]);
  });

  test('a folder that only looks like a git directory, and an empty .git, are not repositories', () => {
    write('.gitignore', 'hidden\n');
    write('sub/hidden');
    git('add', '-A', '-f');
    mkdirSync(join(folder, 'sub/.git'));
    expect(listed(join(folder, 'sub')).files).toEqual(['hidden']);
    const bare = join(folder, 'bare');
    mkdirSync(bare);
    gitIn(bare, 'init', '-q', '--bare');
    expect(findRepository(bare, {})).toEqual(findRepository(folder, {}));
  });

  test('the environment of a hook names the repository and the index', () => {
    write('.gitignore', 'hidden\n');
    for (const name of ['hidden', 'sub/hidden']) write(name);
    git('add', '-A', '-f');
    const gitDir = join(scratch(), 'elsewhere.git');
    renameSync(join(folder, '.git'), gitDir);
    const at = (cwd: string, env: Record<string, string>) => findRepository(cwd, env);
    const sub = join(folder, 'sub');
    const common = { gitDir, commonDir: gitDir };
    expect(at(folder, {})).toBeUndefined();
    expect(at(folder, { GIT_DIR: gitDir })).toEqual({ top: folder, ...common, indexFile: join(gitDir, 'index') });
    expect(at(sub, { GIT_DIR: gitDir, GIT_WORK_TREE: '..', GIT_INDEX_FILE: 'next' })).toEqual({
      top: folder,
      ...common,
      indexFile: join(folder, 'next'),
    });
    expect(at(sub, { GIT_DIR: '../.git' })).toBeUndefined();
    process.env['GIT_DIR'] = gitDir;
    process.env['GIT_WORK_TREE'] = folder;
    try {
      expect([listed().files, listed(sub).files, listed(scratch()).files]).toEqual([
        ['.gitignore', 'hidden', 'sub/hidden'],
        ['hidden'],
        [],
      ]);
    } finally {
      delete process.env['GIT_DIR'];
      delete process.env['GIT_WORK_TREE'];
    }
  });

  test('without a repository the ignore files alone', () => {
    rmSync(join(folder, '.git'), { recursive: true });
    write('.gitignore', 'hidden\n');
    for (const name of ['a', 'hidden', 'node_modules/b']) write(name);
    expect(listed().files).toEqual(['.gitignore', 'a']);
  });

  test('an index that nobody may read is an error', () => {
    write('a');
    git('add', '-A');
    rmSync(join(folder, '.git/index'));
    mkdirSync(join(folder, '.git/index'));
    expect(problem(() => listed())).toBe("bad-index: git's index cannot be read: EISDIR");
  });
});

test('a file .git is that of a repository only where it begins with the place of one', () => {
  const cwd = scratch();
  writeIn(cwd, 'a.yaml');
  initAll(cwd);
  renameSync(join(cwd, '.git'), join(cwd, 'real'));
  const found = ['gitdir: real', 'gitdir: real\r\n', '# gitdir: real', 'x\ngitdir: real', 'gitdir: none', ''].map(
    (text) => {
      writeFileSync(join(cwd, '.git'), text);
      const repository = repositoryAt(cwd);
      return typeof repository === 'object' ? 'repository' : repository;
    },
  );
  expect(found).toEqual(['repository', 'repository', 'dead', 'dead', 'dead', 'dead']);
});
