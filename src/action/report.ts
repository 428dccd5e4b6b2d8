import { pullsOfRun, readArtifactFile } from '../adapters/github/artifacts.ts';
import { postComment } from '../adapters/github/comments.ts';
import type { Permission } from '../adapters/github/trouble.ts';
import { UserError } from '../core/errors.ts';
import { commentMarker, renderComment } from '../core/report/comment.ts';
import { readReport, REPORT_ARTIFACT, REPORT_FILE } from '../core/report/report-file.ts';
import { sarifContext } from '../core/report/sarif-context.ts';
import { renderSummary } from '../core/report/summary.ts';
import { clientOf, withoutHarm } from './post.ts';
import { commentKey, type Step } from './step.ts';

const NEEDS: readonly Permission[] = ['pull-requests: write', 'actions: read'];

/**
 * `command: report`, the second stage: posts the report of a finished run, whose own token could not write. The artifact may be made
 * by code of a stranger, so it is size-capped, checked against its schema and rendered anew; which pull request it belongs to is
 * asked from GitHub by the run's head commit; nothing is checked out. It has no verdict of its own.
 *
 * @throws UserError `usage` in a job of another event
 */
export async function runReport(step: Step): Promise<number> {
  const { context, runner } = step;
  const { run, repository, serverUrl } = context;
  if (run === undefined || repository === undefined) {
    throw new UserError('usage', 'command report belongs into a workflow that runs on workflow_run', {
      help: 'see docs/github.md, pull requests from forks',
    });
  }
  await withoutHarm(step, 'post the report of the finished run', NEEDS, async () => {
    const client = await clientOf(step);
    const pulls = run.event === 'pull_request' ? await pullsOfRun(client, run) : [];
    if (pulls.length === 0) return runner.log('cartwright: no open pull request has the head commit of that run');
    const bytes = await readArtifactFile(client, run.id, REPORT_ARTIFACT, REPORT_FILE);
    if (bytes === undefined) return runner.log(`cartwright: that run has no readable artifact ${REPORT_ARTIFACT}`);
    const file = await readReport(new TextDecoder().decode(bytes));
    if ('problem' in file) {
      return runner.annotate('warning', `the artifact ${REPORT_ARTIFACT} is refused: ${file.problem}`);
    }
    const { changes, origin, policy, ...report } = file;
    const target = { serverUrl, repository, sha: run.headSha, prefix: '' };
    const { rulesUrl } = sarifContext(step.env);
    const links = rulesUrl === undefined ? {} : { rulesUrl };
    const input = {
      report,
      target,
      ...links,
      ...(policy === undefined ? {} : { policy }),
      ...(changes === undefined ? {} : { changes }),
    };
    const key = commentKey(run.workflow, origin?.job ?? '', origin?.directory ?? '');
    const made = { sha: run.headSha, runId: run.id, runAttempt: run.attempt };
    const { text } = renderComment(input, { key, origin: made, rest: 'the summary of its run has more' });
    runner.addSummary(renderSummary(input).text);
    for (const pull of pulls) {
      const posted = await postComment(client, { pull, marker: commentMarker(key), body: text, origin: made });
      runner.log(`cartwright: comment on #${pull} ${posted}`);
    }
  });
  return 0;
}
