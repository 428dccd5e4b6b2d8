import { gfm } from '../../../../src/core/text/outlet.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { connect } from '../../../../src/adapters/github/client.ts';
import { proposePull, type PullProposal } from '../../../../src/adapters/github/proposals.ts';
import { startGitHub, type GitHubServer } from '../../../support/github/server.ts';
import { fakeTiming } from '../../../support/github/timing.ts';
import { MAIN, newWorld, READ_ONLY, TOKEN } from '../../../support/github/world.ts';

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
  return { branch: BRANCH, title: 'Propose a CAL', body: gfm`What the code calls for.`, digest, files };
}

const body = (digest: string): string =>
  `<!-- cartwright-proposal ${digest} -->\nWhat the code calls for.\n\n<!-- /cartwright-proposal -->\n`;

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
  expect(github.world.opened).toEqual([
    { number: pull, head: BRANCH, base: 'main', title: 'Propose a CAL', state: 'open', body: body('aa') },
  ]);
  expect(branchFiles()).toEqual([['cal/from-code.cal.yaml', '# aa\n']]);
  const before = writes();
  expect(await propose()).toEqual({ state: 'known', pull });
  expect(writes()).toBe(before);
});

test('another proposal updates the open pull request whole, and is known then', async () => {
  const { pull } = await propose('aa');
  expect(await propose('bb')).toEqual({ state: 'updated', pull });
  expect(branchFiles()).toEqual([['cal/from-code.cal.yaml', '# bb\n']]);
  expect(github.world.opened).toMatchObject([{ number: pull, body: body('bb') }]);
  const before = writes();
  expect(await propose('bb')).toEqual({ state: 'known', pull });
  expect([writes(), github.world.opened.length]).toEqual([before, 1]);
});

test('an update goes forward from our commit and from the base, so that nothing is pushed away', async () => {
  await propose('aa');
  const first = github.world.branches.get(BRANCH);
  await propose('bb');
  const commit = github.world.commits.get(github.world.branches.get(BRANCH) ?? '');
  expect(commit?.parents).toEqual([first, MAIN]);
  const forced = github.calls.filter(({ body }) => (body as { force?: boolean } | undefined)?.force === true);
  expect(forced).toEqual([]);
});

test('what people wrote around our part of the body stays', async () => {
  await propose('aa');
  for (const each of github.world.opened) each.body = `Please look, Ada.\n\n${each.body}\nRefs #7\n`;
  expect(await propose('bb')).toMatchObject({ state: 'updated' });
  expect(github.world.opened).toMatchObject([{ body: `Please look, Ada.\n\n${body('bb')}\nRefs #7\n` }]);
});

test.each(['aa', 'bb'])('what was closed does not come back, neither the same nor another (%s)', async (digest) => {
  const { pull } = await propose('aa');
  for (const each of github.world.opened) each.state = 'closed';
  github.world.branches.delete(BRANCH);
  const before = writes();
  expect(await propose(digest)).toEqual({ state: 'declined', pull });
  expect(writes()).toBe(before);
});

test('what was merged is known; another proposal is a new pull request, also on the branch that is still there', async () => {
  const { pull } = await propose('aa');
  for (const each of github.world.opened) Object.assign(each, { state: 'closed', merged: '2026-01-02T03:04:05Z' });
  expect(await propose('aa')).toEqual({ state: 'known', pull });
  expect(await propose('bb')).toMatchObject({ state: 'opened' });
  expect(branchFiles()).toEqual([['cal/from-code.cal.yaml', '# bb\n']]);
});

describe('commits that are not ours are not touched', () => {
  const ours = () => {
    const commit = github.world.commits.get(github.world.branches.get(BRANCH) ?? '');
    if (commit === undefined) throw new Error('no branch');
    return commit;
  };
  test.each([
    ['a commit of a person', () => ({ message: 'Better words', files: new Map() })],
    ['ours, amended', () => ({ ...ours(), tree: 'e'.repeat(40), files: new Map([['x', 'y']]) })],
    [
      'ours, its message extended',
      () => ({ ...ours(), message: `${ours().message}\nSigned-off-by: A <a@example.org>\n` }),
    ],
  ])('%s', async (_, made) => {
    const { pull } = await propose('aa');
    github.world.commits.set('d'.repeat(40), made());
    github.world.branches.set(BRANCH, 'd'.repeat(40));
    expect(await propose('bb')).toEqual({ state: 'edited', pull });
    expect(github.world.branches.get(BRANCH)).toBe('d'.repeat(40));
  });

  test('one that comes between our look and our write', async () => {
    const { pull } = await propose('aa');
    const theirs = { message: 'Better words', files: new Map<string, string>(), parents: [] };
    github.onCall(/^PATCH .*git\/refs/, () => {
      github.world.commits.set('d'.repeat(40), theirs);
      github.world.branches.set(BRANCH, 'd'.repeat(40));
    });
    expect(await propose('bb')).toEqual({ state: 'edited', pull });
    expect(github.world.branches.get(BRANCH)).toBe('d'.repeat(40));
  });
});

test('a run that broke off between branch and pull request is finished by the next', async () => {
  github.fail({ on: /^POST .*\/pulls$/, status: 422, message: 'no' });
  await expect(propose()).rejects.toMatchObject({ kind: 'rejected' });
  expect(await propose()).toMatchObject({ state: 'opened' });
});

test('a token that may only read', async () => {
  await expect(propose('aa', READ_ONLY)).rejects.toMatchObject({ kind: 'permission' });
});
