/** The scripts of `.github/workflows/sweep.yml`, run as they are there: against the fake of GitHub's API, and repositories on disk. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile, execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../support/cli.ts';
import { counterpart } from '../support/counterparts.mjs';
import { startGitHub, type GitHubServer } from '../support/github/server.ts';
import { newWorld, TOKEN } from '../support/github/world.ts';
import { scratch } from '../support/scratch.ts';

interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'working-directory'?: string;
}
type JobName = 'list' | 'check' | 'merge';

const { jobs } = parse(readFileSync(join(ROOT, '.github/workflows/sweep.yml'), 'utf8')) as {
  readonly jobs: Readonly<Record<JobName, { readonly steps: readonly Step[] }>>;
};

/** What ran where: artifacts by name, and the values of expressions. */
interface Run {
  readonly store: string;
  readonly server: string;
  readonly api: string;
}

/** Runs a job in a folder of its own; what a step exits with other than 0 ends it. */
async function job(
  name: JobName,
  run: Run,
  values: Readonly<Record<string, string>>,
): Promise<{ code: number; folder: string; outputs: string }> {
  const folder = scratch();
  const outputs = join(scratch(), 'outputs');
  writeFileSync(outputs, '');
  const known = new Map(Object.entries(values));
  const filled = (text: string): string =>
    text.replace(/\$\{\{ (.+?) \}\}/g, (_, expression: string) => {
      const value = known.get(expression);
      if (value === undefined) throw new Error(`no value for ${expression}`);
      return value;
    });
  for (const step of jobs[name].steps) {
    if (step.if !== undefined && filled(step.if) !== 'true') continue;
    if (step.uses !== undefined) {
      act(
        step.uses,
        Object.fromEntries(Object.entries(step.with ?? {}).map(([key, value]) => [key, filled(String(value))])),
        folder,
        run,
      );
      continue;
    }
    const env = Object.fromEntries(Object.entries(step.env ?? {}).map(([key, value]) => [key, filled(value)]));
    const code = await bash(step.run ?? '', join(folder, step['working-directory'] ?? '.'), {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      GITHUB_API_URL: run.api,
      GITHUB_SERVER_URL: run.server,
      GITHUB_OUTPUT: outputs,
      GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
      ...env,
    });
    if (code !== 0) return { code, folder, outputs: readFileSync(outputs, 'utf8') };
    for (const [, key = '', value = ''] of readFileSync(outputs, 'utf8').matchAll(/^(\w+)=(.*)$/gm))
      known.set(`steps.${step.id ?? ''}.outputs.${key}`, value);
  }
  return { code: 0, folder, outputs: readFileSync(outputs, 'utf8') };
}

// As the runner starts it.
function bash(script: string, cwd: string, env: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const child = execFile(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script],
      { cwd, env },
      () => undefined,
    );
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function act(uses: string, given: Readonly<Record<string, string>>, folder: string, { store }: Run): void {
  const action = uses.replace(/@.*/, '');
  const { name = '', path = '.', pattern } = given;
  switch (action) {
    case 'actions/checkout':
      symlinkSync(ROOT, join(folder, path));
      return;
    case 'actions/setup-node':
      return;
    case 'actions/upload-artifact':
      for (const each of path.split('\n').filter((line) => line !== '')) {
        const target = join(store, name);
        mkdirSync(target, { recursive: true });
        const source = join(folder, each);
        cpSync(
          source,
          readdirSync(dirname(source)).includes(basename(source)) && each === 'sarif'
            ? target
            : join(target, basename(each)),
          { recursive: true },
        );
      }
      return;
    case 'actions/download-artifact': {
      const wanted = new RegExp(`^${(pattern ?? name).replaceAll('*', '.*')}$`);
      for (const each of readdirSync(store).filter((one) => wanted.test(one)))
        cpSync(join(store, each), join(folder, path, pattern === undefined ? '.' : each), { recursive: true });
      return;
    }
    default:
      throw new Error(`nobody plays ${action}`);
  }
}

const CAL = (init: string): string => `schemaVersion: cart.cal/1
id: flow
participants: [{ alias: dev, bind: slot, slot: { role: developer }, required: false }]
variables: [{ name: tries, type: integer, init: ${init} }]
start: begin
nodes: [{ id: begin, type: event, event: start }, { id: done, type: event, event: end }]
edges: [{ from: begin, to: done }]
`;
const FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fine: { 'flow.cal.yaml': CAL('1') },
  warned: { 'flow.cal.yaml': CAL("'0'"), 'cartwright.yaml': 'rules: { variable/init-of-other-type: error }\n' },
  broken: { 'cartwright.yaml': 'prefixes: cart\n' },
  empty: {},
};

let github: GitHubServer;
let run: Run;
const LISTED = [...Object.keys(FILES), 'gone'];

beforeAll(async () => {
  github = await startGitHub(newWorld('octo/repo', 'a'.repeat(40)));
  github.world.organisations.set('acme', [
    ...LISTED.map((name, size) => ({ full_name: `acme/${name}`, size, archived: false, fork: false, private: false })),
    { full_name: 'acme/old', size: 1, archived: true, fork: false, private: false },
  ]);
  const disk = scratch();
  for (const [name, files] of Object.entries(FILES)) {
    const folder = join(disk, 'acme', name);
    mkdirSync(folder, { recursive: true });
    const git = (...args: string[]): void => {
      execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', '-c', 'init.defaultBranch=main', ...args], {
        cwd: folder,
        env: { PATH: process.env['PATH'], HOME: disk },
        stdio: 'pipe',
      });
    };
    git('init', '-q');
    for (const [file, text] of Object.entries(files)) appendFileSync(join(folder, file), text);
    git('add', '-A');
    if (Object.keys(files).length > 0) git('commit', '-q', '-m', 'all');
  }
  run = { store: scratch(), server: `file://${disk}`, api: github.url };
});
afterAll(async () => {
  await github.close();
  expect(github.violations).toEqual([]);
});

const INPUTS = {
  'secrets.token': TOKEN,
  'inputs.organisation': 'acme',
  'inputs.jobs': '2',
  "inputs.archived && '--archived' || ''": '',
  'inputs.fail': 'true',
  'inputs.retention-days': '14',
};

(counterpart('jq') === undefined ? describe.skip : describe)('the reusable workflow', () => {
  test('lists, clones, judges and puts together; what cannot be cloned is told', async () => {
    const list = await job('list', run, INPUTS);
    expect([list.code, list.outputs]).toEqual([0, 'parts=[0,1]\n']);
    for (const part of ['0', '1']) expect((await job('check', run, { ...INPUTS, 'matrix.part': part })).code).toBe(0);
    const merge = await job('merge', run, INPUTS);
    // With `fail` the answer is the job's.
    expect([merge.code, merge.outputs]).toEqual([1, 'code=1\n']);
    expect(readFileSync(join(merge.folder, 'summary.md'), 'utf8')).toBe(
      '5 projects · 2 files: 3 errors, 0 warnings, 0 notes · readiness: not ready\nnot ok: 3 errors, 1 CAL not ready\n',
    );
    const lines = readFileSync(join(run.store, 'sweep/sweep.ndjson'), 'utf8').trimEnd().split('\n');
    const states = lines.map((line) => {
      const { root, state, exitCode } = JSON.parse(line) as { root: string; state: string; exitCode: number };
      return [root, state, exitCode];
    });
    expect(states.sort()).toEqual([
      ['acme/broken', 'unreadable', 2],
      ['acme/empty', 'judged', 0],
      ['acme/fine', 'judged', 0],
      ['acme/warned', 'judged', 1],
    ]);
    const page = readFileSync(join(run.store, 'sweep/sweep.html'), 'utf8');
    expect(page).toMatch(/^<!doctype html>/i);
    expect(page).toContain('no sweep that was handed over says anything of it');
    const sarifs = readdirSync(run.store)
      .filter((name) => name.startsWith('sarif-part-'))
      .flatMap((name) => readdirSync(join(run.store, name, 'acme')));
    expect(sarifs.sort()).toEqual(['broken.sarif', 'empty.sarif', 'fine.sarif', 'warned.sarif']);
  });

  test('a part whose job failed is told repository by repository', async () => {
    rmSync(join(run.store, 'sweep-part-1'), { recursive: true });
    const merge = await job('merge', run, { ...INPUTS, 'inputs.fail': 'false' });
    expect(merge.code).toBe(0);
    const parts = (
      JSON.parse(readFileSync(join(run.store, 'sweep-list/repositories.json'), 'utf8')) as { parts: string[][] }
    ).parts;
    const page = readFileSync(join(run.store, 'sweep/sweep.html'), 'utf8');
    const missing = new Set([...(parts[1] ?? []), 'acme/gone']);
    expect(page.split('no sweep that was handed over says anything of it').length - 1).toBeGreaterThanOrEqual(
      missing.size,
    );
  });
});
