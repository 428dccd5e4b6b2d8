/** Whose policy judges: never a pull request's own word where the base is asked for. */
import { expect, test } from '@jest/globals';
import { baseCommit, policyCommit } from '../../../../src/action/check/check.ts';
import { readInputs } from '../../../../src/action/inputs.ts';
import type { Step } from '../../../../src/action/step.ts';
import { contextOf } from '../../../../src/adapters/github/context.ts';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { UserError } from '../../../../src/core/result/errors.ts';
import { keptRunner } from '../../../support/github/kept-runner.ts';
import { scratch } from '../../../support/scratch.ts';
import { untracked } from '../../../support/untracked.ts';

const [HEAD, BASE] = ['a'.repeat(40), 'b'.repeat(40)] as [string, string];
const PULL = { pull_request: { number: 7, head: { sha: HEAD }, base: { sha: BASE, ref: 'main' } } };
const PAYLOADS: Readonly<Record<string, object>> = {
  pull_request: PULL,
  pull_request_target: PULL,
  merge_group: { merge_group: { base_sha: BASE } },
};
const FOUND = { name: 'found' } as unknown as NonNullable<ReturnType<typeof baseCommit>>;

function stepOf(event: string, from: string, changedOnly = ''): Step & { readonly told: readonly string[] } {
  const folder = scratch();
  const runner = keptRunner();
  const context = contextOf({ GITHUB_EVENT_NAME: event }, PAYLOADS[event] ?? {}, folder);
  const inputs = readInputs((name) => ({ 'config-from': from, 'changed-only': changedOnly })[name] ?? '');
  return { context, inputs, runner, fs: nodeFileSystem(folder, untracked), told: runner.told } as unknown as ReturnType<
    typeof stepOf
  >;
}

/** The commit whose policy counts, or the refusal. */
function policy(event: string, from: string, base?: typeof FOUND): unknown {
  try {
    return policyCommit(stepOf(event, from), base);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return [error.code, error.message, error.help];
  }
}

test('the base is asked for where it is wished, of a pull request and of a merge queue', () => {
  const none = [
    'no-base',
    'config-from: base needs the commit of the base, which is not here',
    'give actions/checkout fetch-depth: 2, or fetch-depth: 0',
  ];
  expect([
    policy('pull_request', 'head', FOUND),
    policy('pull_request', 'base', FOUND),
    policy('pull_request_target', 'base', FOUND),
    policy('merge_group', 'base', FOUND),
    policy('push', 'base', FOUND),
    policy('pull_request', 'base'),
    policy('merge_group', 'base'),
    policy('merge_group', 'head'),
  ]).toEqual([undefined, FOUND, FOUND, FOUND, undefined, none, none, undefined]);
});

test.each(['pull_request', 'merge_group'])(
  'of a %s without the commit of the base nothing is compared, and it is said',
  (event) => {
    const [head, only] = [stepOf(event, 'head'), stepOf(event, 'head', 'true')];
    expect([baseCommit(head, { sha: HEAD }), head.told, baseCommit(only, { sha: HEAD }), only.told]).toEqual([
      undefined,
      [`log cartwright: ${ABSENT}`],
      undefined,
      [`warning ${ABSENT}; everything is judged`],
    ]);
  },
);
const ABSENT =
  'no comparison with the base, whose commit is not here (checkout with fetch-depth: 2 brings it, of a queue that rebases fetch-depth: 0)';

test('of a push there is no base', () => {
  const push = stepOf('push', 'head', 'true');
  expect([baseCommit(push, { sha: HEAD }), push.told]).toEqual([undefined, []]);
});
