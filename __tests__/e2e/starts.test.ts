/** What a start of the built program loads: little that it does not run, and no more than the tables say. */
import { beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMANDS, HOOK_COMMANDS } from '../../src/cli/commands.ts';
import { SMALL_CAL } from '../support/cals.ts';
import { CLI, copyOf, ROOT } from '../support/cli.ts';
import { gateFolder } from '../support/gate.ts';
import { scratch } from '../support/scratch.ts';

const PROGRAM = join(ROOT, 'dist/program');
/** Parts of Node that cost as much as a lint. */
const COSTLY = ['child_process', 'crypto', 'net', 'stream', 'tty', 'worker_threads', 'zlib'];
/** What only js-yaml, secretlint, dagre and sql.js say. */
const PACKAGES = ['YAMLException', '@secretlint/', 'network-simplex', 'Statement closed'];

/** Bytes of the modules that so many chunks hold that `scripts/build.mjs` puts them into one file. */
const COMMON = 45_000;

interface Loaded {
  /** Of all files of `dist` that were loaded. */
  readonly bytes: number;
  /** Whether modules were loaded that did not run, beyond the file of those that nearly every start needs. */
  readonly idle: boolean;
  readonly node: readonly string[];
  readonly packages: readonly string[];
}

/** What a start loads in `cwd`, by `__tests__/support/loaded.cjs`. */
function loaded(door: 'cli' | 'action', args: readonly string[], cwd: string, code = 0, env = {}): Loaded {
  const answer = join(scratch(), 'loaded.json');
  const hook = join(ROOT, '__tests__/support/loaded.cjs');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--require', hook, join(ROOT, 'dist', door, 'index.js'), ...args],
    { cwd, env: { PATH: process.env['PATH'] ?? '', CI: 'true', LOADED: answer, ...env }, encoding: 'utf8' },
  );
  expect([stderr, status]).toEqual([expect.anything(), code]);
  const { files, idle, builtin } = JSON.parse(readFileSync(answer, 'utf8')) as {
    files: string[];
    idle: [string, number][];
    builtin: string[];
  };
  const texts = files.map((file) => readFileSync(file, 'utf8')).join('');
  return {
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
    idle: idle.reduce((sum, [, bytes]) => sum + bytes, 0) > COMMON,
    node: COSTLY.filter((name) => builtin.includes(`NativeModule ${name}`)),
    packages: PACKAGES.filter((words) => texts.includes(words)),
  };
}

const small = scratch();
let example: string;

beforeAll(() => {
  example = copyOf('examples/data-pipeline');
  writeFileSync(join(small, 'a.cal.json'), JSON.stringify(SMALL_CAL));
});

test('the program holds each package by its words', () => {
  const texts = readdirSync(PROGRAM).map((file) => readFileSync(join(PROGRAM, file), 'utf8'));
  expect(PACKAGES.filter((words) => !texts.some((text) => text.includes(words)))).toEqual([]);
});

test.each<[args: string, code: number, kilobytes: number, node: readonly string[]]>([
  ['lint', 0, 360, []],
  ['check .', 0, 960, ['crypto', 'stream']],
  ['workflow ready cal/ship-a-feature.cal.yaml', 0, 676, ['crypto', 'stream']],
  ['lock', 0, 534, ['crypto', 'stream']],
  ['handshake agents/builder', 0, 587, ['crypto', 'stream']],
  ['manifest agents/builder', 0, 360, []],
  ['init --dry-run', 0, 695, []],
  ['digest', 2, 200, []],
  ['verify', 2, 207, []],
])('%s in the example', (args, code, kilobytes, node) => {
  const start = loaded('cli', args.split(' '), example, code);
  expect(start).toEqual({ bytes: expect.any(Number), idle: false, node, packages: ['YAMLException'] });
  expect(start.bytes).toBeLessThan(kilobytes * 1000);
});

test('check of a skill on a client', () => {
  const cwd = scratch();
  cpSync(join(ROOT, 'skills'), join(cwd, 'skills'), { recursive: true });
  writeFileSync(join(cwd, '.mcp.json'), JSON.stringify({ mcpServers: { github: { command: 'npx' } } }));
  const start = loaded('cli', ['check'], cwd);
  expect(start).toEqual({ bytes: expect.any(Number), idle: false, node: [], packages: [] });
  expect(start.bytes).toBeLessThan(600_000);
});

test('the Action, for a push', () => {
  const push = { INPUT_COMMAND: 'check', GITHUB_EVENT_NAME: 'push', GITHUB_WORKSPACE: example };
  const start = loaded('action', [], example, 0, push);
  const packages = ['YAMLException', 'network-simplex'];
  expect(start).toEqual({ bytes: expect.any(Number), idle: false, node: ['crypto', 'net', 'stream'], packages });
  expect(start.bytes).toBeLessThan(1_085_000);
});

test.each([
  ['--version', 40],
  ['lint a.cal.json', 285],
])('%s beside one JSON file in which nothing is found', (args, kilobytes) => {
  const start = loaded('cli', args.split(' '), small);
  expect(start).toEqual({ bytes: expect.any(Number), idle: false, node: [], packages: [] });
  expect(start.bytes).toBeLessThan(kilobytes * 1000);
});

/** Kilobytes that the help of a command loads, where they are more than 131; Node's own parts. */
const HELP: Readonly<Record<string, readonly [kilobytes: number, node?: readonly string[]]>> = {
  check: [584],
  'workflow ready': [414],
  cal: [414],
  'host list': [145],
  build: [305, ['stream', 'worker_threads', 'zlib']],
  pack: [270, ['stream', 'zlib']],
  manifest: [185],
  sign: [325, ['stream', 'worker_threads', 'zlib']],
  lock: [230],
  gate: [337],
  handshake: [334],
  preflight: [260],
  diff: [303],
  'harness-manifest-write': [250],
  'no-private-keys': [140],
};

test.each(Object.keys({ ...COMMANDS, ...HOOK_COMMANDS }))('%s --help', (command) => {
  const [kilobytes, node = []] = HELP[command] ?? [131];
  const start = loaded('cli', [...command.split(' '), '--help'], small);
  expect(start).toEqual({ bytes: expect.any(Number), idle: false, node, packages: [] });
  expect(start.bytes).toBeLessThan(kilobytes * 1000);
});

test('a gate loads the SDK while the servers start', async () => {
  const cwd = await gateFolder();
  const answer = join(scratch(), 'loaded.json');
  const hook = join(ROOT, '__tests__/support/loaded.cjs');
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } };
  const gate = spawnSync(
    process.execPath,
    ['--require', hook, CLI, 'gate', 'agent', '--host', 'h.host.yaml', '--allow-unsigned'],
    {
      cwd,
      env: { PATH: process.env['PATH'] ?? '', LOADED: answer, STARTS: 'true' },
      encoding: 'utf8',
      input: `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params })}\n`,
    },
  );
  expect(gate.status).toBe(0);
  const { files, spawned } = JSON.parse(readFileSync(answer, 'utf8')) as { files: string[]; spawned: string[] };
  const holders = (word: string): string[] => files.filter((file) => readFileSync(file, 'utf8').includes(word));
  for (const word of ['resumptionToken', 'UnsupportedProtocolVersionError'])
    expect([word, holders(word).length > 0, holders(word).filter((file) => spawned.includes(file))]).toEqual([
      word,
      true,
      [],
    ]);
});
