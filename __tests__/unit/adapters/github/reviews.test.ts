import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { connect, type GitHubClient } from '../../../../src/adapters/github/client.ts';
import { changedFiles, postedSuggestions, postSuggestions } from '../../../../src/adapters/github/reviews.ts';
import { startGitHub, type GitHubServer } from '../../../support/github/server.ts';
import { fakeTiming } from '../../../support/github/timing.ts';
import { newWorld, TOKEN } from '../../../support/github/world.ts';

const SHA = 'a'.repeat(40);
const PATCH = '@@ -1,2 +1,3 @@\n one\n+two\n three';
let github: GitHubServer;
let client: GitHubClient;

beforeEach(async () => {
  const world = newWorld('octo/repo', SHA);
  world.pulls.set(2, {
    headSha: SHA,
    files: [
      { filename: 'x.cal.yaml', status: 'modified', patch: PATCH },
      { filename: 'gone.yaml', status: 'removed', patch: '@@ -1 +0,0 @@\n-x' },
      { filename: 'big.bin', status: 'added' },
    ],
  });
  github = await startGitHub(world);
  client = await connect({ token: TOKEN, apiUrl: github.url, repository: 'octo/repo', timing: fakeTiming() });
});
afterEach(async () => {
  await github.close();
  expect(github.violations).toEqual([]);
});

function suggestion(key: string, line: number, startLine?: number) {
  return {
    path: 'x.cal.yaml',
    line,
    key,
    body: `<!-- cartwright-fix ${key} -->\nx`,
    ...(startLine === undefined ? {} : { startLine }),
  };
}
const A = 'a'.repeat(16);
const B = 'b'.repeat(16);

test('the files of the diff', async () => {
  expect(await changedFiles(client, 2)).toEqual([{ path: 'x.cal.yaml', patch: PATCH }, { path: 'big.bin' }]);
});

test('one review holds all, and the next run knows them', async () => {
  expect(await postSuggestions(client, 2, SHA, [suggestion(A, 2), suggestion(B, 3, 1)])).toBe(2);
  expect(github.calls.map(({ line }) => line)).toEqual(['POST /repos/octo/repo/pulls/2/reviews']);
  expect(await postedSuggestions(client, 2)).toEqual(new Set([A, B]));
});

test("a person's copy of a key hides nothing", async () => {
  github.world.reviewComments.push({
    id: 1,
    issue: 2,
    user: { login: 'octocat', type: 'User' },
    body: suggestion(A, 2).body,
    path: 'x',
    line: 1,
  });
  expect(await postedSuggestions(client, 2)).toEqual(new Set());
});

test('attack 161: one line outside of the diff costs only that one', async () => {
  expect(await postSuggestions(client, 2, SHA, [suggestion(A, 2), suggestion(B, 99)])).toBe(1);
  expect(github.world.reviewComments.map(({ line }) => line)).toEqual([2]);
});

test('nothing to post sends nothing', async () => {
  expect(await postSuggestions(client, 2, SHA, [])).toBe(0);
  expect(github.calls).toEqual([]);
});
