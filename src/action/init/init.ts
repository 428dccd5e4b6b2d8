import { count } from '../../core/report/counts.ts';
import { GitHubTrouble, troubleSentence } from '../../adapters/github/trouble.ts';
import { sha256Hex } from '../../core/value/digest.ts';
import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { proposalMarkdown, proposalPull, type PasteText } from '../../core/report/markdown/pages/proposal-summary.ts';
import type { InitPlan } from '../../core/result/init-results.ts';
import { clientOf } from '../pull/post.ts';
import { workingDirectory, type ActionCommand, type Step } from '../step.ts';
import { joinPath, leadsOut } from '../../core/value/path.ts';

/** What a codebase calls for. */
export interface CodeProposal {
  readonly plan: InitPlan;
  /** What to add to CALs, ready to paste. */
  readonly pastes?: readonly PasteText[];
  /** Texts of the files that the plan creates or changes; paths as in the plan, relative to the working directory. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

const BRANCH = 'cartwright/propose';
const TITLE = 'Propose agents and required context from the code';
/** GitHub's limit of a body is 65,536 characters. */
const BODY_LIMIT = 60_000;

/**
 * `command: init`: the proposal in the job summary, as files in the folder `out`, and with `propose: pull-request` as one pull
 * request. Nothing in the checked tree is changed.
 *
 * @param propose scans the working directory
 */
export function initCommand(propose: (step: Step) => Promise<CodeProposal>): ActionCommand {
  return async (step) => {
    const { inputs, runner, fs } = step;
    const { plan, files, pastes } = await propose(step);
    await runner.addSummary(proposalMarkdown(plan, pastes));
    for (const note of plan.notes) runner.log(`cartwright: ${note}`);
    const out = inputs.text('out');
    if (out !== '' && files.length > 0) {
      for (const { path, text } of files) fs.writeFile(joinPath(out, safe(path)), text);
      runner.log(`cartwright: ${count(files.length, 'file')} in ${quote(out)}`);
    }
    if (plan.rac.length + plan.roles.length === 0) runner.log('cartwright: nothing to propose');
    if (files.length > 0 && inputs.text('propose') === 'pull-request') await asPull(step, files, plan);
    return 0;
  };
}

async function asPull(step: Step, files: CodeProposal['files'], plan: InitPlan): Promise<void> {
  const { proposePull } = await import('../../adapters/github/proposals.ts');
  const directory = workingDirectory(step.inputs);
  const named = files.map(({ path, text }) => ({ path: joinPath(directory, safe(path)), text }));
  const { eventSha: sha, repository, serverUrl } = step.context;
  const target = repository === undefined || sha === '' ? undefined : { serverUrl, repository, sha, prefix: directory };
  const body = proposalPull(plan, target, BODY_LIMIT);
  const title = directory === '' ? TITLE : `${TITLE} of ${quote(directory)}`;
  const digest = sha256Hex(JSON.stringify(named.map(({ path, text }) => [path, text]))).slice(0, 32);
  const branch = directory === '' ? BRANCH : `${BRANCH}-${directory.replace(/[^A-Za-z0-9._-]+/g, '-')}`;
  try {
    const client = await clientOf(step);
    const { state, pull } = await proposePull(client, { branch, title, body, digest, files: named });
    step.runner.log(`cartwright: pull request ${pull === undefined ? '' : `#${pull} `}${SAID[state]}`);
  } catch (error) {
    if (!(error instanceof GitHubTrouble)) throw error;
    const needs = ['contents: write', 'pull-requests: write'] as const;
    throw new UserError('not-proposed', troubleSentence(error, 'open the pull request', needs));
  }
}

const SAID = {
  opened: 'opened',
  updated: 'brought up to date',
  known: 'known: it holds just this, or was merged with it',
  declined: 'left closed: it was closed without merging; reopen it to get updates',
  edited: `left alone: its branch has commits by other people`,
} as const;

function safe(path: string): string {
  if (!leadsOut(path)) return path;
  throw new Error(`a proposal names a path outside: ${quote(path)}`);
}
