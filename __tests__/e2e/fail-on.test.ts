/** `failOn` of `cartwright.yaml` says what fails a project (docs/configuration.md), at every door that has one answer. */
import { expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calExample } from '../../src/core/result/rule-examples.ts';
import { LockedProject } from '../support/lock.ts';
import { program } from '../support/main.ts';
import { runAction } from '../support/github/run-action.ts';

const WARNS = calExample({ variables: ["{ name: tries, type: integer, init: '0' }"] }).text;
const RULES = 'rules: { variable/init-of-other-type: warning }\n';

function project(failOn: string, level = 'warning'): LockedProject {
  const rules = RULES.replace('warning', level);
  return new LockedProject().write({
    'flow.cal.yaml': WARNS,
    'agents/dev/cartridge.yaml': PACKAGE,
    'cartwright.yaml': failOn === '' ? rules : `${rules}failOn: ${failOn}\n`,
  });
}

const PACKAGE = `schemaVersion: cart.package.v1
id: com.example/dev
version: 1.0.0
publisher: com.example
name: Dev
role: developer
`;

/** Exit code and last line of each door. */
async function answers(made: LockedProject): Promise<unknown> {
  const cwd = made.folder;
  const last = (text: string): string => text.trimEnd().split('\n').at(-1) ?? '';
  const check = await program(['check', '--only', 'lint'], { cwd });
  const swept = await program(['check', '--only', 'lint', '--format', 'ndjson'], { cwd });
  writeFileSync(join(cwd, 's.ndjson'), swept.stdout);
  const merged = await program(['check', '--merge', 's.ndjson'], { cwd });
  const { exitCode } = JSON.parse(swept.stdout) as { exitCode: number };
  return {
    check: [check.code, last(check.stdout)],
    sweep: [swept.code, exitCode],
    merged: [merged.code, last(merged.stdout)],
  };
}

const given = (code: number, line: string): unknown => ({
  check: [code, line],
  sweep: [code, code],
  merged: [code, line],
});

test.each([
  ['', 'warning', 0, 'ok: 1 warning'],
  ['error', 'warning', 0, 'ok: 1 warning'],
  ['warning', 'warning', 1, 'not ok: 1 warning'],
  ['never', 'error', 0, 'not ok: 1 error (fail-on: never lets it pass)'],
])('failOn %s: a finding of level %s', async (failOn, level, code, line) => {
  expect(await answers(project(failOn, level))).toEqual(given(code, line));
});

test('of several projects in one run the strictest applies', async () => {
  const made = project('never');
  const other = project('warning');
  made.write({ 'two/cartwright.yaml': other.read('cartwright.yaml'), 'two/flow.cal.yaml': WARNS });
  const { code, stdout } = await program(['check', '--only', 'lint'], { cwd: made.folder });
  expect([code, stdout.trimEnd().split('\n').at(-1)]).toEqual([1, 'not ok: 2 warnings']);
});

test('another word is an error at its place', async () => {
  const { code, stderr } = await program(['check'], { cwd: project('notes').folder });
  expect([code, stderr.split('\n')[0]]).toEqual([
    2,
    'cartwright: cartwright.yaml:2:9: "failOn" is "notes"; allowed: "never", "error", "warning"',
  ]);
});

test('the Action takes it, and its input wins over it', async () => {
  const run = async (inputs: Record<string, string>): Promise<number | null> => {
    const { folder } = project('warning');
    return (await runAction({ workspace: folder, event: 'push', inputs: { comment: 'false', ...inputs } })).code;
  };
  expect([await run({}), await run({ 'fail-on': 'error' }), await run({ 'fail-on': 'never' })]).toEqual([1, 0, 0]);
});

test('attack 271: a pull request that lets less fail says so first', async () => {
  const made = project('warning');
  made.commit();
  made.write({ 'cartwright.yaml': `${RULES}failOn: never\n` });
  const { stdout } = await program(['check', '--base', 'HEAD', '--format', 'json'], { cwd: made.folder });
  expect(stdout).toContain('failOn is never (was warning)');
});
