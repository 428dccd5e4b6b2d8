import { UserError } from '../../core/result/errors.ts';
import { resolve } from 'node:path';
import { checkedOut } from '../../adapters/git/commit-files.ts';
import { headId } from '../../adapters/git/repository.ts';
import { check } from '../../app/check/check.ts';
import {
  CHECK_PARTS,
  type Checked,
  type CheckedFolders,
  type CheckOptions,
  type Commit,
} from '../../app/check/options.ts';
import { excerptsOf } from '../../app/lint/excerpts.ts';
import { trustInputs, type Inputs } from '../inputs.ts';
import { serverTimeout } from '../../app/whole-number.ts';
import { answerOf, FAIL_ON, policyOf, strictest, type FailOn } from '../../core/result/answer.ts';
import { quote } from '../../core/text/printable.ts';
import type { Diagnostic } from '../../core/result/diagnostic.ts';
import { annotationsOf } from '../../core/report/github/annotations.ts';
import { REPORT_FILE, type ReportFile, writeReport } from '../../core/report/json/report-file.ts';
import { isUnchanged } from '../../core/report/compare.ts';
import { type JudgedCommit, judgedLine, legKey } from '../../core/report/sections/run.ts';
import { planReport, SARIF_RESULTS } from '../../core/report/github/plan.ts';
import { RULES_PAGE } from '../../core/result/rule-page.ts';
import { checkPorts } from '../../wiring/check-ports.ts';
import { judgedCommit, repositoryFolder } from './judged.ts';
import { conclude, legOf, outputPath, workingFolder, writeHtml, type Step } from '../step.ts';
import { findCommit } from '../../wiring/find-commit.ts';

const SARIF_FILE = 'cartwright.sarif';

/**
 * `command: check`. The verdict, the files and the outputs are made first; the pull request comes last, and whatever happens there
 * does not change them.
 */
export async function runCheck(step: Step): Promise<number> {
  const { context, inputs, runner } = step;
  const root = workingFolder(step);
  const { report, changes, changed, without, commit, caution, folder, onlyChanges, failOn, ...source } = await judge(
    step,
    root,
  );

  const leg = legOf(step);
  const { sha, repository, serverUrl, runId, runAttempt } = context;
  const target = repository === undefined ? undefined : { serverUrl, repository, sha: commit.sha || sha, ...folder };
  const policy = policyOf(failOnOf(inputs) ?? failOn, inputs.flag('strict'));
  const input = { report, policy, leg, judged: commit, onlyChanges, changes, target, rulesUrl: RULES_PAGE };
  const { error, warning, notice } = runner.made;
  const plan = planReport(input, {
    key: legKey(leg),
    origin: { sha, runId, runAttempt },
    open: inputs.text('comment') === 'review',
    annotated: { errors: error, warnings: warning, notes: notice },
    changed,
  });
  const sarif = await writeSarif(step, plan.sarif, source, `${legKey(leg)}/`);
  await writeHtml(step, { ...input, excerpts: source.excerpts });
  const { job, directory, narrowed } = leg;
  writeFiles(step, {
    ...report,
    ...(changes === undefined ? {} : { changes }),
    origin: {
      job,
      directory,
      ...commit,
      ...(Object.keys(narrowed).length === 0 ? {} : { narrowed }),
      ...(folder.prefix === '' && folder.top === undefined ? {} : { folder }),
      run: { id: runId, attempt: runAttempt },
    },
    policy,
  });
  // What cannot be written ends the step without a verdict, so that none is shown before.
  if (inputs.flag('annotations')) {
    runner.annotations(annotationsOf(plan.annotations, folder));
  }
  await runner.addSummary(plan.summary.text);

  const answer = answerOf(report, policy);
  const code = conclude(step, answer, caution === undefined ? [] : [caution]);
  runner.log(`cartwright: ${judgedLine(commit)}`);
  if (sarif !== undefined && inputs.flag('upload-sarif')) await upload(step, sarif, commit);
  if (context.pull !== undefined && (inputs.text('comment') !== 'false' || inputs.flag('suggest'))) {
    const { reportOnPull } = await import('../pull/post.ts');
    const nothingNew = changes !== undefined && isUnchanged(changes) && answer.ok;
    const accepted = source.suppressed.map(({ diagnostic }) => diagnostic);
    const uncounted = [{ ...report, diagnostics: accepted }, ...(without === undefined ? [] : [without])];
    const body = plan.comment.text;
    await reportOnPull(step, context.pull, { report, changes, uncounted, body, leg, folder, nothingNew });
  }
  return code;
}

/** What only SARIF shows: source lines, and the findings that are accepted. */
type Sources = Pick<Checked, 'excerpts' | 'masks' | 'suppressed'>;

/** Checks the workspace. */
async function judge(step: Step, root: string) {
  const { context, fs, inputs, runner } = step;
  const inside = resolve(fs.cwd, root);
  // Only of a pull request's commit the parents are asked for, which git alone knows.
  const sha = context.pull === undefined ? headId(inside) : undefined;
  const git = sha === undefined ? checkedOut(inside) : { sha };
  const judged = { ...judgedCommit(context, git), folder: repositoryFolder(fs.cwd, root) };
  warnAboutTarget(step, judged.commit);
  const base = baseCommit(step, judged.commit);
  const wishes = wishesOf(step);
  const configFrom = policyCommit(step, base);
  const ports = await checkPorts(fs, { now: () => new Date() }, wishes);
  const { report, notes, suppressed, projects, comparison, excerpts, masks } = await check(ports, {
    ...optionsOf(inputs),
    folders: [root],
    base,
    configFrom,
  });
  const { whole } = comparison ?? {};
  const lines = [...notes, ...wholeLines(whole ?? [], projects)];
  for (const line of lines) runner.log(`cartwright: ${line}`);
  return {
    ...judged,
    report,
    changes: comparison?.changes,
    without: comparison?.without,
    /** Paths of the files that differ from the base, where there is one. */
    changed: comparison === undefined ? undefined : base?.differing,
    excerpts,
    masks,
    suppressed,
    /** Whether only what the change can break is judged. */
    onlyChanges: whole !== undefined && whole.length < projects.length,
    failOn: strictest(projects),
  };
}

/** Everything but the folder and the commits. */
function optionsOf(inputs: Inputs): Omit<CheckOptions, 'folders' | 'base' | 'configFrom'> {
  const named = (['cals', 'packages', 'cartridges', 'hosts'] as const).flatMap((name) => {
    const list = inputs.list(name);
    return list === undefined ? [] : [[name, list]];
  });
  return {
    configPath: inputs.text('config') || undefined,
    profile: undefined,
    parts: new Set(CHECK_PARTS),
    named: Object.fromEntries(named),
    roster: undefined,
    policy: undefined,
    frozen: inputs.flag('frozen'),
    staged: false,
    given: trustInputs(inputs),
    tolerant: true,
    changedOnly: inputs.flag('changed-only'),
  };
}

function wishesOf(step: Step): Parameters<typeof checkPorts>[2] {
  const { env, inputs } = step;
  return {
    checkUrls: inputs.flag('check-urls'),
    live: liveAllowed(step),
    path: env['PATH'],
    timeout: serverTimeout(inputs.text('server-timeout'), 'the input server-timeout'),
  };
}

function wholeLines(whole: readonly string[], { length }: CheckedFolders['projects']): string[] {
  if (length === 1) return whole.map(() => 'everything is judged, because the configuration is changed');
  return whole.map(
    (root) => `everything of the project ${quote(root)} is judged, because its configuration is changed`,
  );
}

// A host profile names commands; those of a pull request are a stranger's, and are never started (attack 184).
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
  step: Step,
  findings: readonly Diagnostic[],
  { suppressed, ...lines }: Sources,
  id: string,
): Promise<string | undefined> {
  const { env, fs, inputs, runner } = step;
  const path = inputs.text('sarif-file') || (inputs.flag('upload-sarif') ? outputPath(step, SARIF_FILE) : '');
  if (path === '') return undefined;
  const { checkSarif } = await import('../../wiring/check-sarif.ts');
  const accepted = suppressed.slice(0, SARIF_RESULTS - findings.length);
  const excerpts = await excerptsOf(fs, [...findings, ...accepted.map(({ diagnostic }) => diagnostic)], lines);
  const text = await checkSarif(findings, excerpts, env, { suppressed: accepted, id });
  fs.writeFile(path, text);
  runner.setOutput('sarif', path);
  return text;
}

/** Sends the findings to code scanning. GitHub shows those of a pull request by the ref of what was checked out. */
async function upload(step: Step, sarif: string, commit: JudgedCommit): Promise<void> {
  const { context, runner } = step;
  const { bestEffort, clientOf } = await import('../pull/post.ts');
  const wish = {
    what: 'send the findings to code scanning',
    needs: ['security-events: write'],
    left: 'The verdict stands without it',
  } as const;
  const isHead = context.pull !== undefined && commit.base === undefined;
  const about = isHead
    ? { sha: commit.sha, ref: `refs/pull/${context.pull?.number}/head` }
    : { sha: context.eventSha, ref: context.ref };
  await bestEffort(step, wish, async () => {
    const { uploadSarif } = await import('../../adapters/github/code-scanning.ts');
    await uploadSarif(await clientOf(step), sarif, about);
    runner.log('cartwright: findings sent to code scanning');
  });
}

function writeFiles(step: Step, file: ReportFile): void {
  const { fs, runner } = step;
  const path = outputPath(step, REPORT_FILE);
  fs.writeFile(path, writeReport(file));
  runner.setOutput('verdict', file.verdict ?? '');
  runner.setOutput('compliance', file.compliance ?? '');
  runner.setOutput('errors', String(file.summary.errors));
  runner.setOutput('warnings', String(file.summary.warnings));
  runner.setOutput('accepted', String(file.summary.accepted));
  runner.setOutput('report', path);
}

/** What the input says, where it says something. */
function failOnOf(inputs: Inputs): FailOn | undefined {
  return FAIL_ON.find((each) => each === inputs.text('fail-on'));
}

/**
 * The base of a pull request or of a merge queue's group, whose files are read from git's objects: nothing is checked out.
 *
 * @param judged what is compared with it
 * @returns undefined when there is no base to compare with; the reason is in the log, and a warning where the input `changed-only` needs it
 */
export function baseCommit(step: Step, judged: JudgedCommit): Commit | undefined {
  const { context, inputs, runner } = step;
  // A merge was made with the base as it is now, not as it was when the event happened.
  const sha = judged.base?.sha ?? context.pull?.baseSha ?? context.queueBase;
  if (sha === undefined) return undefined;
  const commit = commitAt(step, sha);
  if (commit === undefined) {
    const why =
      'no comparison with the base, whose commit is not here (checkout with fetch-depth: 2 brings it, of a queue that rebases fetch-depth: 0)';
    if (inputs.flag('changed-only')) runner.annotate('warning', `${why}; everything is judged`);
    else runner.log(`cartwright: ${why}`);
  }
  return commit;
}

function commitAt({ fs, inputs }: Step, sha: string): Commit | undefined {
  const inside = resolve(fs.cwd, inputs.text('working-directory'));
  return findCommit(fs, { inside, sha, name: sha, fetch: true, to: 'HEAD' });
}

/**
 * The commit whose policy counts, where the input `config-from` asks for it. What is on a branch already is judged by its own.
 *
 * @param base the base, as {@link baseCommit} finds it
 * @throws UserError `no-base` when it is not here: a pull request is never judged by its own word instead
 */
export function policyCommit({ context: { event }, inputs }: Step, base: Commit | undefined): Commit | undefined {
  if (inputs.text('config-from') !== 'base') return undefined;
  if (!event.startsWith('pull_request') && event !== 'merge_group') return undefined;
  if (base !== undefined) return base;
  throw new UserError('no-base', 'config-from: base needs the commit of the base, which is not here');
}
