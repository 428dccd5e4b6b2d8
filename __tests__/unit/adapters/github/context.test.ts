import { describe, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contextOf, readContext, workspacePrefix } from '../../../../src/adapters/github/context.ts';
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
])('attack 165: payload %j is no pull request', (payload) =>
  expect(context('pull_request', payload).pull).toBeUndefined(),
);

test.each([
  ['not JSON', '{"a":1,\n::stop-commands::tok', 'cannot be read'],
  ['huge', ' '.repeat(26 * 1024 * 1024), 'bytes'],
])('attacks 135 and 165: a payload that is %s is said without its text', (_name, text, problem) => {
  const path = join(scratch(), 'event.json');
  writeFileSync(path, text);
  const found = readContext({ GITHUB_EVENT_PATH: path, GITHUB_EVENT_NAME: 'push' }, '/w');
  expect(found.payloadProblem).toContain(problem);
  expect(found.payloadProblem).not.toContain('stop-commands');
});

test('a repository that is none is not believed', () => {
  expect(context('push', {}, { GITHUB_REPOSITORY: 'a/b/../../c' }).repository).toBeUndefined();
});

test.each([
  ['/w', ''],
  ['/w/packages/a', 'packages/a'],
  ['/elsewhere', ''],
])('the working directory %s is %j in the workspace', (cwd, prefix) => {
  expect(workspacePrefix(context('push', {}, { GITHUB_WORKSPACE: '/w' }), cwd)).toBe(prefix);
});
