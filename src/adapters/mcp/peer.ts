import type { Client, Transport } from '@modelcontextprotocol/client';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { isGate, ownAnswer } from '../../core/handshake/own-tools.ts';
import { fromEnvironment } from '../../core/handshake/from-environment.ts';
import { installerOf, type HostServer } from '../../core/handshake/host.ts';
import { instructionsDigest } from '../../core/handshake/tool-digest.ts';
import type { LiveAnswer, LiveFailure, LiveServer } from '../../core/handshake/live.ts';
import { redactor } from '../../core/handshake/redactor.ts';
import { printable, quote } from '../../core/text/printable.ts';
import type { Mapping } from '../../core/value/mapping.ts';
import type { McpPeer } from '../../ports.ts';
import { VERSION } from '../../version.ts';
import { guardedFetch, type HttpTrouble } from './guarded-fetch.ts';
import { MCP_LIMITS, type McpLimits } from './limits.ts';
import { listAll, ServerFault, textsOf, toolsOf } from './lists.ts';
import { StdioTransport, tooLong } from './stdio-transport.ts';

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
 * falls back to `initialize`. It advertises no capabilities, and never calls a tool.
 */
export function mcpPeer(options: PeerOptions): McpPeer {
  return {
    async look(server) {
      if (isGate(server)) return ownAnswer();
      const answer = await lookOnce(server, options);
      const installer = installerOf(server);
      if (installer === undefined || (options.timeout ?? server.timeout) !== undefined) return answer;
      const note = `${installer} may install it first, so it gets ${INSTALL_SECONDS} s; --server-timeout, or timeout in the profile, sets another time`;
      return { ...answer, notes: [note, ...answer.notes] };
    },
  };
}

/** Seconds for a server that its command may install first. */
const INSTALL_SECONDS = 60;

/** The limits of a look at a server. */
export function limitsOf({ limits = MCP_LIMITS, timeout }: PeerOptions, server: HostServer): McpLimits {
  const seconds = timeout ?? server.timeout ?? (installerOf(server) === undefined ? undefined : INSTALL_SECONDS);
  // A server that is slow to start is slow to answer the first question, whichever era it is of.
  if (seconds === undefined) return limits;
  const totalMs = seconds * 1000;
  return { ...limits, totalMs, discoverMs: Math.max(limits.discoverMs, Math.floor(totalMs / 2)) };
}

/** What a client says of itself to a server, and what it listens to. */
export interface Wish {
  readonly capabilities: Mapping;
  /** Sets up the client before it connects. */
  prepare?(client: Client): void;
  /** Gives the connection up while it is made. */
  readonly signal?: AbortSignal;
  /** Is told that the server has other tools. */
  readonly changed?: () => void;
}

/** A connection with everything that is needed to say why it broke. */
export interface Link {
  readonly client: Client;
  readonly server: HostServer;
  readonly limits: McpLimits;
  readonly stdio: StdioTransport | undefined;
  readonly trouble: HttpTrouble;
  /** Ends the connection; it runs out with the time of the look, unless the connection is held. */
  readonly signal: AbortSignal;
  readonly redact: (text: string) => string;
  /** Lets the connection stand after the time of the look. */
  hold(): void;
  close(): Promise<void>;
}

async function lookOnce(server: HostServer, options: PeerOptions): Promise<LiveAnswer> {
  const link = await openLink(server, options, limitsOf(options, server), { capabilities: {} });
  if ('failure' in link) return link;
  try {
    return await look(link);
  } catch (error) {
    return failureOf(error, link, true);
  } finally {
    await link.close();
  }
}

/**
 * Connects to a server in the way that it understands.
 *
 * @returns what connects, until it is closed; or why nothing does
 */
export async function openLink(
  declared: HostServer,
  options: PeerOptions,
  limits: McpLimits,
  wish: Wish,
): Promise<Link | LiveFailure> {
  const server = fromEnvironment(declared, options.variable ?? (() => undefined));
  if ('missing' in server) {
    const names = server.missing.map((name) => quote(name)).join(', ');
    return { name: declared.name, failure: `needs ${names} in the environment`, notes: [] };
  }
  return connect(server, options, limits, wish, 'auto', Date.now() + limits.totalMs);
}

/** How a server is spoken to; `auto` finds out the era. */
type Mode = 'auto' | 'legacy';

async function connect(
  server: HostServer,
  options: PeerOptions,
  limits: McpLimits,
  wish: Wish,
  mode: Mode,
  deadline: number,
): Promise<Link | LiveFailure> {
  const timer = new AbortController();
  const timeout = setTimeout(() => timer.abort(), Math.max(1, deadline - Date.now()));
  const trouble: HttpTrouble = { failure: undefined, unknown: false, cut: new AbortController() };
  const stdio = server.command === undefined ? undefined : new StdioTransport(stdioServer(server, options), limits);
  // Over HTTP silence is an outage, not a sign of an older era, so that there is nothing to fall back to in time.
  const discoverMs = stdio === undefined ? limits.totalMs : limits.discoverMs;
  const onAbort = (): void => void stdio?.close();
  timer.signal.addEventListener('abort', onAbort, { once: true });
  wish.signal?.addEventListener('abort', () => timer.abort(), { once: true, signal: timer.signal });
  // The server starts while the SDK is loaded; `connect` gets what comes of it.
  stdio?.start().catch(() => undefined);
  const sdk = await import('@modelcontextprotocol/client');
  const { changed } = wish;
  const client = new sdk.Client(
    { name: 'cartwright', version: VERSION },
    {
      capabilities: wish.capabilities,
      versionNegotiation: { mode, probe: { timeoutMs: discoverMs } },
      ...(changed === undefined ? {} : { listChanged: { tools: { autoRefresh: false, onChanged: () => changed() } } }),
    },
  );
  wish.prepare?.(client);
  const link: Link = {
    client,
    server,
    limits,
    stdio,
    trouble,
    signal: timer.signal,
    redact: redactor(server),
    hold: () => clearTimeout(timeout),
    async close() {
      clearTimeout(timeout);
      timer.signal.removeEventListener('abort', onAbort);
      await (stdio === undefined ? client.close().catch(() => undefined) : stdio.close());
      timer.abort();
    },
  };
  const ended = AbortSignal.any([timer.signal, trouble.cut.signal]);
  try {
    const transport: Transport = stdio ?? httpTransport(sdk, server, limits, trouble, timer.signal);
    // The SDK's question for the era listens to no signal.
    await Promise.race([
      client.connect(transport, { signal: timer.signal, timeout: limits.totalMs }),
      once(ended, 'abort').then(() => Promise.reject(new Error('aborted'))),
    ]);
    return link;
  } catch (error) {
    const failed = failureOf(error, link, false);
    // Some servers of the older era end at a request that they do not know; asked in their own words they answer.
    const again = mode === 'auto' && /^ended |^closed /.test(stdio?.failure ?? '');
    await link.close();
    return again ? connect(server, options, limits, wish, 'legacy', deadline) : failed;
  }
}

/** Why a server cannot be relied on, with what was noticed before. */
export function failureOf(error: unknown, link: Link, connected: boolean): LiveFailure {
  const { server, redact } = link;
  return { name: server.name, failure: redact(reasonOf(error, link, connected)), notes: notesOf(link).map(redact) };
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
  { StreamableHTTPClientTransport }: typeof import('@modelcontextprotocol/client'),
  server: HostServer,
  limits: McpLimits,
  trouble: HttpTrouble,
  signal: AbortSignal,
): Transport {
  const url = URL.canParse(server.url ?? '') ? new URL(server.url ?? '') : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new ServerFault('has a url that is not an http(s) URL without user and password');
  return new StreamableHTTPClientTransport(url, {
    fetch: guardedFetch(limits, trouble, signal),
    requestInit: { headers: { ...server.headers } },
    reconnectionOptions: {
      maxRetries: 0,
      initialReconnectionDelay: 1,
      maxReconnectionDelay: 1,
      reconnectionDelayGrowFactor: 1,
    },
  });
}

/**
 * Asks a server for all that it offers.
 *
 * @throws ServerFault, and what the SDK throws
 */
export async function look(link: Link, signal = link.signal): Promise<LiveServer> {
  const { client, server, limits } = link;
  const revision = client.getNegotiatedProtocolVersion();
  if (revision === undefined) throw new ServerFault('negotiated no protocol revision');
  const offers = client.getServerCapabilities() ?? {};
  const instructions = client.getInstructions();
  const notes: string[] = [];
  if (offers.tools === undefined) notes.push('advertises no tools');
  const list = async (on: boolean, method: Parameters<typeof listAll>[1], key: string) =>
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

const METHOD_NOT_FOUND = -32601;

/** Whether arguments may be sent as headers, too. */
export function hasHeaders({ client, stdio }: Link): boolean {
  return stdio === undefined && client.getProtocolEra() === 'modern';
}

function notesOf({ stdio }: Link): string[] {
  if (stdio === undefined) return [];
  const notes = [];
  const { skipped, firstSkipped, wire } = stdio;
  if (skipped > 0)
    notes.push(
      `${skipped} line${skipped === 1 ? '' : 's'} on standard output that ${skipped === 1 ? 'is' : 'are'} not JSON, skipped (${quote(firstSkipped)})`,
    );
  const asked = [...wire.asked].filter((method) => method !== 'ping');
  if (asked.length > 0)
    notes.push(`asked for ${asked.map((method) => quote(method, 40)).join(', ')}, which was refused`);
  return notes;
}

// One line that says what happened in the words of the part that knows best: the transport, then our checks, then the server's error.
function reasonOf(error: unknown, link: Link, connected: boolean): string {
  const { server, limits, stdio, trouble, signal } = link;
  const during = connected ? 'the lists' : server.command === undefined ? 'the handshake' : 'initialize';
  const tail = stderrTail(stdio);
  if (trouble.cut.signal.aborted && trouble.failure !== undefined) return trouble.failure;
  if (signal.aborted)
    return `timed out: ${during} took more than ${limits.totalMs / 1000} s; allow more with --server-timeout, or timeout in the profile${tail}`;
  if (stdio?.failure !== undefined)
    return `${stdio.failure}${connected || stdio.pid === null ? '' : ' before the handshake was done'}${tail}`;
  if (error instanceof ServerFault) return error.message;
  if (trouble.failure !== undefined) return trouble.failure;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (message === tooLong(limits.lineBytes)) return `sent too much: ${message}${tail}`;
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
