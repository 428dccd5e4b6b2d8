import { findRepository } from './repository.ts';
import { gitOutput } from './run-git.ts';

/**
 * Finds the commit that a revision names, as git understands it (`HEAD~1`, a tag, a branch).
 *
 * @returns its full id, and the top folder of the work tree, absolute; undefined when git, the repository or the revision is not there
 */
export function findRevision(directory: string, revision: string) {
  const repository = findRepository(directory);
  const call = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
  const sha = gitOutput(repository, call)?.toString('utf8').trim();
  return sha === undefined || repository === undefined ? undefined : { sha, top: repository.top };
}
