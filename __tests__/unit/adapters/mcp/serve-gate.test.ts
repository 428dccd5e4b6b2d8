/** The first message of a client, which may start the gate before the SDK is there to serve it. */
import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { serveGate } from '../../../../src/adapters/mcp/serve-gate.ts';
import type { Mapping } from '../../../../src/core/value/mapping.ts';
import type { GateClient, GateService } from '../../../../src/ports.ts';

const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-11-25',
    capabilities: { roots: {} },
    clientInfo: { name: 'test', version: '1.0.0' },
  },
};
const FIRST = `${JSON.stringify(INITIALIZE)}\n`;
const LIST = `${JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'tools/list' })}\n`;
const LOGGED = { method: 'notifications/message', params: { level: 'info', data: 'early' } };

interface Served {
  /** What came back, in the order in which it did. */
  readonly answers: readonly Mapping[];
  /** The clients for which the gate was started. */
  readonly clients: readonly GateClient[];
  readonly roots: unknown;
}

/** Sends chunks, one after the other, to a gate that says something and asks for roots as soon as it is started. */
async function served(...chunks: readonly string[]): Promise<Served> {
  const clients: GateClient[] = [];
  let roots: Promise<unknown> | undefined;
  const service: GateService = {
    start(client) {
      clients.push(client);
      if (clients.length > 1) return Promise.resolve(undefined);
      client.notify(LOGGED);
      roots = client.ask({ method: 'roots/list', params: {} }, new AbortController().signal);
      return Promise.resolve(undefined);
    },
    handle: () => Promise.resolve({ tools: [] }),
    tell: () => undefined,
    reason: () => undefined,
  };
  const [input, output] = [new PassThrough(), new PassThrough()];
  const ended = serveGate(service, input, output);
  const answers: Mapping[] = [];
  for (const chunk of chunks) input.write(chunk);
  for await (const line of createInterface({ input: output })) {
    const message = JSON.parse(line) as Mapping;
    answers.push(message);
    if (message['method'] === 'roots/list')
      input.write(`${JSON.stringify({ jsonrpc: '2.0', id: message['id'], result: { roots: [] } })}\n`);
    const asked = chunks.join('').includes(LIST) ? [1, 2] : [1];
    if (asked.every((each) => answers.some(({ id, method }) => id === each && method === undefined))) break;
  }
  const found = await roots;
  input.end();
  await ended;
  return { answers, clients, roots: found };
}

const server = (answers: readonly Mapping[]): unknown => answers.find(({ id }) => id === 1)?.['result'];

test.each<[string, readonly string[], started: number]>([
  ['in one piece', [FIRST], 2],
  ['with the next in its piece', [FIRST + LIST], 3],
  ['in two pieces', [FIRST.slice(0, 50), FIRST.slice(50)], 1],
  ['after a line that is no message', ['junk\n', FIRST], 1],
  ['after a line in its piece', [`junk\n${FIRST}`], 1],
  ['with an empty _meta', [FIRST.replace('"params":{', '"params":{"_meta":{},')], 1],
])('initialize %s gets the same answer, and the gate has the same client', async (_, chunks, started) => {
  const { answers, clients, roots } = await served(...chunks);
  expect(server(answers)).toMatchObject({ protocolVersion: '2025-11-25', serverInfo: { name: 'cartwright' } });
  const of = ({ modern, capabilities, name }: GateClient): unknown => ({ modern, capabilities, name });
  const client = { modern: false, capabilities: { roots: {} }, name: 'test 1.0.0' };
  // Where it was started before the SDK was there, that is the first; each request asks again.
  expect([of(clients[0] as GateClient), clients.length]).toEqual([client, started]);
  expect(answers.filter(({ method }) => method === LOGGED.method)).toEqual([{ jsonrpc: '2.0', ...LOGGED }]);
  expect(roots).toEqual({ roots: [] });
});

test.each([
  ['nothing', ''],
  ['half a message', FIRST.slice(0, 50)],
])('a client that is gone after %s ends it', async (_, said) => {
  const service: GateService = {
    start: () => Promise.reject(new Error('started')),
    handle: () => Promise.reject(new Error('asked')),
    tell: () => undefined,
    reason: () => undefined,
  };
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end(said);
  await serveGate(service, input, output);
  expect(output.read()).toBeNull();
});

test('a gate that cannot be started tells it to the client', async () => {
  const service: GateService = {
    start: () => Promise.reject(new Error('no disk')),
    handle: () => Promise.resolve({}),
    tell: () => undefined,
    reason: () => undefined,
  };
  const [input, output] = [new PassThrough(), new PassThrough()];
  const ended = serveGate(service, input, output);
  input.write(FIRST);
  const [chunk] = (await once(output, 'data')) as [Buffer];
  expect(JSON.parse(chunk.toString('utf8'))).toEqual({
    jsonrpc: '2.0',
    id: 1,
    error: { code: -32603, message: 'no disk' },
  });
  input.end();
  await ended;
});
