import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { connect } from '../../../../src/adapters/github/client.ts';
import { proposePull, type PullProposal } from '../../../../src/adapters/github/proposals.ts';
import { startGitHub, type GitHubServer } from '../../../support/github/server.ts';
import { fakeTiming } from '../../../support/github/timing.ts';
import { newWorld, READ_ONLY, TOKEN } from '../../../support/github/world.ts';

let github: GitHubServer;
beforeEach(async () => {
  github = await startGitHub(newWorld('octo/repo', 'a'.repeat(40)));
});
afterEach(async () => {
  await github.close();
  expect(github.violations).toEqual([]);
});

const BRANCH = 'cartwright/propose';
function proposal(digest: string): PullProposal {
  const files = [{ path: 'cal/from-code.cal.yaml', text: `# ${digest}\n` }];
  return { branch: BRANCH, title: 'Propose a CAL', body: 'What the code calls for.', digest, files };
}

async function propose(digest = 'aa', token = TOKEN) {
  const client = await connect({ token, apiUrl: github.url, repository: 'octo/repo', timing: fakeTiming() });
  return proposePull(client, proposal(digest));
}

const writes = (): number => github.calls.filter(({ line }) => !line.startsWith('GET ')).length;
const branchFiles = (): unknown => {
  const commit = github.world.commits.get(github.world.branches.get(BRANCH) ?? '');
  return [...(commit?.files ?? [])];
};

test('makes a branch and a pull request, once', async () => {
  const { state, pull } = await propose();
  expect([state, pull]).toEqual(['opened', github.world.opened[0]?.number]);
  expect(github.world.opened).toMatchObject([{ head: BRANCH, base: 'main', title: 'Propose a CAL', state: 'open' }]);
  expect(branchFiles()).toEqual([['cal/from-code.cal.yaml', '# aa\n']]);
  const before = writes();
  expect(await propose()).toEqual({ state: 'known', pull });
  expect(writes()).toBe(before);
});

test('another proposal updates the open pull request, and is known then', async () => {
  const { pull } = await propose('aa');
  expect(await propose('bb')).toEqual({ state: 'updated', pull });
  expect(branchFiles()).toEqual([['cal/from-code.cal.yaml', '# bb\n']]);
  const before = writes();
  expect(await propose('bb')).toEqual({ state: 'known', pull });
  expect([writes(), github.world.opened.length]).toEqual([before, 1]);
});

test('what was closed is not proposed again; another proposal is', async () => {
  const { pull } = await propose('aa');
  for (const each of github.world.opened) each.state = 'closed';
  github.world.branches.delete(BRANCH);
  expect(await propose('aa')).toEqual({ state: 'known', pull });
  expect(await propose('bb')).toMatchObject({ state: 'opened' });
});

test('commits of a person on the branch are not touched', async () => {
  const { pull } = await propose('aa');
  github.world.commits.set('d'.repeat(40), { message: 'Better words', files: new Map() });
  github.world.branches.set(BRANCH, 'd'.repeat(40));
  expect(await propose('bb')).toEqual({ state: 'edited', pull });
  expect(github.world.branches.get(BRANCH)).toBe('d'.repeat(40));
});

test('a run that broke off between branch and pull request is finished by the next', async () => {
  github.fail({ on: /^POST .*\/pulls$/, status: 422, message: 'no' });
  await expect(propose()).rejects.toMatchObject({ kind: 'rejected' });
  expect(await propose()).toMatchObject({ state: 'opened' });
});

test('a token that may only read', async () => {
  await expect(propose('aa', READ_ONLY)).rejects.toMatchObject({ kind: 'permission' });
});
