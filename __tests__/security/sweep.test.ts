/**
 * Many repositories in one sweep, a third of them with packages, some broken, some hostile. By hand:
 * `CARTWRIGHT_ROUNDS=2000 CARTWRIGHT_SEED=1 npm test -- security/sweep`.
 */
import { beforeAll, expect, test } from '@jest/globals';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckReport } from '../../src/core/result/results.ts';
import type { SweptProject } from '../../src/core/result/sweep.ts';
import { runMain, type MainRun } from '../support/main.ts';
import { makeRepositories, oneOfEach, type Repository } from '../support/repositories.mjs';
import { scratch } from '../support/scratch.ts';

const ROUNDS = process.env['CARTWRIGHT_ROUNDS'];
const SEED = Number(process.env['CARTWRIGHT_SEED'] ?? 18);

let cwd: string;
let repositories: readonly Repository[];
let swept: MainRun;
let lines: readonly SweptProject[];

const run = (...args: string[]): Promise<MainRun> =>
  runMain(['check', ...args], cwd, '', { PATH: process.env['PATH'] ?? '' });
const linesOf = ({ out }: MainRun): SweptProject[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as SweptProject);

beforeAll(async () => {
  cwd = scratch();
  repositories = ROUNDS === undefined ? oneOfEach(cwd, SEED) : makeRepositories(cwd, Number(ROUNDS), SEED);
  writeFileSync(join(cwd, 'roots.txt'), `${repositories.map(({ path }) => path).join('\n')}\n`);
  swept = await run('--roots', 'roots.txt', '--format', 'ndjson', '--today', '2026-11-22');
  lines = linesOf(swept);
  writeFileSync(join(cwd, 'sweep.ndjson'), swept.out);
}, 600_000);

test('every repository is there in the order of the list, whatever is wrong with it', () => {
  expect(swept.code).toBe(1);
  const folders = lines.map(({ folder }) => folder);
  expect([...new Set(folders)]).toEqual(repositories.map(({ path }) => path));
  const kindOf = new Map(repositories.map(({ path, kind }) => [path, kind]));
  const states: Record<string, string> = {};
  for (const { folder, state, exitCode } of lines) {
    const kind = kindOf.get(folder) ?? '';
    states[kind] = `${state} ${Math.max(exitCode, Number(states[kind]?.at(-1) ?? 0))}`;
  }
  const all = {
    'unknown key': 'unreadable 2',
    'no YAML': 'unreadable 2',
    'no UTF-8': 'unreadable 2',
    'glob that means nothing': 'unreadable 2',
    'broken CAL': 'judged 1',
    'broken package': 'judged 1',
    'dead repository': 'unreadable 2',
    'broken index': 'unreadable 2',
    'link to a configuration outside': 'unreadable 2',
    'link to a neighbour': 'unreadable 2',
    'way out in the configuration': 'unreadable 2',
    'link to itself': 'judged 0',
    pipe: 'unreadable 2',
    'pipe that is named': 'unreadable 2',
    'huge file': 'unreadable 2',
    'large file': 'unreadable 2',
    'many aliases': 'judged 1',
    deep: 'judged 1',
    'nested repositories': 'judged 1',
    'evil names': 'judged 0',
    'words as file': 'judged 1',
    'nobody may look': 'judged 0',
    packages: 'judged 0',
    flow: 'judged 0',
    code: 'judged 0',
  };
  const there = new Set(repositories.map(({ kind }) => kind));
  expect(states).toEqual(Object.fromEntries(Object.entries(all).filter(([kind]) => there.has(kind))));
});

test('each is what a run of its own says', async () => {
  for (const { path, kind } of repositories) {
    const own = await run(path, '--format', 'json', '--today', '2026-11-22');
    const mine = lines.filter(({ folder }) => folder === path);
    const [first] = mine;
    const told = first?.report.diagnostics[0]?.message ?? '';
    if (own.code === 2) {
      expect([path, mine.length, first?.state, first?.exitCode]).toEqual([path, 1, 'unreadable', 2]);
      // Its place is said in another form there.
      expect(own.err).toContain(told.replace('the project cannot be judged: ', ''));
      continue;
    }
    const report = JSON.parse(own.out) as CheckReport;
    if (kind === 'large file') {
      expect([first?.state, told]).toEqual([
        'unreadable',
        'the project cannot be judged: its report would hold longer texts, or more of them, than a report may',
      ]);
      continue;
    }
    if (mine.length === 1) {
      expect(first?.report).toEqual(report);
      expect(first?.exitCode).toBe(own.code);
      continue;
    }
    expect(report.projects?.map(({ root }) => root)).toEqual(mine.map(({ root }) => root));
    for (const list of ['diagnostics', 'cals', 'handshakes'] as const)
      expect(mine.flatMap((each) => each.report[list] as readonly unknown[])).toEqual(report[list]);
    expect(Math.max(...mine.map(({ exitCode }) => exitCode))).toBe(own.code);
  }
}, 600_000);

test('nothing of them reaches a terminal, and nothing was written', async () => {
  expect(swept.out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  const text = await run('--roots', 'roots.txt');
  expect(text.code).toBe(1);
  expect(`${text.out}${text.err}`).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]|^::/m);
  expect(text.out).not.toMatch(/id: secret|secret\.cal\.yaml:\d/);
  for (const { path } of repositories) {
    if (existsSync(join(cwd, path))) expect(readdirSync(join(cwd, path))).not.toContain('pwned');
  }
}, 600_000);
