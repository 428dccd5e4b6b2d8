import { Client, type ClientOptions, type JSONRPCMessage, type Transport } from '@modelcontextprotocol/client';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { serveGate } from '../../src/adapters/mcp/serve-gate.ts';
import { heldServers } from '../../src/adapters/mcp/held-servers.ts';
import { ANYTHING } from '../../src/adapters/mcp/lists.ts';
import { Gate, type GateInput } from '../../src/app/gate/gate.ts';
import { plainDemands } from '../../src/app/trust/verify.ts';
import type { Mapping } from '../../src/core/value/mapping.ts';
import { HOST_SCHEMA_VERSION, PROFILES } from '../../src/ids.ts';
import { forward, type FileSystem } from '../../src/ports.ts';
import { signatureOf } from '../../src/wiring/signature-of.ts';
import { commandFiles } from '../../src/wiring/workspace.ts';
import { PACKAGE, writePackage } from './cartridges.ts';
import { ROOT } from './cli.ts';
import { runMain } from './main.ts';
import { scratch } from './scratch.ts';
import { standIn } from './stand-in.ts';

export const FIXTURE = join(ROOT, '__tests__/fixtures/mcp/gated.mjs');
export const REQUESTS = 'requests.jsonl';

/** Roles by the tools of `gated.mjs`, three of them through a wrap. */
export const WRAPS = [
  { name: 'dispatch', wraps: 'spawn', rename: { task: 'prompt' }, constants: { kind: 'sub' }, scopes: ['dispatch'] },
  {
    name: 'add_memory',
    wraps: 'note',
    template: { notes: [{ text: { $from: 'summary' } }] },
    scopes: ['memory.write'],
  },
  { name: 'search_memory', wraps: 'find', rename: { query: 'text' }, scopes: ['search', 'memory.read'] },
];

/** What differs from the folder that {@link gateFolder} makes by default. */
export interface GateFolder {
  readonly recorded?: boolean;
  /** The server is a {@link standIn} of `gated.mjs`: it lists the same tools, and takes no calls. */
  readonly lists?: boolean;
  readonly profile?: object;
  readonly args?: readonly string[];
}

/** A folder with a package (`agent`) and a host (`h.host.yaml`) whose one server is `gated.mjs`; recorded, unless told otherwise. */
export const gateFolder = copies(async (more: GateFolder) => {
  const cwd = scratch();
  writePackage(join(cwd, 'agent'), PACKAGE);
  const gated = {
    command: process.execPath,
    args: [FIXTURE, join(cwd, REQUESTS), ...(more.args ?? [])],
  };
  const lists = join(cwd, 'gated');
  if (more.lists === true) standIn(lists, gated.command, gated.args);
  const profile = {
    schemaVersion: HOST_SCHEMA_VERSION,
    name: 'desk',
    model: { toolUse: true, contextWindowTokens: 200_000 },
    filesystem: ['fs.read'],
    servers: [
      { name: 'gated', ...(more.lists === true ? { command: lists } : gated), scopes: { run: ['exec', 'fs.read'] } },
    ],
    tools: WRAPS,
    ...more.profile,
  };
  writeFileSync(join(cwd, 'h.host.yaml'), JSON.stringify(profile));
  if (more.recorded !== false) await record(cwd);
  return cwd;
});

/**
 * Makes a folder once for each answer to what it shall be, and gives a copy of its own to each test: to record a host and to
 * sign takes programs and seconds. The host profile names the folder it lies in.
 */
export function copies<T extends object>(make: (more: T) => Promise<string>): (more?: T) => Promise<string> {
  const made = new Map<string, Promise<string>>();
  return async (more = {} as T) => {
    const kind = JSON.stringify(more);
    const first = made.get(kind) ?? make(more);
    made.set(kind, first);
    const [from, cwd] = [await first, scratch()];
    cpSync(from, cwd, { recursive: true });
    const host = join(cwd, 'h.host.yaml');
    writeFileSync(host, readFileSync(host, 'utf8').replaceAll(from, cwd));
    return cwd;
  };
}

/** Records what the servers of the host say now. */
export async function record(cwd: string): Promise<void> {
  const args = ['agent', '--host', 'h.host.yaml', '--live', '--record', 'h.host.yaml'];
  const env = { PATH: process.env['PATH'] ?? '' };
  const { out, err } = await runMain(['handshake', ...args], cwd, '', env);
  if (!err.includes('recorded in')) throw new Error(out + err);
}

/** The requests that the server received, by method. */
export function received(cwd: string, method: string): Mapping[] {
  return readFileSync(join(cwd, REQUESTS), 'utf8')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as { method?: string; params: Mapping }]))
    .flatMap((message) => (message.method === method ? [message.params] : []));
}

/** A gate in this process, and what is before it. */
export interface OpenGate {
  readonly gate: Gate;
  /** What it said on standard error. */
  readonly said: string[];
  /** Moves the clock on. */
  later(ms: number): void;
  /** Lines as they went over the wire. */
  readonly out: string[];
  /** Sends a line as it is. */
  send(line: string): void;
  readonly transport: Transport;
  /** Ends the client, and with it the gate. */
  end(): Promise<void>;
}

/**
 * Opens a gate over a folder of {@link gateFolder}.
 *
 * @param seconds for each server to start and answer
 */
export function openGate(
  cwd: string,
  input: Partial<GateInput> = {},
  files: Partial<FileSystem> = {},
  seconds = 60,
): OpenGate {
  const fs = forward(commandFiles(cwd, []), files);
  const profile = PROFILES.cart;
  const said: string[] = [];
  let now = Date.now();
  const gate = new Gate(
    {
      subject: 'agent',
      host: 'h.host.yaml',
      profile,
      signatureOf: signatureOf(fs, () =>
        Promise.resolve({ ...plainDemands(profile, new Date(now)), allowUnsigned: true }),
      ),
      allowUnknownSigner: false,
      allowUnsigned: true,
      strict: false,
      romDigest: undefined,
      profileDigest: undefined,
      descriptor: undefined,
      timeout: 60_000,
      ...input,
    },
    {
      fs,
      clock: { now: () => new Date(now) },
      hold: (client, changed) =>
        Promise.resolve(heldServers({ cwd, path: process.env['PATH'] ?? '', timeout: seconds }, client, changed)),
      say: (line) => said.push(line),
    },
  );
  const [toGate, fromGate] = [new PassThrough(), new PassThrough()];
  const ended = serveGate(gate, toGate, fromGate).then(() => gate.close());
  const out: string[] = [];
  let pending = '';
  const transport: Transport = {
    start: () => Promise.resolve(),
    send(message: JSONRPCMessage) {
      toGate.write(`${JSON.stringify(message)}\n`);
      return Promise.resolve();
    },
    async close() {
      toGate.end();
      await ended;
    },
  };
  fromGate.on('data', (chunk: Buffer) => {
    const lines = (pending + chunk.toString('utf8')).split('\n');
    pending = lines.pop() ?? '';
    for (const line of lines) {
      out.push(line);
      // One at a time: the SDK takes a notification a turn later than an answer.
      setImmediate(() => transport.onmessage?.(JSON.parse(line) as JSONRPCMessage));
    }
  });
  return {
    gate,
    said,
    out,
    later: (ms) => (now += ms),
    send: (line) => void toGate.write(`${line}\n`),
    transport,
    async end() {
      toGate.end();
      await ended;
    },
  };
}

export type Era = 'legacy' | 'auto';
export const ERAS: readonly Era[] = ['legacy', 'auto'];

/** The official client before a gate. */
export async function clientOf(open: OpenGate, era: Era, options: ClientOptions = {}): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { ...options, versionNegotiation: { mode: era } });
  await client.connect(open.transport);
  return client;
}

/** What a client gets for a call, to the letter: its result, or the error. */
export async function called(client: Client, name: string, args: unknown): Promise<unknown> {
  try {
    return await client.request({ method: 'tools/call', params: { name, arguments: args } }, ANYTHING);
  } catch (error) {
    const { code, message, data } = error as { code: number; message: string; data?: unknown };
    return { code, message, ...(data === undefined ? {} : { data }) };
  }
}
