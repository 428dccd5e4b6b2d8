import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { pullsOfRun, readArtifactFile } from '../../../../src/adapters/github/artifacts.ts';
import { connect, type GitHubClient } from '../../../../src/adapters/github/client.ts';
import type { RunContext } from '../../../../src/adapters/github/context.ts';
import { startGitHub, type GitHubServer } from '../../../support/github/server.ts';
import { fakeTiming } from '../../../support/github/timing.ts';
import { newWorld, TOKEN } from '../../../support/github/world.ts';
import { zipOf } from '../../../support/github/zip.ts';

const SHA = 'a'.repeat(40);
const OTHER = 'b'.repeat(40);
const RUN: RunContext = {
  id: 42,
  attempt: 1,
  workflow: 'ci',
  event: 'pull_request',
  conclusion: 'success',
  headSha: SHA,
  headBranch: 'feature',
  headRepository: 'fork/repo',
};

let github: GitHubServer;
let client: GitHubClient;
beforeEach(async () => {
  github = await startGitHub(newWorld('octo/repo', SHA));
  const timing = fakeTiming();
  client = await connect({ token: TOKEN, apiUrl: github.url, repository: 'octo/repo', timing, say: () => undefined });
});
afterEach(async () => {
  await github.close();
  expect(github.violations).toEqual([]);
});

const lines = (): string[] => github.calls.map(({ line }) => line);

test('the pull requests of a run are the open ones whose head is its very commit', async () => {
  github.world.pulls.clear();
  for (const [number, headSha] of [
    [2, SHA],
    [3, OTHER],
    [4, SHA],
  ] as const)
    github.world.pulls.set(number, { headSha, files: [] });
  expect(await pullsOfRun(client, RUN)).toEqual([2, 4]);
  expect(lines()).toEqual(['GET /repos/octo/repo/pulls?state=open&head=fork%3Afeature&per_page=100&page=1']);
});

test.each([{ headBranch: '' }, { headRepository: '' }, { headRepository: '/repo' }])(
  'nothing is asked for a run without a head: %j',
  async (none) => {
    expect(await pullsOfRun(client, { ...RUN, ...none })).toEqual([]);
    expect(lines()).toEqual([]);
  },
);

test('of several artifacts of one name the newest is read, and no other name', async () => {
  const zip = (text: string): Buffer => zipOf('report.json', Buffer.from(text));
  github.world.artifacts.push(
    { id: 5, run: 42, name: 'report', zip: zip('old') },
    { id: 7, run: 42, name: 'report', zip: zip('new') },
    { id: 6, run: 42, name: 'report', zip: zip('middle') },
    { id: 8, run: 42, name: 'report-2', zip: zip('another name') },
    { id: 9, run: 41, name: 'report', zip: zip('another run') },
  );
  const read = async (name: string, file = 'report.json'): Promise<string | undefined> => {
    const bytes = await readArtifactFile(client, 42, name, file);
    return bytes === undefined ? undefined : Buffer.from(bytes).toString();
  };
  expect([await read('report'), await read('report-2')]).toEqual(['new', 'another name']);
  expect([await read('none'), await read('report', 'other.json')]).toEqual([undefined, undefined]);
});
