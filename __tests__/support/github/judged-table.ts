import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StepResult } from './run-action.ts';
import { EVENTS, good, type PullPayload, type Stage } from './stage.ts';
import { READ_ONLY, TOKEN } from './world.ts';
import { zipOf } from './zip.ts';
import { commitAll, gitEach, initAll } from '../git.ts';
import { scratch } from '../scratch.ts';

export type Checkout = 'merge' | 'head' | 'base' | 'other' | 'no git';
export type Token = 'write' | 'read-only' | 'missing' | 'wrong';
/** What the change does: nothing, a host that refuses, a mistake that leaves nothing to judge by. */
export type Change = 'well' | 'refused' | 'exit 2';

const TOKENS: Readonly<Record<Token, string>> = {
  write: TOKEN,
  'read-only': READ_ONLY,
  missing: '',
  wrong: 'ghs_of_another_place',
};
const NAMES = ['base', 'head', 'merge', 'other'] as const;

/** A repository with the commits of one pull request. */
export interface Repository {
  readonly folder: string;
  readonly commits: Readonly<Record<(typeof NAMES)[number], string>>;
}

/** The example with one of the changes. */
export function repositoryOf(change: Change): Repository {
  return repositoryWith(good(), (folder) => {
    appendFileSync(join(folder, 'README.md'), '\nMore.\n');
    if (change === 'refused') {
      const host = join(folder, 'hosts/workbench.host.yaml');
      writeFileSync(host, readFileSync(host, 'utf8').replace(/contextWindowTokens: \d+/, 'contextWindowTokens: 1'));
    }
    if (change === 'exit 2') writeFileSync(join(folder, 'cartwright.yaml'), 'hosst: [x]\n');
  });
}

/** Makes the base, the head, GitHub's merge of the two, and a commit that has nothing to do with them. */
export function repositoryWith(folder: string, change: (folder: string) => void): Repository {
  const base = initAll(folder);
  gitEach(folder, ['checkout', '-qb', 'change']);
  change(folder);
  const head = commitAll(folder);
  const [merge = '', other = ''] = gitEach(
    folder,
    ['commit-tree', '-p', base, '-p', head, '-m', 'merge', 'HEAD^{tree}'],
    ['commit-tree', '-p', base, '-m', 'other', 'HEAD^{tree}'],
  ).split('\n');
  return { folder, commits: { base, head, merge, other } };
}

/** The workspace of a job with one of the commits, or with the files alone. */
export function checkedOut({ folder, commits }: Repository, checkout: Checkout): string {
  gitEach(folder, ['checkout', '-q', '--detach', checkout === 'no git' ? commits.merge : commits[checkout]]);
  if (checkout !== 'no git') return folder;
  const workspace = join(scratch(), 'files');
  cpSync(folder, workspace, { recursive: true });
  rmSync(join(workspace, '.git'), { recursive: true });
  return workspace;
}

const OLD = '0'.repeat(40);

/** What is on the pull request from the commit before. */
export function plantEarlier(stage: Stage, issue: number): void {
  const body = `<!-- cartwright-report ci%2Fcheck -->\n<!-- origin ${OLD} 7.1 -->\n## ✅ cartwright: ready\n`;
  stage.github.world.comments.push({ id: 1, issue, user: { login: 'github-actions[bot]', type: 'Bot' }, body });
}

/** Runs a check for an event. */
export async function runEvent(
  stage: Stage,
  repository: Repository,
  { event, checkout, token }: { event: string; checkout: Checkout; token: Token },
): Promise<StepResult> {
  const { base, head, merge } = repository.commits;
  const isPull = event.startsWith('pull_request');
  const payload = structuredClone(EVENTS[isPull ? 'pull_request' : event] ?? {}) as PullPayload;
  if (isPull) Object.assign(payload.pull_request, { head: { ...payload.pull_request.head, sha: head } });
  if (isPull) Object.assign(payload.pull_request, { base: { ...payload.pull_request.base, sha: base, ref: 'main' } });
  stage.github.world.pulls.set(2, { headSha: head, files: [] });
  if (isPull) plantEarlier(stage, 2);
  return stage.act(checkedOut(repository, checkout), {
    event,
    payload,
    inputs: { command: 'check', 'github-token': TOKENS[token] },
    env: { GITHUB_SHA: event === 'pull_request_target' ? base : merge },
  });
}

/** Runs the second stage for a run that ended somehow and left a report, or none. */
export async function runSecondStage(
  stage: Stage,
  { commits }: Repository,
  { conclusion, report }: { conclusion: string; report: string | undefined },
): Promise<StepResult> {
  const { head } = commits;
  const payload = structuredClone(EVENTS['workflow_run']) as unknown as { workflow_run: Record<string, unknown> };
  const from = { head_branch: 'change', head_repository: { full_name: 'stranger/Hello-World' } };
  Object.assign(payload.workflow_run, {
    id: 42,
    name: 'ci',
    event: 'pull_request',
    head_sha: head,
    conclusion,
    ...from,
  });
  stage.github.world.pulls.set(2, { headSha: head, files: [] });
  plantEarlier(stage, 2);
  if (report !== undefined) {
    const zip = zipOf('cartwright-report.json', Buffer.from(report));
    stage.github.world.artifacts.push({ id: 5, run: 42, name: 'cartwright-report', zip });
  }
  const workspace = join(scratch(), 'empty');
  mkdirSync(workspace);
  return stage.act(workspace, { event: 'workflow_run', payload, inputs: { command: 'report' } });
}

/** Everything that a run left, as text; ids of commits by their names. The middle of long reports is left out. */
export function left(stage: Stage, result: StepResult, { commits }: Repository): string {
  const annotations = result.commands
    .filter(({ command }) => command !== 'add-mask')
    .map(({ command, properties: { file = '', title = '' }, data }) =>
      // What overviews hold has a test of its own.
      /^(?:readiness|compliance): /.test(title)
        ? `${command} ${file} ${title}`
        : `${command} ${file}: ${data.replaceAll('\n', '\n    ')}`,
    );
  const outputs = Object.entries(result.outputs).map(
    ([name, value]) => `${name}=${['report', 'html'].includes(name) && value !== '' ? 'PATH' : value}`,
  );
  const comments = stage.github.world.comments.map(({ body }) => ends(body, 8));
  const text = [
    `exit ${result.code}`,
    `outputs ${outputs.join(' ')}`,
    ...annotations,
    'summary',
    ends(result.summary, 5),
    ...comments.map((comment) => `comment\n${comment}`),
    'requests',
    ...stage.github.calls.map(({ line }) => `  ${line}`),
  ]
    .join('\n')
    .replace(/cartwright \d+\.\d+\.\d+\S*(?=<)/g, 'cartwright VERSION');
  return NAMES.reduce(
    (all, name) => all.replaceAll(commits[name], name.toUpperCase()).replaceAll(commits[name].slice(0, 12), name),
    text,
  );
}

/** The report that a run left. */
export function reportOf(result: StepResult): string {
  return readFileSync(result.outputs['report'] ?? '', 'utf8');
}

function ends(text: string, first: number): string {
  const lines = text.split('\n').filter((line) => line !== '');
  const shown = lines.length <= first + 1 ? lines : [...lines.slice(0, first), '…', ...lines.slice(-1)];
  return shown.map((line) => `  ${line}`).join('\n');
}
