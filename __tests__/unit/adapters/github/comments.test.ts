import type { Markdown } from '../../../../src/core/text/outlet.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { connect, type GitHubClient } from '../../../../src/adapters/github/client.ts';
import {
  conversation,
  postComment,
  replaceComments,
  type Posted,
  type StickyComment,
} from '../../../../src/adapters/github/comments.ts';
import { reviews } from '../../../../src/adapters/github/reviews.ts';
import { pullState } from '../../../../src/adapters/github/threads.ts';
import { GitHubTrouble, troubleSentence } from '../../../../src/adapters/github/trouble.ts';
import { commentMarker } from '../../../../src/core/report/markdown/comment.ts';
import { startGitHub, type GitHubServer } from '../../../support/github/server.ts';
import { fakeTiming } from '../../../support/github/timing.ts';
import { newWorld, READ_ONLY, TOKEN } from '../../../support/github/world.ts';

const SHA = 'a'.repeat(40);
const MARKER = commentMarker('ci/check');
const BOT = { login: 'github-actions[bot]', type: 'Bot' };
const OCTOCAT = { login: 'octocat', type: 'User' };

let github: GitHubServer;
let timing: ReturnType<typeof fakeTiming>;
let said: string[];

beforeEach(async () => {
  github = await startGitHub(newWorld('octo/repo', SHA));
  timing = fakeTiming();
  said = [];
});
afterEach(async () => {
  await github.close();
  expect(github.violations).toEqual([]);
});

function body(text: string, run = '7.1', sha = SHA): Markdown {
  return `${MARKER}\n<!-- origin ${sha} ${run} -->\n${text}` as Markdown;
}

function sticky(text: string, more: Partial<StickyComment> = {}): StickyComment {
  return { marker: MARKER, body: body(text), origin: { sha: SHA, runId: 7, runAttempt: 1 }, ...more };
}

async function post(comment: StickyComment, token = TOKEN, pull = 2): Promise<string> {
  const client = await connect({
    token,
    apiUrl: github.url,
    repository: 'octo/repo',
    timing,
    say: (line) => said.push(line),
  });
  return posted(client, comment, pull).catch((error: unknown) => {
    if (error instanceof GitHubTrouble) return `${error.kind} ${error.status}`;
    throw error;
  });
}

async function posted(client: GitHubClient, comment: StickyComment, pull = 2): Promise<Posted> {
  const state = await pullState(client, pull);
  const places = { place: conversation(state), other: reviews(state) };
  return postComment(state, comment, places);
}

function plant(text: string, user = BOT): number {
  const id = github.world.nextId++;
  github.world.comments.push({ id, issue: 2, user, body: text });
  return id;
}

const bodies = (): string[] => github.world.comments.map((comment) => comment.body);
const writes = (): string[] =>
  github.calls.map(({ line }) => line.split(' ')[0] ?? '').filter((method, i) => method !== 'GET' && !isQuestion(i));
const isQuestion = (call: number): boolean => github.calls[call]?.line === 'POST /graphql';

describe('attack 162: one comment', () => {
  test('is made, updated, left alone', async () => {
    expect(await post(sticky('one'))).toBe('created');
    expect(await post(sticky('two'))).toBe('updated');
    expect(await post(sticky('two'))).toBe('unchanged');
    expect(bodies()).toEqual([body('two')]);
    expect(writes()).toEqual(['POST', 'PATCH']);
  });

  test('for each job', async () => {
    await post(sticky('one'));
    const marker = commentMarker('ci/other');
    await post(sticky('x', { marker, body: `${marker}\nx` as Markdown }));
    expect(bodies()).toHaveLength(2);
  });

  test.each([
    ['a newer head', { origin: { sha: 'b'.repeat(40), runId: 9, runAttempt: 1 } }],
    ['a newer run', { origin: { sha: SHA, runId: 6, runAttempt: 1 } }],
  ])('an older run does not overwrite %s', async (_name, more) => {
    await post(sticky('newest'));
    expect(await post(sticky('old', more))).toBe('superseded');
    expect(bodies()).toEqual([body('newest')]);
  });

  test('two runs that start at once leave one', async () => {
    const [a, b] = await Promise.all([post(sticky('same')), post(sticky('same'))]);
    expect([a, b]).toContain('created');
    expect(bodies()).toEqual([body('same')]);
  });
});

describe('attacks 140 and 164: only our own comment, and only one that starts with the marker', () => {
  test.each([
    ['a person quotes the marker', body('x'), OCTOCAT],
    ['a person posts the marker first', `${MARKER}\n`, OCTOCAT],
    ['another bot', body('x'), { login: 'evil[bot]', type: 'Bot' }],
    ['a person with the name of the bot', body('x'), { login: 'github-actions[bot]', type: 'User' }],
    ['our bot quotes it further down', `hello\n${body('x')}`, BOT],
    ['the marker of a job whose name starts alike', body('x').replace('check -->', 'check2 -->'), BOT],
  ])('%s', async (_name, text, user) => {
    plant(text, user);
    expect(await post(sticky('mine'))).toBe('created');
    expect(bodies()).toEqual([text, body('mine')]);
  });

  test.each([
    ['ghp_ofaperson', { login: 'octocat', type: 'User' }],
    ['ghs_ofanapp', { login: 'our-app[bot]', type: 'Bot' }],
  ])('a comment of the holder of %s is found again', async (token, user) => {
    plant(body('before'), user);
    expect(await post(sticky('after'), token)).toBe('updated');
    expect(bodies()).toEqual([body('after')]);
  });
});

test('attack 163: our comment on a later page is found', async () => {
  for (let i = 0; i < 250; i++) plant(`chat ${i}`, OCTOCAT);
  plant(body('old'));
  expect(await post(sticky('new'))).toBe('updated');
  expect(github.calls.filter(({ line }) => line === 'POST /graphql')).toHaveLength(3);
});

describe('attack 158: trouble on the way', () => {
  test.each([500, 502, 503, 504])('HTTP %d passes', async (status) => {
    github.fail({ on: /graphql/, status, times: 2 });
    expect(await post(sticky('x'))).toBe('created');
    expect(timing.slept).toEqual([500, 1000]);
  });

  test.each(['drop', 'cut', 'hang', 'drip'] as const)('a connection that does %s passes', async (how) => {
    github.fail({ on: /graphql/, how });
    expect(await post(sticky('x'))).toBe('created');
  });

  test.each(['<html>busy</html>', '{"id": 1,', '{}'])('an answer %j passes or is given up', async (text) => {
    github.fail({ on: /graphql/, status: 200, body: text, times: 3 });
    expect(await post(sticky('x'))).toBe('unavailable 0');
    expect(bodies()).toEqual([]);
  });

  test('three tries, then it is given up', async () => {
    github.fail({ on: /graphql/, status: 503, times: 9 });
    expect(await post(sticky('x'))).toBe('unavailable 503');
    expect(github.calls).toHaveLength(3);
  });

  test.each(['drop', 'hang', undefined] as const)(
    'a creation whose answer is lost (%s) is not doubled',
    async (how) => {
      github.fail({ on: /^POST .*comments/, after: true, status: 502, ...(how === undefined ? {} : { how }) });
      expect(await post(sticky('x'))).toBe('created');
      expect(bodies()).toEqual([body('x')]);
      expect(writes()).toEqual(['POST']);
    },
  );

  test('a creation that did not happen is tried again', async () => {
    github.fail({ on: /^POST .*comments/, status: 502, times: 2 });
    expect(await post(sticky('x'))).toBe('created');
    expect(bodies()).toEqual([body('x')]);
  });
});

test('attack 159: nothing answers, and the time for all requests is kept', async () => {
  github.fail({ on: /./, how: 'hang', times: 99 });
  expect(await post(sticky('x'))).toBe('unavailable 0');
  expect(github.calls).toHaveLength(3);
});

describe('attacks 156 and 157: limits', () => {
  test.each([
    ['secondary, 429', { status: 429, headers: { 'retry-after': '7' } }, [7000]],
    ['secondary, 403', { status: 403, headers: { 'retry-after': '3' } }, [3000]],
    ['without a hint', { status: 403, message: 'You have exceeded a secondary rate limit' }, []],
    [
      'primary, far away',
      { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '99999999999' } },
      [],
    ],
    ['longer than there is time', { status: 429, headers: { 'retry-after': '3600' } }, []],
  ])('%s', async (_name, fault, slept) => {
    github.fail({ on: /^POST .*comments/, ...fault });
    expect(await post(sticky('x'))).toBe(slept.length > 0 ? 'created' : `rate-limit ${fault.status}`);
    expect(timing.slept).toEqual(slept);
    expect(said).toEqual(slept.map((ms) => `waiting ${ms / 1000} s for a rate limit of GitHub to end`));
    expect(bodies()).toHaveLength(slept.length);
  });
});

describe('attacks 153 to 155 and 160: what a token may not do is said, never thrown', () => {
  test.each([
    [READ_ONLY, 'permission 403'],
    ['expired', 'token 401'],
    ['two\nlines', 'token 0'],
    ['', 'token 0'],
  ])('token %j', async (token, outcome) => {
    const outcomeOf = await connect({ token, apiUrl: github.url, repository: 'octo/repo', timing })
      .then(
        (client) => posted(client, sticky('x')),
        (error: unknown) => error,
      )
      .catch((error: unknown) => error);
    expect(outcomeOf).toBeInstanceOf(GitHubTrouble);
    expect(`${(outcomeOf as GitHubTrouble).kind} ${(outcomeOf as GitHubTrouble).status}`).toBe(outcome);
    if (token !== '')
      expect(JSON.stringify([outcomeOf, (outcomeOf as Error).message, (outcomeOf as Error).stack])).not.toContain(
        token,
      );
  });

  test('the pull request is gone', async () => {
    expect(await post(sticky('x'), TOKEN, 99)).toBe('not-found 0');
  });

  test('the conversation is locked', async () => {
    github.fail({ on: /^POST .*comments/, status: 403, message: 'Unable to create comment because issue is locked.' });
    expect(await post(sticky('x'))).toBe('permission 403');
  });

  test('the comment was deleted meanwhile: another is made', async () => {
    plant(body('old'));
    github.fail({ on: /^PATCH/, status: 404 });
    github.world.comments[0]!.body = body('old');
    expect(await post(sticky('new'))).toBe('created');
  });
});

test.each([
  ['Resource not accessible by integration', ''],
  ['Unable to create comment because issue is locked.', ' (Unable to create comment because issue is locked.)'],
])('a trouble names what to grant, and what GitHub says: %s', (message, said) => {
  const trouble = new GitHubTrouble('permission', 403, message);
  expect(troubleSentence(trouble, 'post the report as a comment', ['pull-requests: write'])).toBe(
    `could not post the report as a comment (HTTP 403): the token may not do that${said}; add to the job: permissions: { pull-requests: write }`,
  );
});

test('comments of a run that left nothing are replaced, but not those that it wrote, or others', async () => {
  const of = (key: string, run: string): string => `${commentMarker(key)}\n<!-- origin ${SHA} ${run} -->\nold`;
  plant(of('ci/check', '6.1'));
  plant(of('ci/check?a', '7.1'));
  plant(of('ci/later', '8.1'));
  plant(of('other/check', '6.1'));
  plant(of('ci/person', '6.1'), OCTOCAT);
  const client = await connect({ token: TOKEN, apiUrl: github.url, repository: 'octo/repo', timing });
  const origin = { sha: SHA, runId: 7, runAttempt: 1 };
  const replace = async (sha = SHA): Promise<number> =>
    replaceComments(
      await pullState(client, 2),
      { ...origin, sha },
      (key) => key.startsWith('ci/'),
      (key) => `new ${key}` as Markdown,
    );
  expect(await replace('b'.repeat(40))).toBe(0);
  expect(await replace()).toBe(1);
  expect(bodies().map((each) => each.split('\n').at(-1))).toEqual(['new ci/check', 'old', 'old', 'old', 'old']);
});
