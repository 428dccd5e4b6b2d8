import { resolve } from 'node:path';
import { folderLister } from '../adapters/fs/rom-folder.ts';
import { checkedOut } from '../adapters/git/commit-files.ts';
import { shortest } from '../app/cal-files.ts';
import { check, CHECK_PARTS, type Checked } from '../app/check.ts';
import { CONFIG_FILE, loadConfig } from '../app/config.ts';
import type { Inputs } from '../app/inputs.ts';
import { joinPath } from '../app/join-path.ts';
import { CONFIRMATIONS_FILE } from '../app/ready.ts';
import { outsidePorts } from '../cli/wiring/outside-ports.ts';
import { serverTimeout } from '../cli/wiring/server-timeout.ts';
import { readCard } from '../cli/wiring/read-card.ts';
import { signatureOf } from '../cli/wiring/signature-of.ts';
import { answerOf, policyOf, type Answer, type Policy } from '../core/answer.ts';
import { UserError } from '../core/errors.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import { ANNOTATIONS_A_LEVEL } from '../core/report/annotations.ts';
import { badge } from '../core/report/badge.ts';
import { onlyChanged } from '../core/report/changed.ts';
import { NONE, type Counts } from '../core/report/counts.ts';
import type { Changes } from '../core/report/compare.ts';
import { compareChecked } from '../core/report/compare-checked.ts';
import { judgedLine, type JudgedCommit } from '../core/report/judged.ts';
import { legKey } from '../core/report/leg.ts';
import { planReport, SARIF_RESULTS } from '../core/report/plan.ts';
import { REPORT_FILE, writeReport, type ReportFile } from '../core/report/report-file.ts';
import { sarifContext } from '../core/report/sarif-context.ts';
import type { CheckReport } from '../core/results.ts';
import { PROFILES } from '../ids.ts';
import { mergedReport } from '../cli/wiring/merged-report.ts';
import { checkBase } from './base.ts';
import { limitsOf } from './limits.ts';
import { judgedCommit, judgedParts, type Judgement } from './judged.ts';
import { legOf, outputPath, type Step } from './step.ts';

const BADGE_FILE = 'cartwright-badge.json';

/**
 * `command: check`. The verdict, the files and the outputs are made first; the pull request comes last, and whatever happens there
 * does not change them.
 */
export async function runCheck(step: Step): Promise<number> {
  const { context, fs, inputs, runner } = step;
  const root = inputs.text('working-directory');
  if (fs.kind(root) !== 'directory') {
    throw new UserError('no-directory', 'the input working-directory names no directory', { path: root });
  }
  const { report, changes, commit, caution, onlyChanges = false, ...source } = await judge(step, root);

  const leg = legOf(step);
  const { sha, repository, serverUrl, runId, runAttempt } = context;
  const target = repository === undefined ? undefined : { serverUrl, repository, sha: commit.sha || sha, prefix: '' };
  const { rulesUrl } = sarifContext(step.env);
  const policy = policyOf(failOnOf(inputs), inputs.flag('strict'));
  const input = {
    report,
    policy,
    leg,
    judged: commit,
    onlyChanges,
    ...(changes === undefined ? {} : { changes }),
    ...(target === undefined ? {} : { target }),
    ...(rulesUrl === undefined ? {} : { rulesUrl }),
  };
  const plan = planReport(input, { key: legKey(leg), origin: { sha, runId, runAttempt } });
  await writeSarif(step, plan.sarif.findings, source);
  const { job, directory, narrowed } = leg;
  writeFiles(step, {
    ...report,
    ...(changes === undefined ? {} : { changes }),
    origin: {
      job,
      directory,
      ...commit,
      ...(Object.keys(narrowed).length === 0 ? {} : { narrowed }),
      run: { id: runId, attempt: runAttempt },
    },
    policy,
  });
  // What cannot be written ends the step without a verdict, so that none is shown before.
  if (inputs.flag('annotations')) runner.commands(plan.annotations.lines);
  runner.addSummary(plan.summary.text);

  const annotated = inputs.flag('annotations') ? plan.annotations.shown : NONE;
  const code = conclude(
    step,
    answerOf({ ...report, ...(changes === undefined ? {} : { changes }) }, policy),
    caution === undefined ? [] : [caution],
    annotated,
  );
  runner.log(`cartwright: ${judgedLine(commit)}`);
  if (context.pull !== undefined && (inputs.flag('comment') || inputs.flag('suggest'))) {
    const { reportOnPull } = await import('./post.ts');
    await reportOnPull(step, context.pull, { report, body: plan.comment.text, leg });
  }
  return code;
}

/** What only SARIF shows: source lines, and the findings that somebody accepted. */
type Sources = Pick<Checked, 'excerpts' | 'suppressed'>;

interface Judged extends Sources, Judgement {
  readonly report: CheckReport;
  readonly changes: Changes | undefined;
  /** Whether only what the change can break is judged. */
  readonly onlyChanges?: boolean;
}

/** Checks the workspace, or puts together what other jobs have checked. */
async function judge(step: Step, root: string): Promise<Judged> {
  const { context, fs, inputs, runner } = step;
  const parts = inputs.list('merge');
  if (parts !== undefined) {
    const { changes, origin, policy: _ofParts, ...report } = await mergedReport(fs, parts);
    return { report, changes, excerpts: new Map(), ...judgedParts(context, origin) };
  }
  const judged = judgedCommit(context, checkedOut(resolve(fs.cwd, root)));
  warnAboutTarget(step, judged.commit);
  const config = await loadConfig(fs, inputs.text('config') || undefined, root);
  const limits = limitsOf(inputs);
  const {
    report,
    notes,
    excerpts,
    suppressed = [],
    requirements = new Map(),
  } = await check(
    {
      fs,
      clock: { now: () => new Date() },
      readCard: readCard(fs),
      signatureOf: signatureOf(fs, PROFILES[config.prefix]),
      listFolder: folderLister(fs.cwd),
      ...(await outsidePorts({
        checkUrls: inputs.flag('check-urls'),
        live: liveAllowed(step),
        fs,
        path: step.env['PATH'],
        timeout: serverTimeout(inputs.text('server-timeout'), 'the input server-timeout'),
      })),
    },
    { profile: PROFILES[config.prefix], config, root, parts: new Set(CHECK_PARTS), ...limits },
  );
  for (const note of notes) runner.log(`cartwright: ${note}`);
  const base = await checkBase(step, judged.commit, limits);
  if (base === undefined) return { ...judged, report, changes: undefined, excerpts, suppressed };
  const { base: before, changes } = compareChecked(base.checked, { report, requirements });
  const found = { ...judged, changes, excerpts, suppressed };
  if (!inputs.flag('changed-only')) return { ...found, report };
  if (base.changed.has(configPathOf(inputs, root))) {
    runner.log('cartwright: everything is judged, because the configuration is changed');
    return { ...found, report };
  }
  const confirmations = joinPath(root, config.confirmations ?? CONFIRMATIONS_FILE);
  const touched = { changed: base.changed, confirmations };
  return { ...found, report: onlyChanged(before, report, touched), onlyChanges: true };
}

function configPathOf(inputs: Inputs, root: string): string {
  return shortest('.', inputs.text('config') || joinPath(root, CONFIG_FILE));
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
function warnAboutTarget({ context, runner }: Step, { sha }: JudgedCommit): void {
  if (context.event !== 'pull_request_target' || sha === '') return;
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

function conclude(
  { runner }: Step,
  { cautions, exitCode, line }: Answer,
  ofCommit: readonly string[],
  annotated: Counts,
): number {
  // With every place for its kind taken one of these would push a finding out.
  let places = ANNOTATIONS_A_LEVEL - annotated.warnings;
  for (const caution of [...cautions, ...ofCommit]) {
    if (places-- > 0) runner.annotate('warning', caution);
    else runner.log(caution);
  }
  if (exitCode !== 0 && annotated.errors < ANNOTATIONS_A_LEVEL) runner.annotate('error', line);
  else runner.log(line);
  return exitCode;
}
