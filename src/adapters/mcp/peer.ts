import {
  Client,
  SSEClientTransport,
  StreamableHTTPClientTransport,
  type Tool,
  type Transport,
} from '@modelcontextprotocol/client';
import { resolve } from 'node:path';
import { fromEnvironment } from '../../core/handshake/from-environment.ts';
import type { HostServer } from '../../core/handshake/host.ts';
import { instructionsDigest } from '../../core/handshake/tool-digest.ts';
import type { LiveAnswer } from '../../core/handshake/live.ts';
import { redactor } from '../../core/handshake/redactor.ts';
import { printable, quote } from '../../core/text/printable.ts';
import type { McpPeer, ToolAnswer } from '../../ports.ts';
import { VERSION } from '../../version.ts';
import { guardedFetch, type HttpTrouble } from './guarded-fetch.ts';
import { MCP_LIMITS, type McpLimits } from './limits.ts';
import { listAll, ServerFault, textsOf, toolsOf } from './lists.ts';
import { StdioTransport } from './stdio-transport.ts';

export interface PeerOptions {
  /** Folder that a server's `cwd` is relative to, and where servers start. */
  readonly cwd: string;
  /** Search path for commands; the only part of this process's environment that a server is given. */
  readonly path: string;
  /** What a profile may ask for by name (`envVars`, `envHeaders`). */
  readonly variable?: (name: string) => string | undefined;
  readonly limits?: McpLimits;
  /** Seconds for each server, before what its profile says; undefined for that, or else the default. */
  readonly timeout?: number | undefined;
}

/**
 * Talks to MCP servers with the official SDK, over stdio or Streamable HTTP, in both eras: it asks `server/discover` and
 * falls back to `initialize`; where an address takes no message, it tries the HTTP+SSE transport of before 2025-03-26. It
 * advertises no capabilities. A look never calls a tool.
 */
export function mcpPeer(options: PeerOptions): McpPeer {
  const limitsOf = ({ timeout }: HostServer): McpLimits =>
    withTimeout(options.limits ?? MCP_LIMITS, options.timeout ?? timeout);
  return {
    look: (server) => {
      const limits = limitsOf(server);
      return withServer(server, options, limits, async (link) => look(server, link, limits));
    },
    async call(server, tool, args) {
      const limits = limitsOf(server);
      const answer = await withServer(server, options, limits, (link) => call(link, tool, args, limits));
      return 'failure' in answer ? { failure: answer.failure } : answer;
    },
  };
}

// A server that is slow to start is slow to answer the first question, whichever era it is of.
function withTimeout(limits: McpLimits, seconds: number | undefined): McpLimits {
  if (seconds === undefined) return limits;
  const totalMs = seconds * 1000;
  return { ...limits, totalMs, discoverMs: Math.max(limits.discoverMs, Math.floor(totalMs / 2)) };
}

/** A connection with everything that is needed to say why it broke. */
interface Link {
  readonly mode: Mode;
  readonly client: Client;
  readonly stdio: StdioTransport | undefined;
  readonly trouble: HttpTrouble;
  readonly signal: AbortSignal;
  readonly redact: (text: string) => string;
}

async function withServer<T extends object>(
  declared: HostServer,
  options: PeerOptions,
  limits: McpLimits,
  use: (link: Link) => Promise<T>,
): Promise<T | (LiveAnswer & { readonly failure: string })> {
  const server = fromEnvironment(declared, options.variable ?? (() => undefined));
  if ('missing' in server) {
    const names = server.missing.map((name) => quote(name)).join(', ');
    return { name: declared.name, failure: `needs ${names} in the environment`, notes: [] };
  }
  const first = await connectAndUse(server, options, limits, use, 'auto', Date.now() + limits.totalMs);
  if (!('next' in first)) return first;
  const second = await connectAndUse(server, options, limits, use, first.next, first.deadline);
  if (!('next' in second)) return second;
  // An address that has no stream either is told what it said to the message.
  const { name, failure, notes } = first.next === 'sse' ? first : second;
  return { name, failure, notes };
}

/** How a server is spoken to; `auto` finds out the era. */
type Mode = 'auto' | 'legacy' | 'sse';

interface EndedEarly {
  readonly name: string;
  readonly failure: string;
  readonly notes: readonly string[];
  /** How it may be spoken to instead. */
  readonly next: Exclude<Mode, 'auto'>;
  readonly deadline: number;
}

/** What an address of the HTTP+SSE transport answers to a message. */
const NO_MESSAGE = [400, 404, 405];

async function connectAndUse<T extends object>(
  server: HostServer,
  options: PeerOptions,
  limits: McpLimits,
  use: (link: Link) => Promise<T>,
  mode: Mode,
  deadline: number,
): Promise<T | (LiveAnswer & { readonly failure: string }) | EndedEarly> {
  const timer = new AbortController();
  const timeout = setTimeout(() => timer.abort(), Math.max(1, deadline - Date.now()));
  const trouble: HttpTrouble = { failure: undefined, refused: undefined, cut: new AbortController() };
  const stdio = server.command === undefined ? undefined : new StdioTransport(stdioServer(server, options), limits);
  // Over HTTP silence is an outage, not a sign of an older era, so that there is nothing to fall back to in time.
  const discoverMs = stdio === undefined ? limits.totalMs : limits.discoverMs;
  const link: Link = {
    mode,
    client: new Client(
      { name: 'cartwright', version: VERSION },
      {
        capabilities: {},
        versionNegotiation: { mode: mode === 'auto' ? mode : 'legacy', probe: { timeoutMs: discoverMs } },
      },
    ),
    stdio,
    trouble,
    signal: timer.signal,
    redact: redactor(server),
  };
  let connected = false;
  const onAbort = (): void => void stdio?.close();
  const ended = AbortSignal.any([timer.signal, trouble.cut.signal]);
  timer.signal.addEventListener('abort', onAbort, { once: true });
  try {
    const transport: Transport = stdio ?? httpTransport(server, limits, trouble, timer.signal, mode);
    await Promise.race([
      link.client.connect(transport, { signal: timer.signal, timeout: limits.totalMs }),
      whenAborted(ended),
    ]);
    connected = true;
    return await use(link);
  } catch (error) {
    const failure = link.redact(reasonOf(error, link, server, connected, limits));
    const notes = notesOf(link).map(link.redact);
    const next = connected ? undefined : otherMode(link);
    return { name: server.name, failure, notes, ...(next === undefined ? {} : { next, deadline }) };
  } finally {
    clearTimeout(timeout);
    timer.signal.removeEventListener('abort', onAbort);
    await (stdio === undefined ? link.client.close().catch(() => undefined) : stdio.close());
    timer.abort();
  }
}

// Some servers of the older era end at a request that they do not know; asked in their own words they answer.
function otherMode({ mode, stdio, trouble }: Link): EndedEarly['next'] | undefined {
  if (mode === 'sse') return trouble.refused === undefined ? 'sse' : undefined;
  if (stdio !== undefined)
    return mode === 'auto' && /^ended |^closed /.test(stdio.failure ?? '') ? 'legacy' : undefined;
  return NO_MESSAGE.includes(trouble.refused ?? 0) ? 'sse' : undefined;
}

// The SDK's question for the era listens to no signal.
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
  });
}

function stdioServer(server: HostServer, { cwd, path }: PeerOptions): ConstructorParameters<typeof StdioTransport>[0] {
  return {
    command: server.command ?? '',
    args: server.args ?? [],
    env: { PATH: path, ...server.env },
    cwd: resolve(cwd, server.cwd ?? '.'),
  };
}

function httpTransport(
  server: HostServer,
  limits: McpLimits,
  trouble: HttpTrouble,
  signal: AbortSignal,
  mode: Mode,
): Transport {
  const url = URL.canParse(server.url ?? '') ? new URL(server.url ?? '') : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new ServerFault('has a url that is no http(s) URL without user and password');
  const requestInit = { headers: { ...server.headers } };
  if (mode === 'sse')
    return new SSEClientTransport(url, { fetch: guardedFetch(limits, trouble, signal, 'sse'), requestInit });
  return new StreamableHTTPClientTransport(url, {
    fetch: guardedFetch(limits, trouble, signal),
    requestInit,
    reconnectionOptions: {
      maxRetries: 0,
      initialReconnectionDelay: 1,
      maxReconnectionDelay: 1,
      reconnectionDelayGrowFactor: 1,
    },
  });
}

async function look(server: HostServer, link: Link, limits: McpLimits): Promise<LiveAnswer> {
  const { client, signal } = link;
  const revision = client.getNegotiatedProtocolVersion();
  if (revision === undefined) throw new ServerFault('negotiated no protocol revision');
  const offers = client.getServerCapabilities() ?? {};
  const instructions = client.getInstructions();
  const notes: string[] = [];
  if (offers.tools === undefined) notes.push('advertises no tools');
  const list = async (on: boolean, ...[method, key]: Tail): ReturnType<typeof listAll> =>
    on ? listAll(client, method, key, limits, signal) : [];
  const listed = await list(offers.tools !== undefined, 'tools/list', 'tools');
  const { tools, notes: toolNotes } = toolsOf(listed, link.redact, hasHeaders(link));
  const resources = await list(offers.resources !== undefined, 'resources/list', 'resources');
  // Not every server that has resources has templates; one that does not know the question has none.
  const templates = await list(offers.resources !== undefined, 'resources/templates/list', 'resourceTemplates').catch(
    (error: unknown) => {
      if ((error as { code?: unknown }).code === METHOD_NOT_FOUND) return [];
      throw error;
    },
  );
  return {
    name: server.name,
    protocolRevision: revision,
    tools,
    ...(instructions === undefined ? {} : { instructions: link.redact(instructions) }),
    instructionsDigest: instructionsDigest(instructions),
    resources: textsOf(resources, 'uri', link.redact),
    templates: textsOf(templates, 'uriTemplate', link.redact),
    notes: [...notes, ...toolNotes, ...notesOf(link)].map((note) => printable(link.redact(note))),
  };
}

type Tail = [method: Parameters<typeof listAll>[1], key: string];

const METHOD_NOT_FOUND = -32601;

// With the headers that the tool asks for, which the client makes of its definition (MCP 2026-07-28, Streamable HTTP).
async function call(link: Link, tool: string, args: object, limits: McpLimits): Promise<ToolAnswer> {
  const { client, signal } = link;
  const params = { name: tool, arguments: { ...args } };
  const listed = hasHeaders(link) ? await listAll(client, 'tools/list', 'tools', limits, signal) : [];
  const defined = listed.find(({ name }) => name === tool);
  const inputSchema = defined?.['inputSchema'] as Tool['inputSchema'] | undefined;
  const answer = await client.callTool(params, {
    signal,
    timeout: limits.totalMs,
    ...(inputSchema === undefined ? {} : { toolDefinition: { name: tool, inputSchema } }),
  });
  return {
    content: answer.content,
    isError: answer.isError === true,
    structured: answer.structuredContent !== undefined,
  };
}

/** Whether arguments may be sent as headers, too. */
function hasHeaders({ client, stdio }: Link): boolean {
  return stdio === undefined && client.getProtocolEra() === 'modern';
}

function notesOf({ stdio, mode }: Link): string[] {
  if (mode === 'sse') return ['speaks HTTP+SSE, the transport of before 2025-03-26: clients may take it no more'];
  if (stdio === undefined) return [];
  const notes = [];
  const { skipped, firstSkipped, wire } = stdio;
  if (skipped > 0)
    notes.push(
      `${skipped} line${skipped === 1 ? '' : 's'} on standard output that ${skipped === 1 ? 'is' : 'are'} no JSON, skipped (${quote(firstSkipped)})`,
    );
  const asked = [...wire.asked].filter((method) => method !== 'ping');
  if (asked.length > 0)
    notes.push(`asked for ${asked.map((method) => quote(method, 40)).join(', ')}, which was refused`);
  return notes;
}

// One line that says what happened in the words of the part that knows best: the transport, then our checks, then the server's error.
function reasonOf(error: unknown, link: Link, server: HostServer, connected: boolean, limits: McpLimits): string {
  const { stdio, trouble, signal } = link;
  const during = connected ? 'the lists' : server.command === undefined ? 'the handshake' : 'initialize';
  const tail = stderrTail(stdio);
  if (trouble.cut.signal.aborted && trouble.failure !== undefined) return trouble.failure;
  if (signal.aborted)
    return `timed out: ${during} took more than ${limits.totalMs / 1000} s; allow more with --server-timeout, or timeout in the profile${tail}`;
  if (stdio?.failure !== undefined)
    return `${stdio.failure}${connected ? '' : ' before the handshake was done'}${tail}`;
  if (error instanceof ServerFault) return error.message;
  if (trouble.failure !== undefined) return trouble.failure;
  const { code, message } = error as { code?: unknown; message?: unknown };
  const text = quote(String(message), 200);
  return typeof code === 'number'
    ? `answered with the error ${code}: ${text}${tail}`
    : `broke the protocol: ${text}${tail}`;
}

function stderrTail(stdio: StdioTransport | undefined): string {
  const last = (stdio?.stderr ?? '')
    .trim()
    .split(/\r\n|\r|\n/)
    .slice(-3)
    .join(' | ');
  return last === '' ? '' : `; its standard error ends: ${quote(last, 300)}`;
}
