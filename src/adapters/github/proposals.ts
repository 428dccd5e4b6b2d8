import { everyPage, type GitHubClient } from './client.ts';
import { GitHubTrouble } from './trouble.ts';

/** Files that are proposed as a pull request against the default branch. */
export interface PullProposal {
  readonly branch: string;
  readonly title: string;
  readonly body: string;
  /** Tells one proposal from another; hex. */
  readonly digest: string;
  /** Paths from the repository's top folder, with `/`. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

/** What became of a proposal. */
export interface Proposed {
  readonly state:
    | 'opened'
    /** The open pull request has the new files now. */
    | 'updated'
    /** It was made before, and is open, merged or closed: nobody is asked twice. */
    | 'known'
    /** Somebody else has committed to the branch: their work is not touched. */
    | 'edited';
  /** Number of the pull request, if there is one. */
  readonly pull: number | undefined;
}

const TRAILER = 'Cartwright-Proposal:';
const PAGES = 3;

/** Hidden in the body of a pull request, so that a closed one is remembered. */
export function proposalMarker(digest: string): string {
  return `<!-- cartwright-proposal ${digest} -->`;
}

/**
 * Makes a branch with one commit, and a pull request of it; once for each proposal.
 *
 * @throws GitHubTrouble when the token may not, or GitHub does not answer
 */
export async function proposePull(client: GitHubClient, proposal: PullProposal): Promise<Proposed> {
  const { octokit, repo } = client;
  const { branch, digest } = proposal;
  const head = `${repo.owner}:${branch}`;
  const pulls = await everyPage(PAGES, (page) => octokit.rest.pulls.list({ ...repo, head, state: 'all', ...page }));
  const made = pulls.find(({ body }) => body?.includes(proposalMarker(digest)) === true);
  if (made !== undefined) return { state: 'known', pull: made.number };
  const open = pulls.find(({ state }) => state === 'open')?.number;

  const at = await commitOf(client, branch);
  if (at !== undefined && !at.message.includes(TRAILER)) return { state: 'edited', pull: open };
  const there = at?.message.includes(`${TRAILER} ${digest}`) === true;
  if (there && open !== undefined) return { state: 'known', pull: open };
  const { data: repository } = await octokit.rest.repos.get(repo);
  if (!there) await commit(client, proposal, repository.default_branch, at !== undefined);
  if (open !== undefined) return { state: 'updated', pull: open };
  const { data: pull } = await octokit.rest.pulls.create({
    ...repo,
    head: branch,
    base: repository.default_branch,
    title: proposal.title,
    body: `${proposal.body}\n\n${proposalMarker(digest)}\n`,
  });
  return { state: 'opened', pull: pull.number };
}

async function commit(
  client: GitHubClient,
  { branch, title, digest, files }: PullProposal,
  base: string,
  exists: boolean,
): Promise<void> {
  const { octokit, repo } = client;
  const parent = await commitOf(client, base);
  if (parent === undefined) throw new GitHubTrouble('not-found', 404, `no branch ${base}`);
  const entries = files.map(({ path, text }) => ({ path, mode: '100644', type: 'blob', content: text }) as const);
  const tree = await octokit.rest.git.createTree({ ...repo, base_tree: parent.tree, tree: entries });
  const made = await octokit.rest.git.createCommit({
    ...repo,
    message: `${title}\n\n${TRAILER} ${digest}\n`,
    tree: tree.data.sha,
    parents: [parent.sha],
  });
  const { sha } = made.data;
  if (exists) await octokit.rest.git.updateRef({ ...repo, ref: `heads/${branch}`, sha, force: true });
  else await octokit.rest.git.createRef({ ...repo, ref: `refs/heads/${branch}`, sha });
}

async function commitOf(
  { octokit, repo }: GitHubClient,
  branch: string,
): Promise<{ sha: string; tree: string; message: string } | undefined> {
  try {
    const ref = await octokit.rest.git.getRef({ ...repo, ref: `heads/${branch}` });
    const { data } = await octokit.rest.git.getCommit({ ...repo, commit_sha: ref.data.object.sha });
    return { sha: data.sha, tree: data.tree.sha, message: data.message };
  } catch (error) {
    if (error instanceof GitHubTrouble && error.kind === 'not-found') return undefined;
    throw error;
  }
}
