// Cuts GitHub's GraphQL schema down to what cartwright asks for and writes it for the tests:
//   npm install --prefix /tmp/graphql @octokit/graphql-schema@15.26.1
//   node scripts/refresh-github-graphql.mjs /tmp/graphql/node_modules/@octokit/graphql-schema
// The package has 7 MB on disk, so it is not a dependency. MIT licence, GitHub and the Octokit contributors.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print, visit } from 'graphql';

/** Types that are kept, and which of their fields; of the others, none. Fields keep all of their arguments. */
const TYPES = {
  Query: ['repository'],
  Mutation: ['resolveReviewThread', 'unresolveReviewThread'],
  Repository: ['pullRequest'],
  PullRequest: ['number', 'headRefOid', 'comments', 'reviews', 'reviewThreads'],
  BigInt: '*',
  GitObjectID: '*',
  IssueCommentOrder: '*',
  IssueCommentOrderField: '*',
  OrderDirection: '*',
  PullRequestReviewState: '*',
  PageInfo: '*',
  IssueCommentConnection: ['nodes', 'pageInfo', 'totalCount'],
  IssueComment: ['id', 'fullDatabaseId', 'body', 'viewerDidAuthor'],
  PullRequestReviewConnection: ['nodes', 'pageInfo', 'totalCount'],
  PullRequestReview: ['id', 'fullDatabaseId', 'body', 'viewerDidAuthor'],
  PullRequestReviewThreadConnection: ['nodes', 'pageInfo', 'totalCount'],
  PullRequestReviewThread: [
    'id',
    'isResolved',
    'isOutdated',
    'path',
    'startLine',
    'line',
    'comments',
    'viewerCanResolve',
  ],
  PullRequestReviewCommentConnection: ['nodes', 'pageInfo', 'totalCount'],
  PullRequestReviewComment: ['id', 'fullDatabaseId', 'body', 'viewerDidAuthor'],
  ResolveReviewThreadInput: '*',
  ResolveReviewThreadPayload: '*',
  UnresolveReviewThreadInput: '*',
  UnresolveReviewThreadPayload: '*',
};

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name the folder of @octokit/graphql-schema');
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const schema = parse(readFileSync(join(folder, 'schema.graphql'), 'utf8'), { noLocation: true });

const kept = [];
for (const [name, wanted] of Object.entries(TYPES)) {
  const type = schema.definitions.find((each) => each.name?.value === name);
  if (type === undefined) throw new Error(`no type ${name}`);
  if (type.fields === undefined) {
    kept.push({ ...type, directives: [] });
    continue;
  }
  const fields = type.fields.filter((field) => wanted === '*' || wanted.includes(field.name.value));
  if (wanted !== '*' && fields.length !== wanted.length) throw new Error(`not all of ${wanted.join(', ')} in ${name}`);
  kept.push({ ...type, interfaces: [], directives: [], fields });
}
// Prose, and directives that the schema declares for itself, check nothing.
const bare = visit(
  { kind: Kind.DOCUMENT, definitions: kept },
  {
    enter: (node) =>
      'description' in node || 'directives' in node ? { ...node, description: undefined, directives: [] } : undefined,
  },
);
const head = `# Cut from @octokit/graphql-schema@${version}, schema.graphql, by scripts/refresh-github-graphql.mjs.\n\n`;
writeFileSync(
  new URL('../__tests__/fixtures/github/graphql-subset.graphql', import.meta.url),
  `${head}${print(bare)}\n`,
);
