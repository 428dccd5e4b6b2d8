import { readFileSync, statSync } from 'node:fs';
import { isWayOut, shortest } from '../../core/value/path.ts';

/** A pull request as the event describes it. */
export interface PullContext {
  readonly number: number;
  readonly headSha: string;
  readonly baseSha: string;
  /** Name of the branch that it goes into; empty when the event does not say. */
  readonly baseBranch: string;
  /** What became of it on that branch, once it is merged: a merge, or the last of squashed or rebased commits. */
  readonly mergedAs: string | undefined;
  /** Whether its commits come from another repository. */
  readonly fork: boolean;
}

/** The finished run that started a `workflow_run` job. */
export interface RunContext {
  readonly id: number;
  readonly attempt: number;
  /** Name of its workflow. */
  readonly workflow: string;
  /** The event of that run. */
  readonly event: string;
  /** How it ended: `success`, `failure`, `cancelled`, `skipped` and others; empty when the event does not say. */
  readonly conclusion: string;
  readonly headSha: string;
  readonly headBranch: string;
  /** `owner/name` of the head's repository. */
  readonly headRepository: string;
}

/** What a job knows of where it runs, as plain data. Text in it is from outside: print it escaped. */
export interface GitHubContext {
  readonly event: string;
  /** `owner/name`, or undefined outside of GitHub. */
  readonly repository: string | undefined;
  readonly serverUrl: string;
  readonly apiUrl: string;
  /** The commit that reports link to: a pull request's head, otherwise the commit of the job. */
  readonly sha: string;
  /** The commit that GitHub started the job for: of a pull request its merge; empty when it is not known. */
  readonly eventSha: string;
  readonly ref: string;
  /** The tag that was pushed or released. */
  readonly tag: string | undefined;
  readonly workflow: string;
  readonly job: string;
  readonly runId: number;
  readonly runAttempt: number;
  readonly workspace: string;
  readonly pull: PullContext | undefined;
  /** What a merge queue's group is merged into. */
  readonly queueBase: string | undefined;
  readonly run: RunContext | undefined;
  readonly release: { readonly id: number; readonly draft: boolean } | undefined;
  readonly dependabot: boolean;
  /** Why the event's payload could not be read; the job works without it. */
  readonly payloadProblem: string | undefined;
}

const PAYLOAD_LIMIT = 25 * 1024 * 1024;
const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;

/** Reads the job's environment and the event's payload. Never fails: what is missing is undefined or empty. */
export function readContext(env: Readonly<Record<string, string | undefined>>, cwd: string): GitHubContext {
  const { payload, problem } = readPayload(env['GITHUB_EVENT_PATH']);
  return contextOf(env, payload, cwd, problem);
}

/** The pure part of {@link readContext}. */
export function contextOf(
  env: Readonly<Record<string, string | undefined>>,
  payload: unknown,
  cwd: string,
  payloadProblem?: string,
): GitHubContext {
  const event = env['GITHUB_EVENT_NAME'] ?? '';
  const repository = REPOSITORY.test(env['GITHUB_REPOSITORY'] ?? '') ? env['GITHUB_REPOSITORY'] : undefined;
  const pull = pullOf(payload, repository);
  const ref = env['GITHUB_REF'] ?? '';
  const eventSha = SHA.test(env['GITHUB_SHA'] ?? '') ? (env['GITHUB_SHA'] ?? '') : '';
  const release = asRecord(at(payload, 'release'));
  const releaseTag = text(release['tag_name']);
  const releaseId = release['id'];
  return {
    event,
    repository,
    serverUrl: (env['GITHUB_SERVER_URL'] ?? 'https://github.com').replace(/\/+$/, ''),
    apiUrl: (env['GITHUB_API_URL'] ?? 'https://api.github.com').replace(/\/+$/, ''),
    sha: pull?.headSha ?? eventSha,
    eventSha,
    ref,
    tag: event === 'release' ? releaseTag : ref.startsWith('refs/tags/') ? ref.slice('refs/tags/'.length) : undefined,
    workflow: env['GITHUB_WORKFLOW'] ?? '',
    job: env['GITHUB_JOB'] ?? '',
    runId: integer(env['GITHUB_RUN_ID']),
    runAttempt: integer(env['GITHUB_RUN_ATTEMPT']),
    workspace: env['GITHUB_WORKSPACE'] ?? cwd,
    pull,
    queueBase: queueBaseOf(payload),
    run: runOf(payload),
    release: typeof releaseId === 'number' ? { id: releaseId, draft: release['draft'] === true } : undefined,
    dependabot: env['GITHUB_ACTOR'] === 'dependabot[bot]',
    payloadProblem,
  };
}

/** The working directory relative to the workspace, with `/`; empty when it is the workspace or outside of it. */
export function workspacePrefix(context: GitHubContext, cwd: string): string {
  const [workspace, here] = [context.workspace, cwd].map((path) => path.replaceAll('\\', '/')) as [string, string];
  const path = shortest(workspace, here);
  return isWayOut(path) || path === '.' ? '' : path;
}

function readPayload(path: string | undefined): { payload: unknown; problem?: string } {
  if (path === undefined || path === '') return { payload: undefined };
  try {
    const { size } = statSync(path);
    if (size > PAYLOAD_LIMIT) return { payload: undefined, problem: `the event's payload has ${size} bytes` };
    return { payload: JSON.parse(readFileSync(path, 'utf8')) as unknown };
  } catch {
    // The parser's own message quotes the file.
    return { payload: undefined, problem: "the event's payload cannot be read" };
  }
}

function pullOf(payload: unknown, repository: string | undefined): PullContext | undefined {
  const pull = asRecord(at(payload, 'pull_request'));
  const headSha = text(at(pull['head'], 'sha')) ?? '';
  const baseSha = text(at(pull['base'], 'sha')) ?? '';
  const number = pull['number'];
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || !SHA.test(headSha)) return undefined;
  const headRepository = text(at(at(pull['head'], 'repo'), 'full_name'));
  const baseRepository = text(at(at(pull['base'], 'repo'), 'full_name')) ?? repository;
  const mergeSha = text(pull['merge_commit_sha']) ?? '';
  return {
    number,
    headSha,
    baseSha: SHA.test(baseSha) ? baseSha : '',
    baseBranch: text(at(pull['base'], 'ref')) ?? '',
    mergedAs: pull['merged'] === true && SHA.test(mergeSha) ? mergeSha : undefined,
    fork: headRepository !== baseRepository,
  };
}

function queueBaseOf(payload: unknown): string | undefined {
  const base = text(at(asRecord(at(payload, 'merge_group')), 'base_sha')) ?? '';
  return SHA.test(base) ? base : undefined;
}

function runOf(payload: unknown): RunContext | undefined {
  const run = asRecord(at(payload, 'workflow_run'));
  const headSha = text(run['head_sha']) ?? '';
  if (typeof run['id'] !== 'number' || !SHA.test(headSha)) return undefined;
  return {
    id: run['id'],
    attempt: typeof run['run_attempt'] === 'number' ? run['run_attempt'] : 1,
    workflow: text(run['name']) ?? '',
    event: text(run['event']) ?? '',
    conclusion: text(run['conclusion']) ?? '',
    headSha,
    headBranch: text(run['head_branch']) ?? '',
    headRepository: text(at(run['head_repository'], 'full_name')) ?? '',
  };
}

function at(value: unknown, key: string): unknown {
  const record = asRecord(value);
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function integer(value: string | undefined): number {
  return /^\d{1,15}$/.test(value ?? '') ? Number(value) : 0;
}
