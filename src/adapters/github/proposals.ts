import { proposalBody, proposalMarker } from '../../core/report/markdown/pages/proposal-summary.ts';
import type { Markdown } from '../../core/text/outlet.ts';
import { everyPage, type GitHubClient } from './client.ts';
import { GitHubTrouble, noneIfGone } from './trouble.ts';

/** Files that are proposed as a pull request against the default branch. */
export interface PullProposal {
  readonly branch: string;
  readonly title: string;
  readonly body: Markdown;
  /** Tells one proposal from another; hex. */
  readonly digest: string;
  /** Paths from the repository's top folder, with `/`. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

/** What became of a proposal. */
export interface Proposed {
  readonly state:
    | 'opened'
    /** The open pull request has the new files and the new text. */
    | 'updated'
    /** The open or merged pull request is just this. */
    | 'known'
    /** It was closed without merging: it is not proposed again. */
    | 'declined'
    /** Another author has committed to the branch: their work is not touched. */
    | 'edited';
  /** Number of the pull request, if there is one. */
  readonly pull: number | undefined;
}

const TRAILER = 'Cartwright-Proposal:';
const TREE_TRAILER = 'Cartwright-Tree:';
const PAGES = 3;

type Commit = NonNullable<Awaited<ReturnType<typeof commitOf>>>;

/**
 * Makes a branch with a commit, and a pull request of it; later runs bring both up to date. The branch only ever moves forward, so
 * that no commit can be pushed away, and only from a commit that is ours to the byte: its tree is the one that its message names.
 *
 * @throws GitHubTrouble when the token may not, or GitHub does not answer
 */
export async function proposePull(client: GitHubClient, proposal: PullProposal): Promise<Proposed> {
  const { octokit, repo } = client;
  const { branch, digest, title } = proposal;
  const head = `${repo.owner}:${branch}`;
  const pulls = await everyPage(PAGES, (page) => octokit.rest.pulls.list({ ...repo, head, state: 'all', ...page }));
  const open = pulls.find(({ state }) => state === 'open');
  const [last] = pulls.toSorted((x, y) => y.number - x.number);
  if (open === undefined && last !== undefined && last.merged_at === null)
    return { state: 'declined', pull: last.number };

  const at = await commitOf(client, branch);
  const merged = open === undefined && last !== undefined && last.body?.includes(proposalMarker(digest)) === true;
  if (merged) return { state: 'known', pull: last.number };
  if (at !== undefined && !isOwn(at)) return { state: 'edited', pull: open?.number };
  const body = proposalBody(proposal.body, digest, open?.body ?? '');
  const there = at?.message.includes(`${TRAILER} ${digest}\n`) === true;
  if (there && open !== undefined && sameText(open.body, body) && open.title === title)
    return { state: 'known', pull: open.number };

  const { data: repository } = await octokit.rest.repos.get(repo);
  if (!there && !(await commit(client, proposal, repository.default_branch, at)))
    return { state: 'edited', pull: open?.number };
  if (open !== undefined) {
    await octokit.rest.pulls.update({ ...repo, pull_number: open.number, title, body });
    return { state: 'updated', pull: open.number };
  }
  const { data: pull } = await octokit.rest.pulls.create({
    ...repo,
    head: branch,
    base: repository.default_branch,
    title,
    body,
  });
  return { state: 'opened', pull: pull.number };
}

function sameText(found: string | null, wanted: string): boolean {
  return (found ?? '').replaceAll('\r\n', '\n').trimEnd() === wanted.trimEnd();
}

function messageOf(title: string, digest: string, tree: string): string {
  return `${title}\n\n${TRAILER} ${digest}\n${TREE_TRAILER} ${tree}\n`;
}

// Amended, rebased or added to, a commit has another tree or another message than we write.
function isOwn({ message, tree }: Commit): boolean {
  const [, title = '', digest = ''] = new RegExp(`^(.*)\n\n${TRAILER} ([0-9a-f]+)\n`).exec(message) ?? [];
  return `${message.trimEnd()}\n` === messageOf(title, digest, tree);
}

/** @returns false when the branch was moved meanwhile */
async function commit(
  client: GitHubClient,
  { branch, title, digest, files }: PullProposal,
  base: string,
  at: Commit | undefined,
): Promise<boolean> {
  const { octokit, repo } = client;
  const parent = await commitOf(client, base);
  if (parent === undefined) throw new GitHubTrouble('not-found', 404, `no branch ${base}`);
  const entries = files.map(({ path, text }) => ({ path, mode: '100644', type: 'blob', content: text }) as const);
  const { data: tree } = await octokit.rest.git.createTree({ ...repo, base_tree: parent.tree, tree: entries });
  const { data: made } = await octokit.rest.git.createCommit({
    ...repo,
    message: messageOf(title, digest, tree.sha),
    tree: tree.sha,
    parents: [...(at === undefined ? [] : [at.sha]), parent.sha],
  });
  try {
    if (at === undefined) await octokit.rest.git.createRef({ ...repo, ref: `refs/heads/${branch}`, sha: made.sha });
    else await octokit.rest.git.updateRef({ ...repo, ref: `heads/${branch}`, sha: made.sha, force: false });
    return true;
  } catch (error) {
    if (!(error instanceof GitHubTrouble) || error.kind !== 'rejected') throw error;
    const now = await commitOf(client, branch);
    if (now?.sha === at?.sha) throw error;
    return false;
  }
}

async function commitOf({ octokit, repo }: GitHubClient, branch: string) {
  try {
    const ref = await octokit.rest.git.getRef({ ...repo, ref: `heads/${branch}` });
    const { data } = await octokit.rest.git.getCommit({ ...repo, commit_sha: ref.data.object.sha });
    return { sha: data.sha, tree: data.tree.sha, message: data.message };
  } catch (error) {
    return noneIfGone(error);
  }
}
