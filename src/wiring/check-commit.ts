import { changedPaths, commitFiles } from '../adapters/git/commit-files.ts';
import { findRepository, pathInTree } from '../adapters/git/repository.ts';
import { checkProjects, type CheckedProjects, type ProjectsOptions } from '../app/check/projects.ts';
import type { Clock, FileSystem } from '../ports.ts';
import { readCard } from './read-card.ts';
import { signatureOf } from './signature-of.ts';
import { leadsOut, shortest } from '../core/value/path.ts';

/** A commit that is compared with. */
export interface Commit {
  /** How it is called: its id, or the name that somebody gave. */
  readonly name: string;
  readonly files: FileSystem;
  /** Paths that differ from the work tree's, relative to the working directory. */
  readonly differing: ReadonlySet<string>;
}

/** Which commit is compared with, and what of the work tree counts. */
export interface CommitOptions {
  /** The working directory, from which paths are seen; absolute. */
  readonly cwd: string;
  /** A folder of the repository, which may lie below the working directory; absolute. */
  readonly inside: string;
  /** Full commit id. */
  readonly sha: string;
  readonly name: string;
  /** Whether a commit that is not here may be fetched from `origin`. */
  readonly fetch: boolean;
  readonly to: 'HEAD' | 'work tree';
}

/** A commit with what differs from it; undefined when git, the repository or the commit is not there. */
export function findCommit({ cwd, inside, sha, name, fetch, to }: CommitOptions): Commit | undefined {
  const repository = findRepository(inside);
  const files = commitFiles(cwd, sha, fetch, inside);
  const changed = files === undefined ? undefined : changedPaths(inside, sha, to);
  if (repository === undefined || files === undefined || changed === undefined) return undefined;
  const inTree = pathInTree(repository, cwd);
  const [from, top] = leadsOut(inTree) ? [cwd, repository.top] : [`/${inTree}`, ''];
  const seen = (path: string): string => shortest(from, `${top}/${path}`);
  return { name, files, differing: new Set(changed.map(seen)) };
}

/**
 * Checks a commit by its own configurations, from git's objects: nothing is checked out and nothing outside is asked.
 *
 * @param fs the work tree, from which code that is the same in both is read, so that git need not bring it
 * @throws UserError for a commit that cannot be checked
 */
export async function checkCommit(
  fs: FileSystem,
  clock: Clock,
  { files, differing }: Commit,
  options: ProjectsOptions,
): Promise<CheckedProjects> {
  const bytesOf = (path: string): Uint8Array => files.readFile(path);
  return checkProjects(
    {
      fs: files,
      readCode: (path: string, bytes?: number, start?: boolean) =>
        (differing.has(shortest(fs.cwd, path)) || fs.kind(path) !== 'file' ? files : fs).readFile(path, bytes, start),
      clock,
      readCard: readCard(files, bytesOf),
      signatureFor: (profile) => signatureOf(files, profile, undefined, bytesOf),
    },
    options,
  );
}
