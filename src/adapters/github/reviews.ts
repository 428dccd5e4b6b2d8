import { suggestionKey, type ChangedFile, type Suggestion } from '../../core/report/suggestions.ts';
import { everyPage, type GitHubClient } from './client.ts';
import { Identity } from './identity.ts';
import { GitHubTrouble } from './trouble.ts';

const FILE_PAGES = 30;
const COMMENT_PAGES = 30;

/** The files that a pull request changes, with their hunks; GitHub names 3,000 at most. */
export async function changedFiles(client: GitHubClient, pull: number): Promise<ChangedFile[]> {
  const { octokit, repo } = client;
  const files = await everyPage(FILE_PAGES, (page) =>
    octokit.rest.pulls.listFiles({ ...repo, pull_number: pull, ...page }),
  );
  return files
    .filter(({ status }) => status !== 'removed')
    .map(({ filename, patch }) => (patch === undefined ? { path: filename } : { path: filename, patch }));
}

/** Keys of our suggestions that stand on the pull request, whatever became of their lines. */
export async function postedSuggestions(client: GitHubClient, pull: number): Promise<Set<string>> {
  const { octokit, repo } = client;
  const identity = new Identity(client);
  const comments = await everyPage(COMMENT_PAGES, (page) =>
    octokit.rest.pulls.listReviewComments({ ...repo, pull_number: pull, ...page }),
  );
  const keys = new Set<string>();
  for (const { body, user } of comments) {
    const key = suggestionKey(body);
    if (key !== undefined && (await identity.isOwn(user))) keys.add(key);
  }
  return keys;
}

/**
 * Posts suggestions as one review. GitHub refuses a review whole for one line that it does not like; then each is tried by itself.
 *
 * @returns how many were posted
 */
export async function postSuggestions(
  client: GitHubClient,
  pull: number,
  headSha: string,
  suggestions: readonly Suggestion[],
): Promise<number> {
  if (suggestions.length === 0) return 0;
  const { octokit, repo } = client;
  const comments = suggestions.map(({ path, startLine, line, body }) => ({
    path,
    line,
    side: 'RIGHT' as const,
    body,
    ...(startLine === undefined ? {} : { start_line: startLine, start_side: 'RIGHT' as const }),
  }));
  try {
    await octokit.rest.pulls.createReview({
      ...repo,
      pull_number: pull,
      commit_id: headSha,
      event: 'COMMENT',
      comments,
    });
    return comments.length;
  } catch (error) {
    if (!(error instanceof GitHubTrouble) || error.kind !== 'rejected') throw error;
  }
  let posted = 0;
  for (const comment of comments) {
    try {
      await octokit.rest.pulls.createReviewComment({ ...repo, pull_number: pull, commit_id: headSha, ...comment });
      posted++;
    } catch (error) {
      if (!(error instanceof GitHubTrouble) || error.kind !== 'rejected') throw error;
    }
  }
  return posted;
}
