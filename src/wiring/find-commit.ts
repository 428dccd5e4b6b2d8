import { changedPaths, commitFiles } from '../adapters/git/commit-files.ts';
import { findRepository, pathInTree } from '../adapters/git/repository.ts';
import type { Commit } from '../app/check/options.ts';
import { leadsOut, shortest } from '../core/value/path.ts';
import type { FileSystem } from '../ports.ts';

/** Which commit is compared with, and what of the work tree counts. */
export interface CommitOptions {
  /** A folder of the repository, which may lie below the working directory; absolute. */
  readonly inside: string;
  /** Full commit id. */
  readonly sha: string;
  readonly name: string;
  /** Whether a commit that is not here may be fetched from `origin`. */
  readonly fetch: boolean;
  readonly to: 'HEAD' | 'work tree';
}

/**
 * A commit with what differs from it; undefined when git, the repository or the commit is not there.
 *
 * @param fs the work tree, from which code that is the same in both is read, so that git need not bring it
 */
export function findCommit(fs: FileSystem, { inside, sha, name, fetch, to }: CommitOptions): Commit | undefined {
  const { cwd } = fs;
  const repository = findRepository(inside);
  const files = commitFiles(cwd, sha, fetch, inside);
  const changed = files === undefined ? undefined : changedPaths(inside, sha, to);
  if (repository === undefined || files === undefined || changed === undefined) return undefined;
  const inTree = pathInTree(repository, cwd);
  const [from, top] = leadsOut(inTree) ? [cwd, repository.top] : [`/${inTree}`, ''];
  const differing = new Set(changed.map((path) => shortest(from, `${top}/${path}`)));
  const readCode: FileSystem['readFile'] = (path, ...rest) =>
    (differing.has(shortest(cwd, path)) || fs.kind(path) !== 'file' ? files : fs).readFile(path, ...rest);
  return { name, sha, files, differing, readCode };
}
