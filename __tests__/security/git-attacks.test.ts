import { beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { cartwright, ROOT } from '../support/cli.ts';
import { runAction } from '../support/github/run-action.ts';
import { program } from '../support/main.ts';
import { scratch } from '../support/scratch.ts';

/** Attack 233: a git directory of the checked tree whose configuration names programs. Each leaves a file when it runs. */
const EXAMPLE = join(ROOT, 'examples/data-pipeline');
const CAL = 'cal/ship-a-feature.cal.yaml';
const PATH = process.env['PATH'] ?? '';

let canaries: string;
beforeAll(() => {
  canaries = scratch();
});

/** A program that tells that it ran. */
function canary(name: string): string {
  const path = join(canaries, `${name}.sh`);
  writeFileSync(path, `#!/bin/sh\ntouch '${join(canaries, `${name}.ran`)}'\nexit 1\n`);
  chmodSync(path, 0o755);
  return path;
}

/** The programs that ran since it was asked last. */
function ran(): string[] {
  const names = readdirSync(canaries).filter((name) => name.endsWith('.ran'));
  for (const name of names) rmSync(join(canaries, name));
  return names.sort();
}

function git(cwd: string, ...args: string[]): string {
  const settings = [
    '-c',
    'user.name=t',
    '-c',
    'user.email=t@t',
    '-c',
    'core.fsmonitor=false',
    '-c',
    'core.hooksPath=/dev/null',
  ];
  const env = { PATH, HOME: cwd, GIT_CONFIG_NOSYSTEM: '1' };
  return execFileSync('git', [...settings, ...args], {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Every key of a repository's configuration that names a program, and those that lead to one. */
function arm(gitDir: string, worktree: string): void {
  const keys: Record<string, string> = {
    'core.fsmonitor': canary('fsmonitor'),
    'core.hooksPath': join(canaries, 'hooks'),
    'core.sshCommand': canary('ssh'),
    'core.gitProxy': canary('proxy'),
    'core.askPass': canary('askpass'),
    'core.editor': canary('editor'),
    'core.pager': canary('pager'),
    'core.alternateRefsCommand': canary('alternates'),
    'core.worktree': worktree,
    'core.attributesFile': join(canaries, 'attributes'),
    'filter.evil.clean': canary('clean'),
    'filter.evil.smudge': canary('smudge'),
    'filter.evil.process': canary('process'),
    'diff.external': canary('external'),
    'diff.evil.command': canary('diff-command'),
    'diff.evil.textconv': canary('textconv'),
    'merge.evil.driver': canary('merge-driver'),
    'gpg.program': canary('gpg'),
    'gpg.ssh.program': canary('gpg-ssh'),
    'log.showSignature': 'true',
    'credential.helper': `!${canary('credentials')}`,
    'include.path': join(canaries, 'included'),
    'remote.origin.url': `ext::${canary('remote')} %S`,
    'remote.origin.uploadpack': canary('uploadpack'),
    'remote.origin.vcs': 'evil',
    'remote.origin.promisor': 'true',
    'remote.origin.partialclonefilter': 'blob:none',
    'extensions.partialClone': 'origin',
    'protocol.ext.allow': 'always',
    'uploadpack.packObjectsHook': canary('pack-objects'),
    'interactive.diffFilter': canary('diff-filter'),
    'sequence.editor': canary('sequence'),
    'submodule.evil.update': `!${canary('submodule')}`,
    'maintenance.auto': 'true',
    'gc.auto': '1',
  };
  for (const name of ['cat-file', 'rev-parse', 'ls-tree', 'ls-files', 'diff-tree', 'diff', 'fetch']) {
    keys[`alias.${name}`] = `!${canary(`alias-${name}`)}`;
    keys[`pager.${name}`] = canary(`pager-${name}`);
  }
  writeFileSync(join(canaries, 'included'), `[core]\n\tfsmonitor = ${canary('included-fsmonitor')}\n`);
  writeFileSync(join(canaries, 'attributes'), '* filter=evil diff=evil merge=evil\n');
  const sections = Object.entries(keys).map(([key, value]) => {
    const [, section = '', subsection, name = ''] = /^(\w+)(?:\.(.+))?\.([\w-]+)$/.exec(key) ?? [];
    const title = subsection === undefined ? section : `${section} "${subsection}"`;
    return `[${title}]\n\t${name} = "${value.replaceAll(/["\\]/g, '\\$&')}"\n`;
  });
  writeFileSync(join(gitDir, 'config'), `[core]\n\trepositoryformatversion = 1\n\tbare = false\n${sections.join('')}`);
  for (const folder of [join(gitDir, 'hooks'), join(canaries, 'hooks')]) {
    mkdirSync(folder, { recursive: true });
    for (const hook of [
      'post-index-change',
      'reference-transaction',
      'post-checkout',
      'pre-auto-gc',
      'fsmonitor-watchman',
    ])
      cpSync(canary(`hook-${hook}`), join(folder, hook));
  }
}

/** The example in a repository, with a folder that is a git directory with a history of its own. */
function withGitFolder(): { readonly top: string; readonly folder: string; readonly head: string } {
  const top = join(scratch(), 'repository');
  cpSync(EXAMPLE, top, { recursive: true });
  git(top, 'init', '-q');
  const folder = join(top, 'evil');
  cpSync(EXAMPLE, folder, { recursive: true });
  git(folder, 'init', '-q');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'inner');
  for (const name of ['HEAD', 'config', 'objects', 'refs', 'index', 'logs'])
    cpSync(join(folder, '.git', name), join(folder, name), { recursive: true });
  rmSync(join(folder, '.git'), { recursive: true });
  arm(folder, folder);
  writeFileSync(join(folder, '.gitattributes'), '* filter=evil diff=evil\n');
  git(top, 'add', '-A', '-f');
  git(top, 'commit', '-qm', 'outer');
  return { top, folder, head: git(top, 'rev-parse', 'HEAD').trim() };
}

/** Every command that asks git, with its exit codes where nothing is wrong but the example's own mistake. */
const COMMANDS: readonly (readonly [string, readonly string[]])[] = [
  ['check', ['check']],
  ['check --staged', ['check', '--staged']],
  ['check --base', ['check', '--base', 'HEAD']],
  ['lint', ['lint']],
  ['init --propose', ['init', '--propose']],
  ['init --propose --staged', ['init', '--propose', '--staged']],
  ['no-private-keys', ['no-private-keys']],
];

describe('attack 233: a folder of the tree is itself a git directory', () => {
  test('control: git itself starts the programs that it names', () => {
    const { folder } = withGitFolder();
    const careless = (command: string): void => {
      execFileSync('sh', ['-c', `${command} >/dev/null 2>&1 || true`], { cwd: folder, env: { PATH, HOME: folder } });
    };
    careless('git status');
    expect(ran()).toContain('included-fsmonitor.ran');
    writeFileSync(join(folder, CAL), 'changed');
    careless('git -c core.fsmonitor=false diff');
    expect(ran().some((name) => ['clean.ran', 'process.ran', 'external.ran'].includes(name))).toBe(true);
  });

  test.each(COMMANDS)('%s inside of it: nothing runs', async (_, args) => {
    const { folder } = withGitFolder();
    writeFileSync(join(folder, CAL), 'id: changed\n');
    const { code, stderr } = await program(args, { cwd: folder });
    expect(stderr).not.toMatch(/bug|at .*\.js:/);
    expect([code === null || code > 2, ran()]).toEqual([false, []]);
  });

  test.each(['.', 'evil'])('the Action in %s: nothing runs, and the base is compared', async (directory) => {
    const { top, head } = withGitFolder();
    const payload = {
      pull_request: {
        number: 1,
        head: { sha: head, repo: { full_name: 'Codertocat/Hello-World' } },
        base: { sha: head, repo: { full_name: 'Codertocat/Hello-World' } },
      },
    };
    const inputs = { comment: 'false', 'working-directory': directory };
    const { code, stdout } = await runAction({ workspace: top, event: 'pull_request', payload, inputs });
    expect([code, ran()]).toEqual([0, []]);
    expect(stdout).not.toContain('no comparison with the base');
  });
});

describe('attack 233: the whole repository came in an archive, with its .git', () => {
  const armed = (): string => {
    const top = join(scratch(), 'repository');
    cpSync(EXAMPLE, top, { recursive: true });
    git(top, 'init', '-q');
    writeFileSync(join(top, '.gitattributes'), '* filter=evil diff=evil\n');
    git(top, 'add', '-A');
    git(top, 'commit', '-qm', 'all');
    arm(join(top, '.git'), top);
    // Changed, changed in the index, and touched: what git would compare through filters.
    writeFileSync(join(top, CAL), 'id: changed\n');
    writeFileSync(join(top, 'src/new.ts'), '');
    return top;
  };

  test.each(COMMANDS)('%s: nothing runs', async (_, args) => {
    const top = armed();
    const { code, stderr } = await program(args, { cwd: top });
    expect(stderr).not.toMatch(/bug|at .*\.js:/);
    expect([code === null || code > 2, ran()]).toEqual([false, []]);
  });

  test('what a partial clone lacks is not fetched', async () => {
    const top = armed();
    const oid = git(top, 'rev-parse', `HEAD:${CAL}`).trim();
    rmSync(join(top, '.git/objects', oid.slice(0, 2), oid.slice(2)));
    const staged = await program(['check', '--staged'], { cwd: top });
    expect([staged.code, staged.stderr.split('\n')[0]?.replace(oid, 'OID')]).toEqual([
      2,
      expect.stringContaining(`${CAL}: git cannot read what is staged: `),
    ]);
    expect((await program(['check', '--base', 'HEAD'], { cwd: top })).code).toBe(2);
    expect((await program(['check', '--base', 'f'.repeat(40)], { cwd: top })).code).toBe(2);
    expect(ran()).toEqual([]);
  });
});

test('attack 233: a program called git in the checked tree is not git', () => {
  const top = join(scratch(), 'repository');
  cpSync(EXAMPLE, top, { recursive: true });
  git(top, 'init', '-q');
  for (const folder of ['.', 'node_modules/.bin']) {
    mkdirSync(join(top, folder), { recursive: true });
    cpSync(canary('fake-git'), join(top, folder, 'git'));
  }
  git(top, 'add', '-A', '-f');
  git(top, 'commit', '-qm', 'all');
  const path = ['.', '', 'node_modules/.bin', join(top, 'node_modules/.bin'), PATH].join(delimiter);
  const { code } = cartwright(['check', '--base', 'HEAD'], { cwd: top, env: { PATH: path } });
  expect([code, ran()]).toEqual([0, []]);
});

test('attack 233: a work tree of another user, as in a container, is read all the same', () => {
  const top = join(scratch(), 'repository');
  cpSync(EXAMPLE, top, { recursive: true });
  git(top, 'init', '-q');
  git(top, 'add', '-A');
  git(top, 'commit', '-qm', 'all');
  const bin = scratch();
  const real =
    PATH.split(delimiter)
      .map((folder) => join(folder, 'git'))
      .find((path) => existsSync(path)) ?? '';
  writeFileSync(join(bin, 'git'), `#!/bin/sh\nGIT_TEST_ASSUME_DIFFERENT_OWNER=1 exec '${real}' "$@"\n`, {
    mode: 0o755,
  });
  symlinkSync(process.execPath, join(bin, 'node'));
  expect(() =>
    execFileSync(join(bin, 'git'), ['status'], { cwd: top, env: { PATH, HOME: top }, stdio: 'ignore' }),
  ).toThrow();
  writeFileSync(join(top, CAL), 'id: changed\n');
  const staged = ['check', '--staged'];
  const base = ['check', '--base', 'HEAD'];
  for (const [args, expected] of [
    [staged, 0],
    [base, 1],
  ] as const) {
    const { code, stderr } = cartwright(args, { cwd: top, env: { PATH: `${bin}${delimiter}${PATH}` } });
    expect([args, code, stderr]).toEqual([args, expected, '']);
  }
});
