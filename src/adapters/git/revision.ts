import { git } from './commit-files.ts';

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
  const sha = git(directory, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  const top = git(directory, ['rev-parse', '--show-toplevel']);
  if (sha === undefined || top === undefined) return undefined;
  return { sha: sha.toString('utf8').trim(), top: top.toString('utf8').trimEnd() };
}
