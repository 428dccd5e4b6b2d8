import type { Readable, Writable } from 'node:stream';
import { setImmediate as otherWorkDone } from 'node:timers/promises';
import { isMapping, mapping, member, type Mapping } from '../../core/value/mapping.ts';
import type { GateClient, GateService } from '../../ports.ts';
import { clientName } from './wire.ts';
import { parsedJson } from '../../core/value/parsed-json.ts';

/**
 * Serves a gate over standard input and output, in both eras of the protocol. A client of the older era begins with `initialize`, which
 * starts the servers; the SDK is loaded while they start.
 *
 * @returns once the client is gone
 */
export async function serveGate(service: GateService, input: Readable, output: Writable): Promise<void> {
  const chunk = await firstChunk(input);
  if (chunk === undefined) return;
  let connected: (client: GateClient) => void = () => undefined;
  const opened = new Promise<GateClient>((resolve) => (connected = resolve));
  const params = initializeParams(chunk);
  if (params !== undefined) {
    // Who asks again gets the same answer, and the error.
    service.start(clientOf(params, opened)).catch(() => undefined);
    await otherWorkDone();
  }
  const { serveClient } = await import('./gate-server.ts');
  await serveClient(service, input, output, connected);
}

/** What the client sends first, which stays in the stream; undefined where it is gone. */
function firstChunk(input: Readable): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    for (const end of ['end', 'close', 'error']) input.on(end, () => resolve(undefined));
    input.once('data', (chunk: Buffer) => {
      input.pause();
      input.unshift(chunk);
      resolve(chunk);
    });
  });
}

/** The params of an `initialize` that is of the older era for certain. */
function initializeParams(chunk: Buffer): Mapping | undefined {
  const [line = ''] = chunk.toString('utf8').split('\n', 1);
  // Of half a message, or none, nothing is known: who reads it next answers it.
  const message = parsedJson(line);
  const [params, id] = [member(message, 'params'), member(message, 'id')];
  const asks = member(message, 'jsonrpc') === '2.0' && (typeof id === 'string' || Number.isSafeInteger(id));
  if (!asks || member(message, 'method') !== 'initialize' || !isMapping(params)) return undefined;
  // With `_meta` it may be of the newer era.
  return '_meta' in params ? undefined : params;
}

/** The client before its connection is served. */
function clientOf(params: Mapping, opened: Promise<GateClient>): GateClient {
  let there: GateClient | undefined;
  void opened.then((client) => (there = client));
  return {
    modern: false,
    capabilities: mapping(member(params, 'capabilities')),
    name: clientName(member(params, 'clientInfo')),
    notify: (message) => void opened.then((client) => client.notify(message)),
    full: () => there?.full(),
    ask: async (request, signal) => (await opened).ask(request, signal),
  };
}
