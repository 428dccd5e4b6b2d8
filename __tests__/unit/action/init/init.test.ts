/** `command: init`: what is said and written of a proposal. */
import { expect, test } from '@jest/globals';
import { initCommand, type CodeProposal } from '../../../../src/action/init/init.ts';
import { readInputs } from '../../../../src/action/inputs.ts';
import type { Step } from '../../../../src/action/step.ts';
import { contextOf } from '../../../../src/adapters/github/context.ts';
import { UserError } from '../../../../src/core/result/errors.ts';
import { proposalMarkdown } from '../../../../src/core/report/markdown/pages/proposal-summary.ts';
import type { FileSystem } from '../../../../src/ports.ts';
import { keptRunner } from '../../../support/github/kept-runner.ts';
import { startGitHub } from '../../../support/github/server.ts';
import { newWorld, TOKEN } from '../../../support/github/world.ts';

const PLAN: CodeProposal['plan'] = {
  version: 1,
  roles: [{ role: 'qa_analyst', capabilities: [], confidence: 0.5, evidence: [] }],
  rac: [],
  files: [{ path: 'a.md', action: 'create' }],
  notes: ['one note', 'another'],
};
const ITEM: CodeProposal['plan']['rac'] = [
  {
    id: 'infra',
    kind: 'terraform',
    description: '',
    required: true,
    check: { type: 'file-glob', hint: '*.tf' },
    evidence: [],
  },
];
const NOTHING: CodeProposal = { plan: { version: 1, roles: [], rac: [], files: [], notes: [] }, files: [] };
const FOUND: CodeProposal = { plan: PLAN, files: [{ path: 'a.md', text: 'A' }] };
const SUMMARY = `summary ${proposalMarkdown(PLAN)}`;
const NOTES = ['log cartwright: one note', 'log cartwright: another'];

/** The exit code and what was told and written. */
async function ran(proposal: CodeProposal, values: Readonly<Record<string, string>>, apiUrl = ''): Promise<unknown> {
  const runner = keptRunner();
  const env = { GITHUB_API_URL: apiUrl, GITHUB_REPOSITORY: 'octo/repo' };
  const fs = {
    writeFile: (path: string, text: string) => void runner.told.push(`write ${path}: ${text}`),
  } as unknown as FileSystem;
  const step = { inputs: readInputs((name) => values[name] ?? ''), runner, fs, context: contextOf(env, {}, '/w') };
  try {
    const code = await initCommand(() => Promise.resolve(proposal))(step as unknown as Step);
    return [code, ...runner.told];
  } catch (error) {
    if (error instanceof UserError) return [error.code, error.message, error.help];
    return (error as Error).message;
  }
}

test('a proposal is a summary, its notes are lines of the log', async () => {
  expect(await ran(FOUND, {})).toEqual([0, SUMMARY, ...NOTES]);
});

test('with an output folder its files are written there', async () => {
  expect(await ran(FOUND, { out: 'made/here' })).toEqual([
    0,
    SUMMARY,
    ...NOTES,
    'write made/here/a.md: A',
    'log cartwright: 1 file in "made/here"',
  ]);
});

test('nothing is proposed, and nothing written or opened', async () => {
  expect(await ran(NOTHING, { out: 'made', propose: 'pull-request' })).toEqual([
    0,
    `summary ${proposalMarkdown(NOTHING.plan)}`,
    'log cartwright: nothing to propose',
  ]);
});

test.each([
  ['a role', PLAN.roles, []],
  ['an item', [], ITEM],
  ['one of each', PLAN.roles, ITEM],
])('%s without a file is something', async (_name, roles, rac) => {
  const plan = { ...NOTHING.plan, roles, rac };
  expect(await ran({ plan, files: [] }, { out: 'made', propose: 'pull-request' })).toEqual([
    0,
    `summary ${proposalMarkdown(plan)}`,
  ]);
});

test('a path that leads out is a bug, and is not written', async () => {
  expect(await ran({ plan: PLAN, files: [{ path: '../a.md', text: 'A' }] }, { out: 'made' })).toBe(
    'a proposal names a path outside: "../a.md"',
  );
});

test('a pull request that cannot be opened is an error that says what is missing', async () => {
  const github = await startGitHub(newWorld('octo/repo', 'a'.repeat(40)));
  try {
    expect(await ran(FOUND, { propose: 'pull-request', 'github-token': 'wrong' }, github.url)).toEqual([
      'not-proposed',
      'could not open the pull request (HTTP 401): the token is missing, malformed or expired; check the input github-token',
      'Settings → Actions → General must allow GitHub Actions to create pull requests',
    ]);
  } finally {
    await github.close();
  }
});

test('a pull request has the files below the working directory, on a branch of its own', async () => {
  const github = await startGitHub(newWorld('octo/repo', 'a'.repeat(40)));
  const opened = (values: Readonly<Record<string, string>>): Promise<unknown> =>
    ran(FOUND, { propose: 'pull-request', 'github-token': TOKEN, ...values }, github.url);
  try {
    const number = (i: number): number | undefined => github.world.opened[i]?.number;
    const first = await opened({});
    const second = await opened({ 'working-directory': './sub folder/x' });
    expect([first, second, await opened({})]).toEqual([
      [0, SUMMARY, ...NOTES, `log cartwright: pull request #${number(0)} opened`],
      [0, SUMMARY, ...NOTES, `log cartwright: pull request #${number(1)} opened`],
      [
        0,
        SUMMARY,
        ...NOTES,
        `log cartwright: pull request #${number(0)} known: it holds just this, or was merged with it`,
      ],
    ]);
    const made = github.world.opened.map(({ head, title, body }) => {
      const commit = github.world.commits.get(github.world.branches.get(head) ?? '');
      return [head, title, /^<!-- cartwright-proposal [0-9a-f]{32} -->\n/.test(body), [...(commit?.files ?? [])]];
    });
    const title = 'Propose agents and required context from the code';
    expect(made).toEqual([
      ['cartwright/propose', title, true, [['a.md', 'A']]],
      ['cartwright/propose-sub-folder-x', `${title} of "sub folder/x"`, true, [['sub folder/x/a.md', 'A']]],
    ]);
  } finally {
    await github.close();
  }
});
