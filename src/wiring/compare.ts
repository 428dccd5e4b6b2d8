import type { CheckedProjects, ProjectsOptions } from '../app/check/projects.ts';
import { compareWithBase, type Comparison } from '../app/check/compare.ts';
import type { FileSystem } from '../ports.ts';
import { basePolicy, type BasePolicy } from './base-policy.ts';
import type { Commit } from './check-commit.ts';
import { shortest } from '../core/value/path.ts';

/** A check and the same at its base, which is a commit. */
export interface ComparedCommits {
  /** The files of the head as they are, whatever it was judged by. */
  readonly fs: FileSystem;
  readonly head: CheckedProjects;
  readonly base: CheckedProjects;
  readonly commit: Commit;
  /** What both were asked for. */
  readonly options: Pick<ProjectsOptions, 'folders' | 'configPath' | 'named'>;
  /** Whether `head` was judged by the policy of the base. */
  readonly byBase: boolean;
  /** Whether only the work tree's files can be compared by git's index; otherwise every file is read. */
  readonly staged?: boolean;
  /** Checks the head by another policy. */
  readonly recheck: (policy: BasePolicy) => Promise<CheckedProjects>;
}

/**
 * Compares a check with that of a commit.
 *
 * @throws UserError when the head cannot be read by its own configuration, even when it was judged by another
 */
export async function compareWithCommit(commits: ComparedCommits): Promise<Comparison> {
  const { fs, head, base, commit, options, byBase, recheck } = commits;
  const { folders, configPath, named = {} } = options;
  return compareWithBase({
    head: { fs, checked: head },
    base: { fs: commit.files, checked: base },
    name: commit.name,
    options,
    byBase,
    differs: differing(commits),
    byPolicyOfBase: async (also) => recheck(await basePolicy(fs, commit.files, { folders, configPath, named, also })),
  });
}

function differing({ fs, commit, staged = false }: ComparedCommits): (path: string) => boolean {
  if (staged) return () => true;
  // What git does not track yet is judged, too, and is in none of its lists.
  return (path) => commit.files.kind(path) !== 'file' || commit.differing.has(shortest(fs.cwd, path));
}
