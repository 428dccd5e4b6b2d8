import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cartwright, copyOf, ROOT, type Run } from '../support/cli.ts';
import { program } from '../support/main.ts';
import { scratch } from '../support/scratch.ts';

const MODULES = join(ROOT, 'node_modules');

interface Json {
  readonly results: readonly {
    readonly descriptor: {
      readonly verdict: string;
      readonly protocolRevision: string;
      readonly unmet: readonly string[];
    };
    readonly roles: readonly {
      readonly role: string;
      readonly boundTool: string | null;
      readonly how: string | null;
    }[];
  }[];
  readonly notes?: readonly string[];
}

const server = (name: string, file: string, args: readonly string[] = [], more: object = {}): object => ({
  name,
  command: process.execPath,
  args: [join(MODULES, file), ...args],
  ...more,
});

/** Real servers of three eras, with two of their tools wrapped so that they fit. */
const HOST = {
  schemaVersion: 'cart.host.v1',
  name: 'Four servers',
  model: { toolUse: true, contextWindowTokens: 200_000 },
  filesystem: ['fs.read'],
  bindings: { 'cart:execute': 'run_command' },
  tools: [
    { name: 'dispatch', wraps: 'echo', rename: { task: 'message' }, scopes: ['dispatch'] },
    {
      name: 'add_memory',
      wraps: 'create_entities',
      // An entity of a name that is there already is not stored anew, so that each note is its own name.
      template: {
        entities: [{ name: { $from: 'summary' }, entityType: 'note', observations: [{ $from: 'summary' }] }],
      },
      scopes: ['memory.write'],
    },
  ],
  servers: [
    server('everything', '@modelcontextprotocol/server-everything/dist/index.js', ['stdio']),
    server('memory', '@modelcontextprotocol/server-memory/dist/index.js', [], {
      scopes: { 'search_*': ['search', 'memory.read'] },
    }),
    server('context7', '@upstash/context7-mcp/dist/index.js'),
    server('commands', 'mcp-server-commands/build/index.js', [], { scopes: { run_command: ['exec', 'fs.read'] } }),
  ],
};

function folder(host: object = HOST): string {
  const cwd = copyOf('examples/data-pipeline');
  // The memory server would write beside itself.
  const text = JSON.stringify(host, (_, value: { name?: unknown } | null) =>
    value?.name === 'memory' ? { ...value, env: { MEMORY_FILE_PATH: join(cwd, 'memory.jsonl') } } : value,
  );
  writeFileSync(join(cwd, 'live.host.yaml'), text);
  return cwd;
}

const handshake = (cwd: string, ...args: string[]): Promise<Run> =>
  program(['handshake', 'agents/builder', ...args], { cwd });
const json = ({ stdout }: Run): Json => JSON.parse(stdout) as Json;

test('a live host is bound and recorded, and the record gives the same verdict without any server', async () => {
  const cwd = folder();
  const live = await handshake(
    cwd,
    '--host',
    'live.host.yaml',
    '--live',
    '--record',
    'seen.host.yaml',
    '--format',
    'json',
  );
  expect([live.stderr, json(live).notes]).toEqual([
    '',
    [
      'host "Four servers": the servers speak 2024-11-05, 2025-11-25, 2026-07-28; the oldest is used',
      'recorded in seen.host.yaml',
    ],
  ]);
  const [seen] = json(live).results;
  expect([live.code, seen?.descriptor.verdict, seen?.descriptor.protocolRevision]).toEqual([0, 'accept', '2024-11-05']);
  expect(seen?.roles.map(({ role, boundTool, how }) => [role, boundTool, how])).toEqual([
    ['cart:execute', 'run_command', 'named'],
    ['cart:dispatch', 'dispatch', 'suggested'],
    ['cart:memory.write', 'add_memory', 'suggested'],
    ['cart:search', 'search_nodes', 'found'],
    ['cart:list_agents', null, null],
  ]);
  const recorded = readFileSync(join(cwd, 'seen.host.yaml'), 'utf8');
  expect(Object.keys(parse(recorded) as object)).not.toContain('servers');
  expect(recorded).not.toContain(MODULES);
  const later = await handshake(cwd, '--host', 'seen.host.yaml', '--format', 'json');
  expect([later.code, later.stderr]).toEqual([0, '']);
  const renamed = json(live).results.map((result) => ({ ...result, profile: 'seen.host.yaml' }));
  expect(json(later).results).toEqual(renamed);
});

test('no tool is called', async () => {
  const cwd = folder();
  const quiet = await handshake(cwd, '--host', 'live.host.yaml', '--live');
  expect([quiet.code, existsSync(join(cwd, 'called.txt')), existsSync(join(cwd, 'memory.jsonl'))]).toEqual([
    0,
    false,
    false,
  ]);
});

test('a host whose server cannot be started is not judged, with its reason, and nothing is left behind', () => {
  const [temporary, cwd] = [
    scratch(),
    folder({ ...HOST, servers: [...HOST.servers, { name: 'gone', command: 'no-such-command' }] }),
  ];
  const args = 'handshake agents/builder --host live.host.yaml --live --record seen.host.yaml --format json';
  const run = cartwright(args.split(' '), { cwd, env: { TMPDIR: temporary } });
  expect(run.code).toBe(1);
  expect(json(run).results[0]).toMatchObject({ profile: 'live.host.yaml', verdict: 'not judged', roles: [] });
  expect(run.stdout).toContain('server \\"gone\\" cannot start: there is no command \\"no-such-command\\"');
  expect(json(run).notes?.join()).toContain('nothing was recorded');
  expect(existsSync(join(cwd, 'seen.host.yaml'))).toBe(false);
  expect(readdirSync(temporary)).toEqual([]);
});

test.each([
  [
    ['--live', '--host', 'hosts/workbench.host.yaml'],
    'hosts/workbench.host.yaml: a live handshake needs a host profile with servers',
  ],
  [['--host', 'live.host.yaml', '--record', 'x'], '--record needs --live'],
])('%j cannot run', async (args, message) => {
  const run = await handshake(folder(), ...args);
  expect([run.code, run.stdout, run.stderr.split('\n')[0]]).toEqual([2, '', `cartwright: ${message}`]);
});
