/** The tree of the action's own repository: what GitHub's marketplace asks of it, and a check that runs from it alone. */
import { expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../support/cli.ts';
import { scratch } from '../support/scratch.ts';

const SCRIPT = join(ROOT, 'scripts/action-tree.mjs');

interface ActionFile {
  readonly name: string;
  readonly description: string;
  readonly branding: unknown;
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: { readonly main: string };
}

/** One step on a runner, from the action in a folder: what it printed, its outputs, its summary. */
function step(action: string): { code: number | null; stdout: string; outputs: string; summary: string } {
  const { inputs, runs } = parse(readFileSync(join(action, 'action.yml'), 'utf8')) as ActionFile;
  const folder = scratch();
  const workspace = join(folder, 'workspace');
  cpSync(join(ROOT, 'examples/data-pipeline'), workspace, { recursive: true });
  for (const name of ['temp', 'home']) mkdirSync(join(folder, name));
  for (const name of ['outputs', 'summary', 'event.json'])
    writeFileSync(join(folder, name), name === 'event.json' ? '{}' : '');
  const given = Object.entries(inputs).map(([name, input]) => [`INPUT_${name.toUpperCase()}`, input.default]);
  const env = {
    ...Object.fromEntries(given.filter(([, value]) => value?.startsWith('${{') === false)),
    PATH: process.env['PATH'],
    HOME: join(folder, 'home'),
    RUNNER_TEMP: join(folder, 'temp'),
    GITHUB_WORKSPACE: workspace,
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
    GITHUB_REPOSITORY: 'octo/repo',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_OUTPUT: join(folder, 'outputs'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary'),
  };
  const { status, stdout } = spawnSync(process.execPath, [join(action, runs.main)], {
    cwd: workspace,
    env,
    encoding: 'utf8',
  });
  const read = (name: string): string =>
    readFileSync(join(folder, name), 'utf8')
      .replaceAll(folder, 'FOLDER')
      .replaceAll(/ghadelimiter_[\w-]+/g, 'DELIMITER')
      .replaceAll(/cartwright-\w{6}\//g, 'cartwright-XXXXXX/');
  return { code: status, stdout, outputs: read('outputs'), summary: read('summary') };
}

test('the tree has one action.yml with a name, no workflow, and runs as this repository does', () => {
  const tree = join(scratch(), 'action');
  const said = execFileSync(process.execPath, [SCRIPT, tree], { encoding: 'utf8' });
  const { config, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly config: { readonly actionRepository: string };
  };
  expect(said).toBe(`${config.actionRepository} v${version} in ${tree}\n`);
  expect(readdirSync(tree).sort()).toEqual(['LICENSE', 'README.md', 'action.yml', 'dist']);
  const files = readdirSync(tree, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.ya?ml$/.test(file))).toEqual(['action.yml']);
  const { name, description, branding } = parse(readFileSync(join(tree, 'action.yml'), 'utf8')) as ActionFile;
  // The marketplace takes a name of its own, a description of 125 characters at most, an icon and a colour.
  expect([name, description.length <= 125, branding]).toEqual([
    'cartwright',
    true,
    { icon: 'package', color: 'purple' },
  ]);
  expect(readFileSync(join(tree, 'README.md'), 'utf8')).toContain(
    `      - uses: ${config.actionRepository}@v${version}\n`,
  );

  const here = step(ROOT);
  expect([here.code, here.stdout.includes('\nok: ')]).toEqual([0, true]);
  expect(step(tree)).toEqual(here);
});

test('a folder that holds something is left alone', () => {
  const folder = scratch();
  writeFileSync(join(folder, 'mine.txt'), '');
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, folder], { encoding: 'utf8' });
  expect([status, stderr, readdirSync(folder)]).toEqual([2, `${folder} is not empty\n`, ['mine.txt']]);
});
