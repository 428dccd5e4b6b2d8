import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { askGraph } from './graphql.ts';

/** The state of the repository behind the loopback server, and what each operation does to it. */
export interface World {
  /** `owner/name`. */
  readonly repository: string;
  /** Who a token is and what it may write; an unknown token is 401. */
  readonly tokens: Map<string, Holder>;
  readonly pulls: Map<number, Pull>;
  readonly comments: Comment[];
  readonly reviewComments: ReviewComment[];
  readonly reviews: Review[];
  /** Who resolved a thread, by the id of its first comment. */
  readonly resolved: Map<number, string>;
  readonly releases: Release[];
  readonly artifacts: Artifact[];
  /** What was sent to code scanning. */
  readonly scans: { readonly sha: string; readonly ref: string; readonly text: string }[];
  /** Commits by id, and branches by name. */
  readonly commits: Map<string, Commit>;
  readonly branches: Map<string, string>;
  /** What tags point at: commits, or tag objects that point on. */
  readonly tags: Map<string, { readonly type: 'commit' | 'tag'; readonly sha: string }>;
  /** Repositories of organisations, by the name of the organisation. */
  readonly organisations: Map<string, readonly object[]>;
  /** Pull requests that were opened here. */
  readonly opened: OpenedPull[];
  nextId: number;
  /** Whether the API states the digest of an asset; older servers do not. */
  statesDigests: boolean;
  /** Where uploads are sent to; set by the server to itself. */
  uploads: string;
}

export interface Holder {
  readonly login: string;
  readonly type: 'User' | 'Bot';
  /** Names of what it may write: `issues`, `pulls`, `contents`, `security`. */
  readonly writes: ReadonlySet<string>;
}
export interface Pull {
  readonly headSha: string;
  readonly files: readonly { readonly filename: string; readonly status: string; readonly patch?: string }[];
}
export interface Comment {
  readonly id: number;
  readonly issue: number;
  readonly user: { readonly login: string; readonly type: string } | null;
  body: string;
}
export interface ReviewComment extends Comment {
  readonly path: string;
  startLine?: number | undefined;
  /** Of the head; undefined once its text has changed. */
  line: number | undefined;
  /** The first comment of the thread that it is an answer in. */
  readonly replyTo?: number;
}
export interface Review extends Comment {
  readonly commit: string;
}
export interface Release {
  readonly id: number;
  readonly tag: string;
  readonly draft: boolean;
  readonly immutable?: boolean;
  readonly assets: Asset[];
}
export interface Asset {
  readonly id: number;
  readonly name: string;
  bytes: Buffer;
  /** Under way, or cut off. */
  state?: 'starter';
  /** When its upload began. */
  readonly created?: Date;
}
export interface Artifact {
  readonly id: number;
  readonly run: number;
  readonly name: string;
  readonly zip: Buffer;
}

export interface Commit {
  readonly message: string;
  readonly tree?: string;
  readonly parents?: readonly string[];
  /** Of the commit, by path. */
  readonly files: ReadonlyMap<string, string>;
}
export interface OpenedPull {
  readonly number: number;
  readonly head: string;
  readonly base: string;
  title: string;
  body: string;
  state: 'open' | 'closed';
  /** When, for one that was. */
  merged?: string;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export const TOKEN = 'ghs_thejobsowntoken';
export const READ_ONLY = 'ghs_aforkstoken';
/** The token of a job that has `pull-requests: write` and nothing else. */
export const PULLS_ONLY = 'ghs_ofpullrequests';

/** The commit of the default branch. */
export const MAIN = 'c'.repeat(40);

/** A repository with pull request 2 and the token of a job. */
export function newWorld(repository: string, headSha: string): World {
  const bot = { login: 'github-actions[bot]', type: 'Bot' as const };
  return {
    repository,
    tokens: new Map([
      [TOKEN, { ...bot, writes: new Set(['issues', 'pulls', 'contents', 'security']) }],
      [READ_ONLY, { ...bot, writes: new Set<string>() }],
      [PULLS_ONLY, { ...bot, writes: new Set(['issues', 'pulls']) }],
      ['ghp_ofaperson', { login: 'octocat', type: 'User', writes: new Set(['issues', 'pulls', 'contents']) }],
      ['ghs_ofanapp', { login: 'our-app[bot]', type: 'Bot', writes: new Set(['issues', 'pulls', 'contents']) }],
    ]),
    pulls: new Map([[2, { headSha, files: [] }]]),
    comments: [],
    reviewComments: [],
    reviews: [],
    resolved: new Map(),
    releases: [],
    artifacts: [],
    scans: [],
    commits: new Map([[MAIN, { message: 'first', files: new Map() }]]),
    branches: new Map([['main', MAIN]]),
    tags: new Map(),
    organisations: new Map(),
    opened: [],
    nextId: 1000,
    statesDigests: true,
    uploads: '',
  };
}

interface Operation {
  readonly operationId: string;
  readonly status: number;
  readonly parameters: Readonly<Record<string, string>>;
  readonly example: unknown;
}

const FORBIDDEN: Answer = { status: 403, body: { message: 'Resource not accessible by integration' } };
const MISSING: Answer = { status: 404, body: { message: 'Not Found' } };

const NAME_TAKEN = {
  message: 'Validation Failed',
  errors: [{ resource: 'ReleaseAsset', code: 'already_exists', field: 'name' }],
};

/** What the first bytes of an upload do: the name is taken from then on, by a starter. */
export function beginUpload(world: World, url: URL, token: string): Asset | undefined {
  const id = /\/releases\/(\d+)\/assets$/.exec(url.pathname)?.[1];
  const release = id === undefined ? undefined : releaseOf(world, Number(id));
  const name = url.searchParams.get('name') ?? '';
  const may = world.tokens.get(token)?.writes.has('contents') === true;
  if (!may || release === undefined || release.immutable || release.assets.some((each) => each.name === name))
    return undefined;
  const asset: Asset = { id: world.nextId++, name, bytes: Buffer.alloc(0), state: 'starter', created: new Date() };
  release.assets.push(asset);
  return asset;
}

/** As if an upload had never begun. */
export function dropUpload(world: World, asset: Asset): void {
  for (const { assets } of world.releases) if (assets.includes(asset)) assets.splice(assets.indexOf(asset), 1);
}

/**
 * Carries out an operation for the holder of a token. Answers are GitHub's own examples with the state laid over them.
 *
 * @param begun the upload that this request began
 */
export function answer(
  world: World,
  operation: Operation,
  url: URL,
  body: unknown,
  token: string,
  begun?: Asset,
): Answer {
  const holder = world.tokens.get(token);
  if (holder === undefined) return { status: 401, body: { message: 'Bad credentials' } };
  const { operationId, parameters, status } = operation;
  if (parameters['owner'] !== undefined && `${parameters['owner']}/${parameters['repo']}` !== world.repository)
    return MISSING;
  const example = (Array.isArray(operation.example) ? operation.example[0] : operation.example) as Record<
    string,
    unknown
  >;
  const ok = (overlay: object): Answer => ({ status, body: { ...example, ...overlay } });
  const list = (items: readonly object[]): Answer => ({
    status,
    body: page(items, url).map((item) => ({ ...example, ...item })),
  });
  const input = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const number = (name: string): number => Number(parameters[name]);
  const writes = (what: string): boolean => holder.writes.has(what);
  const user = { login: holder.login, type: holder.type };
  switch (operationId) {
    case 'graphql':
      return { status, body: askGraph(world, input, holder) };
    case 'pulls/get': {
      const pull = world.pulls.get(number('pull_number'));
      return pull === undefined ? MISSING : ok(pullBody(number('pull_number'), pull, example));
    }
    case 'repos/list-pull-requests-associated-with-commit': {
      const found = [...world.pulls].filter(([, pull]) => pull.headSha === parameters['commit_sha']);
      return list(found.map(([n, pull]) => pullBody(n, pull, example)));
    }
    case 'repos/list-for-org': {
      const repositories = world.organisations.get(String(parameters['org']));
      return repositories === undefined ? MISSING : list(repositories);
    }
    case 'repos/get':
      return ok({ default_branch: 'main' });
    case 'git/get-tag': {
      const object = world.tags.get(String(parameters['tag_sha']));
      return object === undefined ? MISSING : ok({ object });
    }
    case 'git/get-ref': {
      const tag = /^tags\/(.+)$/.exec(String(parameters['ref']))?.[1];
      const object = tag === undefined ? undefined : world.tags.get(tag);
      if (tag !== undefined) return object === undefined ? MISSING : ok({ ref: `refs/tags/${tag}`, object });
      const name = String(parameters['ref']).replace(/^heads\//, '');
      const sha = world.branches.get(name);
      return sha === undefined ? MISSING : ok({ ref: `refs/heads/${name}`, object: { type: 'commit', sha, url: '' } });
    }
    case 'git/get-commit': {
      const sha = String(parameters['commit_sha']);
      const commit = world.commits.get(sha);
      const parents = (commit?.parents ?? []).map((parent) => ({ sha: parent, url: '', html_url: '' }));
      const tree = { sha: commit?.tree ?? sha, url: '' };
      return commit === undefined ? MISSING : ok({ sha, message: commit.message, tree, parents });
    }
    case 'git/create-tree': {
      if (!writes('contents')) return FORBIDDEN;
      const files = new Map(world.commits.get(String(input['base_tree']))?.files);
      for (const { path, content } of input['tree'] as { path: string; content: string }[]) files.set(path, content);
      // Equal trees are one tree.
      const sha = createHash('sha1')
        .update(JSON.stringify([...files].sort()))
        .digest('hex');
      world.commits.set(sha, { message: '', files });
      return ok({ sha });
    }
    case 'git/create-commit': {
      if (!writes('contents')) return FORBIDDEN;
      const sha = shaOf(world);
      const tree = String(input['tree']);
      const files = world.commits.get(tree)?.files ?? new Map<string, string>();
      const parents = input['parents'] as string[];
      world.commits.set(sha, { message: String(input['message']), files, tree, parents });
      return ok({ sha });
    }
    case 'git/create-ref':
    case 'git/update-ref': {
      if (!writes('contents')) return FORBIDDEN;
      const name = String(parameters['ref'] ?? input['ref']).replace(/^(?:refs\/)?heads\//, '');
      if (operationId === 'git/create-ref' && world.branches.has(name))
        return { status: 422, body: { message: 'Reference already exists' } };
      const old = world.branches.get(name);
      if (operationId === 'git/update-ref' && input['force'] !== true && !descends(world, String(input['sha']), old))
        return { status: 422, body: { message: 'Update is not a fast forward' } };
      world.branches.set(name, String(input['sha']));
      return ok({ ref: `refs/heads/${name}` });
    }
    case 'pulls/create': {
      if (!writes('pulls')) return FORBIDDEN;
      const [head, base, title, text] = ['head', 'base', 'title', 'body'].map((name) => String(input[name]));
      const pull = { number: world.nextId++, head, base, title, body: text, state: 'open' } as OpenedPull;
      if (world.opened.some((each) => each.head === head && each.state === 'open'))
        return { status: 422, body: { message: 'A pull request already exists' } };
      world.opened.push(pull);
      return ok({ ...pull, head: { ref: head }, base: { ref: base } });
    }
    case 'pulls/update': {
      if (!writes('pulls')) return FORBIDDEN;
      const pull = world.opened.find((each) => each.number === number('pull_number'));
      if (pull === undefined) return MISSING;
      for (const name of ['title', 'body'] as const) if (name in input) pull[name] = String(input[name]);
      return ok({ ...pull, head: { ref: pull.head }, base: { ref: pull.base } });
    }
    case 'pulls/list':
      if (world.opened.length > 0 || url.searchParams.get('state') === 'all') {
        const own = world.opened.filter(({ head }) => url.searchParams.get('head')?.endsWith(`:${head}`) === true);
        return list(
          own.toReversed().map((pull) => ({
            ...pull,
            merged_at: pull.merged ?? null,
            head: { ref: pull.head },
            base: { ref: pull.base },
          })),
        );
      }
      return list([...world.pulls].map(([n, pull]) => pullBody(n, pull, example)));
    case 'pulls/list-files':
      return list(
        [...(world.pulls.get(number('pull_number'))?.files ?? [])].map((file) => ({ patch: undefined, ...file })),
      );
    case 'issues/create-comment': {
      if (!writes('issues')) return FORBIDDEN;
      if (String(input['body']).length > 65_536)
        return { status: 422, body: { message: 'Body is too long (maximum is 65536 characters)' } };
      const comment = { id: world.nextId++, issue: number('issue_number'), user, body: String(input['body']) };
      world.comments.push(comment);
      return ok(comment);
    }
    case 'issues/update-comment': {
      if (!writes('issues')) return FORBIDDEN;
      const comment = world.comments.find(({ id }) => id === number('comment_id'));
      if (comment === undefined) return MISSING;
      comment.body = String(input['body']);
      return ok(comment);
    }
    case 'issues/delete-comment': {
      const at = world.comments.findIndex(({ id }) => id === number('comment_id'));
      if (at < 0) return MISSING;
      world.comments.splice(at, 1);
      return { status, body: undefined };
    }
    case 'pulls/list-review-comments':
      return list(world.reviewComments.filter((comment) => comment.issue === number('pull_number')));
    case 'pulls/create-review':
    case 'pulls/create-review-comment': {
      if (!writes('pulls')) return FORBIDDEN;
      const pull = world.pulls.get(number('pull_number'));
      const isReview = operationId === 'pulls/create-review';
      const comments = (isReview ? (input['comments'] ?? []) : [input]) as {
        path: string;
        start_line?: number;
        line: number;
        body: string;
      }[];
      const said = String(input['body'] ?? '');
      if (isReview && said === '' && comments.length === 0)
        return { status: 422, body: { message: 'A review that only comments needs a body or comments' } };
      if (said.length > 65_536)
        return { status: 422, body: { message: 'Body is too long (maximum is 65536 characters)' } };
      if (pull === undefined || input['commit_id'] !== pull.headSha)
        return { status: 422, body: { message: 'commit_id is not part of the pull request' } };
      const outside = comments.find(({ path, line }) => !isInPatch(pull, path, line));
      if (outside !== undefined)
        return { status: 422, body: { message: 'Pull request review thread line must be part of the diff' } };
      for (const { path, start_line: startLine, line, body: text } of comments) {
        const place = { path, line, ...(startLine === undefined ? {} : { startLine }) };
        world.reviewComments.push({ id: world.nextId++, issue: number('pull_number'), user, body: text, ...place });
      }
      if (!isReview) return ok({ user });
      const review = { id: world.nextId++, issue: number('pull_number'), user, body: said, commit: pull.headSha };
      world.reviews.push(review);
      return ok(review);
    }
    case 'pulls/list-reviews':
      return list(world.reviews.filter((review) => review.issue === number('pull_number')));
    case 'pulls/update-review':
    case 'pulls/update-review-comment': {
      const [all, id] =
        operationId === 'pulls/update-review'
          ? [world.reviews, number('review_id')]
          : [world.reviewComments, number('comment_id')];
      const text = all.find((each) => each.id === id);
      if (text === undefined) return MISSING;
      if (!writes('pulls') || text.user?.login !== holder.login) return FORBIDDEN;
      text.body = String(input['body']);
      return ok(text);
    }
    case 'pulls/create-reply-for-review-comment': {
      if (!writes('pulls')) return FORBIDDEN;
      const first = world.reviewComments.find(({ id }) => id === number('comment_id'));
      if (first === undefined || first.replyTo !== undefined) return MISSING;
      const reply = { ...first, id: world.nextId++, user, body: String(input['body']), replyTo: first.id };
      world.reviewComments.push(reply);
      return ok({ id: reply.id, body: reply.body, user });
    }
    case 'code-scanning/upload-sarif': {
      if (!writes('security')) return FORBIDDEN;
      const [sha, ref, sarif] = ['commit_sha', 'ref', 'sarif'].map((name) => String(input[name]));
      world.scans.push({
        sha: sha ?? '',
        ref: ref ?? '',
        text: gunzipSync(Buffer.from(sarif ?? '', 'base64')).toString(),
      });
      return ok({ id: 'scan' });
    }
    case 'actions/list-workflow-run-artifacts': {
      const own = world.artifacts.filter(({ run }) => run === number('run_id'));
      const bodies = own.map(({ id, name, zip }) => ({ id, name, size_in_bytes: zip.length, expired: false }));
      return { status, body: { total_count: own.length, artifacts: bodies } };
    }
    case 'actions/download-artifact': {
      const artifact = world.artifacts.find(({ id }) => id === number('artifact_id'));
      if (artifact === undefined) return MISSING;
      return { status: 200, headers: { 'content-type': 'application/zip' }, body: artifact.zip };
    }
    case 'repos/get-release-by-tag': {
      const release = world.releases.find(({ tag, draft }) => tag === parameters['tag'] && !draft);
      return release === undefined ? MISSING : ok(releaseBody(world, release));
    }
    case 'repos/list-releases':
      return list(world.releases.map((release) => releaseBody(world, release)));
    case 'repos/create-release': {
      if (!writes('contents')) return FORBIDDEN;
      const tag = String(input['tag_name']);
      if (world.releases.some((release) => release.tag === tag && !release.draft))
        return { status: 422, body: { message: 'Validation Failed: already_exists' } };
      const release = { id: world.nextId++, tag, draft: input['draft'] === true, assets: [] };
      world.releases.push(release);
      return ok(releaseBody(world, release));
    }
    case 'repos/delete-release': {
      if (!writes('contents')) return FORBIDDEN;
      const at = world.releases.findIndex(({ id }) => id === number('release_id'));
      if (at >= 0) world.releases.splice(at, 1);
      return at < 0 ? MISSING : { status, body: undefined };
    }
    case 'repos/list-release-assets':
      return list((releaseOf(world, number('release_id'))?.assets ?? []).map((asset) => assetBody(world, asset)));
    case 'repos/upload-release-asset': {
      if (!writes('contents')) return FORBIDDEN;
      const release = releaseOf(world, number('release_id'));
      if (release === undefined) return MISSING;
      if (release.immutable === true)
        return { status: 422, body: { message: 'Cannot upload assets to an immutable release.' } };
      const name = url.searchParams.get('name') ?? '';
      const asset = release.assets.find((each) => each.name === name);
      // The upload that began first holds the name.
      if (asset === undefined || asset !== begun) return { status: 422, body: NAME_TAKEN };
      asset.bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      delete asset.state;
      return ok(assetBody(world, asset));
    }
    case 'repos/get-release-asset': {
      const asset = world.releases.flatMap(({ assets }) => assets).find(({ id }) => id === number('asset_id'));
      return asset === undefined
        ? MISSING
        : { status: 200, headers: { 'content-type': 'application/octet-stream' }, body: asset.bytes };
    }
    case 'repos/delete-release-asset': {
      if (!writes('contents')) return FORBIDDEN;
      for (const { assets } of world.releases) {
        const at = assets.findIndex(({ id }) => id === number('asset_id'));
        if (at >= 0) assets.splice(at, 1);
      }
      return { status, body: undefined };
    }
    default:
      throw new Error(`the loopback server has no ${operationId}`);
  }
}

function descends(world: World, sha: string, ancestor: string | undefined): boolean {
  return sha === ancestor || (world.commits.get(sha)?.parents ?? []).some((each) => descends(world, each, ancestor));
}

function shaOf(world: World): string {
  return (world.nextId++).toString(16).padStart(40, '0');
}

function pullBody(number: number, pull: Pull, example: Record<string, unknown>): object {
  return { number, state: 'open', head: { ...(example['head'] as object), sha: pull.headSha } };
}

function releaseOf(world: World, id: number): Release | undefined {
  return world.releases.find((release) => release.id === id);
}

function releaseBody(world: World, { id, tag, draft }: Release): object {
  const template = `${world.uploads}/repos/${world.repository}/releases/${id}/assets{?name,label}`;
  return { id, tag_name: tag, draft, upload_url: template, target_commitish: 'main' };
}

function assetBody(world: World, { id, name, bytes, state, created }: Asset): object {
  const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  const times = created === undefined ? {} : { created_at: created.toISOString() };
  return {
    id,
    name,
    state: state ?? 'uploaded',
    size: bytes.length,
    digest: world.statesDigests ? digest : null,
    ...times,
  };
}

function page(items: readonly object[], url: URL): readonly object[] {
  const size = Number(url.searchParams.get('per_page') ?? 30);
  const index = Number(url.searchParams.get('page') ?? 1) - 1;
  return items.slice(index * size, (index + 1) * size);
}

function isInPatch(pull: Pull, path: string, line: number): boolean {
  const patch = pull.files.find(({ filename }) => filename === path)?.patch ?? '';
  let at = 0;
  for (const text of patch.split('\n')) {
    const head = /^@@ -\S+ \+(\d+)/.exec(text);
    if (head !== null) at = Number(head[1]) - 1;
    else if (!text.startsWith('-') && ++at === line) return true;
  }
  return false;
}
