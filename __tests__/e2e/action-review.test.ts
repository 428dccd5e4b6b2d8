import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectGolden } from '../support/golden.ts';
import type { StepResult } from '../support/github/run-action.ts';
import { PullRequest, reviewsLeft } from '../support/github/pull-request.ts';
import { CAL, fork, said, Stage, type PullPayload } from '../support/github/stage.ts';
import { PULLS_ONLY, READ_ONLY } from '../support/github/world.ts';

const HOST = 'hosts/workbench.host.yaml';
const PACKAGE = 'agents/builder/cartridge.yaml';
const BOT = { login: 'github-actions[bot]', type: 'Bot' };

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.close());

test('the threads over pushes: opened, answered by a person, fixed, back again, resolved', async () => {
  const pull = new PullRequest(stage);
  const { world } = stage.github;
  const stale = `<!-- cartwright-report ci%2Fcheck -->\n<!-- origin ${pull.base} 7.1 -->\n## ✅ cartwright: ready\n`;
  world.comments.push({ id: 1, issue: 2, user: BOT, body: stale });
  const all: string[] = [];
  const push = async (title: string, change: () => void): Promise<void> => {
    all.push(`## ${title}\n\n${reviewsLeft(stage, pull, await pull.push(change))}\n`);
  };

  await push('1: a host refuses, knowledge is missing', () => {
    pull.edit(HOST, /contextWindowTokens: \d+/, 'contextWindowTokens: 64000');
    pull.edit(CAL, 'docs/**/*.md', 'handbook/**/*.md');
  });
  const [first] = world.reviewComments.filter(({ path }) => path === HOST);
  if (first === undefined) throw new Error('no thread at the host');
  const person = { login: 'octocat', type: 'User' };
  world.reviewComments.push({ ...first, id: 2, user: person, body: 'That laptop goes next week.', replyTo: first.id });

  await push('2: the knowledge is there, the host has still less', () => {
    pull.edit(HOST, 'contextWindowTokens: 64000', 'contextWindowTokens: 32000');
    pull.edit(CAL, 'handbook/**/*.md', 'docs/**/*.md');
  });
  await push('3: the knowledge is missing again, the host accepts', () => {
    pull.edit(HOST, 'contextWindowTokens: 32000', 'contextWindowTokens: 128000');
    pull.edit(CAL, 'docs/**/*.md', 'handbook/*.md');
  });
  await push('4: all is well', () => pull.edit(CAL, 'handbook/*.md', 'docs/*.md'));
  await push('5: nobody can tell', () => writeFileSync(join(pull.folder, 'cartwright.yaml'), 'hosst: []\n'));
  expectGolden('github/review-threads.txt', all.join('\n'));
});

describe('what a token may not', () => {
  const refused = (pull: PullRequest) => () =>
    pull.edit(HOST, /contextWindowTokens: \d+/, 'contextWindowTokens: 64000');

  test('of a fork: one notice says what is not done, and where the report is', async () => {
    const pull = new PullRequest(stage);
    const result = await pull.push(refused(pull), { 'github-token': READ_ONLY }, fork() as PullPayload);
    expect([result.code, said(result, 'notice')]).toEqual([
      1,
      [
        'the token of a pull request from a fork may not write: no review is made and no thread is answered; the report is in the job summary; "command: report" in a workflow_run can post it as a comment',
      ],
    ]);
    expect([stage.github.world.reviews, stage.github.world.reviewComments]).toEqual([[], []]);
  });

  test('too narrow: the permission is named', async () => {
    const pull = new PullRequest(stage);
    const result = await pull.push(refused(pull), { 'github-token': READ_ONLY });
    expect([result.code, said(result, 'notice')]).toEqual([
      1,
      [
        'could not post the report on the pull request (HTTP 403): the token may not do that; add to the job: permissions: { pull-requests: write }. The verdict is not affected',
      ],
    ]);
  });

  test('to resolve: the thread is answered once, and the permission is named', async () => {
    const pull = new PullRequest(stage);
    const narrow = { 'github-token': PULLS_ONLY };
    await pull.push(refused(pull), narrow);
    const fixed = await pull.push(() => pull.edit(HOST, '64000', '128000'), narrow);
    expect([fixed.code, said(fixed, 'notice')]).toEqual([
      0,
      [
        'could not resolve 1 thread: the token may not do that; add to the job: permissions: { contents: write }. The verdict is not affected',
      ],
    ]);
    await pull.push(() => undefined, narrow);
    expect(stage.github.world.reviewComments.map(({ body }) => pull.named(body).split('\n').at(-2))).toEqual([
      expect.stringMatching(/^run /),
      'Fixed in `head2`.',
    ]);
  });
});

describe('where a thread stands', () => {
  const threads = (): string[] => stage.github.world.reviewComments.map(({ path, line }) => `${path}:${line}`);
  const words = ({ stdout }: StepResult): string | undefined => /^cartwright: review .*$/m.exec(stdout)?.[0];

  test("at the package's floor, where that is what is changed", async () => {
    const pull = new PullRequest(stage);
    const result = await pull.push(() =>
      pull.edit(PACKAGE, 'minContextWindowTokens: 100000', 'minContextWindowTokens: 900000'),
    );
    expect([result.code, words(result), threads()]).toEqual([
      1,
      'cartwright: review created, 1 new thread, 0 closed, 0 here again',
      [`${PACKAGE}:14`],
    ]);
  });

  test('nowhere for what is on no line of the diff, and the step says so', async () => {
    const pull = new PullRequest(stage);
    const result = await pull.push(() => rmSync(join(pull.folder, 'docs/overview.md')));
    expect([result.code, words(result), threads()]).toEqual([
      1,
      'cartwright: review created, 0 new threads, 0 closed, 0 here again, 1 cause without a thread',
      [],
    ]);
  });

  test('nowhere where all is well', async () => {
    const pull = new PullRequest(stage);
    const result = await pull.push(() => pull.edit(HOST, /contextWindowTokens: \d+/, 'contextWindowTokens: 500000'));
    expect([result.code, words(result), threads()]).toEqual([
      0,
      'cartwright: review created, 0 new threads, 0 closed, 0 here again',
      [],
    ]);
  });
});

test('what is only accepted is not fixed: the thread stays open, without a word', async () => {
  const pull = new PullRequest(stage);
  await pull.push(() => pull.edit(CAL, 'docs/**/*.md', 'handbook/**/*.md'));
  const ignore = 'ignore: [{ rule: ready/rac-missing, path: "**", reason: it comes with the next release }]\n';
  const off = 'rules: { ready/rac-missing: off }\n';
  for (const relaxed of [ignore, off]) {
    const result = await pull.push(() => writeFileSync(join(pull.folder, 'cartwright.yaml'), relaxed));
    expect(result.stdout).toContain('cartwright: review updated, 0 new threads, 0 closed, 0 here again');
  }
  expect([stage.github.world.reviewComments.length, stage.github.world.resolved.size]).toEqual([1, 0]);
});
