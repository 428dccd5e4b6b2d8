import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Job, StepResult } from '../support/github/run-action.ts';
import { Stage, broken, fork, texts, EVENTS } from '../support/github/stage.ts';
import { READ_ONLY } from '../support/github/world.ts';
import { zipOf } from '../support/github/zip.ts';
import { scratch } from '../support/scratch.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.close());

describe('command: report', () => {
  const RUN = '3484a3fb816e0859fd6e1cea078d76385ff50625';
  const payload = (event = 'pull_request'): unknown => {
    const run = structuredClone(EVENTS['workflow_run']) as unknown as { workflow_run: Record<string, unknown> };
    Object.assign(run.workflow_run, {
      event,
      name: 'ci',
      head_branch: 'patch-1',
      head_repository: { full_name: 'stranger/Hello-World' },
    });
    return run;
  };
  const second = (job: Partial<Job> = {}): Promise<StepResult> =>
    stage.act(scratch(), { event: 'workflow_run', payload: payload(), inputs: { command: 'report' }, ...job });
  const artifact = (
    text: string | Buffer,
    name = 'cartwright-report.json',
    artifactName = 'cartwright-report',
  ): void => {
    stage.github.world.artifacts.push({
      id: stage.github.world.nextId++,
      run: 289782451,
      name: artifactName,
      zip: zipOf(name, Buffer.from(text)),
    });
  };

  beforeEach(() => {
    stage.github.world.pulls.set(7, { headSha: RUN, files: [] });
  });

  test('posts what the first stage could not', async () => {
    const first = await stage.act(broken(), {
      payload: fork(),
      inputs: { 'github-token': READ_ONLY },
      env: { GITHUB_RUN_ID: '289782451' },
    });
    artifact(readFileSync(first.outputs['report'] ?? ''));
    const result = await second();
    expect([result.code, texts(result, 'notice'), texts(result, 'warning')]).toEqual([0, [], []]);
    expect(stage.github.world.comments.map(({ issue, body }) => [issue, body.split('\n').slice(0, 2)])).toEqual([
      [7, ['<!-- cartwright-report ci%2Fcheck -->', `<!-- origin ${RUN} 289782451.1 -->`]],
    ]);
    expect(result.summary).toContain('❌ cartwright');
    const page = readFileSync(result.outputs['html'] ?? '', 'utf8').replaceAll(/<[^>]*>/g, '');
    expect(page).toContain("This is what the pull request's own run claims");
    await second();
    expect(stage.github.world.comments).toHaveLength(1);
  });

  describe('one fact away from a report that is posted', () => {
    const run = (change: Readonly<Record<string, unknown>>): unknown => {
      const changed = payload() as { workflow_run: object };
      Object.assign(changed.workflow_run, change);
      return changed;
    };

    beforeEach(() => artifact(JSON.stringify(minimal())));

    test('it is posted', async () => {
      await second();
      expect(stage.github.world.comments.map(({ issue }) => issue)).toEqual([7]);
    });

    test.each([
      ['a run of a push', { event: 'push' }],
      ['a run of pull_request_target', { event: 'pull_request_target' }],
      ['another head commit', { head_sha: 'b'.repeat(40) }],
      ['no head branch', { head_branch: '' }],
      ['no head repository', { head_repository: null }],
    ])('%s: nothing is posted, and the log says why', async (_, change) => {
      const result = await second({ payload: run(change) });
      expect(result.stdout).toContain('cartwright: no open pull request has the head commit of that run');
      expect([result.code, stage.github.world.comments]).toEqual([0, []]);
    });

    test('a pull request that has moved on: nothing is posted', async () => {
      stage.github.world.pulls.set(7, { headSha: 'b'.repeat(40), files: [] });
      await second();
      expect(stage.github.world.comments).toEqual([]);
    });

    test.each([
      ['of another name', { name: 'other-report' }],
      ['of another run', { run: 1 }],
    ])('an artifact %s: nothing is posted', async (_, change) => {
      const { artifacts } = stage.github.world;
      artifacts.splice(0, 1, { ...(artifacts[0] as (typeof artifacts)[number]), ...change });
      const result = await second();
      expect(result.stdout).toContain('no readable artifact');
      expect(stage.github.world.comments).toEqual([]);
    });
  });

  describe('where a report says that it comes from', () => {
    const ORIGIN = { job: 'check', directory: '', sha: RUN, run: { id: 289782451, attempt: 1 } };

    test.each([
      ['that run', {}],
      ['a commit that is not known', { sha: '' }],
      ['a run that is not known', { run: undefined }],
    ])('%s: it is posted', async (_, change) => {
      artifact(JSON.stringify({ ...minimal(), origin: { ...ORIGIN, ...change } }));
      const { stdout } = await second();
      expect([stdout.includes('is refused'), stage.github.world.comments.length]).toEqual([false, 1]);
    });

    test.each([
      ['another commit', { sha: 'b'.repeat(40) }, 'it is about another commit than that run'],
      ['another run', { run: { id: 1, attempt: 1 } }, 'another run made it'],
      ['a later attempt', { run: { id: 289782451, attempt: 2 } }, 'another run made it'],
    ])('%s: it is refused', async (_, change, reason) => {
      artifact(JSON.stringify({ ...minimal(), origin: { ...ORIGIN, ...change } }));
      expect((await second()).stdout).toContain(`the artifact cartwright-report is refused: ${reason}`);
      expect(stage.github.world.comments).toEqual([]);
    });
  });

  test.each([
    ['no JSON', 'x'],
    ['another shape', '{"version":1}'],
    ['a duplicate key', '{"version":1,"version":1}'],
    ['a verdict of its own', JSON.stringify({ ...minimal(), verdict: '</details>@team' })],
    ['a version with markup', JSON.stringify({ ...minimal(), tool: { name: 'cartwright', version: '<img>' } })],
    ['too deep', '['.repeat(100_000)],
    ['another file', Buffer.from(JSON.stringify(minimal())), '../../etc/passwd'],
  ])('attack 170: an artifact with %s is refused', async (_name, text, file = 'cartwright-report.json') => {
    artifact(text, file);
    const result = await second();
    expect([result.code, stage.github.world.comments]).toEqual([0, []]);
    expect(result.stdout).toMatch(/is refused|no readable artifact/);
  });

  test('attack 170: an archive that is not one, or a bomb, is refused', async () => {
    const bomb = zipOf('cartwright-report.json', Buffer.alloc(64 * 1024 * 1024, 32));
    for (const zip of [
      Buffer.from('PK'),
      bomb,
      Buffer.concat([zipOf('cartwright-report.json', deflateRawSync('x')).subarray(0, 40)]),
    ]) {
      stage.github.world.artifacts.splice(0);
      stage.github.world.artifacts.push({ id: 1, run: 289782451, name: 'cartwright-report', zip });
      expect((await second()).stdout).toContain('no readable artifact');
    }
    expect(stage.github.world.comments).toEqual([]);
  });

  test('text in a good shape stays text', async () => {
    const evil = '</code></details>\n\n# hi @team fixes #1 ![x](https://evil.example/x.png)';
    artifact(
      JSON.stringify({
        ...minimal(),
        diagnostics: [
          {
            rule: evil,
            level: 'error',
            message: evil,
            path: evil,
            pointer: '',
            range: { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
          },
        ],
      }),
    );
    await second();
    expect(stage.github.world.comments[0]?.body).not.toMatch(/\n# hi|\n[^`\n]*(?:@team|<img|!\[x)/);
  });
});

function minimal(): object {
  return {
    version: 1,
    tool: { name: 'cartwright', version: '1.0.0' },
    diagnostics: [],
    summary: { files: 1, errors: 0, warnings: 0, notes: 0 },
    cals: [],
    handshakes: [],
    roles: [],
    verdict: null,
    compliance: null,
  };
}
