import { rulePage } from '../../src/core/result/rule-page.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stage, good, broken, fork, said, texts, EVENTS, HEAD, CAL } from '../support/github/stage.ts';
import { READ_ONLY } from '../support/github/world.ts';
import { cartwright } from '../support/cli.ts';
import { scratch } from '../support/scratch.ts';

const NO_GIT =
  'the commit that is judged is unknown: the workspace is not a git checkout; check out the repository with actions/checkout';

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.close());

const NO_VERDICT = {
  verdict: '',
  compliance: '',
  errors: '',
  warnings: '',
  accepted: '',
  report: '',
  html: '',
  sarif: '',
};

describe('check on a pull request', () => {
  test('good: outputs, summary and one comment; the second push updates it', async () => {
    const workspace = good();
    const result = await stage.act(workspace);
    expect([result.code, texts(result, 'error')]).toEqual([0, []]);
    expect(result.outputs).toEqual({
      verdict: expect.stringMatching(/^(?:ready|pending)$/),
      compliance: 'accept',
      errors: '0',
      warnings: '0',
      accepted: '0',
      report: expect.stringMatching(/cartwright-report\.json$/),
      html: expect.stringMatching(/cartwright-report\.html$/),
    });
    const report = JSON.parse(readFileSync(result.outputs['report'] ?? '', 'utf8')) as { cals: { flow: unknown }[] };
    expect(report.cals[0]?.flow).toBeDefined();
    expect(result.summary).toContain('```mermaid\nflowchart LR');
    await stage.act(workspace, { env: { GITHUB_RUN_ID: '43' } });
    expect(stage.github.world.comments.map(({ body }) => body.split('\n').slice(0, 2))).toEqual([
      ['<!-- cartwright-report ci%2Fcheck -->', `<!-- origin ${HEAD} 43.1 -->`],
    ]);
  });

  test('nothing to judge: a warning, the last line, and in the summary', async () => {
    const nothing =
      'nothing was judged: found no skill, CAL, package, cartridge or host profile; name another folder, or run cartwright init';
    const result = await stage.act(scratch());
    expect([result.code, texts(result, 'warning')]).toEqual([0, [nothing, NO_GIT]]);
    expect(result.stdout.trimEnd().split('\n')).toContain('ok: nothing to judge');
    expect(result.summary).toContain(`## ⏳ cartwright: ok: nothing to judge\n`);
    expect(result.summary).toContain(`\n⚠️ ${nothing}\n`);
  });

  test('bad: annotations, exit 1; the forbidden value is nowhere (attack 147)', async () => {
    const result = await stage.act(broken());
    expect(result.code).toBe(1);
    expect(Number(result.outputs['errors'])).toBeGreaterThan(0);
    const [first] = result.commands.filter(({ command }) => command === 'error');
    expect(first?.properties).toMatchObject({ file: CAL, line: expect.any(String), col: expect.any(String) });
    const everything = [
      result.stdout,
      result.summary,
      stage.github.world.comments[0]?.body,
      readFileSync(result.outputs['report'] ?? ''),
      // What the rule is about says these words, too.
      readFileSync(result.outputs['html'] ?? '', 'utf8').replace('the knowledge itself stays in its environment', ''),
    ];
    expect(everything.join('\n')).not.toContain('knowledge itself');
    expect(stage.github.world.comments[0]?.body).toContain('❌ cartwright');
  });

  test('frozen: without a lock the answer is no, and what differs from the lock is annotated', async () => {
    const workspace = good();
    const frozen = { inputs: { frozen: 'true' } };
    const missing = await stage.act(workspace, frozen);
    expect([missing.code, texts(missing, 'error')[0]]).toEqual([
      1,
      'locked: nothing, because there is no lock; now: 1 CAL, 1 host\nhelp: run cartwright lock and commit the lock\n' +
        rulePage('lock/missing'),
    ]);
    expect(cartwright(['lock'], { cwd: workspace }).code).toBe(0);
    expect((await stage.act(workspace, frozen)).code).toBe(0);
    const file = join(workspace, 'agents/builder/cartridge.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('version: 1.2.0', 'version: 1.3.0'));
    const stale = await stage.act(workspace, frozen);
    expect([stale.code, texts(stale, 'error')[0]]).toEqual([
      1,
      'slot "builder" of "cal/ship-a-feature.cal.yaml": locked: io.github.example/pipeline-builder 1.2.0, a package in "agents/builder"; now: io.github.example/pipeline-builder 1.3.0, a package in "agents/builder"\nhelp: review what changed; if it is intended, run cartwright lock and commit the lock\n' +
        rulePage('lock/stale'),
    ]);
  });

  test('SARIF and the reports where they are asked for', async () => {
    const workspace = broken();
    const result = await stage.act(workspace, { inputs: { 'sarif-file': 'out/x.sarif', out: 'out' } });
    expect(result.outputs).toMatchObject({ sarif: 'out/x.sarif', report: 'out/cartwright-report.json' });
    expect(result.outputs['html']).toBe('out/cartwright-report.html');
    expect(readFileSync(join(workspace, 'out/cartwright-report.html'), 'utf8')).toMatch(
      /^<!doctype html>\n[^]*\n<\/html>\n$/,
    );
    const read = (name: string): { runs?: { results: unknown[] }[] } =>
      JSON.parse(readFileSync(join(workspace, name), 'utf8')) as object;
    const isFinding = (title = ''): boolean => title.includes('/');
    const findings = result.commands.filter(({ properties }) => isFinding(properties['title']));
    expect(findings.length).toBeGreaterThan(0);
    expect(read('out/x.sarif').runs?.[0]?.results).toHaveLength(findings.length);
  });

  test('SARIF keeps what the configuration accepts, and marks it', async () => {
    const workspace = good();
    rmSync(join(workspace, 'infra'), { recursive: true });
    const reason = 'it comes with the next release';
    const results = async (): Promise<{ ruleId: string; suppressions?: unknown }[]> => {
      const result = await stage.act(workspace, { inputs: { 'sarif-file': 'x.sarif' } });
      expect([result.code, result.outputs['verdict']]).toEqual([1, 'not ready']);
      const log = JSON.parse(readFileSync(join(workspace, 'x.sarif'), 'utf8')) as {
        runs: { results: { ruleId: string; suppressions?: unknown }[] }[];
      };
      return log.runs[0]?.results ?? [];
    };
    expect(await results()).toEqual([expect.not.objectContaining({ suppressions: expect.anything() })]);
    writeFileSync(
      join(workspace, 'cartwright.yaml'),
      `ignore: [{ rule: ready/rac-missing, path: "**", reason: ${reason} }]\n`,
    );
    expect(await results()).toEqual([
      expect.objectContaining({
        ruleId: 'ready/rac-missing',
        suppressions: [{ kind: 'external', status: 'accepted', justification: reason }],
      }),
    ]);
  });

  test.each([
    [{ 'fail-on': 'never' }, 0],
    [{ 'fail-on': 'error' }, 1],
    [{ annotations: 'false', comment: 'false' }, 1],
  ])('attack 168: %j gives exit %d', async (inputs, code) => {
    const result = await stage.act(broken(), { inputs });
    expect(result.code).toBe(code);
    expect(result.outputs['errors']).not.toBe('0');
  });

  test.each([
    ['fork', READ_ONLY, fork(), 'octocat'],
    ['Dependabot', READ_ONLY, EVENTS['pull_request'], 'dependabot[bot]'],
  ])('attack 153: %s: everything but the comment, one notice says so', async (_name, token, payload, actor) => {
    for (const [workspace, code] of [
      [good(), 0],
      [broken(), 1],
    ] as const) {
      const result = await stage.act(workspace, {
        payload,
        inputs: { 'github-token': token },
        env: { GITHUB_ACTOR: actor },
      });
      expect(result.code).toBe(code);
      expect(said(result, 'notice')).toEqual([expect.stringContaining('"command: report" in a workflow_run')]);
      expect(result.summary).toContain('## ');
    }
    expect(stage.github.world.comments).toEqual([]);
  });

  test('a fork whose token may write, as a setting of private repositories allows, gets its comment', async () => {
    const result = await stage.act(good(), { payload: fork() });
    expect([result.code, said(result, 'notice'), stage.github.world.comments.length]).toEqual([0, [], 1]);
  });

  test.each([
    ['attack 154: too narrow', READ_ONLY, 'permissions: { pull-requests: write }'],
    ['attack 155: expired', 'ghs_expired_token', 'check the input github-token'],
    ['attack 155: malformed', 'two words of it', 'check the input github-token'],
  ])('%s token: a notice with the way out, the verdict stands', async (_name, token, says) => {
    const result = await stage.act(good(), { inputs: { 'github-token': token } });
    expect(result.code).toBe(0);
    expect(said(result, 'notice')).toEqual([expect.stringContaining(says)]);
  });

  test.each([404, 422, 429, 500])('attacks 156 to 161: HTTP %d changes no verdict', async (status) => {
    stage.github.fail({ on: /^POST/, status, times: 9, headers: { 'retry-after': '900' } });
    const [fine, bad] = await Promise.all([stage.act(good()), stage.act(broken())]);
    expect([fine.code, bad.code]).toEqual([0, 1]);
    expect(said(fine, 'notice')).toHaveLength(1);
  });

  test('nobody listens at the API', async () => {
    const result = await stage.act(broken(), { apiUrl: 'http://127.0.0.1:9' });
    expect(result.code).toBe(1);
    expect(said(result, 'notice')).toEqual([expect.stringContaining('GitHub did not answer')]);
  });
});

describe('suggestions', () => {
  function misspelt(): string {
    const workspace = good();
    const text = readFileSync(join(workspace, CAL), 'utf8').replace(/^( *)kind: /m, '$1knid: ');
    writeFileSync(join(workspace, CAL), text);
    const lines = text.trimEnd().split('\n');
    const patch = `@@ -0,0 +1,${lines.length} @@\n${lines.map((line) => `+${line}`).join('\n')}`;
    stage.github.world.pulls.set(2, { headSha: HEAD, files: [{ filename: CAL, status: 'added', patch }] });
    return workspace;
  }

  test('a fix is offered on its line once, not again on the next push', async () => {
    const workspace = misspelt();
    const job = { inputs: { suggest: 'true', comment: 'false' } };
    const first = await stage.act(workspace, job);
    expect(first.stdout).toContain('cartwright: 1 new thread, 0 closed, 0 here again');
    const [posted, ...more] = stage.github.world.reviewComments;
    expect([posted?.path, posted?.body.split('\n').slice(-4)]).toEqual([
      CAL,
      ['```suggestion', '    kind: terraform', '```', ''],
    ]);
    expect(more).toEqual([]);
    expect((await stage.act(workspace, job)).stdout).toContain('cartwright: 0 new threads, 0 closed, 0 here again');
    expect(stage.github.world.reviewComments).toHaveLength(1);
  });

  test('nothing outside of the diff', async () => {
    const workspace = misspelt();
    stage.github.world.pulls.set(2, {
      headSha: HEAD,
      files: [{ filename: CAL, status: 'modified', patch: '@@ -1,1 +1,1 @@\n-x\n+y' }],
    });
    await stage.act(workspace, { inputs: { suggest: 'true', comment: 'false' } });
    expect(stage.github.world.reviewComments).toEqual([]);
  });
});

describe('attack 165: events without a pull request', () => {
  test.each([
    ['push', EVENTS['push'], 'refs/heads/master'],
    ['merge_group', EVENTS['merge_group'], 'refs/heads/gh-readonly-queue/main/pr-1'],
    ['workflow_dispatch', EVENTS['workflow_dispatch'], 'refs/heads/master'],
    ['schedule', {}, 'refs/heads/master'],
    ['push', 'not JSON\n::error::x', 'refs/heads/master'],
    ['pull_request', '', ''],
  ])('%s: annotations and summary, nothing is sent', async (event, payload, ref) => {
    const result = await stage.act(broken(), { event, payload, env: { GITHUB_REF: ref } });
    expect(result.code).toBe(1);
    expect(result.summary).toContain('</summary>');
    expect(stage.github.calls).toEqual([]);
  });

  test('without any of GitHub around it', async () => {
    const result = await stage.act(good(), {
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

describe('bad inputs', () => {
  test('attack 169: an input that an expression left empty is its default, so that the configuration is found', async () => {
    const workspace = good();
    writeFileSync(join(workspace, 'cartwright.yaml'), 'hosst: []\n');
    const empty = { 'working-directory': '', config: '', command: '', 'fail-on': '', strict: '', comment: '' };
    const result = await stage.act(workspace, { inputs: empty });
    expect([result.code, texts(result, 'error')]).toEqual([2, [expect.stringContaining('unknown property "hosst"')]]);
  });

  test('a mistake in the configuration is annotated at its place', async () => {
    const workspace = good();
    writeFileSync(join(workspace, 'cartwright.yaml'), 'prefix: cart\nhosst: [x]\n');
    const result = await stage.act(workspace);
    expect([result.code, result.outputs, result.commands.filter(({ command }) => command === 'error')]).toEqual([
      2,
      NO_VERDICT,
      [
        {
          command: 'error',
          properties: {
            file: 'cartwright.yaml',
            line: '2',
            endLine: '2',
            col: '1',
            endColumn: '5',
            title: 'cartwright',
          },
          data: 'unknown property "hosst"\nhelp: did you mean "hosts"?',
        },
      ],
    ]);
  });

  test.each([
    [{ 'fail-on': 'sometimes' }, 'input fail-on is "sometimes"'],
    [{ comment: 'ja' }, 'input comment is "ja"'],
    [{ strict: 'yes' }, 'input strict is "yes"'],
    [{ cals: 'nothing/*.cal.yaml' }, 'no file matches'],
    [{ 'working-directory': 'nowhere' }, 'nowhere'],
    [{ command: 'report' }, 'command report belongs into a workflow that runs on workflow_run'],
  ])('attacks 168 and 169: %j is one error and exit 2', async (inputs, says) => {
    const result = await stage.act(good(), { inputs });
    expect(result.code).toBe(2);
    expect(texts(result, 'error')).toEqual([expect.stringContaining(says)]);
  });
});
