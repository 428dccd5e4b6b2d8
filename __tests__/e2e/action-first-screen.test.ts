import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleWithoutFindings } from '../support/cli.ts';
import { reportOf, runSecondStage } from '../support/github/judged-table.ts';
import { EVENTS, Stage, type PullPayload } from '../support/github/stage.ts';
import { scratch } from '../support/scratch.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.close());

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', '-c', 'commit.gpgsign=false', ...args], {
    cwd,
    encoding: 'utf8',
  }).trim();

const LAPTOP = 'hosts/laptop.host.yaml';

/** A pull request that gives a host a smaller context window, or none at all. */
function pull(folder: string, tokens: string): PullPayload {
  git(folder, 'init', '-q', '-b', 'main');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'base');
  const payload = structuredClone(EVENTS['pull_request']) as PullPayload;
  payload.pull_request.base.sha = git(folder, 'rev-parse', 'HEAD');
  const path = join(folder, LAPTOP);
  writeFileSync(path, `${readFileSync(path, 'utf8').replace('128000', tokens)}# changed\n`);
  git(folder, 'commit', '-qam', 'head');
  const headSha = git(folder, 'rev-parse', 'HEAD');
  payload.pull_request.head.sha = headSha;
  stage.github.world.pulls.set(2, { headSha, files: [] });
  return payload;
}

test.each(['', 'src'])(
  'the error of a refusal is annotated at the changed line of the host, checked out in %j',
  async (path) => {
    const workspace = scratch();
    const folder = join(workspace, path);
    cpSync(exampleWithoutFindings(), folder, { recursive: true });
    const payload = pull(folder, '64000');
    const result = await stage.act(workspace, {
      payload,
      inputs: { comment: 'false', 'working-directory': path || '.' },
    });
    expect(result.code).toBe(1);
    expect(
      result.commands.filter(({ command }) => command === 'error').map(({ properties }) => properties),
    ).toContainEqual({
      file: LAPTOP,
      line: '7',
      endLine: '7',
      col: '46',
      endColumn: '50',
      title: 'handshake/refuse',
    });
    const link = /\/blob\/[0-9a-f]{40}\/hosts\/laptop\.host\.yaml#L7\) \(changed here\) \|\n/;
    expect(result.summary).toMatch(link);
    const head = payload.pull_request.head.sha;
    const commits = { base: payload.pull_request.base.sha, head, merge: head, other: head };
    const second = { conclusion: 'failure', report: reportOf(result) };
    expect((await runSecondStage(stage, { folder, commits }, second)).summary).toMatch(link);
  },
);

test('a change that has no part in a good answer gets no comment', async () => {
  const workspace = exampleWithoutFindings();
  const result = await stage.act(workspace, { payload: pull(workspace, '120000') });
  expect([result.code, result.stdout.includes('cartwright: comment not needed')]).toEqual([0, true]);
});
