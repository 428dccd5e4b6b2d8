/** Several threads: whoever judged which file, and whoever did not live to, the answer is that of one. */
import { expect, test } from '@jest/globals';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lint, type LintOutcome, type LintRequest } from '../../../../src/app/lint/lint.ts';
import { renewBaseline } from '../../../../src/app/lint/renew-baseline.ts';
import { lintShare, type LintTask, type LintThreads, type Shares } from '../../../../src/app/lint/share.ts';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { UserError } from '../../../../src/core/result/errors.ts';
import { DEFAULT_PREFIX, PROFILES } from '../../../../src/ids.ts';
import type { FileSystem } from '../../../../src/ports.ts';
import { SMALL_CAL } from '../../../support/cals.ts';
import { scratch } from '../../../support/scratch.ts';

const FILES = 60;
const NOW = new Date('2026-01-01T00:00:00Z');
/** So large that a few dozen of them are worth a second thread, and a hundred a third. */
const WEIGHT = 'x '.repeat(25_000);

/** Every third has a finding, every tenth is no JSON, every seventh YAML with a comment that accepts one. */
function calOf(i: number): readonly [name: string, text: string] {
  const cal = { ...SMALL_CAL, id: `flow-${i}`, description: WEIGHT };
  const name = `d${i % 4}/c${i}.cal`;
  if (i % 7 === 1) {
    const edges = '[{ from: a, to: z }, { from: a, to: nowhere }] # cartwright-ignore edge/unknown-node: on purpose';
    const lines = Object.entries({ ...cal, edges: undefined }).map(([key, value]) =>
      value === undefined ? `${key}: ${edges}` : `${key}: ${JSON.stringify(value)}`,
    );
    return [`${name}.yaml`, `${lines.join('\n')}\n`];
  }
  if (i % 10 === 3) return [`${name}.json`, JSON.stringify(cal).slice(0, -9)];
  if (i % 3 === 2) return [`${name}.json`, JSON.stringify({ ...cal, start: 'nobody', [`p${i}`]: 1 })];
  return [`${name}.json`, JSON.stringify(cal)];
}

function project(): { readonly folder: string; readonly fs: FileSystem } {
  const folder = scratch();
  for (let i = 0; i < FILES; i++) {
    const [name, text] = calOf(i);
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return { folder, fs: nodeFileSystem(folder) };
}

const request = (more: Partial<LintRequest> = {}): LintRequest & { now: Date } => ({
  profile: PROFILES[DEFAULT_PREFIX],
  config: { file: undefined, prefix: DEFAULT_PREFIX, rules: {}, ignore: [] },
  paths: [],
  now: NOW,
  ...more,
});

/** Threads that are none, and of which `alive` say what they did. */
function threadsOf(fs: FileSystem, started: { count: number; took: number }, alive = true): () => Promise<LintThreads> {
  return async () => ({
    start(task: LintTask, most: number) {
      started.count = most;
      const share = lintShare(fs, task).then((own): Shares => {
        started.took = own.size;
        return structuredClone(own);
      });
      return { shares: async () => (alive ? [await share] : [await share].slice(1)), end: async () => undefined };
    },
  });
}

async function both(
  { fs }: ReturnType<typeof project>,
  more: Partial<LintRequest> = {},
  alive = true,
): Promise<{ alone: LintOutcome; together: LintOutcome; started: { count: number; took: number } }> {
  const started = { count: 0, took: 0 };
  const alone = await lint(fs, request(more));
  const together = await lint(fs, request({ ...more, threads: threadsOf(fs, started, alive) }));
  return { alone, together, started };
}

test('two threads give what one gives: findings, lines, what is accepted, in the same order', async () => {
  const { alone, together, started } = await both(project());
  expect(started.count).toBeGreaterThan(0);
  expect(started.took).toBeGreaterThan(0);
  expect(started.took).toBeLessThan(FILES);
  expect([alone.files, alone.diagnostics.length > 30, alone.suppressed.length]).toEqual([FILES, true, 9]);
  expect(together).toEqual(alone);
  expect(JSON.stringify(together)).toBe(JSON.stringify(alone));
  expect([...together.excerpts]).toEqual([...alone.excerpts]);
});

test('what a thread took that did not live is judged all the same', async () => {
  const { alone, together, started } = await both(project(), {}, false);
  expect(started.took).toBeGreaterThan(0);
  expect(together).toEqual(alone);
});

test('levels and ignored findings count in every thread, and what nothing needed is told', async () => {
  const made = project();
  writeFileSync(join(made.folder, 'cartwright.yaml'), 'ignore:\n  - a\n  - b\n');
  const config = {
    ...request().config,
    file: 'cartwright.yaml',
    rules: { 'cal/unknown-property': 'note' as const },
    ignore: [
      { rule: 'graph/unknown-start', path: 'd2/**', reason: 'known' },
      { rule: 'graph/unknown-start', path: 'd9/**', reason: 'known' },
    ],
  };
  const { alone, together, started } = await both(made, { config });
  expect(started.took).toBeGreaterThan(0);
  expect(alone.suppressed.some(({ kind }) => kind === 'external')).toBe(true);
  expect(alone.diagnostics.map(({ rule }) => rule)).toContain('suppression/unused');
  expect(together).toEqual(alone);
});

test('a baseline accepts the same, and knows which files were looked at and have nothing', async () => {
  const made = project();
  await renewBaseline(made.fs, request(), undefined);
  // One that is mended: its file is clean, so no thread hands it over, and its entries are needed by nothing.
  writeFileSync(join(made.folder, calOf(2)[0]), JSON.stringify({ ...SMALL_CAL, description: WEIGHT }));
  const { alone, together, started } = await both(made);
  expect(started.took).toBeGreaterThan(0);
  expect(alone.diagnostics.map(({ rule }) => rule)).toContain('baseline/fixed');
  expect(together).toEqual(alone);
});

test('a file that cannot be read is said in its place, as by one thread', async () => {
  const made = project();
  const found = { files: [...Array(FILES).keys()].map((i) => calOf(i)[0]).sort(), links: [], problems: [] };
  for (const i of [5, 40]) rmSync(join(made.folder, calOf(i)[0]));
  const { alone, together } = await both(made, { found });
  expect(alone.problems.map(({ path }) => path)).toEqual([calOf(40)[0], calOf(5)[0]].sort());
  expect(together).toEqual(alone);
  expect(together.problems.every((problem) => problem instanceof UserError)).toBe(true);
});

test('a bug over one file is thrown as by one thread', async () => {
  const { folder, fs } = project();
  const broken: FileSystem = {
    ...fs,
    readFile(path, ...rest) {
      if (path === calOf(30)[0]) throw new TypeError(`a slip over ${path}`);
      return fs.readFile(path, ...rest);
    },
  };
  await expect(both({ folder, fs: broken })).rejects.toThrow(`a slip over ${calOf(30)[0]}`);
  const started = { count: 0, took: 0 };
  const together = lint(broken, request({ threads: threadsOf(broken, started) }));
  await expect(together).rejects.toThrow(`a slip over ${calOf(30)[0]}`);
  expect(started.took).toBeGreaterThan(0);
});

test.each<[string, Partial<LintRequest>]>([
  ['a file', { paths: [calOf(0)[0]] }],
  ['a few files', { paths: ['d0'] }],
  ['a fix', { fix: 'diff' }],
  ['a step that must see every document', { steps: [{ file: (_, found) => found }] }],
])('%s is for one thread', async (_, more) => {
  const made = project();
  for (let i = 0; i < FILES; i += 4)
    writeFileSync(
      join(made.folder, calOf(i)[0]),
      readFileSync(join(made.folder, calOf(i)[0]), 'utf8').replace(WEIGHT, ''),
    );
  const threads = (): never => {
    throw new Error('nobody needs threads');
  };
  await expect(lint(made.fs, request({ ...more, threads }))).resolves.toHaveProperty('problems', []);
});
