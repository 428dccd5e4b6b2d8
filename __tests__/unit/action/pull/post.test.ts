/** What is said when GitHub refuses what a step would post: one notice with the way out, and no verdict is touched. */
import { expect, test } from '@jest/globals';
import { readInputs } from '../../../../src/action/inputs.ts';
import { postingPull, bestEffort } from '../../../../src/action/pull/post.ts';
import { contextOf, type PullContext } from '../../../../src/adapters/github/context.ts';
import { GitHubTrouble } from '../../../../src/adapters/github/trouble.ts';
import { keptRunner } from '../../../support/github/kept-runner.ts';

const HEAD = 'a'.repeat(40);
const forbidden = new GitHubTrouble('permission', 403, 'Resource not accessible by integration');
const grant = 'add to the job: permissions: { pull-requests: write }';
const refused = `notice could not post the report on the pull request (HTTP 403): the token may not do that; ${grant}. It stands`;

interface Case {
  readonly fork?: boolean;
  readonly event?: string;
  readonly actor?: string;
  readonly comment?: string;
  readonly error?: unknown;
}

/** What the log says when posting ends with an error. */
async function told({ fork = false, event = 'pull_request', actor = '', comment = '', error }: Case): Promise<unknown> {
  const runner = keptRunner();
  const env = { GITHUB_EVENT_NAME: event, GITHUB_ACTOR: actor };
  const context = contextOf(env, actor === '' ? {} : { pull_request: { user: { login: actor } } }, '/w');
  const inputs = readInputs((name) => (name === 'comment' ? comment : ''));
  const pull: PullContext = { number: 7, headSha: HEAD, baseSha: HEAD, baseBranch: 'main', mergedAs: undefined, fork };
  const wish = { what: 'post the report on the pull request', left: 'It stands' };
  await postingPull({ context, inputs, runner }, pull, wish, () =>
    error === undefined ? Promise.resolve() : Promise.reject(error as Error),
  );
  return runner.told;
}

test('what is posted needs no word', async () => {
  expect(await told({})).toEqual([]);
});

test('a token that may not write is told what it lacks', async () => {
  expect(await told({ error: forbidden })).toEqual([refused]);
});

test('a token of a fork cannot be given more: the way out is a second stage', async () => {
  const way = 'the report is in the job summary; "command: report" in a workflow_run can post it';
  expect(await told({ fork: true, error: forbidden })).toEqual([
    `notice the token of a pull request from a fork may not write: ${way}`,
  ]);
  expect(await told({ fork: true, comment: 'review', error: forbidden })).toEqual([
    `notice the token of a pull request from a fork may not write: no review is made and no thread is answered; ${way} as a comment`,
  ]);
  expect(await told({ actor: 'dependabot[bot]', error: forbidden })).toEqual([
    `notice the token of a pull request of Dependabot may not write: ${way}`,
  ]);
});

test('with a token of the base, or trouble of another kind, a fork is as any other', async () => {
  expect(await told({ fork: true, event: 'pull_request_target', error: forbidden })).toEqual([refused]);
  expect(await told({ fork: true, error: new GitHubTrouble('unavailable', 502, 'x') })).toEqual([
    'notice could not post the report on the pull request (HTTP 502): GitHub did not answer. It stands',
  ]);
});

test('what is not an answer of GitHub is a bug, whose text is not told', async () => {
  expect(await told({ error: new Error('/etc/secret') })).toEqual([
    'notice could not post the report on the pull request: a bug in cartwright. It stands',
  ]);
});

test('what fails without a consequence is one notice', async () => {
  const runner = keptRunner();
  const wish = { what: 'do it', needs: ['actions: read', 'contents: read'], left: 'The rest holds' } as const;
  await bestEffort({ runner }, wish, () => Promise.reject(new GitHubTrouble('not-found', 404, 'x')));
  await bestEffort({ runner }, wish, () => Promise.resolve());
  expect(runner.told).toEqual([
    'notice could not do it (HTTP 404): GitHub does not find it, or hides it from this token; add to the job: permissions: { actions: read, contents: read }. The rest holds',
  ]);
});
