import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { INVALID_PARAMS, RpcError } from '../../core/gate/answers.ts';
import { quote } from '../../core/text/printable.ts';
import { mapping } from '../../core/value/mapping.ts';
import { nodeCrypto } from '../../core/value/node-crypto.ts';
import type { McpMessage } from '../../ports.ts';
import type { McpLimits } from './limits.ts';
import { lineOf, LineReader, LineWriter } from './lines.ts';
import { escaped, groupRuns, sendSignal, unwatchGroup, watchGroup } from './processes.ts';
import { Wire, type WireMessage } from './wire.ts';
import { parsedJson } from '../../core/value/parsed-json.ts';

export interface StdioServer {
  readonly command: string;
  readonly args: readonly string[];
  /** The whole environment but HOME, which is a new empty folder. */
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
}

const MARKER = 'CARTWRIGHT_MCP_RUN';
/** How a message begins that is not an answer: its method is before any value that holds others. */
const REQUEST = /^\s*\{[^{}[\]]*"method"\s*:/;
/** A killed process is gone at once, unless the machine is overloaded. */
const KILL_MS = 500;

/**
 * A server as a child process, in its own process group and with nothing of this process's environment. The SDK's own
 * transport signals the direct child alone, keeps the caller's HOME and hands standard error on; this one ends the whole
 * group, and whatever left it, before `close` resolves.
 */
export class StdioTransport implements Transport {
  onclose?: (() => void) | undefined;
  onerror?: ((error: Error) => void) | undefined;
  onmessage?: Transport['onmessage'];
  /** Why the server can no longer be talked to; the first reason wins. */
  failure: string | undefined;
  /** Lines on standard output that were not JSON, with the first of them. */
  skipped = 0;
  firstSkipped = '';
  readonly wire = new Wire();

  readonly #server: StdioServer;
  readonly #limits: McpLimits;
  readonly #marker = `${MARKER}=${nodeCrypto().randomUUID()}`;
  /** Resolves once what the server says can be passed on; undefined where it can now. */
  full: () => Promise<void> | undefined = () => undefined;
  #child: ChildProcessByStdio<Writable, Readable, Readable> | undefined;
  #writer: LineWriter | undefined;
  readonly #lines: LineReader;
  #totalBytes = 0;
  #stderr = Buffer.alloc(0);
  #started: Promise<void> | undefined;
  #closing: Promise<void> | undefined;
  #turn: Promise<void> = Promise.resolve();
  /** Who waits for the answer to a request that goes past the SDK, by id. */
  readonly #waiting = new Map<unknown, (answer?: WireMessage) => void>();
  /** Those of the SDK begin at 0. */
  #nextId = 1_000_000_000;
  #home = '';

  constructor(server: StdioServer, limits: McpLimits) {
    this.#server = server;
    this.#limits = limits;
    this.#lines = new LineReader(limits.lineBytes, {
      line: (text) => this.#line(text),
      exceeded: () => {
        if (limits.held !== true) this.#fail(tooMuch('a line of', limits.lineBytes));
        return !this.#over;
      },
      skipped: (id, head) => this.#answerFor(id, head),
    });
  }

  /** Process id of the server; its being there tells the SDK that silence means an older era, not an outage. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** The end of what the server wrote to standard error. */
  get stderr(): string {
    return this.#stderr.toString('utf8');
  }

  /** Starts the server; asked again, it tells what came of that. */
  start(): Promise<void> {
    return (this.#started ??= this.#start());
  }

  #start(): Promise<void> {
    const { command, args, env, cwd } = this.#server;
    this.#home = mkdtempSync(join(tmpdir(), 'cartwright-mcp-'));
    const [name, value] = this.#marker.split('=') as [string, string];
    const child = spawn(command, [...args], {
      cwd,
      env: { HOME: this.#home, ...env, [name]: value },
      stdio: ['pipe', 'pipe', 'pipe'],
      shell: false,
      detached: true,
      windowsHide: true,
    });
    this.#child = child;
    if (child.pid !== undefined) watchGroup(child.pid, this.#home);
    this.#writer = new LineWriter(child.stdin);
    child.stdout.on('error', () => undefined);
    child.stderr.on('error', () => undefined);
    child.stdout.on('data', (chunk: Buffer) => this.#receive(chunk));
    child.stderr.on('data', (chunk: Buffer) => {
      this.#stderr = Buffer.concat([this.#stderr, chunk]).subarray(-this.#limits.stderrBytes);
    });
    child.on('exit', (code, signal) => {
      // What is still in the pipe is read first: a server may answer and leave.
      setImmediate(() => this.#fail(code === null ? `was ended by ${signal}` : `ended with exit code ${code}`));
    });
    // The exit code says more than the closed pipe, which comes first.
    child.stdout.on('end', () => setTimeout(() => this.#fail('closed its standard output'), 100).unref());
    return new Promise((resolve, reject) => {
      child.once('spawn', () => resolve());
      child.once('error', (error: NodeJS.ErrnoException) => {
        const missing = error.code === 'ENOENT';
        this.#fail(`cannot start: ${missing ? `there is no command ${quote(command)}` : (error.code ?? 'unknown')}`);
        reject(error);
      });
    });
  }

  send(message: JSONRPCMessage): Promise<void> {
    if (this.#writer === undefined || this.#over) return Promise.reject(new Error('not connected'));
    const line = lineOf(message);
    if (line === undefined) return Promise.reject(new RpcError(INVALID_PARAMS, 'the request nests too deeply'));
    this.wire.sent(message);
    return this.#writer.write(line);
  }

  /**
   * Asks past the SDK, which takes longer over a request and its answer than all that a gate does with them.
   *
   * @returns the result
   * @throws the error of the server; one with the code REQUEST_TIMEOUT where it is lost, or is told that no answer is awaited
   */
  request(message: McpMessage, signal: AbortSignal, timeout: number): Promise<unknown> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const settle = ({ result, error }: Partial<WireMessage> = {}): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', cancel);
        this.#waiting.delete(id);
        // The older era has no kinds of results, and a client of the newer one would take this for one.
        const { resultType: _, ...known } = mapping(result);
        if (result !== undefined) resolve(known);
        else reject(Object.assign(new Error('it was not answered'), { code: 'REQUEST_TIMEOUT' }, error));
      };
      const say = (said: object): unknown =>
        this.send({ jsonrpc: '2.0', ...said } as JSONRPCMessage).catch((error: unknown) =>
          settle(error instanceof RpcError ? { error: { code: error.code, message: error.message } } : {}),
        );
      const cancel = (): void => {
        settle();
        say({ method: 'notifications/cancelled', params: { requestId: id } });
      };
      const timer = setTimeout(cancel, timeout);
      if (signal.aborted) return settle();
      signal.addEventListener('abort', cancel);
      this.#waiting.set(id, settle);
      say({ id, ...message });
    });
  }

  /** Ends the server: standard input, SIGTERM, SIGKILL, each to the whole group; resolves when nothing of it runs. */
  close(): Promise<void> {
    return (this.#closing ??= this.#end());
  }

  async #end(): Promise<void> {
    const child = this.#child;
    const leader = child?.pid;
    if (child !== undefined && leader !== undefined) {
      child.stdin.end();
      const gone = (): boolean => !groupRuns(leader);
      if (!(await within(this.#limits.politeMs, gone))) {
        sendSignal(-leader, 'SIGTERM');
        if (!(await within(this.#limits.termMs, gone))) sendSignal(-leader, 'SIGKILL');
        await within(KILL_MS, gone);
      }
      await within(KILL_MS, () => {
        const pids = escaped(this.#marker);
        for (const pid of pids) sendSignal(pid, 'SIGKILL');
        return pids.length === 0;
      });
      unwatchGroup(leader);
    }
    child?.stdout.destroy();
    child?.stderr.destroy();
    if (this.#home !== '') rmSync(this.#home, { recursive: true, force: true, maxRetries: 3 });
    this.onclose?.();
    for (const settle of this.#waiting.values()) settle();
  }

  #receive(chunk: Buffer): void {
    if (this.#over) return;
    this.#totalBytes += chunk.length;
    this.#lines.push(chunk);
    if (this.#totalBytes > this.#limits.totalBytes) this.#fail(tooMuch('', this.#limits.totalBytes));
  }

  // A server that is held answers on. Where nothing tells which answer it was, no open request can rely on getting one.
  #answerFor(id: string | number | undefined, head: string): void {
    if (REQUEST.test(head)) return;
    const message = tooLong(this.#limits.lineBytes);
    for (const each of this.wire.close(id))
      this.#deliver({ jsonrpc: '2.0', id: each, error: { code: -32603, message } });
  }

  #line(line: string): void {
    const text = line.trim();
    if (text === '') return;
    const value = /^[[{]/.test(text) ? parsedJson(text) : undefined;
    if (value === undefined) {
      this.skipped++;
      if (this.skipped === 1) this.firstSkipped = text.slice(0, 200);
      if (this.skipped > this.#limits.noise)
        this.#fail(`wrote more than ${this.#limits.noise} lines that are not JSON to standard output`);
      return;
    }
    const problem = this.wire.problemWith(value);
    if (problem !== undefined) return this.#fail(`sent ${problem}`);
    // The SDK takes a notification a turn later than an answer, and would forget the progress of a request that is answered.
    this.#turn = this.#turn.then(() => this.#deliver(value as WireMessage));
  }

  #deliver(message: WireMessage): Promise<void> | undefined {
    const settle = message.method === undefined ? this.#waiting.get(message.id) : undefined;
    if (settle === undefined) this.onmessage?.(message as JSONRPCMessage);
    else settle(message);
    const full = this.full();
    // What a client does not read yet stays with the server.
    if (full !== undefined) this.#child?.stdout.pause();
    return full?.then(() => void this.#child?.stdout.resume());
  }

  // Ended by this side or lost: later messages are ignored.
  get #over(): boolean {
    return this.failure !== undefined || this.#closing !== undefined;
  }

  #fail(reason: string): void {
    if (this.#over) return;
    this.failure = reason;
    this.#lines.stop();
    this.onerror?.(new Error(reason));
    void this.close();
  }
}

/** Waits until something holds, at most so long. @returns whether it does */
async function within(ms: number, holds: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < ms; waited += 25) {
    if (holds()) return true;
    await sleep(25);
  }
  return holds();
}

function tooMuch(what: string, bytes: number): string {
  return `wrote ${what === '' ? '' : `${what} `}more than ${bytes / 1024 / 1024} MiB to standard output`;
}

/** The error of an answer that was dropped for its length. */
export function tooLong(bytes: number): string {
  return `the answer has more than ${bytes / 1024 / 1024} MiB`;
}
