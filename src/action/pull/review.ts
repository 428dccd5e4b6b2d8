import { count } from '../../core/report/counts.ts';
import type { GitHubClient } from '../../adapters/github/client.ts';
import { conversation, postComment, removeOwn, type StickyComment } from '../../adapters/github/comments.ts';
import { postLineComments, reviews } from '../../adapters/github/reviews.ts';
import { answerThreads, reviewThreads } from '../../adapters/github/threads.ts';
import { troubleSentence } from '../../adapters/github/trouble.ts';
import { legKey } from '../../core/report/sections/run.ts';
import {
  causesOf,
  compareThreads,
  draftThreads,
  placesOf,
  type Cause,
  type ThreadDraft,
} from '../../core/report/github/threads.ts';
import type { Diff, PullReport } from './pull-report.ts';
import type { Step } from '../step.ts';

/** What a review is made with. */
export interface ReviewTools {
  readonly step: Pick<Step, 'runner'>;
  readonly client: GitHubClient;
  readonly diff: Diff;
}

/**
 * Keeps one review with the report on the pull request, and a thread for each cause of a no that stands on a line of the diff. The text
 * of the review follows the last push. A thread is answered and resolved when its cause is gone.
 *
 * @throws GitHubTrouble when it cannot be posted
 */
export async function review(
  { step, client, diff }: ReviewTools,
  sticky: StickyComment,
  made: PullReport,
): Promise<void> {
  const { runner } = step;
  // Reviews were never shared among legs.
  const { former: _shared, ...own } = sticky;
  const { pull, marker, origin } = own;
  const leg = legKey(made.leg);
  const causes = causesOf(made.report);
  const uncounted = made.uncounted.flatMap(causesOf);
  const standing = await reviewThreads(client, pull);
  const { steps, open } = compareThreads(causes, standing, { leg, sha: origin.sha, uncounted });
  const drafts = await draftsFor(open, diff, leg);
  let left: readonly ThreadDraft[] = drafts;
  const shelf = reviews(client, origin.sha, drafts, () => (left = []));
  const posted = await postComment(client, own, shelf);
  if (posted === 'superseded') return runner.log('cartwright: review superseded');
  if (posted === 'created') {
    // One whose creation got no answer may have come with its threads.
    const known = left.length === 0 ? [] : await reviewThreads(client, pull);
    const markers = new Set(known.map(({ comments }) => firstLine(comments[0]?.body ?? '')));
    left = left.filter(({ body }) => !markers.has(firstLine(body)));
    // The report stands in the review: a comment of before would say another one.
    await removeOwn(client, pull, marker, conversation(client));
  }
  const taken = drafts.length - left.length + (await postLineComments(client, pull, origin.sha, left));
  const { mended, again, unresolved, trouble } = await answerThreads(client, pull, steps);
  const parts = [
    `cartwright: review ${posted}`,
    count(taken, 'new thread'),
    `${mended} mended`,
    `${again} here again`,
    ...(open.length > taken ? [`${count(open.length - taken, 'cause')} without a thread`] : []),
  ];
  runner.log(parts.join(', '));
  if (trouble === undefined) return;
  const what = troubleSentence(trouble, `resolve ${count(unresolved, 'thread')}`, ['contents: write']);
  runner.annotate('notice', `${what}. The verdict stands without it`);
}

async function draftsFor(open: readonly Cause[], diff: Diff, leg: string): Promise<ThreadDraft[]> {
  if (open.length === 0) return [];
  const sources = await diff.sources(open.flatMap(placesOf).map(({ path }) => path));
  return draftThreads(open, await diff.files(), sources, { leg, ...diff.folder });
}

function firstLine(text: string): string {
  return text.split(/\r?\n/, 1)[0] ?? '';
}
