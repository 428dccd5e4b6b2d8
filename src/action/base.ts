import { resolve } from 'node:path';
import { changedPaths, commitFiles, headParents } from '../adapters/git/commit-files.ts';
import { CHECK_PARTS, type Checked } from '../app/check.ts';
import { joinPath } from '../app/join-path.ts';
import { checkCommit } from '../cli/wiring/check-commit.ts';
import type { FileSystem } from '../ports.ts';
import type { CheckLimits } from './limits.ts';
import { repositoryFolder } from './repository-folder.ts';
import type { Step } from './step.ts';

/** The same check at the base of a pull request. */
export interface Base {
  readonly checked: Checked;
  readonly files: FileSystem;
  /** The commit. */
  readonly sha: string;
  /** Paths of the files that the pull request changes, relative to the workspace. */
  readonly changed: ReadonlySet<string>;
}

/**
 * Checks the base of a pull request, whose files are read from git's objects: nothing is checked out.
 *
 * @returns undefined when there is no base to compare with; the reason is in the log
 */
export async function checkBase(step: Step, options: CheckLimits): Promise<Base | undefined> {
  const { context, fs, runner, inputs } = step;
  if (context.pull === undefined) return undefined;
  // The checkout of a pull request is a merge; its first parent is the base as it is now, not as it was when the event happened.
  const [first, second] = headParents(resolve(fs.cwd, inputs.text('working-directory')));
  const base = second === context.pull.headSha && first !== undefined ? first : context.pull.baseSha;
  const root = inputs.text('working-directory');
  const folder = resolve(fs.cwd, root);
  const { top = '' } = repositoryFolder(fs.cwd, root);
  const files = commitFiles(fs.cwd, base, true, folder);
  const changed = files === undefined ? undefined : changedPaths(folder, base)?.map((path) => joinPath(top, path));
  if (files === undefined || changed === undefined) {
    runner.log(
      'cartwright: no comparison with the base, whose commit is not here (checkout with fetch-depth: 2 brings it)',
    );
    return undefined;
  }
  try {
    const differing = new Set(changed);
    const checked = await checkCommit(
      fs,
      { files, differing },
      {
        clock: { now: () => new Date() },
        configPath: inputs.text('config') || undefined,
        profile: undefined,
        root,
        parts: new Set(CHECK_PARTS),
        ...options,
      },
    );
    return { checked, files, sha: base, changed: differing };
  } catch {
    // The base may hold anything; what is wrong with it is not this change's matter.
    runner.log('cartwright: no comparison with the base, which cannot be checked itself');
    return undefined;
  }
}
