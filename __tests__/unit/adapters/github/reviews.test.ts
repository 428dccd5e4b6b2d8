import { gfm, type Markdown } from '../../../../src/core/text/outlet.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { connect, type GitHubClient } from '../../../../src/adapters/github/client.ts';
import { conversation, postComment, type StickyComment } from '../../../../src/adapters/github/comments.ts';
import { changedFiles, postLineComments, reviews } from '../../../../src/adapters/github/reviews.ts';
import { answerThreads, type Pull, pullState } from '../../../../src/adapters/github/threads.ts';
import { commentMarker } from '../../../../src/core/report/markdown/comment.ts';
import { startGitHub, type GitHubServer } from '../../../support/github/server.ts';
import { fakeTiming } from '../../../support/github/timing.ts';
import { newWorld, PULLS_ONLY, TOKEN } from '../../../support/github/world.ts';

const SHA = 'a'.repeat(40);
const PATCH = '@@ -1,2 +1,3 @@\n one\n+two\n three';
let github: GitHubServer;
let client: GitHubClient;
let at: Pull;

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
  at = { client, pull: 2, headSha: SHA };
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
    body: `<!-- cartwright-fix ${key} -->\nx` as Markdown,
    ...(startLine === undefined ? {} : { startLine }),
  };
}
const A = 'a'.repeat(16);
const B = 'b'.repeat(16);

test('the files of the diff', async () => {
  expect(await changedFiles(at)).toEqual([{ path: 'x.cal.yaml', patch: PATCH }, { path: 'big.bin' }]);
});

test('one review holds all', async () => {
  expect(await postLineComments(at, [suggestion(A, 2), suggestion(B, 3, 1)])).toBe(2);
  expect(github.calls.map(({ line }) => line)).toEqual(['POST /repos/octo/repo/pulls/2/reviews']);
});

test('attack 161: one line outside of the diff costs only that one', async () => {
  expect(await postLineComments(at, [suggestion(A, 2), suggestion(B, 99)])).toBe(1);
  expect(github.world.reviewComments.map(({ line }) => line)).toEqual([2]);
});

test('nothing to post sends nothing', async () => {
  expect(await postLineComments(at, [])).toBe(0);
  expect(github.calls).toEqual([]);
});

describe('the review with the report', () => {
  const MARKER = commentMarker('ci/check');
  const sticky = (text: string, run = 7) => {
    const origin = { sha: SHA, runId: run, runAttempt: 1 };
    return { marker: MARKER, origin, body: `${MARKER}\n<!-- origin ${SHA} ${run}.1 -->\n${text}` as Markdown };
  };
  const made = async (
    sticky: StickyComment,
    ...shelf: [first?: readonly ReturnType<typeof suggestion>[], onTaken?: () => void]
  ): Promise<string> => {
    const state = await pullState(client, 2);
    const places = { place: reviews(state, ...shelf), other: conversation(state) };
    return postComment(state, sticky, places);
  };
  const bodies = (): string[] => github.world.reviews.map(({ body }) => body.split('\n').at(-1) ?? '');

  test('is made with its threads in one request, then kept up to date', async () => {
    let taken = 0;
    expect(await made(sticky('one'), [suggestion(A, 2)], () => void taken++)).toBe('created');
    expect([taken, github.world.reviewComments.length]).toEqual([1, 1]);
    expect(await made(sticky('two', 8), [suggestion(A, 2)])).toBe('updated');
    expect(await made(sticky('two', 8), [suggestion(A, 2)])).toBe('unchanged');
    expect(await made(sticky('old', 7), [suggestion(A, 2)])).toBe('superseded');
    expect(bodies()).toEqual(['two']);
    expect(github.world.reviewComments).toHaveLength(1);
  });

  test('is made without threads when GitHub refuses one of them, and says that it did not take them', async () => {
    let taken = 0;
    expect(await made(sticky('one'), [suggestion(A, 99)], () => void taken++)).toBe('created');
    expect([taken, bodies(), github.world.reviewComments]).toEqual([0, ['one'], []]);
  });

  test('one too many, of two runs at once, says that the report is in the other', async () => {
    github.onCall(/^POST .*reviews/, () => {
      const user = { login: 'github-actions[bot]', type: 'Bot' };
      github.world.reviews.push({ id: 1, issue: 2, user, body: sticky('first', 6).body, commit: SHA });
    });
    expect(await made(sticky('second'))).toBe('created');
    expect(
      github.world.reviews.map(({ body }) =>
        body
          .split('\n')
          .filter((line) => line !== '')
          .at(-1),
      ),
    ).toEqual(['second', 'The report is elsewhere on this pull request: in a comment, or in another review.']);
  });

  test("a person's review with its marker is not touched", async () => {
    const user = { login: 'octocat', type: 'User' };
    github.world.reviews.push({ id: 1, issue: 2, user, body: sticky('mine').body, commit: SHA });
    expect(await made(sticky('ours'))).toBe('created');
    expect(bodies()).toEqual(['mine', 'ours']);
  });
});

describe('threads', () => {
  const thread = async () => {
    const [first] = (await pullState(client, 2)).threads;
    if (first === undefined) throw new Error('no thread');
    return first;
  };

  test('all of them, over the pages, with what of them is our own', async () => {
    await postLineComments(at, [suggestion(A, 2)]);
    const first = github.world.reviewComments[0]?.id ?? 0;
    const theirs = { id: 5, issue: 2, user: { login: 'octocat', type: 'User' }, path: 'x', line: 1, body: 'no' };
    github.world.reviewComments.push({ ...theirs, replyTo: first });
    for (let i = 0; i < 120; i++) github.world.reviewComments.push({ ...theirs, id: 5000 + i });
    const { threads } = await pullState(client, 2);
    expect(threads).toHaveLength(121);
    expect(threads[0]).toEqual({
      id: `PRRT_${first}`,
      resolved: false,
      path: 'x.cal.yaml',
      startLine: undefined,
      line: 2,
      comments: [
        { id: first, body: suggestion(A, 2).body, own: true },
        { id: 5, body: 'no', own: false },
      ],
      more: false,
    });
    expect(github.calls.filter(({ line }) => line === 'POST /graphql')).toHaveLength(2);
  });

  test('at most thirty pages of them', async () => {
    const theirs = { issue: 2, user: { login: 'octocat', type: 'User' }, path: 'x', line: 1, body: 'no' };
    for (let i = 0; i < 3001; i++) github.world.reviewComments.push({ ...theirs, id: 5000 + i });
    expect((await pullState(client, 2)).threads.map(({ id }) => id)).toEqual(
      Array.from({ length: 3000 }, (_, i) => `PRRT_${5000 + i}`),
    );
    expect(github.calls.map(({ line }) => line)).toEqual(Array(30).fill('POST /graphql'));
  });

  test('more comments than are read are said', async () => {
    await postLineComments(at, [suggestion(A, 2)]);
    const [first] = github.world.reviewComments;
    if (first === undefined) throw new Error('no comment');
    for (let i = 0; i < 20; i++) github.world.reviewComments.push({ ...first, id: 5000 + i, replyTo: first.id });
    expect((await thread()).more).toBe(true);
  });

  test('are answered, resolved, opened again, reworded', async () => {
    await postLineComments(at, [suggestion(A, 2)]);
    const nothing = { closed: 0, again: 0, unresolved: 0, trouble: undefined };
    expect(await answerThreads(at, [{ kind: 'close', thread: await thread(), reply: gfm`done` }])).toEqual({
      ...nothing,
      closed: 1,
    });
    expect((await thread()).resolved).toBe(true);
    expect(
      await answerThreads(at, [{ kind: 'again', thread: await thread(), reply: gfm`not`, body: gfm`new` }]),
    ).toEqual({
      ...nothing,
      again: 1,
    });
    expect((await thread()).resolved).toBe(false);
    expect(await answerThreads(at, [{ kind: 'reword', thread: await thread(), body: gfm`other` }])).toEqual(nothing);
    expect((await thread()).comments.map(({ body }) => body)).toEqual(['other', 'done', 'not']);
  });

  test('one that is open is not opened', async () => {
    await postLineComments(at, [suggestion(A, 2)]);
    const open = await thread();
    github.calls.length = 0;
    await answerThreads(at, [{ kind: 'again', thread: open, reply: gfm`not`, body: undefined }]);
    expect(github.calls.map(({ line }) => line)).toEqual([
      `POST /repos/octo/repo/pulls/2/comments/${open.comments[0]?.id}/replies`,
    ]);
  });

  test('a token that may write and not resolve leaves them answered, and the trouble is told', async () => {
    const narrow = { token: PULLS_ONLY, apiUrl: github.url, repository: 'octo/repo', timing: fakeTiming() };
    client = await connect(narrow);
    at = { ...at, client };
    await postLineComments(at, [suggestion(A, 2)]);
    expect(await answerThreads(at, [{ kind: 'close', thread: await thread(), reply: gfm`done` }])).toEqual({
      closed: 1,
      again: 0,
      unresolved: 1,
      trouble: expect.objectContaining({ kind: 'permission', status: 0 }),
    });
    expect(await thread()).toMatchObject({ resolved: false, comments: [{}, { body: gfm`done` }] });
  });

  test('of a pull request that is gone', async () => {
    await expect(pullState(client, 77)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

test('what is where the input `comment` said before is taken away, whichever way it is switched', async () => {
  const marker = commentMarker('ci/check');
  const post = async (text: string, isReview: boolean): Promise<string> => {
    const state = await pullState(client, 2);
    const [shelf, talk] = [reviews(state), conversation(state)];
    const sticky = { marker, origin: { sha: SHA, runId: 7, runAttempt: 1 } };
    const places = isReview ? { place: shelf, other: talk } : { place: talk, other: shelf };
    return postComment(
      state,
      { ...sticky, body: `${marker}\n${text}` as Markdown, onlyUpdate: text === 'well' },
      places,
    );
  };
  const last = (body: string): string => body.trimEnd().split('\n').at(-1) ?? '';
  const standing = () => [
    github.world.comments.map(({ body }) => last(body)),
    github.world.reviews.map(({ body }) => last(body)),
  ];
  const gone = 'The report is elsewhere on this pull request: in a comment, or in another review.';
  expect([await post('one', false), standing()]).toEqual(['created', [['one'], []]]);
  expect([await post('two', true), standing()]).toEqual(['created', [[], ['two']]]);
  expect([await post('well', false), standing()]).toEqual(['created', [['well'], [gone]]]);
  expect([await post('three', true), standing()]).toEqual(['created', [[], [gone, 'three']]]);
  github.world.comments.push({
    id: 9,
    issue: 2,
    user: { login: 'github-actions[bot]', type: 'Bot' },
    body: `${marker}\nx`,
  });
  expect([await post('four', false), standing()]).toEqual(['updated', [['four'], [gone, gone]]]);
});
