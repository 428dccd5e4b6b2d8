/** What is said of a check without a verdict. */
import { expect, test } from '@jest/globals';
import { readInputs } from '../../../../src/action/inputs.ts';
import { sayNotJudged } from '../../../../src/action/check/not-judged.ts';
import { contextOf } from '../../../../src/adapters/github/context.ts';
import { UserError } from '../../../../src/core/result/errors.ts';
import { notJudgedText } from '../../../../src/core/report/markdown/comment.ts';
import { keptRunner } from '../../../support/github/kept-runner.ts';
import { startGitHub } from '../../../support/github/server.ts';
import { newWorld, TOKEN } from '../../../support/github/world.ts';

const SHA = 'a'.repeat(40);
const EMPTIED = ['verdict', 'compliance', 'errors', 'warnings', 'accepted', 'report', 'html', 'sarif'].map(
  (name) => `output ${name}=`,
);

/** What the runner is told when a check of a push ends with an error. */
async function told(error: unknown, directory = ''): Promise<readonly string[]> {
  const runner = keptRunner();
  const context = contextOf({ GITHUB_EVENT_NAME: 'push', GITHUB_SHA: SHA }, {}, '/w');
  const inputs = readInputs((name) => (name === 'working-directory' ? directory : ''));
  await sayNotJudged({ context, inputs, runner }, error);
  return runner.told;
}

test.each([
  ['an error of the user', new UserError('usage', 'one is wrong', { help: 'mend it' }), 'one is wrong', 'mend it'],
  [
    'one of a file',
    new UserError('link', 'one is wrong', { path: 'a.yaml' }),
    'a.yaml: one is wrong',
    'put the file itself there',
  ],
  ['a bug', new TypeError('/etc/secret'), 'a bug in cartwright (TypeError)', undefined],
  ['what is not an error', 'secret', 'a bug in cartwright (string)', undefined],
])('%s: every output is emptied, and the summary says why', async (_name, error, reason, help) => {
  const text = notJudgedText({
    sha: SHA,
    reason,
    leg: { directory: 'sub', narrowed: {} },
    ...(help === undefined ? {} : { help }),
  });
  expect(await told(error, 'sub')).toEqual([...EMPTIED, `summary ${text}`]);
});

test.each([
  ['true', ['log cartwright: comment not needed']],
  ['review', ['log cartwright: review not needed']],
  ['false', []],
])('with comment: %s a pull request without a comment of ours gets none', async (comment, last) => {
  const world = newWorld('octo/repo', SHA);
  world.pulls.set(7, { headSha: SHA, files: [] });
  const github = await startGitHub(world);
  try {
    const runner = keptRunner();
    const env = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'octo/repo' };
    const payload = { pull_request: { number: 7, head: { sha: SHA }, base: { sha: SHA, ref: 'main' } } };
    const inputs = readInputs((name) => ({ comment, 'github-token': TOKEN })[name] ?? '');
    await sayNotJudged({ context: contextOf(env, payload, '/w'), inputs, runner }, new UserError('usage', 'no'));
    expect(runner.told.slice(EMPTIED.length + 1)).toEqual(last);
  } finally {
    await github.close();
  }
});
