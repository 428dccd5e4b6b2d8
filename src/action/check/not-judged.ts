import { pullState } from '../../adapters/github/threads.ts';
import { userErrorLines } from '../../core/report/text/user-error.ts';
import { UserError } from '../../core/result/errors.ts';
import { type NotJudged, notJudgedComment, notJudgedText } from '../../core/report/markdown/comment.ts';
import { legKey } from '../../core/report/sections/run.ts';
import { clientOf, postingPull, postSticky } from '../pull/post.ts';
import { legOf, type Step } from '../step.ts';

const NO_VERDICT = 'There is no verdict; the comment there is about an earlier commit';
const OUTPUTS = ['verdict', 'compliance', 'errors', 'warnings', 'accepted', 'report', 'html', 'sarif'] as const;

/**
 * Says that a check gave no verdict wherever an earlier answer could still be taken for one: in the outputs, the summary, and the
 * comment if there is one. Never throws for what GitHub answers.
 *
 * @param error what ended the check
 */
export async function sayNotJudged(step: Pick<Step, 'context' | 'inputs' | 'runner'>, error: unknown): Promise<void> {
  const { context, inputs, runner } = step;
  for (const name of OUTPUTS) runner.setOutput(name, '');
  const leg = legOf(step);
  const { pull, sha, runId, runAttempt } = context;
  const made: NotJudged = { sha, leg, ...reasonOf(error) };
  await runner.addSummary(notJudgedText(made));
  if (pull === undefined || inputs.text('comment') === 'false') return;
  await postingPull(step, pull, { what: 'post the report on the pull request', left: NO_VERDICT }, async () => {
    const origin = { sha: pull.headSha, runId, runAttempt };
    const body = notJudgedComment(made, { key: legKey(leg), origin });
    const client = await clientOf(step);
    const state = await pullState(client, pull.number);
    const sticky = { leg, body, origin, onlyUpdate: true };
    const noun = inputs.text('comment') === 'review' ? 'review' : 'comment';
    runner.log(`cartwright: ${noun} ${await postSticky(step, state, sticky)}`);
  });
}

// A message of the platform may quote the file that it failed on, so only its kind is told.
function reasonOf(error: unknown): Pick<NotJudged, 'reason' | 'help'> {
  if (error instanceof UserError) {
    const [reason = ''] = userErrorLines(error).split('\n');
    return { reason, help: error.help };
  }
  return { reason: `a bug in cartwright (${error instanceof Error ? error.name : typeof error})` };
}
