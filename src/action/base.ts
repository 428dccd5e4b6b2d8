import { changedPaths, commitFiles, headParents } from '../adapters/git/commit-files.ts';
import { CHECK_PARTS, type Checked } from '../app/check.ts';
import { basePolicy, type BasePolicy } from '../cli/wiring/base-policy.ts';
import { checkCommit, type Commit } from '../cli/wiring/check-commit.ts';
import { UserError } from '../core/errors.ts';
import type { CheckLimits } from './limits.ts';
import type { Step } from './step.ts';

/**
 * The base of a pull request, whose files are read from git's objects: nothing is checked out.
 *
 * @returns undefined when there is no base to compare with; the reason is in the log
 */
export function baseCommit({ context, fs, runner }: Step): Commit | undefined {
  if (context.pull === undefined) return undefined;
  // The checkout of a pull request is a merge; its first parent is the base as it is now, not as it was when the event happened.
  const [first, second] = headParents(fs.cwd);
  const base = second === context.pull.headSha && first !== undefined ? first : context.pull.baseSha;
  const commit = commitAt(fs.cwd, base);
  if (commit === undefined) {
    runner.log(
      'cartwright: no comparison with the base, whose commit is not here (checkout with fetch-depth: 2 brings it)',
    );
  }
  return commit;
}

function commitAt(directory: string, sha: string): Commit | undefined {
  const files = commitFiles(directory, sha, true);
  const changed = files === undefined ? undefined : changedPaths(directory, sha);
  return files === undefined || changed === undefined ? undefined : { files, differing: new Set(changed) };
}

/**
 * The policy of the base, where the input `config-from` asks for it. What is on a branch already is judged by its own.
 *
 * @param base the base of a pull request, as {@link baseCommit} finds it
 * @throws UserError `no-base` when it is not here: a pull request is never judged by its own word instead
 */
export async function policyOfBase(
  { context, fs, inputs }: Step,
  root: string,
  base: Commit | undefined,
  given: CheckLimits,
): Promise<BasePolicy | undefined> {
  const { event, queueBase } = context;
  if (inputs.text('config-from') !== 'base') return undefined;
  if (!event.startsWith('pull_request') && event !== 'merge_group') return undefined;
  const commit = base ?? (queueBase === undefined ? undefined : commitAt(fs.cwd, queueBase));
  if (commit === undefined)
    throw new UserError('no-base', 'config-from: base needs the commit of the base, which is not here', {
      help: 'give actions/checkout fetch-depth: 2, or fetch-depth: 0',
    });
  return basePolicy(fs, commit.files, { root, configPath: inputs.text('config') || undefined, given });
}

/**
 * Checks the base by its own configuration.
 *
 * @returns undefined when it cannot be checked; that is in the log
 */
export async function checkBase(step: Step, commit: Commit, options: CheckLimits): Promise<Checked | undefined> {
  const { fs, runner, inputs } = step;
  try {
    return await checkCommit(fs, commit, {
      clock: { now: () => new Date() },
      configPath: inputs.text('config') || undefined,
      profile: undefined,
      root: inputs.text('working-directory'),
      parts: new Set(CHECK_PARTS),
      ...options,
    });
  } catch {
    // The base may hold anything; what is wrong with it is not this change's matter.
    runner.log('cartwright: no comparison with the base, which cannot be checked itself');
    return undefined;
  }
}
