import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, isAbsolute, join, relative } from 'node:path';
import type { Repository } from './repository.ts';
import { isWayOut } from '../../core/value/path.ts';

const LOCAL_MS = 60_000;
const OUTPUT = 256 * 1024 * 1024;
const NAME = process.platform === 'win32' ? 'git.exe' : 'git';

/**
 * Keys of a repository's configuration that name a program which one of the calls here could start. What filters, text converters,
 * diff drivers, aliases, editors, pagers and signers name is left alone: no call here comes to them.
 */
const SETTINGS = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.alternateRefsCommand=:',
  'protocol.ext.allow=never',
  'safe.bareRepository=explicit',
  'gc.auto=0',
  'maintenance.auto=false',
  'submodule.recurse=false',
].flatMap((setting) => ['-c', setting]);

export interface GitOptions {
  /** Whether the call may speak to other machines. Without it nothing is fetched, not even what a partial clone lacks. */
  readonly network?: boolean;
  readonly timeout?: number;
  /** What git reads from its standard input; nothing by default. */
  readonly input?: string;
}

/** What git printed, or why it did not. */
export type GitAnswer = { readonly output: Buffer } | { readonly missing: true } | { readonly said: string };

/**
 * Asks git about a repository. No program that the checked tree names is started: git is told which directory is the repository
 * and never looks for one, so that a committed folder that looks like one is not taken; it is started by its absolute path and runs
 * in the git directory, where no checked file lies; it gets neither the caller's secrets nor its settings. Only plumbing is asked
 * that takes objects as they are: nothing that compares the work tree, which would start filters.
 */
export function runGit(repository: Repository, args: readonly string[], options: GitOptions = {}): GitAnswer {
  const { top, gitDir } = repository;
  const { HOME = '' } = process.env;
  const folders = programFolders(top);
  const program = programIn(folders);
  if (program === undefined) return { missing: true };
  const { network = false, timeout = LOCAL_MS, input } = options;
  // Loaded by the first call: loading it costs as much as linting a file.
  const { spawnSync } = createRequire(import.meta.url)('node:child_process') as typeof import('node:child_process');
  const result = spawnSync(program, [...SETTINGS, '--no-pager', `--git-dir=${gitDir}`, `--work-tree=${top}`, ...args], {
    cwd: gitDir,
    env: {
      PATH: folders.join(delimiter),
      HOME,
      GIT_TERMINAL_PROMPT: '0',
      GIT_OPTIONAL_LOCKS: '0',
      GIT_NO_LAZY_FETCH: '1',
      LC_ALL: 'C',
      // A version of git that does not know the variable before still asks this one before it opens a connection.
      ...(network ? {} : { GIT_ALLOW_PROTOCOL: '' }),
    },
    input,
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    timeout,
    maxBuffer: OUTPUT,
  });
  if (result.status === 0) return { output: result.stdout };
  return { said: result.stderr?.toString('utf8').split('\n')[0] ?? '' };
}

/** What git printed; undefined when it failed, whatever the reason. */
export function gitOutput(
  repository: Repository | undefined,
  args: readonly string[],
  options?: GitOptions,
): Buffer | undefined {
  if (repository === undefined) return undefined;
  const answer = runGit(repository, args, options);
  return 'output' in answer ? answer.output : undefined;
}

/** Whether git can be started for a repository. */
export function hasGit({ top }: Repository): boolean {
  return programIn(programFolders(top)) !== undefined;
}

/** Where programs are looked for: never in the checked tree, unless that is the whole disk. */
function programFolders(top: string): readonly string[] {
  const isChecked = (folder: string): boolean => dirname(top) !== top && !isWayOut(relative(top, folder));
  return (process.env['PATH'] ?? '').split(delimiter).filter((folder) => isAbsolute(folder) && !isChecked(folder));
}

function programIn(folders: readonly string[]): string | undefined {
  return folders.map((folder) => join(folder, NAME)).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
