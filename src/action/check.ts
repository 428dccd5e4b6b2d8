import { folderLister } from '../adapters/fs/rom-folder.ts';
import { headCommit } from '../adapters/git/commit-files.ts';
import { check, CHECK_PARTS, type Checked } from '../app/check.ts';
import { loadConfig } from '../app/config.ts';
import type { Inputs } from '../app/inputs.ts';
import type { BasePolicy } from '../cli/wiring/base-policy.ts';
import { compareWithBase, withRelaxed } from '../cli/wiring/compare.ts';
import { outsidePorts } from '../cli/wiring/outside-ports.ts';
import { serverTimeout } from '../cli/wiring/server-timeout.ts';
import { readCard } from '../cli/wiring/read-card.ts';
import { signatureOf } from '../cli/wiring/signature-of.ts';
import { answerOf, policyOf, type Policy } from '../core/answer.ts';
import { UserError } from '../core/errors.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import { badge } from '../core/report/badge.ts';
import { onlyChanged } from '../core/report/changed.ts';
import { NONE } from '../core/report/counts.ts';
import type { Changes } from '../core/report/compare.ts';
import { planReport, SARIF_RESULTS } from '../core/report/plan.ts';
import { REPORT_FILE, writeReport, type ReportFile } from '../core/report/report-file.ts';
import { sarifContext } from '../core/report/sarif-context.ts';
import type { CheckReport } from '../core/results.ts';
import { PROFILES } from '../ids.ts';
import { mergedReport } from '../cli/wiring/merged-report.ts';
import { baseCommit, checkBase, policyOfBase } from './base.ts';
import { limitsOf, type CheckLimits } from './limits.ts';
import { commentKey, conclude, outputPath, workingDirectory, type Step } from './step.ts';

const BADGE_FILE = 'cartwright-badge.json';

/**
 * `command: check`. The verdict, the files and the outputs are made first; the pull request comes last, and whatever happens there
 * does not change them.
 */
export async function runCheck(step: Step): Promise<number> {
  const { context, fs, inputs, runner } = step;
  warnAboutTarget(step);
  const root = inputs.text('working-directory');
  if (fs.kind(root) !== 'directory') {
    throw new UserError('no-directory', 'the input working-directory names no directory', { path: root });
  }
  const { report, changes, ...source } = await judge(step, root);

  const directory = workingDirectory(inputs);
  const { sha, repository, serverUrl, runId, runAttempt, workflow, job } = context;
  const target = repository === undefined ? undefined : { serverUrl, repository, sha, prefix: '' };
  const { rulesUrl } = sarifContext(step.env);
  const policy = policyOf(failOnOf(inputs), inputs.flag('strict'));
  const input = {
    report,
    policy,
    onlyChanges: changes !== undefined && inputs.flag('changed-only'),
    ...(changes === undefined ? {} : { changes }),
    ...(target === undefined ? {} : { target }),
    ...(rulesUrl === undefined ? {} : { rulesUrl }),
  };
  const key = commentKey(workflow, job, directory);
  const plan = planReport(input, { key, origin: { sha, runId, runAttempt } });
  if (inputs.flag('annotations')) runner.commands(plan.annotations.lines);
  runner.addSummary(plan.summary.text);
  await writeSarif(step, plan.sarif.findings, source);
  writeFiles(step, {
    ...report,
    ...(changes === undefined ? {} : { changes }),
    origin: { job, directory, sha },
    policy,
  });

  const code = conclude(step, answerOf(report, policy), inputs.flag('annotations') ? plan.annotations.shown : NONE);
  if (context.pull !== undefined && (inputs.flag('comment') || inputs.flag('suggest'))) {
    const { reportOnPull } = await import('./post.ts');
    await reportOnPull(step, context.pull, { report, body: plan.comment.text, key });
  }
  return code;
}

/** What only SARIF shows: source lines, and the findings that somebody accepted. */
type Sources = Pick<Checked, 'excerpts' | 'suppressed'>;

interface Judged extends Sources {
  readonly report: CheckReport;
  readonly changes: Changes | undefined;
}

/** Checks the workspace, or puts together what other jobs have checked. */
async function judge(step: Step, root: string): Promise<Judged> {
  const { fs, inputs, runner } = step;
  const parts = inputs.list('merge');
  if (parts !== undefined) {
    const { changes, ...report } = await mergedReport(fs, parts);
    return { report, changes, excerpts: new Map() };
  }
  const limits = limitsOf(inputs);
  const commit = baseCommit(step);
  const configPath = inputs.text('config') || undefined;
  const live = liveAllowed(step);
  const recheck = (by: Pick<BasePolicy, 'fs' | 'config'>): Promise<Checked> =>
    checkHead(step, root, { ...limits, live }, by);
  const policy = await policyOfBase(step, root, commit, limits);
  const head = await recheck(policy ?? { fs, config: await loadConfig(fs, configPath, root) });
  const { report, notes, excerpts, suppressed = [] } = head;
  for (const note of notes) runner.log(`cartwright: ${note}`);
  const base = commit === undefined ? undefined : await checkBase(step, commit, limits);
  if (commit === undefined || base === undefined) return { report, changes: undefined, excerpts, suppressed };
  const byBase = policy !== undefined;
  const runs = { fs, head, base, commit, root, configPath, given: limits, byBase, recheck };
  const { changes, relaxed } = await compareWithBase(runs);
  const kept = inputs.flag('changed-only') ? onlyChanged(base.report, report, commit.differing) : report;
  return { report: withRelaxed(kept, relaxed), changes, excerpts, suppressed };
}

/** Checks files by a policy, with what the step allows beside. */
async function checkHead(
  step: Step,
  root: string,
  { live, ...limits }: CheckLimits & { readonly live: boolean },
  { fs, ...judgedBy }: Pick<BasePolicy, 'fs' | 'config'>,
): Promise<Checked> {
  const { inputs } = step;
  const profile = PROFILES[judgedBy.config.prefix];
  return check(
    {
      fs,
      clock: { now: () => new Date() },
      readCard: readCard(fs),
      signatureOf: signatureOf(fs, profile),
      listFolder: folderLister(fs.cwd),
      ...(await outsidePorts({
        checkUrls: inputs.flag('check-urls'),
        live,
        fs,
        path: step.env['PATH'],
        timeout: serverTimeout(inputs.text('server-timeout'), 'the input server-timeout'),
      })),
    },
    { ...judgedBy, profile, root, parts: new Set(CHECK_PARTS), ...limits },
  );
}

// A host profile names commands; those of a pull request are a stranger's, and are never started (security/attacks.md, 184).
function liveAllowed({ context, inputs, runner }: Step): boolean {
  if (!inputs.flag('live')) return false;
  if (['push', 'schedule', 'workflow_dispatch', 'release'].includes(context.event)) return true;
  runner.annotate(
    'notice',
    `live is left out on ${context.event}: the servers' commands come from files that may be a stranger's`,
  );
  return false;
}

// Such a job has the repository's secrets and a token that may write; the code of a stranger has no place in it.
function warnAboutTarget({ context, fs, runner }: Step): void {
  if (context.event !== 'pull_request_target') return;
  const head = headCommit(fs.cwd);
  if (head === undefined || context.pull === undefined || head === context.pull.baseSha) return;
  runner.annotate(
    'warning',
    'this job runs on pull_request_target and has checked out another commit than the base: it judges a stranger\'s files with your secrets at hand; use pull_request, and "command: report" in a workflow_run for the comment',
  );
}

async function writeSarif(
  { env, fs, inputs, runner }: Step,
  findings: readonly Diagnostic[],
  { excerpts, suppressed = [] }: Sources,
): Promise<void> {
  const path = inputs.text('sarif-file');
  if (path === '') return;
  const { checkSarif } = await import('../cli/wiring/check-sarif.ts');
  fs.writeFile(path, await checkSarif(findings, excerpts, env, suppressed.slice(0, SARIF_RESULTS - findings.length)));
  runner.setOutput('sarif', path);
}

function writeFiles(step: Step, file: ReportFile): void {
  const { fs, inputs, runner } = step;
  const path = outputPath(step, REPORT_FILE);
  fs.writeFile(path, writeReport(file));
  if (inputs.text('out') !== '') fs.writeFile(outputPath(step, BADGE_FILE), badge(file, file.policy));
  runner.setOutput('verdict', file.verdict ?? '');
  runner.setOutput('compliance', file.compliance ?? '');
  runner.setOutput('errors', String(file.summary.errors));
  runner.setOutput('warnings', String(file.summary.warnings));
  runner.setOutput('accepted', String(file.summary.accepted));
  runner.setOutput('report', path);
}

function failOnOf(inputs: Inputs): Policy['failOn'] {
  const failOn = inputs.text('fail-on');
  return failOn === 'never' || failOn === 'warning' ? failOn : 'error';
}
