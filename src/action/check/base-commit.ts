import { resolve } from 'node:path';
import type { Commit } from '../../app/check/options.ts';
import { findCommit } from '../../wiring/find-commit.ts';
import { UserError } from '../../core/result/errors.ts';
import type { JudgedCommit } from '../../core/report/sections/run.ts';
import type { Step } from '../step.ts';

/**
 * The base of a pull request or of a merge queue's group, whose files are read from git's objects: nothing is checked out.
 *
 * @param judged what is compared with it
 * @returns undefined when there is no base to compare with; the reason is in the log, and a warning where the input `changed-only` needs it
 */
export function baseCommit(step: Step, judged: JudgedCommit): Commit | undefined {
  const { context, inputs, runner } = step;
  // A merge was made with the base as it is now, not as it was when the event happened.
  const sha = judged.base?.sha ?? context.pull?.baseSha ?? context.queueBase;
  if (sha === undefined) return undefined;
  const commit = commitAt(step, sha);
  if (commit === undefined) {
    const why =
      'no comparison with the base, whose commit is not here (checkout with fetch-depth: 2 brings it, of a queue that rebases fetch-depth: 0)';
    if (inputs.flag('changed-only')) runner.annotate('warning', `${why}; everything is judged`);
    else runner.log(`cartwright: ${why}`);
  }
  return commit;
}

function commitAt({ fs, inputs }: Step, sha: string): Commit | undefined {
  const inside = resolve(fs.cwd, inputs.text('working-directory'));
  return findCommit(fs, { inside, sha, name: sha, fetch: true, to: 'HEAD' });
}

/**
 * The commit whose policy counts, where the input `config-from` asks for it. What is on a branch already is judged by its own.
 *
 * @param base the base, as {@link baseCommit} finds it
 * @throws UserError `no-base` when it is not here: a pull request is never judged by its own word instead
 */
export function policyCommit({ context: { event }, inputs }: Step, base: Commit | undefined): Commit | undefined {
  if (inputs.text('config-from') !== 'base') return undefined;
  if (!event.startsWith('pull_request') && event !== 'merge_group') return undefined;
  if (base !== undefined) return base;
  throw new UserError('no-base', 'config-from: base needs the commit of the base, which is not here', {
    help: 'give actions/checkout fetch-depth: 2, or fetch-depth: 0',
  });
}
