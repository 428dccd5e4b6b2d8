import { once } from '../../core/value/once.ts';
import type { Client, RequestOptions, Tool } from '@modelcontextprotocol/client';
import type { HostServer } from '../../core/handshake/host.ts';
import type { LiveAnswer } from '../../core/handshake/live.ts';
import { isMapping, member, type Mapping } from '../../core/value/mapping.ts';
import type { GateClient, HeldAnswer, HeldCall, HeldServers, McpMessage } from '../../ports.ts';
import { ANYTHING } from './lists.ts';
import { failureOf, hasHeaders, limitsOf, look, openLink, type Link, type PeerOptions } from './peer.ts';
import { endGroupsWithoutUs } from './processes.ts';

/** What was noticed of one request says nothing of the next. */
const UNTROUBLED = { failure: undefined, unknown: false };
/** A server is started, and once more where it ended. */
const MOST_STARTS = 2;
/** What servers may ask a client, by the capability that it must have stated. */
const ASKED = {
  'sampling/createMessage': 'sampling',
  'elicitation/create': 'elicitation',
  'roots/list': 'roots',
} as const;
/** What servers may tell a client; what a gate answers itself, such as other tools, is not passed on. */
const TOLD = ['notifications/message', 'notifications/elicitation/complete'];

interface Held {
  link: Link | undefined;
  starts: number;
}

/**
 * Keeps servers connected behind a gate. They hear of the client's capabilities what it stated, and end with this process even
 * when it is killed.
 *
 * @param changed is told of a server that announces other tools
 */
export function heldServers(
  options: PeerOptions,
  client: GateClient,
  changed: (server: HostServer) => void,
): HeldServers {
  endGroupsWithoutUs();
  const all = new Map<HostServer, Held>();
  let logLevel: string | undefined;
  const ending = new AbortController();
  const links = (): Link[] => [...all.values()].flatMap(({ link }) => (link !== undefined && runs(link) ? [link] : []));
  const levelled = (link: Link): Promise<unknown> | undefined => {
    const { client: to } = link;
    if (logLevel === undefined || to.getProtocolEra() === 'modern' || !to.getServerCapabilities()?.logging)
      return undefined;
    const request = { method: 'logging/setLevel', params: { level: logLevel } };
    return to.request(request, ANYTHING).catch(() => undefined);
  };

  const lookAt = async (server: HostServer): Promise<LiveAnswer> => {
    if (ending.signal.aborted) return unconnected(server);
    const held = once(all, server, (): Held => ({ link: undefined, starts: 0 }));
    const isNew = !runs(held.link);
    if (isNew) {
      if (server.command !== undefined && held.starts >= MOST_STARTS)
        return { name: server.name, failure: 'ended twice, and is not started again', notes: [] };
      held.starts++;
      const wish = {
        capabilities: client.modern ? {} : client.capabilities,
        prepare: (to: Client) => relay(to, client),
        changed: () => changed(server),
        signal: ending.signal,
      };
      // What it sends in all has no limit, since it stays connected.
      const limits = { ...limitsOf(options, server), totalBytes: Infinity, noise: Infinity, held: true } as const;
      const link = await openLink(server, options, limits, wish);
      if (ending.signal.aborted) {
        if (!('failure' in link)) await link.close();
        return unconnected(server);
      }
      if ('failure' in link) return link;
      if (link.stdio !== undefined) link.stdio.full = () => client.full();
      link.hold();
      if (hasHeaders(link)) openResults(link.client);
      held.link = link;
      await levelled(link);
    }
    const { link } = held;
    if (link === undefined) throw new Error('a look without a link');
    Object.assign(link.trouble, UNTROUBLED);
    try {
      return await look(link, AbortSignal.timeout(link.limits.totalMs));
    } catch (error) {
      return forgotten(held) && !isNew ? lookAt(server) : failureOf(error, link, true);
    }
  };

  return {
    look: lookAt,
    runs: (server) => runs(all.get(server)?.link),
    async request(server, request, how): Promise<HeldAnswer> {
      const held = all.get(server);
      const link = held?.link;
      if (held === undefined || link === undefined) return { failure: 'is not connected' };
      if (!runs(link)) return { failure: failureOf(new Error('not connected'), link, true).failure };
      const { trouble } = link;
      Object.assign(trouble, UNTROUBLED);
      try {
        const result = await ask(link, request, how, client.modern);
        return { result: isMapping(result) ? result : {} };
      } catch (error) {
        const { code, message, data } = error as { code?: unknown; message: string; data?: unknown };
        if (typeof code === 'number' && trouble.failure === undefined) return { error: { code, message, data } };
        if (code === 'REQUEST_TIMEOUT' && trouble.failure === undefined && runs(link))
          return { failure: `did not answer in ${how.timeout / 1000} s` };
        forgotten(held);
        return { failure: failureOf(error, link, true).failure };
      }
    },
    tell(message) {
      for (const { client: to } of links()) void to.notification(message).catch(() => undefined);
    },
    async setLogLevel(level) {
      logLevel = level;
      await Promise.all(links().map(levelled));
    },
    async close() {
      ending.abort();
      const open = [...all.values()].flatMap(({ link }) => link ?? []);
      all.clear();
      await Promise.all(open.map((link) => link.close()));
    },
  };
}

/** Ends a connection whose session the server does not know, so that the next look makes another one. @returns whether it was one */
function forgotten(held: Held): boolean {
  const { link } = held;
  if (link?.trouble.unknown !== true || link.client.transport?.sessionId === undefined) return false;
  held.link = undefined;
  void link.close();
  return true;
}

/** What is said of a server after the end. */
function unconnected({ name }: HostServer): LiveAnswer {
  return { name, failure: 'is not connected', notes: [] };
}

function runs(link: Link | undefined): boolean {
  return link !== undefined && link.stdio?.failure === undefined && link.client.transport !== undefined;
}

/** Lets a server ask the client what that said it can do, and tell it what passes a gate. */
function relay(to: Client, client: GateClient): void {
  for (const [method, capability] of Object.entries(ASKED))
    if (!client.modern && member(client.capabilities, capability) !== undefined)
      to.setRequestHandler(method, { params: ANYTHING }, (params, { mcpReq }) =>
        client.ask({ method, params: params as Mapping }, mcpReq.signal),
      );
  to.fallbackNotificationHandler = async ({ method, params = {} }) => {
    if (TOLD.includes(method)) client.notify({ method, params });
  };
}

async function ask(link: Link, { method, params }: McpMessage, how: HeldCall, modern: boolean): Promise<unknown> {
  const { client, trouble, stdio } = link;
  const { signal, timeout, envelope, onProgress, inputSchema } = how;
  // Of the older era the SDK does no more to a request than to wait for its answer and its progress.
  if (stdio !== undefined && onProgress === undefined && client.getProtocolEra() !== 'modern')
    return stdio.request({ method, params }, signal, timeout);
  const meta = { ...(member(params, '_meta') as object), ...(client.getProtocolEra() === 'modern' ? envelope : {}) };
  const sent = Object.keys(meta).length === 0 ? params : { ...params, _meta: meta };
  const options: RequestOptions = {
    // Only over HTTP is an answer cut off without an error; a combined signal costs as much as a call does.
    signal: stdio === undefined ? AbortSignal.any([signal, trouble.cut.signal]) : signal,
    timeout,
    allowInputRequired: modern,
    ...(onProgress === undefined ? {} : { onprogress: (progress) => onProgress({ ...progress }) }),
  };
  if (method !== 'tools/call' || !hasHeaders(link)) return client.request({ method, params: sent }, ANYTHING, options);
  const name = String(params['name']);
  const toolDefinition = { name, inputSchema: inputSchema as Tool['inputSchema'] };
  return client.callTool({ ...sent, name }, { ...options, toolDefinition });
}

/** Makes `callTool`, which adds the headers that a tool asks for, hand back the result as it came. */
function openResults(client: Client): void {
  const request = client.request.bind(client) as (...args: readonly unknown[]) => Promise<unknown>;
  client.request = ((message: unknown, first: unknown, second: unknown) =>
    isMapping(first) && '~standard' in first
      ? request(message, first, second)
      : request(message, ANYTHING, first)) as Client['request'];
}
