import { readFileSync, realpathSync, statSync, type Stats } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { UserError } from '../../core/result/errors.ts';
import { IndexProblem, readIndex, type IndexEntry } from '../../core/git/index-file.ts';
import { isWayOut } from '../../core/value/path.ts';

/** A work tree and its git directory, all absolute. */
export interface Repository {
  /** Top folder of the work tree. */
  readonly top: string;
  readonly gitDir: string;
  /** Where objects and configuration are: another folder than `gitDir` in a linked worktree. */
  readonly commonDir: string;
  readonly indexFile: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The repository around a folder: the one that the environment names, as in a hook, or the nearest `.git` above. A folder that only
 * looks like a git directory is not one: any author can commit one, with a configuration that names programs.
 *
 * @throws UserError `no-repository` for a `.git` file that leads nowhere
 */
export function findRepository(folder: string, env: Environment = process.env): Repository | undefined {
  const named = env['GIT_DIR'];
  if (named !== undefined && named !== '') return namedRepository(folder, named, env);
  for (let top = folder; ; top = dirname(top)) {
    const found = repositoryAt(top, env);
    if (found === 'dead')
      throw new UserError('no-repository', 'it names a git directory that is not here', {
        path: join(top, '.git').replaceAll('\\', '/'),
        help: 'bring the whole repository along, or remove that file to have none',
      });
    if (found !== undefined) return found;
    if (dirname(top) === top) return undefined;
  }
}

/** The repository whose work tree starts at a folder; `dead` when its `.git` file leads nowhere. */
export function repositoryAt(top: string, env: Environment = {}): Repository | 'dead' | undefined {
  const path = join(top, '.git');
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return undefined;
  const linked = stat.isFile() ? /^gitdir: (.+?)[\r\n]*$/.exec(textOf(path) ?? '')?.[1] : undefined;
  const gitDir = linked === undefined ? path : resolve(top, linked);
  const found = isGitDir(gitDir) ? repository(top, gitDir, env) : undefined;
  return found ?? (stat.isFile() ? 'dead' : undefined);
}

// As git reads them: without a work tree the folder itself is one.
function namedRepository(folder: string, named: string, env: Environment): Repository | undefined {
  const gitDir = resolve(folder, named);
  if (!isGitDir(gitDir)) return undefined;
  const top = resolve(folder, env['GIT_WORK_TREE'] || '.');
  return repository(isWayOut(relative(real(top), real(folder))) ? folder : top, gitDir, env);
}

function repository(top: string, gitDir: string, env: Environment): Repository {
  const common = textOf(join(gitDir, 'commondir'))?.trim();
  const index = env['GIT_INDEX_FILE'];
  return {
    top,
    gitDir,
    commonDir: common === undefined ? gitDir : resolve(gitDir, common),
    indexFile: index === undefined || index === '' ? join(gitDir, 'index') : resolve(top, index),
  };
}

function isGitDir(folder: string): boolean {
  const stat = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false });
  const has = (name: string): boolean => stat(join(folder, name)) !== undefined;
  return stat(folder)?.isDirectory() === true && has('HEAD') && (has('objects') || has('commondir'));
}

/**
 * The id of the checked-out commit as the files of git say it, without starting git.
 *
 * @returns undefined where they do not: before the first commit, and where branches are packed
 */
export function headId(folder: string): string | undefined {
  const repository = findRepository(folder);
  if (repository === undefined) return undefined;
  const head = textOf(join(repository.gitDir, 'HEAD')) ?? '';
  const [, branch] = /^ref: (refs\/heads\/.+)\n$/.exec(head) ?? [];
  const id = branch === undefined ? head : textOf(join(repository.commonDir, branch));
  return /^([0-9a-f]{40}|[0-9a-f]{64})\n$/.exec(id ?? '')?.[1];
}

/** What a repository's index holds; nothing before the first `git add`. */
export interface Index {
  readonly entries: readonly IndexEntry[];
  /** When the index was written, in nanoseconds since 1970. */
  readonly written: bigint;
}

/**
 * Reads the index of a repository, without git.
 *
 * @throws UserError `bad-index` for one that cannot be understood: half of it would hide files
 */
export function indexOf({ indexFile, commonDir }: Repository): Index {
  const stat = statSync(indexFile, { throwIfNoEntry: false, bigint: true });
  if (stat === undefined) return { entries: [], written: 0n };
  // The object format is never taken from an included file, so that this is all of it.
  const sha256 = /^[^\S\n]*objectformat[^\S\n]*=[^\S\n]*"?sha256/im.test(textOf(join(commonDir, 'config')) ?? '');
  try {
    const entries = readIndex(readFileSync(indexFile), sha256 ? 32 : 20);
    return { entries, written: stat.mtimeNs };
  } catch (error) {
    const known = error instanceof IndexProblem || error instanceof RangeError;
    const { code } = error as { readonly code?: unknown };
    if (!known && typeof code !== 'string') throw error;
    const reason = error instanceof IndexProblem ? error.message : known ? 'it is cut off' : String(code);
    throw new UserError('bad-index', `git's index cannot be read: ${reason}`, {
      path: indexFile.replaceAll('\\', '/'),
    });
  }
}

/** The path of a folder from the top of its work tree, with `/`; empty for the top itself. */
export function pathInTree({ top }: Repository, folder: string): string {
  const path = relative(top, folder);
  return (isWayOut(path) ? relative(real(top), real(folder)) : path).replaceAll('\\', '/');
}

function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
