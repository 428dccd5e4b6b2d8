import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cartwright, exampleWithoutFindings } from '../support/cli.ts';
import { gitLog } from '../support/git-log.ts';
import { program } from '../support/main.ts';

function git(cwd: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', '-c', 'commit.gpgsign=false', ...args], { cwd });
}

/** The example with its first state committed, and more asked of hosts in the work tree. */
function repository(): string {
  const cwd = exampleWithoutFindings();
  git(cwd, 'init', '-q', '-b', 'main');
  git(cwd, 'add', '-A');
  git(cwd, 'commit', '-qm', 'base');
  const file = join(cwd, 'agents/builder/cartridge.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('minContextWindowTokens: 100000', 'minContextWindowTokens: 150000'));
  return cwd;
}

test('check --base says what changed in the requirements, and which hosts change their verdict', async () => {
  const cwd = repository();
  const { code, stdout } = await program(['check', '--base', 'main'], { cwd });
  expect(code).toBe(1);
  expect(stdout.slice(stdout.indexOf('Against main'))).toBe(
    [
      'Against main',
      '  ✗ agents/builder on laptop: accept, 1 promise → refuse, 1 promise (no longer met: model.minContextWindowTokens)',
      '  ! agents/builder asks hosts for something else; breaking: model.minContextWindowTokens 100000 → 150000; SemVer step major, but the version stays 1.2.0',
      '  ✗ new: 1 error',
      '',
      'more about a rule: cartwright explain handshake/refuse',
      '4 files: 1 error, 1 warning, 0 notes · readiness: ready · hosts: 1 of 2 accept, 1 refuses',
      'not ok: 1 error, 1 host refuses',
      '',
    ].join('\n'),
  );
  const { changes } = JSON.parse((await program(['check', '--base', 'main', '--format', 'json'], { cwd })).stdout) as {
    changes: object;
  };
  expect(changes).toMatchObject({
    hosts: [{ subject: 'agents/builder', host: 'laptop', before: 'accept', after: 'refuse' }],
    requirements: [{ subject: 'agents/builder', step: 'major', taken: 'none', enough: false }],
  });
  expect((await program(['check', '--base', 'main', '--format', 'markdown'], { cwd })).stdout).toContain(
    '- ⬆️ `agents/builder` asks hosts for something else; **breaking:** `model.minContextWindowTokens` `100000` → `150000`; SemVer step **major**, but the version stays `1.2.0`\n',
  );
});

test('an unknown commit is exit 2', async () => {
  const { code, stdout, stderr } = await program(['check', '--base', 'no-such-branch'], { cwd: repository() });
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('--base: no commit "no-such-branch" is here');
});

/** {@link repository} with many more documents, and what a change makes of them. */
function manyDocuments(): string {
  const cwd = repository();
  const cal = readFileSync(join(cwd, 'cal/ship-a-feature.cal.yaml'), 'utf8');
  const names = Array.from({ length: 60 }, (_, i) => `flow-${i}`);
  for (const name of names) {
    writeFileSync(join(cwd, `cal/${name}.cal.yaml`), cal.replace(/^id: .*$/m, `id: ${name}`));
    writeFileSync(join(cwd, `agents/builder/rom/knowledge/${name}.txt`), name);
  }
  git(cwd, 'add', '-A');
  git(cwd, 'commit', '-qm', 'more');
  for (const name of names.slice(0, 30)) writeFileSync(join(cwd, `cal/${name}.cal.yaml`), `${cal}# ${name}\n`);
  return cwd;
}

test('a base is read by one process of git, and so is what is staged; a side of diff by one of its own', () => {
  const cwd = manyDocuments();
  const log = gitLog();
  const env = { PATH: log.path };
  const asked = (...args: string[]): string[] => {
    log.asked();
    expect(cartwright(args, { cwd, env })).toMatchObject({ stderr: '' });
    return log.asked();
  };
  const revision = (name: string): string => `rev-parse --verify --quiet --end-of-options ${name}^{commit}`;
  const commit = ['ls-tree -r -z --full-tree ID^{commit}', 'cat-file --batch --buffer'];
  expect(asked('check', '--base', 'HEAD')).toEqual([revision('HEAD'), ...commit]);
  for (const policy of ['HEAD~1', 'main~1'])
    expect(asked('check', '--base', 'HEAD~1', '--config-from', policy)).toEqual([
      revision(policy),
      'ls-tree -r -z --full-tree ID^{commit}',
      revision('HEAD~1'),
      'cat-file --batch --buffer',
    ]);
  git(cwd, 'add', '-A');
  git(cwd, 'checkout-index', '--force', '--all');
  for (let i = 0; i < 30; i++) writeFileSync(join(cwd, `cal/flow-${i}.cal.yaml`), 'not what is staged');
  expect(asked('check', '--staged')).toEqual(['cat-file --batch --buffer']);
  expect(asked('init', '--propose', '--staged')).toEqual(['cat-file --batch --buffer']);
});
