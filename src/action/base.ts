import { changedPaths, commitFiles } from '../adapters/git/commit-files.ts';
import { CHECK_PARTS, type Checked } from '../app/check.ts';
import { checkCommit } from '../cli/wiring/check-commit.ts';
import type { JudgedCommit } from '../core/report/judged.ts';
import type { CheckLimits } from './limits.ts';
import type { Step } from './step.ts';

/** The same check at the base of a pull request. */
export interface Base {
  readonly checked: Checked;
  /** Paths of the files that the pull request changes, relative to the workspace. */
  readonly changed: ReadonlySet<string>;
}

/**
 * Checks the base of a pull request, whose files are read from git's objects: nothing is checked out.
 *
 * @param judged what is compared with it
 * @returns undefined when there is no base to compare with; the reason is in the log
 */
export async function checkBase(step: Step, judged: JudgedCommit, options: CheckLimits): Promise<Base | undefined> {
  const { context, fs, runner, inputs } = step;
  if (context.pull === undefined) return undefined;
  // A merge was made with the base as it is now, not as it was when the event happened.
  const base = judged.base?.sha ?? context.pull.baseSha;
  const files = commitFiles(fs.cwd, base, true);
  const changed = files === undefined ? undefined : changedPaths(fs.cwd, base);
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
      { now: () => new Date() },
      { files, differing },
      {
        folders: [inputs.text('working-directory')],
        configPath: inputs.text('config') || undefined,
        parts: new Set(CHECK_PARTS),
        ...options,
      },
    );
    return { checked, changed: differing };
  } catch {
    // The base may hold anything; what is wrong with it is not this change's matter.
    runner.log('cartwright: no comparison with the base, which cannot be checked itself');
    return undefined;
  }
}
