import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './cli.ts';
import { scratch } from './scratch.ts';

const ENV = {
  PATH: process.env['PATH'] ?? '',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@example.org',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.org',
};

export interface Said {
  readonly code: number | null;
  /** Both streams. */
  readonly output: string;
}

/** Runs a program in a folder with a clean environment; throws with its output when it fails and `check` is set. */
export function run(
  cwd: string,
  home: string,
  command: string,
  args: readonly string[],
  check = true,
  env: Readonly<Record<string, string>> = {},
): Said {
  const result = spawnSync(command, [...args], {
    cwd,
    env: {
      ...ENV,
      TMPDIR: tmpdir(),
      HOME: home,
      PRE_COMMIT_HOME: join(home, 'pre-commit'),
      PREK_HOME: join(home, 'prek'),
      ...env,
    },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
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
  // To press ten megabytes takes half a second, and nobody waits for their transfer.
  run(folder, home, 'git', ['-c', 'core.compression=0', 'add', '-A']);
  run(folder, home, 'git', ['commit', '-qm', 'hooks']);
  run(folder, home, 'git', ['tag', 'v1.0.0']);
  return folder;
}

/** The one repository of a test file: its clone in each hook runner's store is shared, too. */
let shared: { readonly home: string; readonly repository: string } | undefined;

export interface Project {
  readonly folder: string;
  readonly home: string;
  git(...args: string[]): Said;
  /** Writes files, and stages everything. */
  stage(files?: Readonly<Record<string, string | Uint8Array>>): void;
  write(files: Readonly<Record<string, string | Uint8Array>>): void;
  preCommit(...args: string[]): Said;
  prek(...args: string[]): Said;
}

/** A project that uses hooks of the repository through a real hook runner; each hook is one line of YAML. */
export function projectWithHooks(hooks: readonly string[]): Project {
  if (shared === undefined) {
    const home = scratch();
    shared = { home, repository: hookRepository(home) };
  }
  const { home, repository } = shared;
  const folder = join(scratch(), 'project');
  mkdirSync(folder);
  run(folder, home, 'git', ['init', '-q', '-b', 'main']);
  const ids = hooks.map((hook) => `      - ${hook}`).join('\n');
  const write: Project['write'] = (files) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
  };
  write({
    '.pre-commit-config.yaml': `repos:\n  - repo: file://${repository}\n    rev: v1.0.0\n    hooks:\n${ids}\n`,
  });
  return {
    folder,
    home,
    write,
    git: (...args) => run(folder, home, 'git', args),
    stage(files = {}) {
      write(files);
      run(folder, home, 'git', ['add', '-A']);
    },
    preCommit: (...args) => run(folder, home, 'pre-commit', args, false),
    prek: (...args) => run(folder, home, 'prek', args, false),
  };
}

/** Runs a hook's file as git runs it, without a hook runner, in `cwd`. */
export function runHook(
  cwd: string,
  id: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Said {
  return run(cwd, scratch(), process.execPath, [join(ROOT, 'hooks', `${id}.mjs`), ...args], false, env);
}
