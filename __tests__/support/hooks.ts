import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, scratch } from './cli.ts';

const ENV = {
  PATH: process.env['PATH'] ?? '',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@example.org',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.org',
};

/** Runs a program in a folder with a clean environment; throws with its output when it fails and `check` is set. */
export function run(
  cwd: string,
  home: string,
  command: string,
  args: readonly string[],
  check = true,
): { code: number | null; output: string } {
  const result = spawnSync(command, [...args], {
    cwd,
    env: { ...ENV, HOME: home, PRE_COMMIT_HOME: join(home, 'pre-commit') },
    encoding: 'utf8',
  });
  const output = `${result.stdout}${result.stderr}`;
  if (check && result.status !== 0) throw new Error(`${command} ${args.join(' ')} gave ${result.status}:\n${output}`);
  return { code: result.status, output };
}

/** A git repository made of what a hook repository must hold, committed and tagged. */
export function hookRepository(home: string): string {
  const folder = join(home, 'cartwright');
  mkdirSync(folder);
  for (const part of ['dist', 'hooks', '.pre-commit-hooks.yaml', 'package.json'])
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  run(folder, home, 'git', ['init', '-q', '-b', 'main']);
  run(folder, home, 'git', ['add', '-A']);
  run(folder, home, 'git', ['commit', '-qm', 'hooks']);
  run(folder, home, 'git', ['tag', 'v1.0.0']);
  return folder;
}

/** A project that uses hooks of the repository through real pre-commit. */
export function projectWithHooks(hooks: readonly string[]): {
  folder: string;
  home: string;
  preCommit: (...args: string[]) => { code: number | null; output: string };
} {
  const home = scratch();
  const repository = hookRepository(home);
  const folder = join(home, 'project');
  mkdirSync(folder);
  run(folder, home, 'git', ['init', '-q', '-b', 'main']);
  const ids = hooks.map((hook) => `      - ${hook}`).join('\n');
  writeFileSync(
    join(folder, '.pre-commit-config.yaml'),
    `repos:\n  - repo: file://${repository}\n    rev: v1.0.0\n    hooks:\n${ids}\n`,
  );
  return { folder, home, preCommit: (...args) => run(folder, home, 'pre-commit', args, false) };
}
