import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  LOG_LEVEL_META_KEY,
  PROTOCOL_VERSION_META_KEY,
  Server,
  UnsupportedProtocolVersionError,
  type Result,
  type ServerContext,
  type Transport,
} from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Readable, Writable } from 'node:stream';
import { mapping, member, type Mapping } from '../../core/value/mapping.ts';
import type { GateClient, GateService, McpMessage } from '../../ports.ts';
import { VERSION } from '../../version.ts';
import { ClientTransport } from './client-transport.ts';
import { ANYTHING } from './lists.ts';
import { clientName } from './wire.ts';

const CAPABILITIES = { tools: { listChanged: true }, resources: {}, logging: {} };
/** Levels of a log, the least first (RFC 5424). */
const LEVELS = ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'];
/** As long as a person takes to answer. */
const ASK_MS = 24 * 60 * 60 * 1000;

/**
 * Serves the client with the SDK.
 *
 * @param connected is told of the client before the gate starts for it
 * @returns once the client is gone
 */
export async function serveClient(
  service: GateService,
  input: Readable,
  output: Writable,
  connected: (client: GateClient) => void,
): Promise<void> {
  const transport = new ClientTransport(input, output);
  const opened = serveStdio(({ era }) => new GateServer(service, era === 'modern', transport, connected), {
    transport,
  });
  await transport.closed;
  await opened.close();
}

/** One connection. What the gate serves goes past the SDK's own readings of results, which drop and add members. */
class GateServer extends Server {
  readonly #service: GateService;
  readonly #wire: ClientTransport;
  readonly #modern: boolean;
  readonly #connected: (client: GateClient) => void;
  /** What the client can do: of the older era as it said once, else as it says with each request. */
  #capabilities: Mapping = {};
  #name = '';
  /** Of the newer era, the level that each open request asks for: without one nothing is logged. */
  readonly #levels = new Map<unknown, number>();

  constructor(service: GateService, modern: boolean, wire: ClientTransport, connected: (client: GateClient) => void) {
    super({ name: 'cartwright', version: VERSION }, { capabilities: CAPABILITIES });
    this.#service = service;
    this.#wire = wire;
    this.#modern = modern;
    this.#connected = connected;
    this.removeRequestHandler('logging/setLevel');
    this.fallbackRequestHandler = ({ method, params = {} }, ctx) => this.#handle({ method, params }, ctx);
    this.fallbackNotificationHandler = async ({ method, params = {} }) => {
      // It is all that a client says which its servers have to hear.
      if (method === 'notifications/roots/list_changed') service.tell({ method, params });
    };
    const initialize = this._getRequestHandler('initialize');
    this.setRequestHandler('initialize', { params: ANYTHING }, async (params, ctx) => {
      this.#capabilities = mapping(member(params, 'capabilities'));
      this.#name = clientName(member(params, 'clientInfo'));
      await this.#start();
      wire.answer = (called, signal) =>
        this.#service.handle({ method: 'tools/call', params: called }, { signal, envelope: {} });
      return initialize?.(requestOf('initialize', params, ctx), ctx) as Promise<Result>;
    });
  }

  // The entry for both eras sets its own handler just before this.
  override async connect(transport: Transport): Promise<void> {
    const discover = this._getRequestHandler('server/discover');
    if (this.#modern && discover !== undefined)
      this.setRequestHandler('server/discover', { params: ANYTHING }, async (params, ctx) => {
        this.#refuseRevision(mapping(ctx.mcpReq.envelope));
        const instructions = this.#service.reason();
        const answer = await discover(requestOf('server/discover', params, ctx), ctx);
        return { ...answer, ...(instructions === undefined ? {} : { instructions }) };
      });
    await super.connect(transport);
  }

  async #start(): Promise<void> {
    const client: GateClient = {
      modern: this.#modern,
      capabilities: this.#capabilities,
      name: this.#name,
      notify: (message) => {
        if (this.#wants(message)) void this.notification(message).catch(() => undefined);
      },
      full: () => this.#wire.full,
      ask: async (request, signal) => (await this.request(request, ANYTHING, { signal, timeout: ASK_MS })) as Mapping,
    };
    this.#connected(client);
    const refused = await this.#service.start(client);
    if (refused !== undefined) throw refused;
  }

  // The SDK reads the revision of the first request of a connection alone.
  #refuseRevision({ [PROTOCOL_VERSION_META_KEY]: requested }: Mapping): void {
    const served = this.getNegotiatedProtocolVersion();
    if (served !== undefined && typeof requested === 'string' && requested !== served)
      throw new UnsupportedProtocolVersionError({ supported: [served], requested });
  }

  #wants({ method, params }: McpMessage): boolean {
    if (!this.#modern || method !== 'notifications/message') return true;
    const level = LEVELS.indexOf(String(params['level']));
    return [...this.#levels.values()].some((least) => level >= least);
  }

  async #handle({ method, params }: McpMessage, { mcpReq }: ServerContext): Promise<Result> {
    const envelope = mapping(mcpReq.envelope);
    if (this.#modern) {
      this.#refuseRevision(envelope);
      this.#capabilities = mapping(envelope[CLIENT_CAPABILITIES_META_KEY]);
      this.#name = clientName(envelope[CLIENT_INFO_META_KEY]);
    }
    await this.#start();
    const { _meta, ...others } = params;
    const { progressToken, ...meta } = mapping(_meta);
    const { inputResponses, requestState: stateOf } = mcpReq;
    const requestState = stateOf();
    const passed = {
      ...others,
      ...(Object.keys(meta).length === 0 ? {} : { _meta: meta }),
      ...(inputResponses === undefined ? {} : { inputResponses }),
      ...(requestState === undefined ? {} : { requestState }),
    };
    const progress = (more: Mapping): void =>
      void mcpReq
        .notify({
          method: 'notifications/progress',
          params: { ...more, progressToken: progressToken as string, progress: Number(more['progress']) },
        })
        .catch(() => undefined);
    const kept = [CLIENT_CAPABILITIES_META_KEY, LOG_LEVEL_META_KEY].filter((key) => envelope[key] !== undefined);
    const level = LEVELS.indexOf(String(envelope[LOG_LEVEL_META_KEY]));
    if (level >= 0) this.#levels.set(mcpReq.id, level);
    try {
      return await this.#service.handle(
        { method, params: passed },
        {
          signal: mcpReq.signal,
          envelope: Object.fromEntries(kept.map((key) => [key, envelope[key]])),
          ...(progressToken === undefined ? {} : { onProgress: progress }),
        },
      );
    } finally {
      this.#levels.delete(mcpReq.id);
    }
  }
}

function requestOf(method: string, params: unknown, { mcpReq }: ServerContext) {
  return { jsonrpc: '2.0', id: mcpReq.id, method, params: params as Mapping } as const;
}
