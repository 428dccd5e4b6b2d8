import { connect, type GitHubClient } from '../adapters/github/client.ts';
import { postComment } from '../adapters/github/comments.ts';
import type { PullContext } from '../adapters/github/context.ts';
import { changedFiles, postedSuggestions, postSuggestions } from '../adapters/github/reviews.ts';
import { REPORT_TIMING } from '../adapters/github/retry.ts';
import { GitHubTrouble, troubleSentence, type Permission } from '../adapters/github/trouble.ts';
import { commentMarker } from '../core/report/comment.ts';
import { jobKey, legKey, type Leg } from '../core/report/leg.ts';
import { repositoryPath, type RepositoryFolder } from '../core/report/links.ts';
import { count } from '../core/report/markdown.ts';
import { suggestFixes } from '../core/report/suggestions.ts';
import type { CheckReport } from '../core/results.ts';
import type { Step } from './step.ts';

const NEEDS: readonly Permission[] = ['pull-requests: write'];
const SOURCE_LIMIT = 4 * 1024 * 1024;

/** What a check says on its pull request. */
export interface PullReport {
  /** The answer is yes and the change has no part in it: no comment is made for that. */
  readonly nothingNew: boolean;
  readonly report: CheckReport;
  /** How its paths lead to the repository's. */
  readonly folder: RepositoryFolder;
  /** The rendered comment. */
  readonly body: string;
  readonly leg: Leg;
}

/** Puts comment and suggestions on the pull request. Never throws: trouble is one notice, and the verdict is not touched. */
export async function reportOnPull(step: Step, pull: PullContext, made: PullReport): Promise<void> {
  const { inputs, runner } = step;
  await postingPull(step, pull, 'The verdict stands without it', async () => {
    const client = await clientOf(step);
    if (inputs.flag('comment')) runner.log(await comment(step, client, pull, made));
    if (inputs.flag('suggest')) runner.log(await suggest(step, client, pull, made));
  });
}

type Speaker = Pick<Step, 'context' | 'inputs' | 'runner'>;

/**
 * Does what writes to a pull request; what GitHub refuses is one notice with the way out.
 *
 * @param left what holds all the same, as a sentence
 */
export async function postingPull(
  { context, runner }: Speaker,
  pull: PullContext,
  left: string,
  action: () => Promise<void>,
): Promise<void> {
  const wish = { what: 'post the report on the pull request', needs: NEEDS, left };
  await withoutHarm({ runner }, wish, async () => {
    try {
      await action();
    } catch (error) {
      // A setting of private repositories gives forks a token that may write, so only GitHub's answer tells.
      const stranger = pull.fork ? 'from a fork' : context.dependabot ? 'of Dependabot' : undefined;
      const refused = error instanceof GitHubTrouble && error.kind === 'permission';
      if (!refused || stranger === undefined || context.event !== 'pull_request') throw error;
      runner.annotate(
        'notice',
        `the token of a pull request ${stranger} may not write: the report is in the job summary; "command: report" in a workflow_run can post it`,
      );
    }
  });
}

/** A client with the job's token; without more, with the time that a report may take. */
export async function clientOf({ context, inputs, runner }: Speaker, timing = REPORT_TIMING): Promise<GitHubClient> {
  const { apiUrl, repository = '' } = context;
  const say = (line: string): void => runner.log(`cartwright: ${line}`);
  return connect({ token: inputs.text('github-token'), apiUrl, repository, timing, say });
}

/** What is tried, what the job's token must be allowed for it, and what holds all the same, as a sentence. */
interface Wish {
  readonly what: string;
  readonly needs: readonly Permission[];
  readonly left: string;
}

/** Does what may fail without a consequence; says in one notice what failed and what would help. */
export async function withoutHarm(
  { runner }: Pick<Step, 'runner'>,
  { what, needs, left }: Wish,
  action: () => Promise<void>,
): Promise<void> {
  try {
    await action();
  } catch (error) {
    const failed =
      error instanceof GitHubTrouble ? troubleSentence(error, what, needs) : `could not ${what}: a bug in cartwright`;
    runner.annotate('notice', `${failed}. ${left}`);
  }
}

async function comment(
  { context }: Step,
  client: GitHubClient,
  pull: PullContext,
  { body, leg, report, nothingNew }: PullReport,
): Promise<string> {
  const { runId, runAttempt } = context;
  const nothing = report.diagnostics.length + report.cals.length + report.handshakes.length === 0;
  const posted = await postComment(client, {
    pull: pull.number,
    marker: commentMarker(legKey(leg)),
    former: commentMarker(jobKey(leg)),
    body,
    origin: { sha: pull.headSha, runId, runAttempt },
    onlyUpdate: nothing || nothingNew,
  });
  return `cartwright: comment ${posted}`;
}

async function suggest(
  { fs }: Step,
  client: GitHubClient,
  pull: PullContext,
  { report, folder }: PullReport,
): Promise<string> {
  const fixable = report.diagnostics.filter(({ fix }) => fix !== undefined);
  if (fixable.length === 0) return 'cartwright: nothing to suggest';
  const changed = await changedFiles(client, pull.number);
  const paths = new Set(changed.map(({ path }) => path));
  const sources = new Map<string, string>();
  for (const { path } of fixable) {
    if (
      sources.has(path) ||
      !paths.has(repositoryPath(path, folder.prefix, folder.top) ?? '') ||
      fs.kind(path) !== 'file'
    )
      continue;
    sources.set(path, new TextDecoder('utf-8', { fatal: true }).decode(fs.readFile(path, SOURCE_LIMIT)));
  }
  if (sources.size === 0) return 'cartwright: nothing to suggest on the lines of this pull request';
  const posted = await postedSuggestions(client, pull.number);
  const suggestions = suggestFixes(fixable, changed, sources, { posted, ...folder });
  return `cartwright: ${count(await postSuggestions(client, pull.number, pull.headSha, suggestions), 'new suggestion')}`;
}
