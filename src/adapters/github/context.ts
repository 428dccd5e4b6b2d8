import { mapping, member, text } from '../../core/value/mapping.ts';
import { readFileSync, statSync } from 'node:fs';

/** A pull request as the event describes it. */
export type PullContext = Readonly<NonNullable<ReturnType<typeof pullOf>>>;

/** The finished run that started a `workflow_run` job. */
export type RunContext = Readonly<NonNullable<ReturnType<typeof runOf>>>;

/** What a job knows of where it runs, as plain data. Text in it is from outside: print it escaped. */
export type GitHubContext = Readonly<ReturnType<typeof contextOf>>;

const PAYLOAD_LIMIT = 25 * 1024 * 1024;
const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;

/** Reads the job's environment and the event's payload. Never fails: what is missing is undefined or empty. */
export function readContext(env: Readonly<Record<string, string | undefined>>): GitHubContext {
  const { payload, problem } = readPayload(env['GITHUB_EVENT_PATH']);
  return contextOf(env, payload, problem);
}

/** The pure part of {@link readContext}. */
export function contextOf(
  env: Readonly<Record<string, string | undefined>>,
  payload: unknown,
  payloadProblem?: string,
) {
  const event = env['GITHUB_EVENT_NAME'] ?? '';
  const repository = REPOSITORY.test(env['GITHUB_REPOSITORY'] ?? '') ? env['GITHUB_REPOSITORY'] : undefined;
  const pull = pullOf(payload, repository);
  const ref = env['GITHUB_REF'] ?? '';
  const eventSha = commit(env['GITHUB_SHA']) ?? '';
  const releaseTag = text(member(member(payload, 'release'), 'tag_name'));
  return {
    event,
    /** `owner/name`, or undefined outside of GitHub. */
    repository,
    serverUrl: (env['GITHUB_SERVER_URL'] ?? 'https://github.com').replace(/\/+$/, ''),
    apiUrl: (env['GITHUB_API_URL'] ?? 'https://api.github.com').replace(/\/+$/, ''),
    /** The commit that reports link to: a pull request's head, otherwise the commit of the job. */
    sha: pull?.headSha ?? eventSha,
    /** The commit that GitHub started the job for: of a pull request its merge; empty when it is not known. */
    eventSha,
    ref,
    /** The tag that was pushed or released. */
    tag: event === 'release' ? releaseTag : ref.startsWith('refs/tags/') ? ref.slice('refs/tags/'.length) : undefined,
    workflow: env['GITHUB_WORKFLOW'] ?? '',
    job: env['GITHUB_JOB'] ?? '',
    runId: integer(env['GITHUB_RUN_ID']),
    runAttempt: integer(env['GITHUB_RUN_ATTEMPT']),
    pull,
    /** What a merge queue's group is merged into. */
    queueBase: commit(member(member(payload, 'merge_group'), 'base_sha')),
    run: runOf(payload),
    dependabot: env['GITHUB_ACTOR'] === 'dependabot[bot]',
    /** Why the event's payload could not be read; the job works without it. */
    payloadProblem,
  };
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

function pullOf(payload: unknown, repository: string | undefined) {
  const pull = mapping(member(payload, 'pull_request'));
  const headSha = commit(member(pull['head'], 'sha'));
  const number = pull['number'];
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || headSha === undefined) return undefined;
  const headRepository = text(member(member(pull['head'], 'repo'), 'full_name'));
  const baseRepository = text(member(member(pull['base'], 'repo'), 'full_name')) ?? repository;
  return {
    number,
    headSha,
    baseSha: commit(member(pull['base'], 'sha')) ?? '',
    /** Name of the branch that it goes into; empty when the event does not say. */
    baseBranch: text(member(pull['base'], 'ref')) ?? '',
    /** What became of it on that branch, once it is merged: a merge, or the last of squashed or rebased commits. */
    mergedAs: pull['merged'] === true ? commit(pull['merge_commit_sha']) : undefined,
    /** Whether its commits come from another repository. */
    fork: headRepository !== baseRepository,
  };
}

function runOf(payload: unknown) {
  const run = mapping(member(payload, 'workflow_run'));
  const headSha = commit(run['head_sha']);
  if (typeof run['id'] !== 'number' || headSha === undefined) return undefined;
  return {
    id: run['id'],
    attempt: typeof run['run_attempt'] === 'number' ? run['run_attempt'] : 1,
    /** Name of its workflow. */
    workflow: text(run['name']) ?? '',
    event: text(run['event']) ?? '',
    /** How it ended: `success`, `failure`, `cancelled`, `skipped` and others; empty when the event does not say. */
    conclusion: text(run['conclusion']) ?? '',
    headSha,
    headBranch: text(run['head_branch']) ?? '',
    /** `owner/name` of the head's repository. */
    headRepository: text(member(run['head_repository'], 'full_name')) ?? '',
  };
}

function commit(value: unknown): string | undefined {
  return typeof value === 'string' && SHA.test(value) ? value : undefined;
}

function integer(value: string | undefined): number {
  return /^\d{1,15}$/.test(value ?? '') ? Number(value) : 0;
}
