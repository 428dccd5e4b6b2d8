/** The built program as a gate: its servers end with it, however it ends. */
import { expect, test } from '@jest/globals';
import type { Transport } from '@modelcontextprotocol/client';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { CLI } from '../support/cli.ts';
import { join } from 'node:path';
import { heldServers } from '../../src/adapters/mcp/held-servers.ts';
import { MCP_LIMITS } from '../../src/adapters/mcp/limits.ts';
import { StdioTransport } from '../../src/adapters/mcp/stdio-transport.ts';
import type { HostServer } from '../../src/core/handshake/host.ts';
import type { FileSystem, HeldServers } from '../../src/ports.ts';
import { scratch } from '../support/scratch.ts';
import { FIXTURE, gateFolder, openGate, received, REQUESTS } from '../support/gate.ts';

/** Processes with a path of this run among their arguments. */
function running(folder: string): number {
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(`${folder}/requests`);
    } catch {
      return false;
    }
  }).length;
}

const ENDS: readonly (readonly [string, (gate: ChildProcess) => void])[] = [
  ['its client goes', (gate) => void gate.stdin?.end()],
  ['it is asked to end', (gate) => void gate.kill('SIGTERM')],
  ['it is killed', (gate) => void gate.kill('SIGKILL')],
];

test.each(ENDS)(
  'attack 270: no server is left when %s, not even one that stays by itself',
  async (_, end) => {
    const cwd = await gateFolder({ args: ['deaf'] });
    const gate = spawn(process.execPath, [CLI, 'gate', 'agent', '--host', 'h.host.yaml', '--allow-unsigned'], {
      cwd,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } };
    gate.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params })}\n`);
    const [chunk] = (await once(gate.stdout, 'data')) as [Buffer];
    expect(JSON.parse(chunk.toString('utf8'))).toMatchObject({ id: 1, result: { protocolVersion: '2025-11-25' } });
    expect(running(cwd)).toBe(1);
    end(gate);
    await once(gate, 'exit');
    while (running(cwd) > 0) await sleep(10);
    expect(received(cwd, 'initialize')).toHaveLength(2);
  },
  60_000,
);

test('attack 266: a flood of notifications passes before its result, and nothing else is said', async () => {
  const cwd = await gateFolder();
  const gate = spawn(process.execPath, [CLI, 'gate', 'agent', '--host', 'h.host.yaml', '--allow-unsigned'], { cwd });
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } };
  const send = (message: object): unknown => gate.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  let said = '';
  gate.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const exit = once(gate, 'exit');
  send({ id: 1, method: 'initialize', params });
  const seen: unknown[] = [];
  for await (const line of createInterface({ input: gate.stdout })) {
    const { id, params: more } = JSON.parse(line) as { id?: number; params?: { data: string } };
    seen.push(id ?? Number(more?.data.split(' ')[0]));
    const call = { name: 'execute', arguments: { command: '!flood' } };
    if (id === 1) send({ id: 2, method: 'tools/call', params: call });
    if (id === 2) gate.stdin.end();
  }
  expect(seen).toEqual([1, ...Array.from({ length: 5000 }, (_, i) => i), 2]);
  expect([await exit, said]).toEqual([
    [0, null],
    'cartwright: accept: serves cart:execute (gated), cart:dispatch (gated), cart:memory.write (gated), cart:search (gated)\n',
  ]);
}, 60_000);

test('what a client does not read yet stays with the server', async () => {
  const cwd = scratch();
  const server = { command: process.execPath, args: [FIXTURE, join(cwd, REQUESTS)], env: {}, cwd };
  const transport = new StdioTransport(server, MCP_LIMITS);
  const events: unknown[] = [];
  transport.full = () => {
    const full = events.length < 6 ? new Promise<void>((resolve) => setImmediate(resolve)) : undefined;
    return full?.then(() => void events.push('reads again'));
  };
  await new Promise<void>((resolve) => {
    const take: Transport['onmessage'] = (message) => {
      const { id, params } = message as unknown as { id?: number; params?: { data: string } };
      events.push(id ?? params?.data.split(' ')[0]);
      if (id === 7) resolve();
    };
    Object.assign(transport, { onmessage: take });
    const call = { name: 'run', arguments: { command: '!flood' } };
    void transport.start().then(() => transport.send({ jsonrpc: '2.0', id: 7, method: 'tools/call', params: call }));
  });
  await transport.close();
  expect(events.slice(0, 8)).toEqual(['0', 'reads again', '1', 'reads again', '2', 'reads again', '3', '4']);
  expect(events).toHaveLength(5000 + 3 + 1);
}, 60_000);

test('a client that goes while a server starts is not waited for', async () => {
  const cwd = await gateFolder();
  const host = join(cwd, 'h.host.yaml');
  const hangs = ['-e', 'setInterval(() => undefined, 1000)', join(cwd, REQUESTS)];
  const profile = parse(readFileSync(host, 'utf8')) as { servers: object[] };
  const [server] = profile.servers;
  writeFileSync(host, JSON.stringify({ ...profile, servers: [{ ...server, args: hangs }] }));
  const open = openGate(cwd, {}, {}, 600);
  open.send(JSON.stringify(INITIALIZE));
  while (running(cwd) === 0) await sleep(5);
  await open.end();
  expect([running(cwd), open.out, open.said, open.gate.refused]).toEqual([0, [], [], false]);
}, 60_000);

test('a server that is asked after it was given up is not quoted with a value of its environment', async () => {
  const { held, server } = heldIn(await gateFolder(), { TOKEN: 'plain words of a secret 4711' });
  await held.look(server);
  const call = { method: 'tools/call', params: { name: 'run', arguments: { command: '!secret-id' } } };
  const how = { timeout: 60_000, envelope: {}, signal: new AbortController().signal };
  const failed = { failure: 'sent an answer to request "***", which is not open' };
  expect([await held.request(server, call, how), await held.request(server, call, how)]).toEqual([failed, failed]);
  await held.close();
}, 60_000);

function heldIn(cwd: string, env = {}): { held: HeldServers; server: HostServer } {
  const server = { name: 'gated', command: process.execPath, args: [FIXTURE, join(cwd, REQUESTS)], env };
  const client = {
    name: 'test',
    modern: false,
    capabilities: {},
    notify: () => undefined,
    full: () => undefined,
    ask: () => Promise.resolve({}),
  };
  return { held: heldServers({ cwd, path: process.env['PATH'] ?? '', timeout: 60 }, client, () => undefined), server };
}

test('a server that is being started when the gate ends is given up at once', async () => {
  const { held } = heldIn(await gateFolder());
  const silent = { name: 'silent', command: process.execPath, args: ['-e', 'setInterval(() => undefined, 1000)'] };
  const looked = held.look(silent);
  await held.close();
  expect(await looked).toEqual({ name: 'silent', failure: 'is not connected', notes: [] });
  // Half of what a server has to answer in here.
}, 30_000);

test('a call that was cancelled before its turn is not sent, and one whose time is over is cancelled', async () => {
  const cwd = await gateFolder();
  const { held, server } = heldIn(cwd);
  await held.look(server);
  const call = (command: string) => ({ method: 'tools/call', params: { name: 'run', arguments: { command } } });
  const how = { timeout: 1000, envelope: {} };
  const late = { failure: 'did not answer in 1 s' };
  expect(await held.request(server, call('x'), { ...how, signal: AbortSignal.abort() })).toEqual(late);
  expect(received(cwd, 'tools/call')).toEqual([]);
  expect(await held.request(server, call('!hang'), { ...how, signal: new AbortController().signal })).toEqual(late);
  while (received(cwd, 'notifications/cancelled').length === 0) await sleep(5);
  expect(received(cwd, 'tools/call')).toEqual([{ name: 'run', arguments: { command: '!hang' } }]);
  await held.close();
  expect(running(cwd)).toBe(0);
}, 60_000);

test('a gate that has ended starts no server, not even for a look that is under way', async () => {
  const cwd = await gateFolder();
  const { held, server } = heldIn(cwd);
  const underWay = held.look(server);
  await held.close();
  const unconnected = { name: 'gated', failure: 'is not connected', notes: [] };
  expect([await underWay, await held.look(server), running(cwd)]).toEqual([unconnected, unconnected, 0]);
}, 60_000);

/** Made up, from parts, so that no scanner takes this file for a leak. */
const TOKEN = `ghp_${'a1B2c3D4e5'.repeat(3)}F6g7h8`;
const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } },
};
const EMPTY = { code: -32602, message: 'Unsupported harness', data: { unmet: [], supported: [], requested: [] } };
const broken = (error: Error) => (): never => {
  throw error;
};

/** What keeps the descriptor from being written: its path, the name of a bound tool, what the file system throws; the error, and what is said. */
const UNWRITABLE: readonly (readonly [string, string, string, Partial<FileSystem>, object, readonly RegExp[]])[] = [
  ['no file', 'h.host.yaml/d.json', 'dispatch', {}, EMPTY, [/^not judged: h\.host\.yaml\/d\.json: /]],
  ['a place outside', '/proc/self/d.json', 'dispatch', {}, EMPTY, [/^not judged: outside of the workspace: /]],
  [
    'a token in a name',
    'd.json',
    TOKEN,
    {},
    EMPTY,
    [/^not judged: d\.json: it was not written, since .* would hold a GitHub token; /],
  ],
  [
    'a folder without write permission',
    'd.json',
    'dispatch',
    {
      writeFile: broken(
        Object.assign(new Error('EACCES: permission denied, open'), { code: 'EACCES', syscall: 'open' }),
      ),
    },
    EMPTY,
    [
      /^not judged: the system refused open: permission denied; make it readable and writable for you, or run as its owner$/,
    ],
  ],
  ['a bug', 'd.json', 'dispatch', { writeFile: broken(new Error('a bug')) }, { code: -32603, message: 'a bug' }, []],
];

test.each(UNWRITABLE)(
  'where the descriptor cannot be written for %s, the servers end before the client is told',
  async (_, descriptor, name, files, error, said) => {
    const cwd = await gateFolder();
    const host = join(cwd, 'h.host.yaml');
    writeFileSync(host, readFileSync(host, 'utf8').replace(/(?<=name"?: "?)dispatch/, name));
    const open = openGate(cwd, { descriptor }, files);
    open.send(JSON.stringify(INITIALIZE));
    while (open.out.length === 0) await sleep(5);
    expect([running(cwd), open.out.map((line) => JSON.parse(line)), open.said]).toEqual([
      0,
      [{ jsonrpc: '2.0', id: 1, error }],
      said.map((line) => expect.stringMatching(line)),
    ]);
    expect(received(cwd, 'initialize')).toHaveLength(2);
    await open.end();
  },
  60_000,
);

test.each(['--rom-digest', '--profile-digest'])('%s takes a digest, and nothing that looks like one', (option) => {
  for (const digest of ['zzz', `sha256:${'A'.repeat(64)}`, `${'a'.repeat(64)}`]) {
    const args = [CLI, 'gate', 'agent', '--host', 'h.host.yaml', option, digest];
    const { status, stderr, stdout } = spawnSync(process.execPath, args, {
      cwd: scratch(),
      encoding: 'utf8',
      input: '',
    });
    expect([status, stdout, stderr]).toEqual([
      2,
      '',
      `cartwright: ${option} is not a digest: "${digest}"\n  help: write sha256: and 64 lower-case hex digits, as \`cartwright digest\` prints them\n`,
    ]);
  }
});
