import { resolve } from 'node:path';
import type { CheckedOut } from '../../adapters/git/commit-files.ts';
import { findRepository } from '../../adapters/git/repository.ts';
import type { GitHubContext, PullContext } from '../../adapters/github/context.ts';
import { UserError } from '../../core/result/errors.ts';
import type { JudgedCommit } from '../../core/report/sections/run.ts';
import type { RepositoryFolder } from '../../core/report/markdown/links.ts';
import { isWayOut, shortest } from '../../core/value/path.ts';

/** Which commit a step judges, and what is to be said of it. */
export interface Judgement {
  readonly commit: JudgedCommit;
  /** What keeps the commit from being known, or from being the one that readers expect. */
  readonly caution?: string;
}

/** What is known of the checked-out commit: of a pull request's its parents, too. */
type Known = Pick<CheckedOut, 'sha'> & Partial<CheckedOut>;

/** Events whose result GitHub shows at their own commit: judging another one would approve files that were not judged. */
const BOUND: ReadonlySet<string> = new Set([
  'push',
  'merge_group',
  'release',
  'pull_request',
  'pull_request_target',
  'pull_request_review',
  'pull_request_review_comment',
]);

const UNKNOWN =
  'the commit that is judged is unknown: the workspace is not a git checkout; check out the repository with actions/checkout';

/**
 * The commit that a step judges. A pull request is its head, or a merge of it; an event that belongs to a commit is that commit;
 * other events judge whatever is checked out, and name it.
 *
 * @param git the checked-out commit; undefined without git
 * @throws UserError `wrong-commit` for a checkout of anything else: no verdict is given
 */
export function judgedCommit(context: GitHubContext, git: Known | undefined): Judgement {
  if (git === undefined) return { commit: { sha: '' }, caution: UNKNOWN };
  const { event, pull, eventSha } = context;
  if (pull !== undefined) return { commit: ofPull(pull, git, context) };
  if (eventSha === '' || git.sha === eventSha) return { commit: { sha: git.sha } };
  if (BOUND.has(event)) {
    throw new UserError('wrong-commit', `the checkout is at "${git.sha}", but this ${event} is about "${eventSha}"`, {
      help: 'leave out the input "ref" of actions/checkout, and check before the job makes commits of its own',
    });
  }
  return {
    commit: { sha: git.sha },
    caution: `the checked out commit "${git.sha}" is judged; this ${event} is about "${eventSha}"`,
  };
}

function ofPull(pull: PullContext, git: Known, { event, eventSha }: GitHubContext): JudgedCommit {
  const { headSha, baseSha, baseBranch, number } = pull;
  if (git.sha === headSha) return { sha: headSha };
  const [first, second, ...more] = git.parents ?? [];
  if (first !== undefined && second === headSha && more.length === 0) {
    // Any branch can be merged with: only GitHub's own merge, or the base that the event names, is known to be of the base.
    const known = first === baseSha || git.sha === eventSha;
    return { sha: headSha, base: { sha: first, ...(known && baseBranch !== '' ? { branch: baseBranch } : {}) } };
  }
  // What a merge, a squash or a rebase made of a pull request that is merged.
  if (git.sha === pull.mergedAs) return { sha: git.sha };
  throw new UserError(
    'wrong-commit',
    `the checkout is at "${git.sha}", which is neither the head "${headSha}" of pull request #${number} nor a merge of it`,
    { help: event === 'pull_request_target' ? FOR_TARGET : FOR_PULL },
  );
}

const FOR_PULL =
  'leave out the input "ref" of actions/checkout, which brings the merge, or set it to "${{ github.event.pull_request.head.sha }}"';
const FOR_TARGET =
  'run on pull_request, where the default checkout is the merge; on pull_request_target it is the base, and only "ref: ${{ github.event.pull_request.head.sha }}" brings the pull request';

/**
 * How the paths of a report lead to those of the repository: they are one where the repository is the workspace, as it is unless the
 * checkout has a `path`.
 *
 * @param workspace absolute
 * @param root the folder that is checked, relative to the workspace
 */
export function repositoryFolder(workspace: string, root: string): RepositoryFolder {
  const top = findRepository(resolve(workspace, root))?.top;
  if (top === undefined) return { prefix: '' };
  const below = shortest(workspace, top);
  if (below === '.') return { prefix: '' };
  return isWayOut(below) ? { prefix: shortest(top, workspace) } : { prefix: '', top: below };
}
