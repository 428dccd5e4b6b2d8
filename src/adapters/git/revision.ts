import { findRepository } from './repository.ts';
import { gitOutput } from './run-git.ts';

/** A commit of the repository around a folder. */
export interface Revision {
  /** Full commit id. */
  readonly sha: string;
  /** Top folder of the work tree, absolute. */
  readonly top: string;
}

/**
 * Finds the commit that a revision names, as git understands it (`HEAD~1`, a tag, a branch).
 *
 * @returns undefined when git, the repository or the revision is not there
 */
export function findRevision(directory: string, revision: string): Revision | undefined {
  const repository = findRepository(directory);
  const call = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
  const sha = gitOutput(repository, call)?.toString('utf8').trim();
  return sha === undefined || repository === undefined ? undefined : { sha, top: repository.top };
}
