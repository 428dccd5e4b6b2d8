import { ELSEWHERE } from '../../core/report/markdown/comment.ts';
import type { Markdown } from '../../core/text/outlet.ts';
import type { ChangedFile } from '../../core/report/github/suggestions.ts';
import type { ThreadDraft } from '../../core/report/github/threads.ts';
import { everyPage } from './client.ts';
import type { CommentPlace } from './comments.ts';
import type { Pull } from './threads.ts';
import { GitHubTrouble } from './trouble.ts';

const FILE_PAGES = 30;

/** The files that a pull request changes, with their hunks; GitHub names 3,000 at most. */
export async function changedFiles({ client, pull }: Pull): Promise<ChangedFile[]> {
  const { octokit, repo } = client;
  const files = await everyPage(FILE_PAGES, (page) =>
    octokit.rest.pulls.listFiles({ ...repo, pull_number: pull, ...page }),
  );
  return files
    .filter(({ status }) => status !== 'removed')
    .map(({ filename, patch }) => (patch === undefined ? { path: filename } : { path: filename, patch }));
}

/**
 * The reviews of a pull request, whose texts can be changed and not taken away. The first one that is made has comments on lines, too.
 *
 * @param first the comments of the first one
 * @param onTaken told when GitHub took the comments with it: it refuses all of them for one line that it does not like
 */
export function reviews(
  at: Pull,
  first: readonly ThreadDraft[] = [],
  onTaken: () => void = () => undefined,
): CommentPlace {
  const { octokit, repo } = at.client;
  return {
    of: ({ reviews: all }) => all,
    async create(body) {
      try {
        const id = await createReview(at, first, body);
        onTaken();
        return id;
      } catch (error) {
        if (first.length === 0 || !(error instanceof GitHubTrouble) || error.kind !== 'rejected') throw error;
        return createReview(at, [], body);
      }
    },
    async update(id, body) {
      await octokit.rest.pulls.updateReview({ ...repo, pull_number: at.pull, review_id: id, body });
    },
    async remove(id) {
      await this.update(id, ELSEWHERE);
    },
  };
}

/**
 * Posts comments on lines as one review. GitHub refuses a review whole for one line that it does not like; then each is tried by itself.
 *
 * @returns how many were posted
 */
export async function postLineComments(at: Pull, comments: readonly ThreadDraft[]): Promise<number> {
  if (comments.length === 0) return 0;
  const { client, pull, headSha } = at;
  const { octokit, repo } = client;
  try {
    await createReview(at, comments);
    return comments.length;
  } catch (error) {
    if (!(error instanceof GitHubTrouble) || error.kind !== 'rejected') throw error;
  }
  let posted = 0;
  for (const comment of comments.map(onLines)) {
    try {
      await octokit.rest.pulls.createReviewComment({ ...repo, pull_number: pull, commit_id: headSha, ...comment });
      posted++;
    } catch (error) {
      if (!(error instanceof GitHubTrouble) || error.kind !== 'rejected') throw error;
    }
  }
  return posted;
}

async function createReview(
  { client: { octokit, repo }, pull, headSha }: Pull,
  comments: readonly ThreadDraft[],
  body?: Markdown,
): Promise<number> {
  const { data } = await octokit.rest.pulls.createReview({
    ...repo,
    pull_number: pull,
    commit_id: headSha,
    event: 'COMMENT',
    ...(body === undefined ? {} : { body }),
    ...(comments.length === 0 ? {} : { comments: comments.map(onLines) }),
  });
  return data.id;
}

function onLines({ path, startLine, line, body }: ThreadDraft) {
  const start = startLine === undefined ? {} : { start_line: startLine, start_side: 'RIGHT' as const };
  return { path, line, side: 'RIGHT' as const, body, ...start };
}
