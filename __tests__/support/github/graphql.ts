import { buildSchema, GraphQLError, graphqlSync } from 'graphql';
import { readFileSync } from 'node:fs';
import type { Comment, Holder, Review, ReviewComment, World } from './world.ts';

/** GitHub's own schema, cut down; a document that it does not allow is answered as GitHub does. */
const schema = buildSchema(
  readFileSync(new URL('../../fixtures/github/graphql-subset.graphql', import.meta.url), 'utf8'),
);

interface Page {
  readonly first?: number;
  readonly after?: string | null;
}

/** What GitHub answers to a GraphQL request: always with status 200. */
export function askGraph(world: World, request: Record<string, unknown>, holder: Holder): object {
  const { query, variables } = request as { query: string; variables?: Record<string, unknown> };
  const { data, errors } = graphqlSync({
    schema,
    source: query,
    variableValues: variables ?? {},
    rootValue: {
      repository: ({ owner, name }: { owner: string; name: string }) =>
        `${owner}/${name}` === world.repository ? repository(world, holder) : missing(`${owner}/${name}`),
      resolveReviewThread: ({ input }: { input: { threadId: string } }) => turn(world, holder, input.threadId, true),
      unresolveReviewThread: ({ input }: { input: { threadId: string } }) => turn(world, holder, input.threadId, false),
    },
  });
  const told = errors?.map(({ message, path, extensions }) => ({ type: extensions['type'], path, message }));
  return { data, ...(told === undefined ? {} : { errors: told }) };
}

/** What the schema says against a document; nothing when it is in order. */
export function graphFaults({ errors = [] }: { errors?: readonly { type?: unknown; message: string }[] }): string[] {
  return errors.filter(({ type }) => type === undefined).map(({ message }) => message);
}

function repository(world: World, holder: Holder): object {
  return {
    pullRequest: ({ number }: { number: number }) => {
      const pull = world.pulls.get(number);
      if (pull === undefined) return missing(String(number));
      const said = (prefix: string, all: readonly (Comment | Review)[], page: Page): object =>
        connection(
          all.filter(({ issue }) => issue === number),
          page,
          ({ id, body, user }) => ({
            id: `${prefix}_${id}`,
            fullDatabaseId: String(id),
            body,
            viewerDidAuthor: user?.login === holder.login && user.type === holder.type,
          }),
        );
      return {
        number,
        headRefOid: pull.headSha,
        comments: (page: Page) => said('IC', world.comments, page),
        reviews: (page: Page) => said('PRR', world.reviews, page),
        reviewThreads: (page: Page) =>
          connection(
            world.reviewComments.filter(({ issue, replyTo }) => issue === number && replyTo === undefined),
            page,
            (first) => thread(world, holder, first),
          ),
      };
    },
  };
}

function thread(world: World, holder: Holder, first: ReviewComment): object {
  return {
    id: `PRRT_${first.id}`,
    isResolved: world.resolved.has(first.id),
    isOutdated: first.line === undefined,
    path: first.path,
    startLine: first.startLine ?? null,
    line: first.line ?? null,
    viewerCanResolve: holder.writes.has('contents'),
    comments: (page: Page) =>
      connection([first, ...world.reviewComments.filter(({ replyTo }) => replyTo === first.id)], page, (each) => ({
        id: `PRRC_${each.id}`,
        fullDatabaseId: String(each.id),
        body: each.body,
        viewerDidAuthor: each.user?.login === holder.login,
      })),
  };
}

// Who may push may resolve; a job's token needs `contents: write` for it.
function turn(world: World, holder: Holder, id: string, resolved: boolean): object {
  if (!holder.writes.has('contents'))
    throw new GraphQLError('Resource not accessible by integration', { extensions: { type: 'FORBIDDEN' } });
  const first = world.reviewComments.find((each) => `PRRT_${each.id}` === id && each.replyTo === undefined);
  if (first === undefined) return missing(id);
  if (resolved) world.resolved.set(first.id, holder.login);
  else world.resolved.delete(first.id);
  return { thread: thread(world, holder, first) };
}

function connection<T>(all: readonly T[], { first = 30, after }: Page, node: (item: T) => object): object {
  const from = after === undefined || after === null ? 0 : Number(after);
  const shown = all.slice(from, from + first);
  return {
    totalCount: all.length,
    nodes: shown.map(node),
    pageInfo: {
      hasNextPage: from + first < all.length,
      hasPreviousPage: from > 0,
      endCursor: String(from + shown.length),
      startCursor: String(from),
    },
  };
}

function missing(what: string): never {
  throw new GraphQLError(`Could not resolve to ${what}`, { extensions: { type: 'NOT_FOUND' } });
}
