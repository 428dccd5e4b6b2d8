/** Which tag is released: what is built is what the tag names, and nothing else. */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readInputs } from '../../../../src/action/inputs.ts';
import { releasedTag } from '../../../../src/action/release/release-tag.ts';
import type { Step } from '../../../../src/action/step.ts';
import { contextOf } from '../../../../src/adapters/github/context.ts';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { UserError } from '../../../../src/core/result/errors.ts';
import { scratch } from '../../../support/scratch.ts';
import { untracked } from '../../../support/untracked.ts';

const OTHER = 'd'.repeat(40);

/** A checkout whose only commit has the tag `v1`. */
function checkout(): { folder: string; head: string } {
  const folder = scratch();
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'commit.gpgsign=false', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  git('init', '-q', '-b', 'main');
  git('commit', '-q', '--allow-empty', '-m', 'one');
  git('tag', 'v1');
  return { folder, head: git('rev-parse', 'HEAD') };
}

/** The tag, or how the release is refused; `asks` for a question to GitHub. */
async function tag(folder: string, release: string, pushed?: readonly [tag: string, sha: string]): Promise<unknown> {
  const env =
    pushed === undefined
      ? { GITHUB_EVENT_NAME: 'workflow_dispatch', GITHUB_SHA: OTHER }
      : { GITHUB_EVENT_NAME: 'push', GITHUB_REF: `refs/tags/${pushed[0]}`, GITHUB_SHA: pushed[1] };
  const step = {
    inputs: readInputs((name) => (name === 'release-tag' ? release : '')),
    context: contextOf(env, {}, folder),
    fs: nodeFileSystem(folder, untracked),
  } as Step;
  try {
    return await releasedTag(step, () => Promise.reject(new Error('asks')));
  } catch (error) {
    return error instanceof UserError ? [error.code, error.message, error.help] : (error as Error).message;
  }
}

test('a tag that the event or the checkout knows is not asked for', async () => {
  const { folder, head } = checkout();
  expect([
    await tag(folder, 'v1'),
    await tag(folder, '', ['v1', head]),
    await tag(folder, '', ['v2', head]),
    await tag(folder, 'v1', ['v2', OTHER]),
    await tag(folder, 'v2', ['v3', head]),
  ]).toEqual(['v1', 'v1', 'v2', 'v1', 'asks']);
});

test('without a tag nothing is released', async () => {
  expect(await tag(checkout().folder, '')).toEqual([
    'no-release',
    'the event "workflow_dispatch" names no tag to release',
    'run on a published release or a pushed tag, or set the input release-tag',
  ]);
});

test('without a checkout the tag cannot be checked', async () => {
  expect(await tag(scratch(), 'v1')).toEqual([
    'no-commit',
    'cannot check whether the tag "v1" names this commit: there is no git checkout',
    'check the repository out with actions/checkout before this step',
  ]);
});

test('a tag of another commit is refused, whoever names it', async () => {
  const { folder, head } = checkout();
  expect(await tag(folder, '', ['v1', OTHER])).toEqual([
    'other-commit',
    `the tag "v1" names commit ${OTHER.slice(0, 12)}, but ${head.slice(0, 12)} is checked out`,
    'check out what is released: actions/checkout with ref: refs/tags/v1',
  ]);
});
