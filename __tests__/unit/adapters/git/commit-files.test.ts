import { beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedOut, commitFiles } from '../../../../src/adapters/git/commit-files.ts';
import { headId } from '../../../../src/adapters/git/repository.ts';
import { UserError } from '../../../../src/core/result/errors.ts';
import { scratch } from '../../../support/scratch.ts';

const NAMES = ['a.yaml', 'sub/b c.yaml', 'sub/ü\n"x".yaml', '-n.yaml', 'node_modules/x.yaml'];
let folder: string;
let first: string;
let second: string;

function git(...args: string[]): string {
  const settings = ['-c', 'user.name=t', '-c', 'user.email=t@t', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...settings, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}

beforeAll(() => {
  folder = scratch();
  git('init', '-q');
  mkdirSync(join(folder, 'sub'));
  mkdirSync(join(folder, 'node_modules'));
  for (const name of NAMES) writeFileSync(join(folder, name), `first ${name}`);
  writeFileSync(join(folder, '.gitattributes'), '*.yaml filter=evil\n');
  symlinkSync('/etc/passwd', join(folder, 'link.yaml'));
  git('add', '-A', '-f');
  git('commit', '-qm', 'one');
  first = git('rev-parse', 'HEAD');
  writeFileSync(join(folder, 'a.yaml'), 'second');
  git('commit', '-qam', 'two');
  second = git('rev-parse', 'HEAD');
  git('config', 'filter.evil.smudge', 'touch smudged');
});

test('a commit is named by its whole id alone, not by what git reads as a name of it', () => {
  const name = 'a'.repeat(40);
  git('branch', name, first);
  const names = [`refs/heads/${name}`, first.slice(0, 39), `${first}^{commit}`, `${first}\n`, ` ${first}`, 'HEAD', ''];
  expect(names.filter((each) => commitFiles(folder, each, false) !== undefined)).toEqual([]);
  git('branch', '-D', name);
});

describe('the files of a commit', () => {
  const at = (cwd = folder) => commitFiles(cwd, first, false);

  test('are listed whole, links apart', () => {
    const links: string[] = [];
    expect(at()?.list('.', { onLink: (path) => links.push(path) })).toEqual([
      '-n.yaml',
      '.gitattributes',
      'a.yaml',
      'node_modules/x.yaml',
      'sub/b c.yaml',
      'sub/ü\n"x".yaml',
    ]);
    expect(links).toEqual(['link.yaml']);
    expect(at()?.list('sub')).toEqual(['b c.yaml', 'ü\n"x".yaml']);
    expect(at(join(folder, 'sub'))?.list('.')).toEqual(['b c.yaml', 'ü\n"x".yaml']);
  });

  test('are read as they were, whatever is checked out', () => {
    expect(Buffer.from(at()?.readFile('a.yaml') ?? []).toString()).toBe('first a.yaml');
    expect(Buffer.from(at()?.readFile('sub/../sub/b c.yaml') ?? []).toString()).toBe('first sub/b c.yaml');
  });

  test.each([
    ['a.yaml', 'file'],
    ['sub', 'directory'],
    ['.', 'directory'],
    ['link.yaml', 'none'],
    ['../x', 'none'],
    ['/etc/passwd', 'none'],
  ])('%s is %s', (path, kind) => expect(at()?.kind(path)).toBe(kind));

  test('what is not there, too large or to be written is refused', () => {
    expect(() => at()?.readFile('link.yaml')).toThrow(UserError);
    expect(() => at()?.readFile('a.yaml', 3)).toThrow('at most 3');
    expect(() => at()?.writeFile('x', '')).toThrow(UserError);
  });
});

test('parents and head', () => {
  expect(checkedOut(folder)).toEqual({ sha: second, parents: [first], time: expect.any(Number) as unknown });
  expect(checkedOut(scratch())).toBeUndefined();
});

test('the id of the checked-out commit is in files, or git is asked', () => {
  const top = scratch();
  const run = (...args: string[]): string => {
    const named = ['-c', 'user.name=t', '-c', 'user.email=t@t', '-c', 'commit.gpgsign=false', ...args];
    return execFileSync('git', named, { cwd: top, encoding: 'utf8' }).trim();
  };
  const seen: Record<string, string | undefined> = { 'no repository': headId(top) };
  run('init', '-q', '-b', 'feature/a');
  seen['no commit'] = headId(top);
  run('commit', '-q', '--allow-empty', '-m', 'one');
  const id = run('rev-parse', 'HEAD');
  seen['a branch'] = headId(top);
  run('worktree', 'add', '-q', '-b', 'other', 'linked');
  seen['a linked work tree'] = headId(join(top, 'linked'));
  run('checkout', '-q', '--detach');
  seen['a commit'] = headId(top);
  run('checkout', '-q', 'feature/a');
  run('pack-refs', '--all');
  seen['a packed branch'] = headId(top);
  writeFileSync(join(top, '.git/HEAD'), `${id} x\n`);
  seen['no id'] = headId(top);
  const nothing = { 'no repository': undefined, 'no commit': undefined, 'a packed branch': undefined };
  expect(seen).toEqual({ ...nothing, 'no id': undefined, 'a branch': id, 'a linked work tree': id, 'a commit': id });
});

test.each(['', 'HEAD', '--help', 'f'.repeat(40), `${'a'.repeat(39)};`])('commit %j is none', (sha) => {
  expect(commitFiles(folder, sha, false)).toBeUndefined();
});

test.each(['', '~0', '^{tree}', ':sub', '\n'])('a commit with %j behind it is none', (behind) => {
  expect(commitFiles(folder, first + behind, false) !== undefined).toBe(behind === '');
});

test.each([
  ['+0000', 1_700_000_000],
  ['-1130', 1_700_000_000],
  ['+00000', undefined],
  ['+000', undefined],
  ['0000', undefined],
  ['', undefined],
])('the time of a commit with the zone %j', (zone, expected) => {
  const top = scratch();
  const run = (args: string[], input = ''): string =>
    execFileSync('git', args, { cwd: top, input, encoding: 'utf8' }).trim();
  run(['init', '-q']);
  const tree = run(['hash-object', '-w', '-t', 'tree', '--stdin']);
  const text = `tree ${tree}\nauthor t <t@t> 1 +0000\ncommitter t <t@t> 1700000000 ${zone}\n\nmessage\n`;
  const sha = run(['hash-object', '-w', '-t', 'commit', '--literally', '--stdin'], text);
  writeFileSync(join(top, '.git/HEAD'), `${sha}\n`);
  expect(checkedOut(top)).toEqual({ sha, parents: [], time: expected });
});

test('the id of a commit is the digest that its repository names objects by', () => {
  for (const format of ['sha1', 'sha256']) {
    const cwd = scratch();
    const run = (...args: string[]): string =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', '-c', 'commit.gpgsign=false', ...args], {
        cwd,
        encoding: 'utf8',
      }).trim();
    run('init', '-q', `--object-format=${format}`);
    run('commit', '-q', '--allow-empty', '-m', 'one');
    const parent = run('rev-parse', 'HEAD');
    run('commit', '-q', '--allow-empty', '-m', 'two', '--author=committer <a@a>', '--date=2001-01-01T00:00:00Z');
    expect(checkedOut(cwd)).toEqual({
      sha: run('rev-parse', 'HEAD'),
      parents: [parent],
      time: Number(run('log', '-1', '--format=%ct')),
    });
  }
});
