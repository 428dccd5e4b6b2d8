import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { HOST_SCHEMA_VERSION } from '../../src/ids.ts';
import { PACKAGE, ROM_FILES, writePackage } from './cartridges.ts';
import { CLI } from './cli.ts';
import { takes } from './handshake.ts';
import { scratch } from './scratch.ts';

/** What a search of a gate finds. */
export interface Hit {
  readonly source: string;
  readonly place: string;
  readonly by?: string;
  readonly text: string;
}

/** What a gate answers over the wire. */
export interface Answer {
  readonly result?: {
    readonly tools?: readonly { readonly name: string }[];
    readonly content?: readonly { readonly text: string }[];
    readonly structuredContent?: { readonly hits?: readonly Hit[]; readonly id?: string };
    readonly isError?: boolean;
  };
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** The built program as a gate, in a process of its own. */
export interface GateProcess {
  /** What it answers; undefined where it ended before. */
  ask(method: string, params: object): Promise<Answer | undefined>;
  call(name: string, args: object): Promise<Answer | undefined>;
  kill(): void;
  /** Ends it as a client does; what it said on standard error. */
  end(): Promise<string>;
}

/** A folder with a package (`agent`) and a host (`h.host.yaml`) whose own tools fit, and whose memory is the gate's. */
export function memoryFolder(rom: Readonly<Record<string, string>> = ROM_FILES): string {
  const cwd = scratch();
  writePackage(join(cwd, 'agent'), PACKAGE, rom);
  const own = (name: string, scopes: readonly string[], property: string): object => ({
    name,
    builtIn: true,
    scopes,
    inputSchema: takes(property),
  });
  const profile = {
    schemaVersion: HOST_SCHEMA_VERSION,
    name: 'desk',
    model: { toolUse: true, contextWindowTokens: 200_000 },
    filesystem: ['fs.read'],
    tools: [own('execute', ['exec', 'fs.read'], 'command'), own('dispatch', ['dispatch'], 'task')],
    servers: [{ name: 'cartwright', gate: true }],
  };
  writeFileSync(join(cwd, 'h.host.yaml'), JSON.stringify(profile));
  return cwd;
}

/** Starts a gate over a folder of {@link memoryFolder}. */
export async function gateProcess(
  node: string,
  cwd: string,
  more: readonly string[] = ['--save', 'm.cart'],
  subject = 'agent',
  before: readonly string[] = [],
  uid?: number,
): Promise<{ readonly gate: GateProcess; readonly first: Answer | undefined }> {
  const child = spawn(node, [...before, CLI, 'gate', subject, '--host', 'h.host.yaml', '--allow-unsigned', ...more], {
    cwd,
    // What one that is killed was building stays there.
    env: { PATH: process.env['PATH'] ?? '', TMPDIR: cwd },
    ...(uid === undefined ? {} : { uid }),
  });
  const exit = once(child, 'exit');
  const waiting = new Map<number, (answer: Answer | undefined) => void>();
  let [said, id, gone] = ['', 0, false];
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  // A killed one breaks the pipe that is written to.
  child.stdin.on('error', () => undefined);
  const closed = once(child.stdout, 'close').then(() => {
    gone = true;
    for (const settle of waiting.values()) settle(undefined);
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const answer = JSON.parse(line) as Answer & { readonly id?: number };
    waiting.get(answer.id ?? -1)?.(answer);
  });
  const ask = (method: string, params: object): Promise<Answer | undefined> => {
    const own = ++id;
    if (gone) return Promise.resolve(undefined);
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: own, method, params })}\n`);
    return new Promise((settle) => waiting.set(own, settle));
  };
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } };
  const first = await ask('initialize', params);
  const gate: GateProcess = {
    ask,
    call: (name, args) => ask('tools/call', { name, arguments: args }),
    kill: () => void child.kill('SIGKILL'),
    async end() {
      child.stdin.end();
      await Promise.all([exit, closed]);
      return said;
    },
  };
  return { gate, first };
}
