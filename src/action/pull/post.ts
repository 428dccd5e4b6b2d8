import { connect, type GitHubClient } from '../../adapters/github/client.ts';
import { conversation, postComment, type Posted, type StickyComment } from '../../adapters/github/comments.ts';
import type { PullContext } from '../../adapters/github/context.ts';
import { reviews } from '../../adapters/github/reviews.ts';
import { REPORT_TIMING } from '../../adapters/github/retry.ts';
import { pullState, type PullState } from '../../adapters/github/threads.ts';
import { GitHubTrouble, troubleSentence, type Permission } from '../../adapters/github/trouble.ts';
import { commentMarker } from '../../core/report/markdown/comment.ts';
import { legKey, type Leg } from '../../core/report/sections/run.ts';
import type { ThreadDraft } from '../../core/report/github/threads.ts';
import { settle, threadsOf, type PullReport } from './threads.ts';
import type { Step } from '../step.ts';

const NEEDS: readonly Permission[] = ['pull-requests: write'];
const LEFT = 'The verdict is not affected';

/**
 * Puts the report on the pull request, as a comment or a review, and brings the threads on its lines up to date. Removes what another value of the input
 * `comment` left. Never throws: trouble is a notice, and the verdict is not touched.
 */
export async function reportOnPull(step: Step, pull: PullContext, made: PullReport): Promise<void> {
  const { inputs, runner } = step;
  const comment = inputs.text('comment');
  const noun = comment === 'review' ? 'review' : 'comment';
  const say = (words: readonly string[]): void => runner.log(`cartwright: ${words.join(', ')}`);
  await postingPull(step, pull, { what: 'post the report on the pull request', left: LEFT }, async () => {
    const client = await clientOf(step);
    const state = await pullState(client, pull.number);
    if (state.headSha !== pull.headSha) return say([`${noun} superseded`]);
    const plan = await threadsOf(step, state, made);
    let left: readonly ThreadDraft[] = plan.drafts;
    const posted =
      comment === 'false'
        ? undefined
        : await postSticky(step, state, stickyOf(step, pull, made), {
            first: left,
            onTaken: () => (left = []),
          });
    const words = posted === undefined ? [] : [`${noun} ${posted}`];
    const isThreaded = comment === 'review' || inputs.flag('suggest') || plan.steps.length > 0;
    if (posted === 'superseded' || !isThreaded) return say(words);
    const what = `post the ${comment === 'review' ? 'threads' : 'suggestions'} on the pull request`;
    await postingPull(step, pull, { what, left: LEFT }, async () => {
      const isNew = comment === 'review' && posted === 'created';
      words.push(...(await settle(step, state, plan, { left, isNew })));
    });
    say(words);
  });
}

/**
 * Posts the report where the input `comment` says, and removes the text at the other place.
 *
 * @param threads those that a new review is made with
 */
export function postSticky(
  { inputs }: Pick<Step, 'inputs'>,
  state: PullState,
  sticky: Omit<StickyComment, 'marker'> & { readonly leg: Leg },
  threads: { readonly first?: readonly ThreadDraft[]; readonly onTaken?: () => void } = {},
): Promise<Posted> {
  const { leg, ...made } = sticky;
  const marked = { ...made, marker: commentMarker(legKey(leg)) };
  const asComment = conversation(state);
  const asReview = reviews(state, threads.first, threads.onTaken);
  const isReview = inputs.text('comment') === 'review';
  const places = isReview ? { place: asReview, other: asComment } : { place: asComment, other: asReview };
  return postComment(state, marked, places);
}

type Caller = Pick<Step, 'context' | 'inputs' | 'runner'>;

/**
 * Does what writes to a pull request; what GitHub refuses is one notice with the fix.
 *
 * @param wish what is tried, and what holds all the same, as a sentence
 */
export async function postingPull(
  { context, inputs, runner }: Caller,
  pull: PullContext,
  { what, left }: Pick<Wish, 'what' | 'left'>,
  action: () => Promise<void>,
): Promise<void> {
  await bestEffort({ runner }, { what, needs: NEEDS, left }, async () => {
    try {
      await action();
    } catch (error) {
      // A setting of private repositories gives forks a token that may write, so only GitHub's answer tells.
      const stranger = pull.fork ? 'from a fork' : context.dependabot ? 'of Dependabot' : undefined;
      const refused = error instanceof GitHubTrouble && error.kind === 'permission';
      if (!refused || stranger === undefined || context.event !== 'pull_request') throw error;
      const kept = inputs.text('comment') === 'review' ? 'no review is made and no thread is answered; ' : '';
      const how = kept === '' ? '' : ' as a comment';
      runner.annotate(
        'notice',
        `the token of a pull request ${stranger} may not write: ${kept}the report is in the job summary; "command: report" in a workflow_run can post it${how}`,
      );
    }
  });
}

/** A client with the job's token; without more, with the time that a report may take. */
export async function clientOf({ context, inputs, runner }: Caller, timing = REPORT_TIMING): Promise<GitHubClient> {
  const { apiUrl, repository = '' } = context;
  const say = (line: string): void => runner.log(`cartwright: ${line}`);
  return connect({ token: inputs.text('github-token'), apiUrl, repository, timing, say });
}

/** What is tried, what the job's token must be allowed for it, and what holds all the same, as a sentence. */
interface Wish {
  readonly what: string;
  readonly needs: readonly Permission[];
  readonly left: string;
}

/** Does what may fail without a consequence; says in one notice what failed and what would help. */
export async function bestEffort(
  { runner }: Pick<Step, 'runner'>,
  { what, needs, left }: Wish,
  action: () => Promise<void>,
): Promise<void> {
  try {
    await action();
  } catch (error) {
    const failed =
      error instanceof GitHubTrouble ? troubleSentence(error, what, needs) : `could not ${what}: a bug in cartwright`;
    runner.annotate('notice', `${failed}. ${left}`);
  }
}

function stickyOf(
  { context }: Step,
  pull: PullContext,
  { body, leg, report, nothingNew }: PullReport,
): Parameters<typeof postSticky>[2] {
  const { runId, runAttempt } = context;
  const nothing = report.diagnostics.length + report.cals.length + report.handshakes.length === 0;
  const origin = { sha: pull.headSha, runId, runAttempt };
  return { leg, body, origin, onlyUpdate: nothing || nothingNew };
}
