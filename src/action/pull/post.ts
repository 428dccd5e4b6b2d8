import { count } from '../../core/report/counts.ts';
import { connect, type GitHubClient } from '../../adapters/github/client.ts';
import { postComment, type StickyComment } from '../../adapters/github/comments.ts';
import type { PullContext } from '../../adapters/github/context.ts';
import { postedSuggestions, postLineComments } from '../../adapters/github/reviews.ts';
import { REPORT_TIMING } from '../../adapters/github/retry.ts';
import { GitHubTrouble, troubleSentence, type Permission } from '../../adapters/github/trouble.ts';
import { commentMarker } from '../../core/report/markdown/comment.ts';
import { jobKey, legKey } from '../../core/report/sections/run.ts';
import { suggestFixes } from '../../core/report/github/suggestions.ts';
import type { CheckReport } from '../../core/result/results.ts';
import { diffOf, type Diff, type PullReport } from './pull-report.ts';
import type { Step } from '../step.ts';

const NEEDS: readonly Permission[] = ['pull-requests: write'];

/** Puts comment and suggestions on the pull request. Never throws: trouble is one notice, and the verdict is not touched. */
export async function reportOnPull(step: Step, pull: PullContext, made: PullReport): Promise<void> {
  const { inputs, runner } = step;
  await postingPull(step, pull, 'The verdict stands without it', async () => {
    const client = await clientOf(step);
    const diff = diffOf(step, client, pull, made.folder);
    const sticky = stickyOf(step, pull, made);
    const comment = inputs.text('comment');
    if (comment === 'true') runner.log(`cartwright: comment ${await postComment(client, sticky)}`);
    else if (comment === 'review') {
      const { review } = await import('./review.ts');
      await review({ step, client, diff }, sticky, made);
    }
    if (inputs.flag('suggest')) runner.log(await suggest(diff, client, pull, made.report));
  });
}

type Speaker = Pick<Step, 'context' | 'inputs' | 'runner'>;

/**
 * Does what writes to a pull request; what GitHub refuses is one notice with the way out.
 *
 * @param left what holds all the same, as a sentence
 */
export async function postingPull(
  { context, inputs, runner }: Speaker,
  pull: PullContext,
  left: string,
  action: () => Promise<void>,
): Promise<void> {
  const wish = { what: 'post the report on the pull request', needs: NEEDS, left };
  await bestEffort({ runner }, wish, async () => {
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
export async function clientOf({ context, inputs, runner }: Speaker, timing = REPORT_TIMING): Promise<GitHubClient> {
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

function stickyOf({ context }: Step, pull: PullContext, { body, leg, report, nothingNew }: PullReport): StickyComment {
  const { runId, runAttempt } = context;
  const nothing = report.diagnostics.length + report.cals.length + report.handshakes.length === 0;
  return {
    pull: pull.number,
    marker: commentMarker(legKey(leg)),
    former: commentMarker(jobKey(leg)),
    body,
    origin: { sha: pull.headSha, runId, runAttempt },
    onlyUpdate: nothing || nothingNew,
  };
}

async function suggest(diff: Diff, client: GitHubClient, pull: PullContext, report: CheckReport): Promise<string> {
  const fixable = report.diagnostics.filter(({ fix }) => fix !== undefined);
  if (fixable.length === 0) return 'cartwright: nothing to suggest';
  const sources = await diff.sources(fixable.map(({ path }) => path));
  if (sources.size === 0) return 'cartwright: nothing to suggest on the lines of this pull request';
  const posted = await postedSuggestions(client, pull.number);
  const suggestions = suggestFixes(fixable, await diff.files(), sources, { posted, ...diff.folder });
  return `cartwright: ${count(await postLineComments(client, pull.number, pull.headSha, suggestions), 'new suggestion')}`;
}
