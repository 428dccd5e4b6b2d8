import { parseJSONRPCMessage, type JSONRPCMessage, type Transport } from '@modelcontextprotocol/server';
import type { Readable, Writable } from 'node:stream';
import { INTERNAL_ERROR, RpcError } from '../../core/gate/answers.ts';
import { isMapping, member, type Mapping } from '../../core/value/mapping.ts';
import { MCP_LIMITS } from './limits.ts';
import { lineOf, LineReader, LineWriter } from './lines.ts';
import { parsedJson } from '../../core/value/parsed-json.ts';

const [PARSE_ERROR, INVALID_REQUEST] = [-32700, -32600];
const MOST = `${MCP_LIMITS.lineBytes / 1024 / 1024} MiB`;
const IN_USE = 'the id belongs to a request that has no answer yet';

type Id = string | number;
type Message = Readonly<Record<string, unknown>>;

/**
 * The client of a gate on standard input and output. The SDK's own transport closes at a line over its limit and skips what is
 * no message; this one answers both with an error, and a request whose id is in use as well, so that nothing of it gets further.
 */
export class ClientTransport implements Transport {
  onclose?: (() => void) | undefined;
  onerror?: ((error: Error) => void) | undefined;
  onmessage?: Transport['onmessage'];
  /**
   * Where it is set, it answers the calls that carry a name and arguments alone: the SDK reads each message with six schemas, which
   * takes longer than all that a gate asks of a call.
   */
  answer?: (params: Mapping, signal: AbortSignal) => Promise<Mapping>;

  readonly #input: Readable;
  readonly #output: Writable;
  readonly #writer: LineWriter;
  readonly #open = new Map<Id, AbortController>();
  #end: () => void = () => undefined;
  /** Resolves once the client is gone. */
  readonly closed = new Promise<void>((resolve) => (this.#end = resolve));
  #over = false;
  readonly #lines = new LineReader(MCP_LIMITS.lineBytes, {
    line: (text) => this.#line(text),
    exceeded: () => true,
    skipped: (id) => this.#refuse(id, INVALID_REQUEST, `the message has more than ${MOST}`),
  });

  constructor(input: Readable, output: Writable) {
    this.#input = input;
    this.#output = output;
    this.#writer = new LineWriter(output);
  }

  start(): Promise<void> {
    this.#input.on('data', (chunk: Buffer) => this.#lines.push(chunk));
    for (const end of ['end', 'close', 'error']) this.#input.on(end, () => void this.close());
    this.#output.on('error', () => void this.close());
    if (this.#input.destroyed) void this.close();
    // Who looked at the first message paused it.
    this.#input.resume();
    return Promise.resolve();
  }

  close(): Promise<void> {
    if (this.#over) return Promise.resolve();
    this.#over = true;
    this.#lines.stop();
    for (const cut of this.#open.values()) cut.abort();
    this.onclose?.();
    this.#end();
    return Promise.resolve();
  }

  async send(message: JSONRPCMessage): Promise<void> {
    if (this.#over) return;
    const { id, method } = message as { readonly id?: Id; readonly method?: string };
    const answers = method === undefined && id !== undefined;
    if (answers) this.#open.delete(id);
    const line = lineOf(message);
    // A client that uses the SDK closes at a line over the limit.
    if (line !== undefined && Buffer.byteLength(line) <= MCP_LIMITS.lineBytes) return this.#writer.write(line);
    const fault = line === undefined ? 'nests too deeply' : `has more than ${MOST}`;
    if (!answers) throw new Error(`the message ${fault}`);
    this.#refuse(id, INTERNAL_ERROR, `the answer ${fault}`);
  }

  /** Resolves once the client takes more; undefined where it does now. */
  get full(): Promise<void> | undefined {
    return this.#writer.full;
  }

  #refuse(id: Id | undefined, code: number, message: string): void {
    void this.#writer.write(`${JSON.stringify({ jsonrpc: '2.0', id: id ?? null, error: { code, message } })}\n`);
  }

  #line(text: string): void {
    if (text.trim() === '') return;
    const value = parsedJson(text);
    if (value === undefined) return this.#refuse(undefined, PARSE_ERROR, 'the message is not JSON');
    if (Array.isArray(value)) return this.#refuse(undefined, INVALID_REQUEST, 'no revision in use allows a batch');
    const { id, method, params } = (value ?? {}) as Message;
    const ownId = typeof id === 'string' || Number.isSafeInteger(id) ? (id as Id) : undefined;
    const call = ownId === undefined || this.answer === undefined ? undefined : plainCall(value);
    let message: JSONRPCMessage | undefined;
    try {
      if (call === undefined) message = parseJSONRPCMessage(value);
    } catch {
      return this.#refuse(ownId, INVALID_REQUEST, 'the message is not JSON-RPC 2.0');
    }
    if (method !== undefined && ownId !== undefined) {
      if (this.#open.has(ownId)) return this.#refuse(ownId, INVALID_REQUEST, IN_USE);
      const cut = new AbortController();
      this.#open.set(ownId, cut);
      if (call !== undefined) return void this.#answered(ownId, call, cut.signal);
    }
    // A request that is cancelled gets no answer.
    if (method === 'notifications/cancelled') {
      const cancelled = member(params, 'requestId') as Id;
      this.#open.get(cancelled)?.abort();
      this.#open.delete(cancelled);
    }
    if (message !== undefined) this.onmessage?.(message);
  }

  async #answered(id: Id, call: Mapping, signal: AbortSignal): Promise<void> {
    const answer = await this.answer?.(call, signal).then((result) => ({ result }), errorOf);
    if (!signal.aborted) await this.send({ jsonrpc: '2.0', id, ...answer } as JSONRPCMessage);
  }
}

function errorOf(cause: unknown): object {
  const { code, message, data } = cause instanceof RpcError ? cause : new RpcError(INTERNAL_ERROR, String(cause));
  return { error: { code, message, data } };
}

/** The params of a call that has no other member than JSON-RPC 2.0 knows, its id among them, and carries a name and arguments alone. */
function plainCall(value: unknown): Mapping | undefined {
  const { jsonrpc, method, params } = value as Message;
  if (jsonrpc !== '2.0' || method !== 'tools/call' || !isMapping(params)) return undefined;
  const known = Number('name' in params) + Number('arguments' in params);
  return Object.keys(value as Message).length === 4 && Object.keys(params).length === known ? params : undefined;
}
