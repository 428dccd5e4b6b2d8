// The gate: how long a call through it takes against one to the server itself, in turn, and how long it takes to the first list; what a record and a search cost.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

export const title = 'The gate: seconds of a call, and to the first list';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cli = join(root, 'dist/cli/index.js');
const program = (name) => join(root, `node_modules/@modelcontextprotocol/server-${name}/dist/index.js`);
const CALLS = 500;
const GOALS = { call: 1.3, start: 1.2, record: 1.5, search: 1 };

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

async function connected(args, folder) {
  const client = new Client({ name: 'bench', version: '1.0.0' });
  const env = { ...process.env, MEMORY_FILE_PATH: join(folder, 'memory.jsonl') };
  const transport = new StdioClientTransport({ command: process.execPath, args, cwd: folder, env, stderr: 'ignore' });
  await client.connect(transport);
  return client;
}

/** @param {() => Promise<unknown>} work gives what ends it, which does not count, as a function */
async function timed(work) {
  const start = performance.now();
  const end = await work();
  const seconds = (performance.now() - start) / 1000;
  if (typeof end === 'function') await end();
  return seconds;
}

/** @param {() => Promise<unknown>} a @param {() => Promise<unknown>} b */
async function inTurn(a, b, times) {
  const pairs = [];
  for (let i = 0; i < times; i++) pairs.push([await timed(a), await timed(b)]);
  return {
    a: median(pairs.map(([x]) => x)),
    b: median(pairs.map(([, y]) => y)),
    ratio: median(pairs.map(([x, y]) => x / y)),
  };
}

function row(job, { a, b, ratio }, goal) {
  const cells = [job, a.toFixed(5), b.toFixed(5), ratio.toFixed(2), '', `≤ ${goal}`, ratio <= goal ? '✓' : '✗'];
  console.log(`| ${cells.join(' | ')} |`);
}

const NOTE = { entityType: 'note', observations: ['It leaks'] };
/** Notes that the memory server holds already. */
const NOTES = [0, 1000];
/** Servers with the tool that is called, and how a wrap leads to it. */
const SERVERS = [
  ...NOTES.map((notes) => [
    'memory',
    [],
    { wraps: 'create_entities', template: { entities: [{ name: { $from: 'query' }, ...NOTE }] } },
    'create_entities',
    { entities: [{ name: 'pump', ...NOTE }] },
    notes,
  ]),
  ['memory', [], { wraps: 'search_nodes' }, 'search_nodes', { query: 'pump' }],
  ['everything', ['stdio'], { wraps: 'echo', rename: { query: 'message' } }, 'echo', { message: 'pump' }],
];

/** Megabytes of cartridges that a record is kept in; each is measured against the first. */
const SIZES = [1, 10, 100];
const RECORDS = 10_000;

/** A client of a gate that serves memory over a package of so many megabytes. */
async function remembering(folder, megabytes) {
  cpSync(join(root, 'examples/data-pipeline/agents/builder'), join(folder, 'agent'), { recursive: true });
  writeFileSync(join(folder, 'agent/rom/large.bin'), randomBytes(megabytes * 1_000_000));
  const takes = (property) => ({ type: 'object', properties: { [property]: { type: 'string' } } });
  const own = (each, scopes, property) => ({ name: each, scopes, builtIn: true, inputSchema: takes(property) });
  const profile = {
    schemaVersion: 'cart.host.v1',
    name: 'bench',
    model: { toolUse: true, contextWindowTokens: 200_000 },
    filesystem: ['fs.read'],
    servers: [{ name: 'cartwright', gate: true }],
    tools: [own('execute', ['exec', 'fs.read'], 'command'), own('dispatch', ['dispatch'], 'task')],
  };
  writeFileSync(join(folder, 'h.host.yaml'), JSON.stringify(profile));
  const args = ['gate', 'agent', '--host', 'h.host.yaml', '--allow-unsigned', '--save', 'm.cart'];
  const client = await connected([cli, ...args], folder);
  const keep = () => client.callTool({ name: 'add_memory', arguments: { summary: 'the pump leaks at night' } });
  // The first one makes the copy.
  await keep();
  return { client, keep };
}

/** What a gate costs that serves memory: only on a Node that has SQLite (BENCH_NODE). */
async function memory(runs) {
  const sqlite = process.getBuiltinModule?.('node:sqlite');
  if (sqlite === undefined) return;
  const folders = SIZES.map(() => mkdtempSync(join(tmpdir(), 'cartwright-bench-')));
  try {
    const gates = [];
    for (const [i, folder] of folders.entries()) gates.push(await remembering(folder, SIZES[i]));
    const [{ client, keep }, ...others] = gates;
    for (const [i, other] of others.entries())
      row(`a record, ${SIZES[i + 1]} MB against 1 MB`, await inTurn(other.keep, keep, CALLS / 5), GOALS.record);
    const save = new sqlite.DatabaseSync(join(folders[0], 'm.cart'));
    const words = Array.from({ length: 2000 }, () => randomBytes(4).toString('hex'));
    const some = () => Array.from({ length: 20 }, () => words[Math.floor(Math.random() * words.length)]).join(' ');
    save.exec('BEGIN');
    const insert = save.prepare("INSERT INTO memory VALUES (?, 'save', '', NULL, ?, '', '')");
    for (let i = 0; i < RECORDS; i++) insert.run(`r${i}`, JSON.stringify({ at: '', by: '', summary: some() }));
    save.exec('COMMIT');
    const query = () => `${words[Math.floor(Math.random() * words.length)]} pump`;
    const search = () => client.callTool({ name: 'search_memory', arguments: { query: query() } });
    // The first one takes in what was added.
    await search();
    const all = save.prepare("SELECT payload FROM memory WHERE zone = 'save'");
    const scan = () => {
      const wanted = query().split(' ');
      const counts = all.all().map(({ payload }) => {
        const { summary } = JSON.parse(payload);
        return wanted.filter((word) => summary.includes(word)).length;
      });
      counts.sort((a, b) => b - a);
    };
    row(`a search of ${RECORDS} records against a scan`, await inTurn(search, scan, runs * 10), GOALS.search);
    save.close();
    await Promise.all(gates.map((gate) => gate.client.close()));
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

export async function run(runs) {
  await memory(runs);
  for (const [name, more, wrap, tool, args, notes = 0] of SERVERS) {
    const folder = mkdtempSync(join(tmpdir(), 'cartwright-bench-'));
    try {
      cpSync(join(root, 'examples/data-pipeline/agents/builder'), join(folder, 'agent'), { recursive: true });
      const takes = (property) => ({ type: 'object', properties: { [property]: { type: 'string' } } });
      const own = (each, scopes, property) => ({ name: each, scopes, builtIn: true, inputSchema: takes(property) });
      const profile = {
        schemaVersion: 'cart.host.v1',
        name: 'bench',
        model: { toolUse: true, contextWindowTokens: 200_000 },
        filesystem: ['fs.read'],
        // The server behind the gate keeps its own file beside that of the other one.
        servers: [
          {
            name,
            command: process.execPath,
            args: [program(name), ...more],
            env: { MEMORY_FILE_PATH: join(folder, 'behind.jsonl') },
          },
        ],
        tools: [
          own('execute', ['exec', 'fs.read'], 'command'),
          own('dispatch', ['dispatch'], 'task'),
          own('add_memory', ['memory.write'], 'summary'),
          { name: 'search_memory', ...wrap, scopes: ['search', 'memory.read'] },
        ],
      };
      writeFileSync(join(folder, 'h.host.yaml'), JSON.stringify(profile));
      const held = Array.from({ length: notes }, (_, i) =>
        JSON.stringify({ type: 'entity', name: `note ${i}`, ...NOTE }),
      );
      for (const file of ['memory.jsonl', 'behind.jsonl']) writeFileSync(join(folder, file), held.join('\n'));
      const record = ['handshake', 'agent', '--host', 'h.host.yaml', '--live', '--record', 'h.host.yaml'];
      spawnSync(process.execPath, [cli, ...record], { cwd: folder, stdio: 'ignore' });
      const gateArgs = [cli, 'gate', 'agent', '--host', 'h.host.yaml', '--allow-unsigned'];
      const serverArgs = [program(name), ...more];
      const [through, direct] = [await connected(gateArgs, folder), await connected(serverArgs, folder)];
      const calls = await inTurn(
        () => through.callTool({ name: 'search_memory', arguments: { query: 'pump' } }),
        () => direct.callTool({ name: tool, arguments: args }),
        CALLS,
      );
      const server = notes === 0 ? `${name} server` : `${name} server with ${notes} notes`;
      row(`a call of ${tool}, ${server}`, calls, GOALS.call);
      await Promise.all([through.close(), direct.close()]);
      if (notes > 0) continue;
      const listed = (command) => async () => {
        const client = await connected(command, folder);
        await client.listTools();
        return () => client.close();
      };
      // What it does beside the server's own start is what `handshake` does without one.
      const verify = [cli, 'handshake', 'agent', '--host', 'h.host.yaml'];
      const start = await inTurn(
        listed(gateArgs),
        async () => {
          spawnSync(process.execPath, verify, { cwd: folder, stdio: 'ignore' });
          return listed(serverArgs)();
        },
        runs,
      );
      row(`start to first list, ${name} server`, start, GOALS.start);
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  }
}
