/** What is said of a check without a verdict. */
import { expect, test } from '@jest/globals';
import { readInputs } from '../../../src/action/inputs.ts';
import { sayNotJudged } from '../../../src/action/not-judged.ts';
import { contextOf } from '../../../src/adapters/github/context.ts';
import { UserError } from '../../../src/core/result/errors.ts';
import { notJudgedText } from '../../../src/core/report/markdown/not-judged.ts';
import { keptRunner } from '../../support/github/kept-runner.ts';

const SHA = 'a'.repeat(40);
const EMPTIED = ['verdict', 'compliance', 'errors', 'warnings', 'accepted', 'report', 'sarif'].map(
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
  ['an error of the user', new UserError('x', 'one is wrong', { help: 'mend it' }), 'one is wrong', 'mend it'],
  ['one without help', new UserError('x', 'one is wrong', { path: 'a.yaml' }), 'a.yaml: one is wrong', undefined],
  ['a bug', new TypeError('/etc/secret'), 'a bug in cartwright (TypeError)', undefined],
  ['what is no error', 'secret', 'a bug in cartwright (string)', undefined],
])('%s: every output is emptied, and the summary says why', async (_name, error, reason, help) => {
  const text = notJudgedText({
    sha: SHA,
    reason,
    leg: { directory: 'sub', narrowed: {} },
    ...(help === undefined ? {} : { help }),
  });
  expect(await told(error, 'sub')).toEqual([...EMPTIED, `summary ${text}`]);
});
