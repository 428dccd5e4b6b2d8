import type { Markdown } from '../../core/text/outlet.ts';
import { unreachable } from '../../core/value/unreachable.ts';
import type { Thread, ThreadStep } from '../../core/report/github/threads.ts';
import type { GitHubClient } from './client.ts';
import { GitHubTrouble, type TroubleKind } from './trouble.ts';

const PAGES = 10;

const THREADS = `query($owner: String!, $repo: String!, $pull: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $pull) {
      reviewThreads(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id
          isResolved
          comments(first: 20) {
            totalCount
            nodes { databaseId body viewerDidAuthor }
          }
        }
      }
    }
  }
}`;
const RESOLVE = `mutation($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { id } } }`;
const UNRESOLVE = `mutation($id: ID!) { unresolveReviewThread(input: { threadId: $id }) { thread { id } } }`;

type Nodes<T> = readonly (T | null)[] | null;

interface ThreadsAnswer {
  readonly repository: {
    readonly pullRequest: {
      readonly reviewThreads: {
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
        readonly nodes: Nodes<{
          readonly id: string;
          readonly isResolved: boolean;
          readonly comments: {
            readonly totalCount: number;
            readonly nodes: Nodes<{
              readonly databaseId: number | null;
              readonly body: string;
              readonly viewerDidAuthor: boolean;
            }>;
          };
        }>;
      };
    } | null;
  } | null;
}

/**
 * The threads of a pull request, which only GraphQL knows as such.
 *
 * @throws GitHubTrouble when GitHub does not say
 */
export async function reviewThreads(client: GitHubClient, pull: number): Promise<Thread[]> {
  const threads: Thread[] = [];
  let after: string | null = null;
  for (let page = 1; page <= PAGES; page++) {
    const answer: ThreadsAnswer = await asked(client, THREADS, { ...client.repo, pull, after });
    const found = answer.repository?.pullRequest?.reviewThreads;
    if (found === undefined) throw new GitHubTrouble('not-found', 0, 'no such pull request');
    for (const { id, isResolved, comments } of present(found.nodes)) {
      const shown = present(comments.nodes);
      threads.push({
        id,
        resolved: isResolved,
        comments: shown.map(({ databaseId, body, viewerDidAuthor }) => ({
          id: databaseId ?? 0,
          body,
          own: viewerDidAuthor,
        })),
        more: comments.totalCount > shown.length,
      });
    }
    if (!found.pageInfo.hasNextPage) break;
    after = found.pageInfo.endCursor;
  }
  return threads;
}

/** What became of threads that were to be answered. */
export interface Answered {
  readonly mended: number;
  readonly again: number;
  /** Threads that were answered and stay as they are, for the token may write and not resolve; the trouble with it. */
  readonly unresolved: number;
  readonly trouble: GitHubTrouble | undefined;
}

/**
 * Carries out what is to be done to threads.
 *
 * @throws GitHubTrouble when a thread cannot be answered; one that is answered and cannot be resolved is told in the result
 */
export async function answerThreads(
  client: GitHubClient,
  pull: number,
  steps: readonly ThreadStep[],
): Promise<Answered> {
  const { octokit, repo } = client;
  const count = { mended: 0, again: 0, unresolved: 0 };
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
    switch (step.kind) {
      case 'reword':
        await octokit.rest.pulls.updateReviewComment({ ...first, body: step.body });
        continue;
      case 'fixed':
        await say(step.reply);
        await turn(RESOLVE, thread);
        count.mended++;
        continue;
      case 'again':
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
    return await client.octokit.graphql<T>(document, variables);
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
