import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { counterpart } from '../support/counterparts.mjs';
import { cartwright } from '../support/cli.ts';
import { broken, EVENTS, Stage } from '../support/github/stage.ts';
import { scratch } from '../support/scratch.ts';

/** Microsoft's validator, with GitHub's rules of ingestion; it is installed for CI only. */
const FOLDER = counterpart('SARIF_FOLDER');
const PROGRAM = join(FOLDER ?? '', 'node_modules/@microsoft/sarif-multitool-linux/Sarif.Multitool');

/** What it objects to: it answers 0 whatever it finds, so its own log is read. */
function objections(file: string): string[] {
  const output = join(scratch(), 'found.sarif');
  chmodSync(PROGRAM, 0o755);
  const kinds = ['--level', 'Error;Warning', '--rule-kind', 'Sarif;Ghas'];
  const env = { PATH: process.env['PATH'], HOME: scratch(), DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1' };
  const { stdout } = spawnSync(PROGRAM, ['validate', file, '--output', output, '--log', 'ForceOverwrite', ...kinds], {
    encoding: 'utf8',
    env,
  });
  expect(stdout).toContain('1 files scanned');
  const log = JSON.parse(readFileSync(output, 'utf8').replace(/^\ufeff/, '')) as {
    runs: { results: { ruleId: string; message: object }[] }[];
  };
  return log.runs.flatMap(({ results }) => results.map((result) => JSON.stringify([result.ruleId, result.message])));
}

const run = FOLDER === undefined ? test.skip : test;

run('the SARIF of the Action and of the command line is as code scanning takes it', async () => {
  const workspace = broken();
  rmSync(join(workspace, 'infra'), { recursive: true });
  const reason = 'it comes with the next release';
  writeFileSync(
    join(workspace, 'cartwright.yaml'),
    `ignore: [{ rule: ready/rac-missing, path: "**", reason: ${reason} }]\n`,
  );
  const stage = await Stage.open();
  const job = { event: 'push', payload: EVENTS['push'], inputs: { 'sarif-file': 'action.sarif' } };
  const env = { GITHUB_ACTION_REPOSITORY: 'octo/cartwright', GITHUB_ACTION_REF: 'v1.0.0', GITHUB_REF_NAME: 'main' };
  expect((await stage.act(workspace, { ...job, env })).code).toBe(1);
  await stage.close();
  expect(objections(join(workspace, 'action.sarif'))).toEqual([]);
  for (const command of ['lint', 'check']) {
    const file = join(workspace, `${command}.sarif`);
    writeFileSync(file, cartwright([command, '--format', 'sarif'], { cwd: workspace }).stdout);
    // Where cartwright lives only a job knows, so here it names no address of its own.
    expect([command, objections(file).filter((each) => !each.startsWith('["SARIF2005"'))]).toEqual([command, []]);
  }
  writeFileSync(
    join(workspace, 'bad.sarif'),
    readFileSync(join(workspace, 'action.sarif'), 'utf8').replace(/"ruleIndex":\d+/, '"ruleIndex":99'),
  );
  expect(objections(join(workspace, 'bad.sarif'))).not.toEqual([]);
});
