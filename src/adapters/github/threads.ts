import type { Markdown } from '../../core/text/outlet.ts';
import { unreachable } from '../../core/value/unreachable.ts';
import type { Thread, ThreadComment, ThreadStep } from '../../core/report/github/threads.ts';
import type { GitHubClient } from './client.ts';
import { GitHubTrouble, type TroubleKind } from './trouble.ts';

const PAGES = 30;

const STATE = `query($owner: String!, $repo: String!, $pull: Int!, $comments: String, $reviews: String, $threads: String, $moreComments: Boolean!, $moreReviews: Boolean!, $moreThreads: Boolean!) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $pull) {
      headRefOid
      comments(first: 100, after: $comments) @include(if: $moreComments) {
        pageInfo { hasNextPage endCursor }
        nodes { fullDatabaseId body viewerDidAuthor }
      }
      reviews(first: 100, after: $reviews) @include(if: $moreReviews) {
        pageInfo { hasNextPage endCursor }
        nodes { fullDatabaseId body viewerDidAuthor }
      }
      reviewThreads(first: 100, after: $threads) @include(if: $moreThreads) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id
          isResolved
          path
          startLine
          line
          comments(first: 20) {
            totalCount
            nodes { fullDatabaseId body viewerDidAuthor }
          }
        }
      }
    }
  }
}`;
const RESOLVE = `mutation($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { id } } }`;
const UNRESOLVE = `mutation($id: ID!) { unresolveReviewThread(input: { threadId: $id }) { thread { id } } }`;

type Nodes<T> = readonly (T | null)[] | null;

interface Connection<T> {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly nodes: Nodes<T>;
}

interface Said {
  /** A number too large for GraphQL's own. */
  readonly fullDatabaseId: string | number | null;
  readonly body: string;
  readonly viewerDidAuthor: boolean;
}

interface StateAnswer {
  readonly repository: {
    readonly pullRequest: {
      readonly headRefOid: string;
      readonly comments?: Connection<Said>;
      readonly reviews?: Connection<Said> | null;
      readonly reviewThreads?: Connection<
        Omit<Thread, 'resolved' | 'comments' | 'more' | 'startLine' | 'line'> & {
          readonly isResolved: boolean;
          readonly startLine: number | null;
          readonly line: number | null;
          readonly comments: { readonly totalCount: number; readonly nodes: Nodes<Said> };
        }
      >;
    } | null;
  } | null;
}

/** A pull request at a head, and who asks GitHub about it. */
export interface Pull {
  readonly client: GitHubClient;
  readonly pull: number;
  readonly headSha: string;
}

/** What is on a pull request. */
export interface PullState extends Pull {
  /** Of its conversation, oldest first. */
  readonly comments: readonly ThreadComment[];
  /** Oldest first. */
  readonly reviews: readonly ThreadComment[];
  readonly threads: readonly Thread[];
}

/**
 * Asks for the head, the comments, the reviews and the threads of a pull request in one request, which only GraphQL can.
 *
 * @throws GitHubTrouble when GitHub does not say
 */
export async function pullState(client: GitHubClient, pull: number): Promise<PullState> {
  const comments: ThreadComment[] = [];
  const reviews: ThreadComment[] = [];
  const threads: Thread[] = [];
  let headSha = '';
  let [moreComments, moreReviews, moreThreads] = [true, true, true];
  let after: Record<string, string | null> = {};
  for (let page = 1; page <= PAGES && (moreComments || moreReviews || moreThreads); page++) {
    const variables = { ...client.repo, pull, ...after, moreComments, moreReviews, moreThreads };
    const answer: StateAnswer = await asked(client, STATE, variables);
    const found = answer.repository?.pullRequest;
    if (found === undefined || found === null) throw new GitHubTrouble('not-found', 0, 'no such pull request');
    headSha = found.headRefOid;
    comments.push(...present(found.comments?.nodes ?? null).map(commentOf));
    reviews.push(...present(found.reviews?.nodes ?? null).map(commentOf));
    for (const { id, isResolved, path, startLine, line, ...thread } of present(found.reviewThreads?.nodes ?? null)) {
      const shown = present(thread.comments.nodes);
      threads.push({
        id,
        resolved: isResolved,
        path,
        startLine: startLine ?? undefined,
        line: line ?? undefined,
        comments: shown.map(commentOf),
        more: thread.comments.totalCount > shown.length,
      });
    }
    moreComments = found.comments?.pageInfo.hasNextPage === true;
    moreReviews = found.reviews?.pageInfo.hasNextPage === true;
    moreThreads = found.reviewThreads?.pageInfo.hasNextPage === true;
    after = {
      comments: found.comments?.pageInfo.endCursor ?? null,
      reviews: found.reviews?.pageInfo.endCursor ?? null,
      threads: found.reviewThreads?.pageInfo.endCursor ?? null,
    };
  }
  return { client, pull, headSha, comments, reviews, threads };
}

function commentOf({ fullDatabaseId, body, viewerDidAuthor }: Said): ThreadComment {
  return { id: Number(fullDatabaseId), body, own: viewerDidAuthor };
}

/**
 * Carries out what is to be done to threads.
 *
 * @returns how many; those that were answered and stay as they are, for the token may write and not resolve; the trouble with it
 * @throws GitHubTrouble when a thread cannot be answered; one that is answered and cannot be resolved is told in the result
 */
export async function answerThreads({ client, pull }: Pull, steps: readonly ThreadStep[]) {
  const { octokit, repo } = client;
  const count = { closed: 0, again: 0, unresolved: 0 };
  let trouble: GitHubTrouble | undefined;
  const turn = async (document: string, { id }: Thread): Promise<void> => {
    try {
      await asked(client, document, { id });
    } catch (error) {
      if (!(error instanceof GitHubTrouble) || error.kind !== 'permission') throw error;
      count.unresolved++;
      trouble = error;
    }
  };
  for (const step of steps) {
    const { thread } = step;
    const first = { ...repo, comment_id: thread.comments[0]?.id ?? 0 };
    const say = async (body: Markdown | undefined): Promise<void> => {
      if (body !== undefined)
        await octokit.rest.pulls.createReplyForReviewComment({ ...first, pull_number: pull, body });
    };
    const reword = async (body: Markdown | undefined): Promise<void> => {
      if (body !== undefined) await octokit.rest.pulls.updateReviewComment({ ...first, body });
    };
    switch (step.kind) {
      case 'reword':
        await reword(step.body);
        continue;
      case 'close':
        await say(step.reply);
        await turn(RESOLVE, thread);
        count.closed++;
        continue;
      case 'again':
        await reword(step.body);
        await say(step.reply);
        if (thread.resolved) await turn(UNRESOLVE, thread);
        count.again++;
        continue;
    }
    unreachable(step);
  }
  return { ...count, trouble };
}

function present<T>(nodes: Nodes<T>): T[] {
  return (nodes ?? []).filter((node) => node !== null);
}

async function asked<T>(client: GitHubClient, document: string, variables: Record<string, unknown>): Promise<T> {
  try {
    const data = await client.octokit.graphql<T | undefined>(document, variables);
    if (data === undefined) throw new GitHubTrouble('unavailable', 0, 'the answer has no data');
    return data;
  } catch (error) {
    if (error instanceof GitHubTrouble) throw error;
    // GraphQL refuses with status 200, and says why in the body.
    const { errors } = error as { errors?: readonly { readonly type?: unknown; readonly message?: unknown }[] };
    const [first] = errors ?? [];
    if (first === undefined) throw error;
    throw new GitHubTrouble(KINDS[String(first.type)] ?? 'rejected', 0, String(first.message));
  }
}

const KINDS: Readonly<Record<string, TroubleKind>> = {
  FORBIDDEN: 'permission',
  INSUFFICIENT_SCOPES: 'permission',
  NOT_FOUND: 'not-found',
  RATE_LIMITED: 'rate-limit',
};
