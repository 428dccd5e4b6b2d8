import { commentOrigin, type CommentOrigin } from '../../core/report/comment.ts';
import { everyPage, type GitHubClient } from './client.ts';
import { Identity } from './identity.ts';
import { GitHubTrouble } from './trouble.ts';

/** What became of a report that was to be posted. */
export type Posted =
  | 'created'
  | 'updated'
  /** The same text stands there already. */
  | 'unchanged'
  /** The pull request has a newer head, or a newer run has reported: an old report would mislead. */
  | 'superseded'
  /** There is none, and nothing to say. */
  | 'not needed';

export interface StickyComment {
  readonly pull: number;
  /** First line of the body; no other comment of ours starts with it. */
  readonly marker: string;
  readonly body: string;
  readonly origin: CommentOrigin;
  /** Whether a comment is only brought up to date and none is made: for a report that says nothing. */
  readonly onlyUpdate?: boolean;
}

const PAGES = 30;
const TRIES = 3;

interface Comment {
  readonly id: number;
  readonly body: string;
}

/**
 * Puts the report on the pull request: the one comment that starts with the marker and is our own is updated, otherwise one is made.
 *
 * @throws GitHubTrouble when it cannot be posted
 */
export async function postComment(client: GitHubClient, sticky: StickyComment): Promise<Posted> {
  const { octokit, repo } = client;
  const identity = new Identity(client);
  const { data: pull } = await octokit.rest.pulls.get({ ...repo, pull_number: sticky.pull });
  if (pull.head.sha !== sticky.origin.sha) return 'superseded';
  const [existing] = await ownComments(client, identity, sticky);
  if (existing !== undefined) {
    const updated = await update(client, existing, sticky);
    if (updated !== 'gone') return updated;
  }
  return sticky.onlyUpdate === true ? 'not needed' : create(client, identity, sticky);
}

async function update(client: GitHubClient, existing: Comment, sticky: StickyComment): Promise<Posted | 'gone'> {
  if (existing.body === sticky.body) return 'unchanged';
  if (isNewer(commentOrigin(existing.body), sticky.origin)) return 'superseded';
  try {
    await client.octokit.rest.issues.updateComment({ ...client.repo, comment_id: existing.id, body: sticky.body });
    return 'updated';
  } catch (error) {
    if (error instanceof GitHubTrouble && error.kind === 'not-found') return 'gone';
    throw error;
  }
}

// A creation that got no answer may have happened, so it is looked up before it is tried again.
async function create(client: GitHubClient, identity: Identity, sticky: StickyComment): Promise<Posted> {
  const { octokit, repo } = client;
  for (let tries = 1; ; tries++) {
    try {
      const { data } = await octokit.rest.issues.createComment({
        ...repo,
        issue_number: sticky.pull,
        body: sticky.body,
      });
      await yieldToOlder(client, identity, sticky, data.id);
      return 'created';
    } catch (error) {
      if (!(error instanceof GitHubTrouble) || error.kind !== 'unavailable' || tries === TRIES) throw error;
      const [found] = await ownComments(client, identity, sticky);
      if (found !== undefined) return found.body === sticky.body ? 'created' : 'superseded';
    }
  }
}

// Two runs that start at once both find nothing; the later of their two comments goes.
async function yieldToOlder(
  client: GitHubClient,
  identity: Identity,
  sticky: StickyComment,
  id: number,
): Promise<void> {
  const [oldest] = await ownComments(client, identity, sticky);
  if (oldest === undefined || oldest.id === id) return;
  await client.octokit.rest.issues.deleteComment({ ...client.repo, comment_id: id });
  await update(client, oldest, sticky);
}

/** Our comments with this marker, the oldest first. */
async function ownComments(client: GitHubClient, identity: Identity, sticky: StickyComment): Promise<Comment[]> {
  const { octokit, repo } = client;
  const comments = await everyPage(PAGES, (page) =>
    octokit.rest.issues.listComments({ ...repo, issue_number: sticky.pull, ...page }),
  );
  const own: Comment[] = [];
  for (const { id, body = '', user } of comments) {
    if (body.split(/\r?\n/, 1)[0] !== sticky.marker) continue;
    if (await identity.isOwn(user)) own.push({ id, body });
  }
  return own.sort((a, b) => a.id - b.id);
}

function isNewer(existing: CommentOrigin | undefined, mine: CommentOrigin): boolean {
  if (existing === undefined || existing.sha !== mine.sha) return false;
  return existing.runId > mine.runId || (existing.runId === mine.runId && existing.runAttempt > mine.runAttempt);
}
