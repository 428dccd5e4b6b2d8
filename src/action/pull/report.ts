import { pullsOfRun, readArtifactFile } from '../../adapters/github/artifacts.ts';
import type { GitHubClient } from '../../adapters/github/client.ts';
import { replaceComments } from '../../adapters/github/comments.ts';
import { pullState } from '../../adapters/github/threads.ts';
import type { RunContext } from '../../adapters/github/context.ts';
import type { Permission } from '../../adapters/github/trouble.ts';
import { UserError } from '../../core/result/errors.ts';
import { type Claim, isOfWorkflow, legKey } from '../../core/report/sections/run.ts';
import {
  type CommentOrigin,
  notJudgedComment,
  notJudgedText,
  renderComment,
} from '../../core/report/markdown/comment.ts';
import { readReport, REPORT_ARTIFACT, REPORT_FILE, type ReportFile } from '../../core/report/json/report-file.ts';
import { RULES_PAGE } from '../../core/result/rule-page.ts';
import { renderSummary } from '../../core/report/markdown/document.ts';
import { bestEffort, clientOf, postSticky } from './post.ts';
import { writeHtml, type Step } from '../step.ts';

const NEEDS: readonly Permission[] = ['pull-requests: write', 'actions: read'];
const WISH = {
  what: 'post the report of the finished run',
  needs: NEEDS,
  left: 'The verdict of that run stands without it',
};

/**
 * `command: report`, the second stage: posts the report of a finished run, whose own token could not write, as what that run claims.
 * The artifact may be made by code of a stranger, so it is size-capped, checked against its schema and rendered anew; which pull
 * request it belongs to is asked from GitHub by the run's head commit; nothing is checked out. It has no verdict of its own. Where
 * the run left nothing to post, the comments of earlier runs are replaced, since their answer is not one about this commit.
 *
 * @throws UserError `usage` in a job of another event
 */
export async function runReport(step: Step): Promise<number> {
  const { context, runner } = step;
  const { run } = context;
  if (run === undefined || context.repository === undefined) {
    throw new UserError('usage', 'command report belongs into a workflow that runs on workflow_run', {
      help: 'see docs/github.md, pull requests from forks',
    });
  }
  await bestEffort(step, WISH, async () => {
    const client = await clientOf(step);
    const pulls = run.event === 'pull_request' ? await pullsOfRun(client, run) : [];
    if (pulls.length === 0) return runner.log('cartwright: no open pull request has the head commit of that run');
    const left = await leftBy(client, run);
    if ('problem' in left) await sayNothingLeft(step, client, run, pulls, left.problem);
    else await postReport(step, client, run, pulls, left);
  });
  return 0;
}

async function postReport(
  step: Step,
  client: GitHubClient,
  run: RunContext,
  pulls: readonly number[],
  { changes, origin, policy, ...report }: ReportFile,
): Promise<void> {
  const { runner } = step;
  const { serverUrl, repository = '' } = step.context;
  const { job = '', directory = '', narrowed = {}, base, sha = '', folder = { prefix: '' } } = origin ?? {};
  const leg = { workflow: run.workflow, job, directory, narrowed };
  const input = {
    report,
    target: { serverUrl, repository, sha: run.headSha, ...folder },
    judged: sha === '' ? { sha } : { sha: run.headSha, ...(base === undefined ? {} : { base }) },
    leg,
    claim: claimOf(step, run, origin?.run?.attempt),
    rulesUrl: RULES_PAGE,
    policy,
    changes,
  };
  const made = originOf(run);
  const { text } = renderComment(input, { key: legKey(leg), origin: made, rest: 'the summary of its run has more' });
  await writeHtml(step, input);
  await runner.addSummary(renderSummary(input).text);
  for (const pull of pulls) {
    const state = await pullState(client, pull);
    const posted = await postSticky(step, state, { leg, body: text, origin: made });
    runner.log(`cartwright: comment on #${pull} ${posted}`);
  }
}

function claimOf({ context }: Step, run: RunContext, attempt = run.attempt): Claim {
  const { serverUrl, repository } = context;
  return {
    conclusion: run.conclusion,
    url: `${serverUrl}/${repository}/actions/runs/${run.id}/attempts/${run.attempt}`,
    ...(attempt === run.attempt ? {} : { attempt: { made: attempt, last: run.attempt } }),
  };
}

async function sayNothingLeft(
  { runner }: Step,
  client: GitHubClient,
  run: RunContext,
  pulls: readonly number[],
  problem: string,
): Promise<void> {
  runner.annotate('warning', problem);
  const ended = run.conclusion === '' ? 'did not say how it ended' : `ended as "${run.conclusion}"`;
  // It is unknown which job it was: every comment of the workflow shows an answer about another commit.
  const leg = { directory: '', narrowed: {} };
  const made = { sha: run.headSha, reason: `${problem}; the run ${ended}`, leg };
  await runner.addSummary(notJudgedText(made));
  const origin = originOf(run);
  for (const pull of pulls) {
    const replaced = await replaceComments(
      await pullState(client, pull),
      origin,
      (key) => isOfWorkflow(key, run.workflow),
      (key) => notJudgedComment(made, { key, origin }),
    );
    runner.log(`cartwright: comments on #${pull} that were replaced: ${replaced}`);
  }
}

function originOf({ headSha, id, attempt }: RunContext): CommentOrigin {
  return { sha: headSha, runId: id, runAttempt: attempt };
}

/** What a run left, or in one line why it cannot be shown as its report. */
async function leftBy(client: GitHubClient, run: RunContext): Promise<ReportFile | { readonly problem: string }> {
  const bytes = await readArtifactFile(client, run.id, REPORT_ARTIFACT, REPORT_FILE);
  if (bytes === undefined) return { problem: `that run has no readable artifact ${REPORT_ARTIFACT}` };
  const file = await readReport(new TextDecoder().decode(bytes));
  const refused = 'problem' in file ? file.problem : foreignTo(run, file);
  return refused === undefined && !('problem' in file)
    ? file
    : { problem: `the artifact ${REPORT_ARTIFACT} is refused: ${refused}` };
}

function foreignTo(run: RunContext, { origin }: ReportFile): string | undefined {
  if (origin === undefined) return undefined;
  if (origin.sha !== '' && origin.sha !== run.headSha) return 'it is about another commit than that run';
  const made = origin.run;
  const isOfRun = made === undefined || (made.id === run.id && made.attempt <= run.attempt);
  return isOfRun ? undefined : 'another run made it';
}
