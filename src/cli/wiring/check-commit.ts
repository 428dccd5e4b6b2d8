import { checkProjects, type CheckedProjects, type ProjectsOptions } from '../../app/check-projects.ts';
import { shortest } from '../../app/cal-files.ts';
import type { Clock, FileSystem } from '../../ports.ts';
import { readCard } from './read-card.ts';
import { signatureOf } from './signature-of.ts';

/** A commit that is compared with. */
export interface Commit {
  readonly files: FileSystem;
  /** Paths that differ from the work tree's, relative to the top of the repository. */
  readonly differing: ReadonlySet<string>;
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
