import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { copyOf, ROOT, scratch } from '../support/cli.ts';
import { runAction, type Job, type StepResult } from '../support/github/run-action.ts';
import { startGitHub, type GitHubServer } from '../support/github/server.ts';
import { newWorld, READ_ONLY } from '../support/github/world.ts';
import { zipOf } from '../support/github/zip.ts';

interface PullPayload {
  pull_request: { head: { sha: string; repo: unknown }; base: { sha: string } };
}
const { events } = JSON.parse(readFileSync(new URL('../fixtures/github/events.json', import.meta.url), 'utf8')) as {
  events: Record<string, PullPayload>;
};
const REPOSITORY = 'Codertocat/Hello-World';
const HEAD = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821';
const CAL = 'cal/ship-a-feature.cal.yaml';

let github: GitHubServer;
beforeEach(async () => {
  github = await startGitHub(newWorld(REPOSITORY, HEAD));
});
afterEach(async () => {
  await github.close();
  expect(github.violations).toEqual([]);
});

function act(workspace: string, job: Partial<Job> = {}): Promise<StepResult> {
  return runAction({ workspace, event: 'pull_request', payload: events['pull_request'], apiUrl: github.url, ...job });
}

/** The example without the host that refuses it. */
function good(): string {
  const workspace = copyOf('examples/data-pipeline');
  rmSync(join(workspace, 'hosts/laptop.host.yaml'));
  return workspace;
}

function broken(): string {
  const workspace = good();
  const path = join(workspace, CAL);
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^( *)kind: .*$/m, '$&\n$1content: the knowledge itself'));
  return workspace;
}

function fork(): unknown {
  const payload = structuredClone(events['pull_request']) as PullPayload;
  payload.pull_request.head.repo = null;
  return payload;
}

const texts = (result: StepResult, kind: string): string[] =>
  result.commands.filter(({ command }) => command === kind).map(({ data }) => data);

describe('check on a pull request', () => {
  test('good: outputs, summary and one comment; the second push updates it', async () => {
    const workspace = good();
    const result = await act(workspace);
    expect([result.code, texts(result, 'error')]).toEqual([0, []]);
    expect(result.outputs).toEqual({
      verdict: expect.stringMatching(/^(?:ready|pending)$/),
      compliance: 'accept',
      errors: '0',
      warnings: '0',
      report: expect.stringMatching(/cartwright-report\.json$/),
    });
    const report = JSON.parse(readFileSync(result.outputs['report'] ?? '', 'utf8')) as { cals: { flow: unknown }[] };
    expect(report.cals[0]?.flow).toBeDefined();
    expect(result.summary).toContain('```mermaid\nflowchart LR');
    await act(workspace, { env: { GITHUB_RUN_ID: '43' } });
    expect(github.world.comments.map(({ body }) => body.split('\n').slice(0, 2))).toEqual([
      ['<!-- cartwright-report ci%2Fcheck -->', `<!-- origin ${HEAD} 43.1 -->`],
    ]);
  });

  test('bad: annotations, exit 1; the forbidden value is nowhere (attack 147)', async () => {
    const result = await act(broken());
    expect(result.code).toBe(1);
    expect(Number(result.outputs['errors'])).toBeGreaterThan(0);
    const [first] = result.commands.filter(({ command }) => command === 'error');
    expect(first?.properties).toMatchObject({ file: CAL, line: expect.any(String), col: expect.any(String) });
    const everything = [
      result.stdout,
      result.summary,
      github.world.comments[0]?.body,
      readFileSync(result.outputs['report'] ?? ''),
    ];
    expect(everything.join('\n')).not.toContain('knowledge itself');
    expect(github.world.comments[0]?.body).toContain('❌ cartwright');
  });

  test.each([
    [{ 'fail-on': 'never' }, 0],
    [{ 'fail-on': 'error' }, 1],
    [{ annotations: 'false', comment: 'false' }, 1],
  ])('attack 168: %j gives exit %d', async (inputs, code) => {
    const result = await act(broken(), { inputs });
    expect(result.code).toBe(code);
    expect(result.outputs['errors']).not.toBe('0');
  });

  test.each([
    ['fork', READ_ONLY, fork(), 'octocat'],
    ['Dependabot', READ_ONLY, events['pull_request'], 'dependabot[bot]'],
  ])('attack 153: %s: everything but the comment, one notice says so', async (_name, token, payload, actor) => {
    for (const [workspace, code] of [
      [good(), 0],
      [broken(), 1],
    ] as const) {
      const result = await act(workspace, { payload, inputs: { 'github-token': token }, env: { GITHUB_ACTOR: actor } });
      expect(result.code).toBe(code);
      expect(texts(result, 'notice')).toEqual([expect.stringContaining('"command: report" in a workflow_run')]);
      expect(result.summary).toContain('## ');
    }
    expect(github.calls).toEqual([]);
  });

  test.each([
    ['attack 154: too narrow', READ_ONLY, 'permissions: { pull-requests: write }'],
    ['attack 155: expired', 'ghs_expired_token', 'check the input github-token'],
    ['attack 155: malformed', 'two words of it', 'check the input github-token'],
  ])('%s token: a notice with the way out, the verdict stands', async (_name, token, says) => {
    const result = await act(good(), { inputs: { 'github-token': token } });
    expect(result.code).toBe(0);
    expect(texts(result, 'notice')).toEqual([expect.stringContaining(says)]);
  });

  test.each([404, 422, 429, 500])('attacks 156 to 161: HTTP %d changes no verdict', async (status) => {
    github.fail({ on: /^POST/, status, times: 9, headers: { 'retry-after': '900' } });
    const [fine, bad] = await Promise.all([act(good()), act(broken())]);
    expect([fine.code, bad.code]).toEqual([0, 1]);
    expect(texts(fine, 'notice')).toHaveLength(1);
  });

  test('nobody listens at the API', async () => {
    const result = await act(broken(), { apiUrl: 'http://127.0.0.1:9' });
    expect(result.code).toBe(1);
    expect(texts(result, 'notice')).toEqual([expect.stringContaining('GitHub did not answer')]);
  });
});

describe('attack 165: events without a pull request', () => {
  test.each([
    ['push', events['push'], 'refs/heads/master'],
    ['merge_group', events['merge_group'], 'refs/heads/gh-readonly-queue/main/pr-1'],
    ['workflow_dispatch', events['workflow_dispatch'], 'refs/heads/master'],
    ['schedule', {}, 'refs/heads/master'],
    ['push', 'not JSON\n::error::x', 'refs/heads/master'],
    ['pull_request', '', ''],
  ])('%s: annotations and summary, nothing is sent', async (event, payload, ref) => {
    const result = await act(broken(), { event, payload, env: { GITHUB_REF: ref } });
    expect(result.code).toBe(1);
    expect(result.summary).toContain('</summary>');
    expect(github.calls).toEqual([]);
  });

  test('without any of GitHub around it', async () => {
    const result = await act(good(), {
      event: '',
      env: {
        GITHUB_REPOSITORY: '',
        GITHUB_EVENT_PATH: '/nowhere',
        GITHUB_OUTPUT: '',
        GITHUB_STEP_SUMMARY: '',
        GITHUB_SHA: '',
      },
    });
    expect([result.code, result.outputs]).toEqual([0, {}]);
  });
});

describe('against the base', () => {
  const git = (cwd: string, ...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', '-c', 'commit.gpgsign=false', ...args], {
      cwd,
      encoding: 'utf8',
    }).trim();

  function repository(): { workspace: string; payload: PullPayload } {
    const workspace = good();
    git(workspace, 'init', '-q', '-b', 'main');
    git(workspace, 'add', '-A');
    git(workspace, 'commit', '-qm', 'base');
    const base = git(workspace, 'rev-parse', 'HEAD');
    cpSync(join(broken(), CAL), join(workspace, CAL));
    git(workspace, 'commit', '-qam', 'head');
    const payload = structuredClone(events['pull_request']) as PullPayload;
    payload.pull_request.base.sha = base;
    return { workspace, payload };
  }

  test('verdict flips come first', async () => {
    const { workspace, payload } = repository();
    const result = await act(workspace, { payload });
    expect(result.summary).toMatch(
      /### What changes against the base\n\n- ❌ \[`cal\/ship-a-feature\.cal\.yaml`\]\(\S+\): (?:ready|pending) → \*\*not ready\*\*\n/,
    );
  });

  test('attack 151: pull_request_target with the head checked out is warned about', async () => {
    const { workspace, payload } = repository();
    const warned = await act(workspace, { event: 'pull_request_target', payload });
    expect(texts(warned, 'warning')).toEqual([expect.stringContaining('this job runs on pull_request_target')]);
    git(workspace, 'checkout', '-q', payload.pull_request.base.sha);
    expect(texts(await act(workspace, { event: 'pull_request_target', payload }), 'warning')).toEqual([]);
  });

  test('attack 152: nothing of the workspace is executed', async () => {
    const { workspace, payload } = repository();
    const trap = "require('fs').writeFileSync(process.env.GITHUB_WORKSPACE + '/caught', '')";
    for (const name of ['.cartwrightrc.js', 'cartwright.config.js', 'index.js'])
      writeFileSync(join(workspace, name), trap);
    writeFileSync(join(workspace, 'package.json'), '{"main":"index.js","type":"commonjs"}');
    cpSync(join(ROOT, 'node_modules/yaml/package.json'), join(workspace, 'node_modules/yaml/package.json'));
    appendFileSync(join(workspace, '.git/config'), `[core]\n\tfsmonitor = touch caught\n\thooksPath = .\n`);
    await act(workspace, { payload });
    expect(() => readFileSync(join(workspace, 'caught'))).toThrow();
  });
});

describe('bad inputs', () => {
  test.each([
    [{ 'fail-on': 'sometimes' }, 'input fail-on is "sometimes"'],
    [{ comment: 'ja' }, 'input comment is "ja"'],
    [{ cals: 'nothing/*.cal.yaml' }, 'no file matches'],
    [{ 'working-directory': 'nowhere' }, 'nowhere'],
    [{ command: 'report' }, 'command report belongs into a workflow that runs on workflow_run'],
  ])('attack 169: %j is one error and exit 2', async (inputs, says) => {
    const result = await act(good(), { inputs });
    expect(result.code).toBe(2);
    expect(texts(result, 'error')).toEqual([expect.stringContaining(says)]);
  });
});

describe('command: report', () => {
  const RUN = '3484a3fb816e0859fd6e1cea078d76385ff50625';
  const payload = (event = 'pull_request'): unknown => {
    const run = structuredClone(events['workflow_run']) as unknown as { workflow_run: Record<string, unknown> };
    Object.assign(run.workflow_run, {
      event,
      name: 'ci',
      head_branch: 'patch-1',
      head_repository: { full_name: 'stranger/Hello-World' },
    });
    return run;
  };
  const second = (job: Partial<Job> = {}): Promise<StepResult> =>
    act(scratch(), { event: 'workflow_run', payload: payload(), inputs: { command: 'report' }, ...job });
  const artifact = (
    text: string | Buffer,
    name = 'cartwright-report.json',
    artifactName = 'cartwright-report',
  ): void => {
    github.world.artifacts.push({
      id: github.world.nextId++,
      run: 289782451,
      name: artifactName,
      zip: zipOf(name, Buffer.from(text)),
    });
  };

  beforeEach(() => {
    github.world.pulls.set(7, { headSha: RUN, files: [] });
  });

  test('posts what the first stage could not', async () => {
    const first = await act(broken(), { payload: fork(), inputs: { 'github-token': READ_ONLY } });
    artifact(readFileSync(first.outputs['report'] ?? ''));
    const result = await second();
    expect([result.code, texts(result, 'notice'), texts(result, 'warning')]).toEqual([0, [], []]);
    expect(github.world.comments.map(({ issue, body }) => [issue, body.split('\n').slice(0, 2)])).toEqual([
      [7, ['<!-- cartwright-report ci%2Fcheck -->', `<!-- origin ${RUN} 289782451.1 -->`]],
    ]);
    expect(result.summary).toContain('❌ cartwright');
    await second();
    expect(github.world.comments).toHaveLength(1);
  });

  test('nothing for another event, a stranger head, or no artifact', async () => {
    await second({ payload: payload('push') });
    await second();
    github.world.pulls.set(7, { headSha: 'b'.repeat(40), files: [] });
    artifact('{}');
    await second();
    expect(github.world.comments).toEqual([]);
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
    expect([result.code, github.world.comments]).toEqual([0, []]);
    expect(result.stdout).toMatch(/is refused|no readable artifact/);
  });

  test('attack 170: an archive that is none, or a bomb, is refused', async () => {
    const bomb = zipOf('cartwright-report.json', Buffer.alloc(64 * 1024 * 1024, 32));
    for (const zip of [
      Buffer.from('PK'),
      bomb,
      Buffer.concat([zipOf('cartwright-report.json', deflateRawSync('x')).subarray(0, 40)]),
    ]) {
      github.world.artifacts.splice(0);
      github.world.artifacts.push({ id: 1, run: 289782451, name: 'cartwright-report', zip });
      expect((await second()).stdout).toContain('no readable artifact');
    }
    expect(github.world.comments).toEqual([]);
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
    expect(github.world.comments[0]?.body).not.toMatch(/\n# hi|\n[^`\n]*(?:@team|<img|!\[x)/);
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
    verdict: null,
    compliance: null,
  };
}
