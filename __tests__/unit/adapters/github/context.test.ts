import { describe, expect, test } from '@jest/globals';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contextOf, readContext } from '../../../../src/adapters/github/context.ts';
import { scratch } from '../../../support/scratch.ts';

const { events } = JSON.parse(
  readFileSync(new URL('../../../fixtures/github/events.json', import.meta.url), 'utf8'),
) as { events: Record<string, unknown> };
const REPOSITORY = 'Codertocat/Hello-World';
const SHA = 'f'.repeat(40);

function context(event: string, payload: unknown, env: Record<string, string> = {}) {
  return contextOf({ GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: REPOSITORY, GITHUB_SHA: SHA, ...env }, payload, '/w');
}

describe("GitHub's own examples of events (attack 165)", () => {
  test('pull_request links to its head, not to the merge', () => {
    expect(context('pull_request', events['pull_request'])).toMatchObject({
      event: 'pull_request',
      repository: REPOSITORY,
      sha: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821',
      pull: {
        number: 2,
        headSha: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821',
        baseSha: 'f95f852bd8fca8fcc58a9a2d6c842781e32a215e',
        fork: false,
      },
      tag: undefined,
    });
  });

  test.each([null, { full_name: 'stranger/Hello-World' }])('a head repository %j is a fork', (repo) => {
    const payload = structuredClone(events['pull_request']) as { pull_request: { head: { repo: unknown } } };
    payload.pull_request.head.repo = repo;
    expect(context('pull_request', payload).pull?.fork).toBe(true);
  });

  test.each([
    ['push', 'push', 'refs/heads/master', undefined],
    ['push', 'tag', 'refs/tags/simple-tag', 'simple-tag'],
    ['release', 'release', 'refs/tags/0.0.1', '0.0.1'],
    ['merge_group', 'merge_group', 'refs/heads/gh-readonly-queue/main/pr-1', undefined],
    ['workflow_dispatch', 'workflow_dispatch', 'refs/heads/master', undefined],
    ['schedule', '', 'refs/heads/master', undefined],
  ])('%s (%s) has no pull request', (event, name, ref, tag) => {
    const found = context(event, events[name], { GITHUB_REF: ref });
    expect([found.pull, found.tag, found.sha]).toEqual([undefined, tag, SHA]);
  });

  test('workflow_run names the run that finished', () => {
    expect(context('workflow_run', events['workflow_run']).run).toEqual({
      id: 289782451,
      attempt: 1,
      workflow: expect.any(String),
      event: 'repository_dispatch',
      conclusion: 'success',
      headSha: '3484a3fb816e0859fd6e1cea078d76385ff50625',
      headBranch: expect.any(String),
      headRepository: 'octo-org/octo-repo',
    });
  });
});

test.each([
  null,
  1,
  'x',
  [],
  { pull_request: 1 },
  { pull_request: { number: -1.5, head: { sha: SHA } } },
  { pull_request: { number: 1, head: { sha: 'main; rm -rf' } } },
])('attack 165: payload %j is not a pull request', (payload) =>
  expect(context('pull_request', payload).pull).toBeUndefined(),
);

test.each([
  ['not JSON', '{"a":1,\n::stop-commands::tok', 'cannot be read'],
  ['huge', ' '.repeat(26 * 1024 * 1024), 'bytes'],
])('attacks 135 and 165: a payload that is %s is said without its text', (_name, text, problem) => {
  const path = join(scratch(), 'event.json');
  writeFileSync(path, text);
  const found = readContext({ GITHUB_EVENT_PATH: path, GITHUB_EVENT_NAME: 'push' });
  expect(found.payloadProblem).toContain(problem);
  expect(found.payloadProblem).not.toContain('stop-commands');
});

test('a repository that is not one is not believed', () => {
  expect(context('push', {}, { GITHUB_REPOSITORY: 'a/b/../../c' }).repository).toBeUndefined();
});

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const BASE = 'f'.repeat(64);

test('without an environment everything is empty, and the rest is as on a machine', () => {
  expect(contextOf({}, undefined)).toEqual({
    event: '',
    repository: undefined,
    serverUrl: 'https://github.com',
    apiUrl: 'https://api.github.com',
    sha: '',
    eventSha: '',
    ref: '',
    tag: undefined,
    workflow: '',
    job: '',
    runId: 0,
    runAttempt: 0,
    pull: undefined,
    queueBase: undefined,
    run: undefined,
    dependabot: false,
    payloadProblem: undefined,
  });
});

test('the environment of a step as a whole', () => {
  const env = {
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REPOSITORY: 'own.er/re_po-1',
    GITHUB_SERVER_URL: 'https://ghe.example//',
    GITHUB_API_URL: 'https://ghe.example/api/v3/',
    GITHUB_SHA: COMMIT,
    GITHUB_REF: 'refs/tags/v1/refs/tags/',
    GITHUB_WORKFLOW: 'ci',
    GITHUB_JOB: 'check',
    GITHUB_RUN_ID: '123456789012345',
    GITHUB_RUN_ATTEMPT: '2',
    GITHUB_ACTOR: 'dependabot[bot]',
  };
  expect(contextOf(env, { release: { id: 7, draft: 'true', tag_name: 'v2' } }, 'it is broken')).toEqual({
    event: 'push',
    repository: 'own.er/re_po-1',
    serverUrl: 'https://ghe.example',
    apiUrl: 'https://ghe.example/api/v3',
    sha: COMMIT,
    eventSha: COMMIT,
    ref: 'refs/tags/v1/refs/tags/',
    tag: 'v1/refs/tags/',
    workflow: 'ci',
    job: 'check',
    runId: 123456789012345,
    runAttempt: 2,
    pull: undefined,
    queueBase: undefined,
    run: undefined,
    dependabot: true,
    payloadProblem: 'it is broken',
  });
  expect(contextOf({ ...env, GITHUB_EVENT_NAME: 'release' }, { release: { tag_name: 'v2' } }).tag).toBe('v2');
});

test.each(['', '1x', 'x1', '-1', '1.5', '1234567890123456', ' 1'])('%j is not a number of a run', (number) => {
  expect(contextOf({ GITHUB_RUN_ID: number }, undefined).runId).toBe(0);
});

test.each([`${COMMIT}0`, `0${COMMIT}`, COMMIT.slice(1), COMMIT.toUpperCase(), `${BASE}0`, `${COMMIT}\n`])(
  '%j is not a commit',
  (sha) => {
    const pull = { number: 1, head: { sha: COMMIT }, base: { sha }, merged: true, merge_commit_sha: sha };
    const context = contextOf({ GITHUB_SHA: sha }, { pull_request: pull, merge_group: { base_sha: sha } });
    expect([context.eventSha, context.queueBase, context.pull]).toEqual([
      '',
      undefined,
      { number: 1, headSha: COMMIT, baseSha: '', baseBranch: '', mergedAs: undefined, fork: false },
    ]);
    expect(contextOf({}, { pull_request: { ...pull, head: { sha } } }).pull).toBeUndefined();
    expect(contextOf({}, { workflow_run: { id: 1, head_sha: sha } }).run).toBeUndefined();
  },
);

test('what a payload leaves out is empty', () => {
  const context = contextOf(
    { GITHUB_REPOSITORY: 'a/b' },
    {
      pull_request: { number: 1, head: { sha: COMMIT, repo: { full_name: 'a/b' } } },
      merge_group: { base_sha: BASE },
      workflow_run: { id: 5, head_sha: COMMIT },
    },
  );
  expect([context.pull, context.queueBase, context.run]).toEqual([
    { number: 1, headSha: COMMIT, baseSha: '', baseBranch: '', mergedAs: undefined, fork: false },
    BASE,
    {
      id: 5,
      attempt: 1,
      workflow: '',
      event: '',
      conclusion: '',
      headSha: COMMIT,
      headBranch: '',
      headRepository: '',
    },
  ]);
});

test.each([1.5, '1', 2 ** 53, undefined])('a pull request has no number %j', (number) => {
  expect(contextOf({}, { pull_request: { number, head: { sha: COMMIT } } }).pull).toBeUndefined();
});

test('one that was merged has its commit, and one of another repository is a fork', () => {
  const pull = {
    number: 1,
    head: { sha: COMMIT, repo: { full_name: 'c/b' } },
    base: { sha: BASE, ref: 'main', repo: { full_name: 'a/b' } },
    merge_commit_sha: BASE,
  };
  const read = (more: object): unknown => contextOf({}, { pull_request: { ...pull, ...more } }).pull;
  const expected = { number: 1, headSha: COMMIT, baseSha: BASE, baseBranch: 'main', fork: true };
  expect([read({ merged: true }), read({ merged: false }), read({})]).toEqual([
    { ...expected, mergedAs: BASE },
    { ...expected, mergedAs: undefined },
    { ...expected, mergedAs: undefined },
  ]);
});

test('a payload has at most 25 MiB, and there may be none', () => {
  const path = join(scratch(), 'event.json');
  const problem = (size: number): unknown => {
    writeFileSync(path, '');
    truncateSync(path, size);
    return readContext({ GITHUB_EVENT_PATH: path }).payloadProblem;
  };
  const limit = 25 * 1024 * 1024;
  expect([problem(limit), problem(limit + 1)]).toEqual([
    "the event's payload cannot be read",
    `the event's payload has ${limit + 1} bytes`,
  ]);
  expect([{}, { GITHUB_EVENT_PATH: '' }].map((env) => readContext(env).payloadProblem)).toEqual([undefined, undefined]);
});

test('what is not text in a payload is empty', () => {
  const odd = {
    pull_request: {
      number: 1,
      head: { sha: COMMIT, repo: { full_name: 1 } },
      base: { sha: [COMMIT], ref: 2, repo: { full_name: ['a/b'] } },
      merged: true,
      merge_commit_sha: [COMMIT],
    },
    merge_group: { base_sha: [COMMIT] },
    workflow_run: {
      id: 5,
      run_attempt: '3',
      head_sha: COMMIT,
      name: 1,
      event: 1,
      conclusion: 1,
      head_branch: 1,
      head_repository: { full_name: 1 },
    },
    release: { id: '7', draft: true, tag_name: 7 },
  };
  const context = contextOf({ GITHUB_EVENT_NAME: 'release' }, odd);
  expect([context.pull, context.queueBase, context.run, context.tag]).toEqual([
    { number: 1, headSha: COMMIT, baseSha: '', baseBranch: '', mergedAs: undefined, fork: false },
    undefined,
    { id: 5, attempt: 1, workflow: '', event: '', conclusion: '', headSha: COMMIT, headBranch: '', headRepository: '' },
    undefined,
  ]);
  const whole = { id: 5, run_attempt: 3, head_sha: COMMIT };
  expect(contextOf({}, { workflow_run: whole })).toMatchObject({ run: { attempt: 3 } });
  expect(contextOf({}, { workflow_run: { ...whole, id: '5' } }).run).toBeUndefined();
});
