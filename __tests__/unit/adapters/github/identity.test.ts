/** Whose a comment is: nothing is asked where the token says it already. */
import { expect, test } from '@jest/globals';
import type { GitHubClient } from '../../../../src/adapters/github/client.ts';
import { Identity } from '../../../../src/adapters/github/identity.ts';
import { GitHubTrouble, type TroubleKind } from '../../../../src/adapters/github/trouble.ts';

const BOT = { login: 'github-actions[bot]', type: 'Bot' };
const OTHER_BOT = { login: 'our-app[bot]', type: 'Bot' };
const PERSON = { login: 'octocat', type: 'User' };

/** Whether each of the authors is the token's own, and what was asked. */
async function own(token: string, answer: unknown): Promise<unknown> {
  const asked: string[] = [];
  const ask =
    (what: string, data: unknown) =>
    (...args: unknown[]): Promise<unknown> => {
      asked.push([what, ...args].join(' '));
      return data instanceof Error ? Promise.reject(data) : Promise.resolve(data);
    };
  const users = { getAuthenticated: ask('user', answer instanceof Error ? answer : { data: { login: answer } }) };
  const viewer = answer instanceof Error ? answer : { viewer: { login: answer } };
  const octokit = { rest: { users }, graphql: ask('graphql', viewer) };
  const identity = new Identity({ octokit, token } as unknown as GitHubClient);
  const answers = [];
  for (const author of [null, BOT, OTHER_BOT, PERSON, { login: BOT.login, type: 'User' }])
    answers.push(await identity.isOwn(author));
  return { answers, asked };
}

const trouble = (kind: TroubleKind): Error => new GitHubTrouble(kind, 0, 'x');
const VIEWER = ['graphql query{viewer{login}}'];

test.each(['ghp_x', 'gho_x', 'ghu_x', 'github_pat_x'])('the token %s is a person’s', async (token) => {
  expect(await own(token, 'octocat')).toEqual({ answers: [false, false, false, true, false], asked: ['user'] });
});

test('the token of a job, or of an app, is a bot’s; which one is asked once', async () => {
  expect(await own('ghs_x', 'our-app[bot]')).toEqual({ answers: [false, true, true, false, false], asked: VIEWER });
  expect(await own('x_ghp_', 7)).toEqual({ answers: [false, true, false, false, false], asked: VIEWER });
});

test.each(['permission', 'not-found'] as const)('an app that may not ask (%s) owns what the job owns', async (kind) => {
  expect(await own('ghs_x', trouble(kind))).toEqual({ answers: [false, true, false, false, false], asked: VIEWER });
});

test('other trouble is told', async () => {
  await expect(own('ghs_x', trouble('unavailable'))).rejects.toThrow(GitHubTrouble);
});
