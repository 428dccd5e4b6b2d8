import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/cli.ts';
import { gitLog } from '../support/git-log.ts';
import { Stage, good, broken, texts, EVENTS, CAL, type PullPayload } from '../support/github/stage.ts';
import { scratch } from '../support/scratch.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.close());

describe('against the base', () => {
  const git = (cwd: string, ...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', '-c', 'commit.gpgsign=false', ...args], {
      cwd,
      encoding: 'utf8',
    }).trim();

  /** Makes the checked-out commit the head of the pull request. */
  function checkedOut(workspace: string, payload: PullPayload): void {
    const headSha = git(workspace, 'rev-parse', 'HEAD');
    payload.pull_request.head.sha = headSha;
    stage.github.world.pulls.set(2, { headSha, files: [] });
  }

  function repository(): { workspace: string; payload: PullPayload } {
    const workspace = good();
    git(workspace, 'init', '-q', '-b', 'main');
    git(workspace, 'add', '-A');
    git(workspace, 'commit', '-qm', 'base');
    const base = git(workspace, 'rev-parse', 'HEAD');
    cpSync(join(broken(), CAL), join(workspace, CAL));
    git(workspace, 'commit', '-qam', 'head');
    const payload = structuredClone(EVENTS['pull_request']) as PullPayload;
    payload.pull_request.base.sha = base;
    checkedOut(workspace, payload);
    return { workspace, payload };
  }

  test('verdict flips come first', async () => {
    const { workspace, payload } = repository();
    const result = await stage.act(workspace, { payload });
    expect(result.summary).toMatch(
      /### What changes against the base\n\n- ❌ \[`cal\/ship-a-feature\.cal\.yaml`\]\(\S+\): (?:ready|pending) → \*\*not ready\*\*\n/,
    );
  });

  test('git is asked four times, whatever there is to compare', async () => {
    const { workspace, payload } = repository();
    const cal = readFileSync(join(workspace, CAL), 'utf8');
    for (let i = 0; i < 40; i++)
      writeFileSync(join(workspace, `cal/flow-${i}.cal.yaml`), cal.replace(/^id: .*$/m, `id: flow-${i}`));
    git(workspace, 'add', '-A');
    git(workspace, 'commit', '-qm', 'more');
    payload.pull_request.base.sha = git(workspace, 'rev-parse', 'HEAD');
    writeFileSync(join(workspace, 'docs/overview.md'), 'Less.\n');
    git(workspace, 'commit', '-qam', 'a page');
    checkedOut(workspace, payload);
    const log = gitLog();
    log.asked();
    await stage.act(workspace, { payload, env: { PATH: log.path } });
    expect(log.asked()).toEqual([
      '--no-replace-objects cat-file commit HEAD',
      'ls-tree -r -z --full-tree ID^{commit}',
      'diff-tree -r -z --name-only --no-renames ID HEAD --',
      'cat-file --batch --buffer',
    ]);
  });

  test('a cartridge that is the same in both changes nothing, and one that no longer verifies does', async () => {
    const workspace = good();
    const keys = scratch();
    const cli = (...args: string[]): void =>
      void execFileSync(process.execPath, [join(ROOT, 'dist/cli/index.js'), ...args, '--quiet'], { cwd: workspace });
    cli('keygen', '--out', keys);
    cli('build', 'agents/builder', '--out', 'builder.cart');
    cli('sign', 'builder.cart', '--key', join(keys, readdirSync(keys).find((name) => !name.includes('pub')) ?? ''));
    git(workspace, 'init', '-q', '-b', 'main');
    git(workspace, 'add', '-A');
    git(workspace, 'commit', '-qm', 'base');
    const payload = structuredClone(EVENTS['pull_request']) as PullPayload;
    payload.pull_request.base.sha = git(workspace, 'rev-parse', 'HEAD');
    checkedOut(workspace, payload);
    const same = await stage.act(workspace, { payload, inputs: { comment: 'false' } });
    expect([same.code, same.summary.includes('What changes'), same.stdout.includes('no comparison')]).toEqual([
      0,
      false,
      false,
    ]);
    const bytes = readFileSync(join(workspace, 'builder.cart'));
    bytes.write('b', bytes.indexOf('Builds and backfills'));
    writeFileSync(join(workspace, 'builder.cart'), bytes);
    const worse = await stage.act(workspace, { payload, inputs: { comment: 'false' } });
    expect(worse.code).toBe(1);
    expect(worse.summary).toMatch(/❌ .*builder\.cart.* on .*workbench.*: accept → \*\*refuse\*\*/);
  });

  test('attack 136: what git says of a base that it cannot fetch stays out of the log', async () => {
    const { workspace, payload } = repository();
    git(workspace, 'remote', 'add', 'origin', '::error::evil ##[error]evil');
    payload.pull_request.base.sha = 'b'.repeat(40);
    const result = await stage.act(workspace, { payload });
    expect(result.stdout).not.toContain('evil');
    expect(result.stdout).toContain('no comparison with the base');
    expect(result.summary).not.toContain('What changes');
  });

  test("attack 171: two steps with one temporary folder keep out of each other's way and leave only reports", async () => {
    const { workspace, payload } = repository();
    const temporary = scratch();
    const env = { RUNNER_TEMP: temporary };
    const runs = await Promise.all([stage.act(workspace, { payload, env }), stage.act(workspace, { payload, env })]);
    const left = readdirSync(temporary, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('/'));
    const reports = runs.flatMap(({ outputs: { report = '', html = '' } }) => [report, html]);
    expect(left.map((name) => join(temporary, name)).sort()).toEqual(reports.sort());
  });

  test("changed-only: what was wrong before is not this pull request's matter", async () => {
    const { workspace, payload } = repository();
    const head = git(workspace, 'rev-parse', 'HEAD');
    writeFileSync(join(workspace, 'README.md'), 'x');
    git(workspace, 'add', '-A');
    git(workspace, 'commit', '-qm', 'next');
    payload.pull_request.base.sha = head;
    checkedOut(workspace, payload);
    const [all, changed] = await Promise.all([
      stage.act(workspace, { payload, inputs: { comment: 'false' } }),
      stage.act(workspace, { payload, inputs: { comment: 'false', 'changed-only': 'true' } }),
    ]);
    expect([all.code, changed.code]).toEqual([1, 0]);
    expect([changed.outputs['verdict'], changed.outputs['errors']]).toEqual(['', '0']);
  });

  test('attack 151: pull_request_target with the head checked out is warned about', async () => {
    const { workspace, payload } = repository();
    const warned = await stage.act(workspace, { event: 'pull_request_target', payload });
    expect(texts(warned, 'warning')).toEqual([expect.stringContaining('this job runs on pull_request_target')]);
    git(workspace, 'checkout', '-q', payload.pull_request.base.sha);
    const refused = await stage.act(workspace, { event: 'pull_request_target', payload });
    expect([refused.code, texts(refused, 'warning')]).toEqual([2, []]);
    expect(texts(refused, 'error')).toEqual([
      `the checkout is at "${payload.pull_request.base.sha}", which is neither the head "${payload.pull_request.head.sha}" of pull request #2 nor a merge of it\n  help: run on pull_request, where the default checkout is the merge; on pull_request_target it is the base, and only "ref: \${{ github.event.pull_request.head.sha }}" brings the pull request`,
    ]);
  });

  test('attack 152: nothing of the workspace is executed', async () => {
    const { workspace, payload } = repository();
    const trap = "require('fs').writeFileSync(process.env.GITHUB_WORKSPACE + '/caught', '')";
    for (const name of ['.cartwrightrc.js', 'cartwright.config.js', 'index.js'])
      writeFileSync(join(workspace, name), trap);
    writeFileSync(join(workspace, 'package.json'), '{"main":"index.js","type":"commonjs"}');
    cpSync(join(ROOT, 'node_modules/yaml/package.json'), join(workspace, 'node_modules/yaml/package.json'));
    appendFileSync(join(workspace, '.git/config'), `[core]\n\tfsmonitor = touch caught\n\thooksPath = .\n`);
    await stage.act(workspace, { payload });
    expect(() => readFileSync(join(workspace, 'caught'))).toThrow();
  });
});
