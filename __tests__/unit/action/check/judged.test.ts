import { expect, test } from '@jest/globals';
import { judgedCommit } from '../../../../src/action/check/judged.ts';
import { contextOf } from '../../../../src/adapters/github/context.ts';
import { UserError } from '../../../../src/core/result/errors.ts';
import { judgedLine } from '../../../../src/core/report/sections/run.ts';

const [HEAD, BASE, MERGE, OTHER, TIP] = ['a', 'b', 'c', 'd', 'e'].map((digit) => digit.repeat(40)) as [
  string,
  string,
  string,
  string,
  string,
];

const pull = (more: object = {}): object => ({
  pull_request: { number: 7, head: { sha: HEAD }, base: { sha: BASE, ref: 'main' }, ...more },
});
const context = (event: string, payload: object = {}, sha = MERGE) =>
  contextOf({ GITHUB_EVENT_NAME: event, GITHUB_SHA: sha }, payload, '/w');

/** The commit as the log names it, then what is said of it; or the message and the way out. */
function answer(event: string, payload: object, git: Parameters<typeof judgedCommit>[1], sha?: string): string[] {
  try {
    const { commit, caution } = judgedCommit(context(event, payload, sha), git);
    return [judgedLine(commit), ...(caution === undefined ? [] : [caution])];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return [error.message, error.help ?? ''];
  }
}

const short = (sha: string): string => sha.slice(0, 12);
const wrong = (sha: string): string =>
  `the checkout is at "${sha}", which is neither the head "${HEAD}" of pull request #7 nor a merge of it`;
const FOR_PULL =
  'leave out the input "ref" of actions/checkout, which brings the merge, or set it to "${{ github.event.pull_request.head.sha }}"';
const FOR_TARGET =
  'run on pull_request, where the default checkout is the merge; on pull_request_target it is the base, and only "ref: ${{ github.event.pull_request.head.sha }}" brings the pull request';
const FOR_BOUND = 'leave out the input "ref" of actions/checkout, and check before the job makes commits of its own';
const NO_GIT =
  'the commit that is judged is unknown: the workspace is not a git checkout; check out the repository with actions/checkout';

test.each([
  ['its merge', { sha: MERGE, parents: [BASE, HEAD] }, [`judged ${short(HEAD)} (merge with main at ${short(BASE)})`]],
  [
    'its merge with a base that moved on',
    { sha: MERGE, parents: [TIP, HEAD] },
    [`judged ${short(HEAD)} (merge with main at ${short(TIP)})`],
  ],
  ['another merge of it', { sha: OTHER, parents: [TIP, HEAD] }, [`judged ${short(HEAD)} (merge with ${short(TIP)})`]],
  ['its head', { sha: HEAD, parents: [TIP] }, [`judged ${short(HEAD)}`]],
  ['the base', { sha: BASE, parents: [TIP] }, [wrong(BASE), FOR_PULL]],
  ['a commit on top of its head', { sha: OTHER, parents: [HEAD] }, [wrong(OTHER), FOR_PULL]],
  ['its head merged with', { sha: OTHER, parents: [HEAD, BASE] }, [wrong(OTHER), FOR_PULL]],
  ['a merge of three', { sha: OTHER, parents: [BASE, HEAD, TIP] }, [wrong(OTHER), FOR_PULL]],
  ['the first commit', { sha: OTHER, parents: [] }, [wrong(OTHER), FOR_PULL]],
])('a pull request with %s checked out', (_name, git, expected) => {
  expect(answer('pull_request', pull(), git)).toEqual(expected);
});

test('pull_request_target with its default checkout is told to run on pull_request', () => {
  expect(answer('pull_request_target', pull(), { sha: BASE, parents: [] }, BASE)).toEqual([wrong(BASE), FOR_TARGET]);
});

test('what became of a merged pull request is judged as what it is', () => {
  const merged = pull({ merged: true, merge_commit_sha: OTHER });
  expect(answer('pull_request', merged, { sha: OTHER, parents: [BASE] })).toEqual([`judged ${short(OTHER)}`]);
  const open = pull({ merged: false, merge_commit_sha: OTHER });
  expect(answer('pull_request', open, { sha: OTHER, parents: [BASE] })).toEqual([wrong(OTHER), FOR_PULL]);
});

test.each(['push', 'merge_group', 'release', 'pull_request'])('%s is about its own commit', (event) => {
  expect(answer(event, {}, { sha: MERGE, parents: [] })).toEqual([`judged ${short(MERGE)}`]);
  expect(answer(event, {}, { sha: OTHER, parents: [MERGE] })).toEqual([
    `the checkout is at "${OTHER}", but this ${event} is about "${MERGE}"`,
    FOR_BOUND,
  ]);
});

test.each(['schedule', 'workflow_dispatch', 'workflow_run'])('%s judges what is checked out, and names it', (event) => {
  expect(answer(event, {}, { sha: MERGE, parents: [] })).toEqual([`judged ${short(MERGE)}`]);
  expect(answer(event, {}, { sha: OTHER, parents: [] })).toEqual([
    `judged ${short(OTHER)}`,
    `the checked out commit "${OTHER}" is judged; this ${event} is about "${MERGE}"`,
  ]);
});

test.each(['pull_request', 'push', 'schedule'])('%s without git', (event) => {
  expect(answer(event, event === 'pull_request' ? pull() : {}, undefined)).toEqual([
    'the judged commit is unknown',
    NO_GIT,
  ]);
});

test('what can be told is refused with its code and a way out', () => {
  const refusal = (action: () => unknown): unknown => {
    try {
      return action();
    } catch (error) {
      return error instanceof UserError ? [error.code, error.help] : error;
    }
  };
  expect([
    refusal(() => judgedCommit(context('push'), { sha: OTHER, parents: [] })),
    refusal(() => judgedCommit(context('pull_request', pull()), { sha: OTHER, parents: [] })),
    refusal(() => judgedCommit(context('push', {}, ''), { sha: OTHER, parents: [] })),
  ]).toEqual([['wrong-commit', FOR_BOUND], ['wrong-commit', FOR_PULL], { commit: { sha: OTHER } }]);
});
