import { resolve } from 'node:path';
import type { CheckedProjects } from '../../app/check/projects.ts';
import { CHECK_PARTS } from '../../app/check/check.ts';
import { basePolicy, type BasePolicy } from '../../wiring/base-policy.ts';
import { checkCommit, findCommit, type Commit } from '../../wiring/check-commit.ts';
import { UserError } from '../../core/result/errors.ts';
import type { JudgedCommit } from '../../core/report/markdown/judged.ts';
import type { CheckLimits } from './limits.ts';
import type { Step } from '../step.ts';

/**
 * The base of a pull request, whose files are read from git's objects: nothing is checked out.
 *
 * @param judged what is compared with it
 * @returns undefined when there is no base to compare with; the reason is in the log
 */
export function baseCommit(step: Step, judged: JudgedCommit): Commit | undefined {
  const { context, runner } = step;
  if (context.pull === undefined) return undefined;
  // A merge was made with the base as it is now, not as it was when the event happened.
  const commit = commitAt(step, judged.base?.sha ?? context.pull.baseSha);
  if (commit === undefined) {
    runner.log(
      'cartwright: no comparison with the base, whose commit is not here (checkout with fetch-depth: 2 brings it)',
    );
  }
  return commit;
}

function commitAt({ fs, inputs }: Step, sha: string): Commit | undefined {
  const { cwd } = fs;
  const inside = resolve(cwd, inputs.text('working-directory'));
  return findCommit({ cwd, inside, sha, name: sha, fetch: true, to: 'HEAD' });
}

/**
 * The policy of the base, where the input `config-from` asks for it. What is on a branch already is judged by its own.
 *
 * @param base the base of a pull request, as {@link baseCommit} finds it
 * @throws UserError `no-base` when it is not here: a pull request is never judged by its own word instead
 */
export async function policyOfBase(
  step: Step,
  base: Commit | undefined,
  { named }: CheckLimits,
): Promise<BasePolicy | undefined> {
  const { context, fs, inputs } = step;
  const { event, queueBase } = context;
  if (inputs.text('config-from') !== 'base') return undefined;
  if (!event.startsWith('pull_request') && event !== 'merge_group') return undefined;
  const commit = base ?? (queueBase === undefined ? undefined : commitAt(step, queueBase));
  if (commit === undefined)
    throw new UserError('no-base', 'config-from: base needs the commit of the base, which is not here', {
      help: 'give actions/checkout fetch-depth: 2, or fetch-depth: 0',
    });
  return basePolicy(fs, commit.files, {
    folders: [inputs.text('working-directory')],
    configPath: inputs.text('config') || undefined,
    ...(named === undefined ? {} : { named }),
  });
}

/**
 * Checks the base by its own configuration.
 *
 * @returns undefined when it cannot be checked; that is in the log
 */
export async function checkBase(
  step: Step,
  commit: Commit,
  options: CheckLimits,
): Promise<CheckedProjects | undefined> {
  const { fs, runner, inputs } = step;
  try {
    return await checkCommit(fs, { now: () => new Date() }, commit, {
      folders: [inputs.text('working-directory')],
      configPath: inputs.text('config') || undefined,
      parts: new Set(CHECK_PARTS),
      ...options,
    });
  } catch {
    // The base may hold anything; what is wrong with it is not this change's matter.
    runner.log('cartwright: no comparison with the base, which cannot be checked itself');
    return undefined;
  }
}
