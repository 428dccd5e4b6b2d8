/** Several threads: whoever judged which file, and whoever did not live to, the answer is that of one. */
import { expect, test } from '@jest/globals';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCals } from '../../../../src/app/project/cal-files.ts';
import { lint, type LintOutcome, type LintRequest } from '../../../../src/app/lint/lint.ts';
import { renewBaseline } from '../../../../src/app/lint/renew-baseline.ts';
import { lintShare, type LintTask, type LintThreads, type Shares } from '../../../../src/app/lint/share.ts';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { UserError } from '../../../../src/core/result/errors.ts';
import { DEFAULT_PREFIX, PROFILES } from '../../../../src/ids.ts';
import type { FileSystem } from '../../../../src/ports.ts';
import { SMALL_CAL } from '../../../support/cals.ts';
import { scratch } from '../../../support/scratch.ts';
import { untracked } from '../../../support/untracked.ts';

const FILES = 60;
const NOW = new Date('2026-01-01T00:00:00Z');
/** What stands in every file, so that its size is known. */
const TEXT = 'a description';

/** Every third has a finding, every tenth is no JSON, every seventh YAML with a comment that accepts one. */
function calOf(i: number): readonly [name: string, text: string] {
  const cal = { ...SMALL_CAL, id: `flow-${i}`, description: TEXT };
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
  return { folder, fs: large(nodeFileSystem(folder, untracked)) };
}

const request = (fs: FileSystem, more: Partial<LintRequest> = {}): LintRequest & { now: Date } => ({
  profile: PROFILES[DEFAULT_PREFIX],
  config: { file: undefined, prefix: DEFAULT_PREFIX, rules: {}, ignore: [] },
  paths: [],
  found: findCals(fs, []),
  now: NOW,
  ...more,
});

/** Files of which as many bytes are there as somebody wants to see of their size. */
const large = (fs: FileSystem, size = 2_000_000): FileSystem => ({
  ...fs,
  readFile: (path, max, start) => (start === true ? new Uint8Array(size) : fs.readFile(path, max)),
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
  const alone = await lint(fs, request(fs, more));
  const together = await lint(fs, request(fs, { ...more, threads: threadsOf(fs, started, alive) }));
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
    ...request(made.fs).config,
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
  await renewBaseline(made.fs, request(made.fs), undefined);
  // One that is mended: its file is clean, so no thread hands it over, and its entries are needed by nothing.
  writeFileSync(join(made.folder, calOf(2)[0]), JSON.stringify({ ...SMALL_CAL, description: TEXT }));
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
  const together = lint(broken, request(broken, { threads: threadsOf(broken, started) }));
  await expect(together).rejects.toThrow(`a slip over ${calOf(30)[0]}`);
  expect(started.took).toBeGreaterThan(0);
});

test.each<[string, Partial<LintRequest>, number, number]>([
  ['a few files', {}, 666_666 - 2000, 0],
  ['many files', {}, 666_667 - 2000, 1],
  ['larger files', {}, 2_000_000, 3],
  ['one file, however large,', { paths: [calOf(0)[0]] }, 2_000_000, 0],
  ['a fix', { fix: 'diff' }, 2_000_000, 0],
  ['a step that must see every document', { steps: [{ file: (_, found) => found }] }, 2_000_000, 0],
])('%s: so many more threads are worth it', async (_, more, size, count) => {
  const { fs } = project();
  const started = { count: 0, took: 0 };
  const json = {
    files: [...Array(FILES).keys()].filter((i) => i % 7 !== 1).map((i) => calOf(i)[0]),
    links: [],
    problems: [],
  };
  const all = { ...json, files: [...json.files, ...json.files].slice(0, FILES) };
  const sized = large(fs, size);
  await lint(
    sized,
    request(sized, {
      found: more.paths === undefined ? all : { ...json, files: [calOf(0)[0]] },
      ...more,
      threads: threadsOf(sized, started),
    }),
  );
  expect(started.count).toBe(count);
});
