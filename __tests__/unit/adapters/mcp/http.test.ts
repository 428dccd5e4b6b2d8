import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { MCP_LIMITS } from '../../../../src/adapters/mcp/limits.ts';
import { mcpPeer } from '../../../../src/adapters/mcp/peer.ts';

// Time decides nothing but where it must run out: a busy machine takes longer than a user waits.
const peer = mcpPeer({ cwd: tmpdir(), path: '', limits: { ...MCP_LIMITS, totalMs: 60_000, discoverMs: 30_000 } });
const hasty = mcpPeer({ cwd: tmpdir(), path: '', limits: { ...MCP_LIMITS, totalMs: 1500, discoverMs: 700 } });
let server: Server;
let base = '';
const sockets = new Set<Socket>();
const headersSeen: IncomingMessage['headers'][] = [];

type Message = { id?: number | string; method?: string; params?: { protocolVersion?: string } };
type Route = (message: Message, response: ServerResponse) => void;

const json = (response: ServerResponse, value: unknown, headers: Record<string, string> = {}): void =>
  void response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));

const good: Route = ({ id, method, params }, response) => {
  if (id === undefined) return void response.writeHead(202).end();
  if (method === 'initialize')
    return json(response, {
      jsonrpc: '2.0',
      id,
      result: {
        protocolVersion: params?.protocolVersion,
        capabilities: { tools: {} },
        serverInfo: { name: 'http', version: '1' },
      },
    });
  if (method === 'tools/list')
    return json(response, {
      jsonrpc: '2.0',
      id,
      result: { tools: [{ name: 'run', inputSchema: { type: 'object' } }] },
    });
  return json(response, { jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } });
};

/** A server of the stateless era, whose tools ask for arguments as headers: one rightly, one wrongly. */
const modern: Route = ({ id, method }, response) => {
  const answer = (result: object): void =>
    json(response, { jsonrpc: '2.0', id, result: { resultType: 'complete', ...result } });
  const takes = (header: string): object => ({
    type: 'object',
    properties: { region: { type: 'string', 'x-mcp-header': header } },
  });
  if (method === 'server/discover')
    return answer({
      supportedVersions: ['2026-07-28'],
      capabilities: { tools: {} },
      serverInfo: { name: 'modern', version: '1' },
      ttlMs: 0,
      cacheScope: 'private',
    });
  if (method === 'tools/list')
    return answer({
      tools: [
        { name: 'run', inputSchema: takes('Region') },
        { name: 'wrong', inputSchema: takes('not a token') },
      ],
      ttlMs: 0,
      cacheScope: 'private',
    });
  if (method === 'tools/call') return answer({ content: [{ type: 'text', text: 'done' }] });
  return json(response, { jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } });
};

const routes: Record<string, Route> = {
  '/good': good,
  '/modern': modern,
  '/redirect': (_, response) => void response.writeHead(307, { location: 'http://169.254.169.254/' }).end(),
  '/401': (_, response) => void response.writeHead(401, { 'www-authenticate': `Bearer ${'x'.repeat(8000)}` }).end(),
  '/404': (_, response) => void response.writeHead(404).end(),
  '/html': (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
  '/endless-sse': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const timer = setInterval(() => response.write(': ping\n\n'), 20);
    response.on('close', () => clearInterval(timer));
  },
  '/flood': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const more = (): void => {
      while (!response.destroyed && response.write('x'.repeat(1 << 20)));
      response.once('drain', more);
    };
    more();
  },
  '/silent': () => undefined,
  '/refused': (_, response) => void response.writeHead(500).end(),
  '/crlf': (_, response) =>
    void response.socket?.end(
      `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nmcp-session-id: a\rb: c\r\ncontent-length: 2\r\n\r\n{}`,
    ),
};

beforeAll(async () => {
  server = createServer((request, response) => {
    headersSeen.push(request.headers);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method !== 'POST') return void response.writeHead(405).end();
      (routes[request.url ?? ''] ?? good)(JSON.parse(Buffer.concat(chunks).toString('utf8')) as Message, response);
    });
  });
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

test('a server over Streamable HTTP, with the headers of the profile and no others of ours', async () => {
  headersSeen.length = 0;
  const answer = await peer.look({ name: 'web', url: `${base}/good`, headers: { 'x-key': 'k' } });
  expect(answer).toMatchObject({ protocolRevision: '2025-11-25', tools: [{ name: 'run' }], notes: [] });
  expect(headersSeen.every((headers) => headers['x-key'] === 'k')).toBe(true);
  expect(headersSeen.some((headers) => 'cookie' in headers || 'referer' in headers)).toBe(false);
});

test.each([
  ['/redirect', 'answered with a redirect (HTTP 307), which is not followed: name the final URL'],
  ['/401', 'asks for authorization (HTTP 401): name a header in the profile'],
  ['/404', 'answered with HTTP 404'],
  ['/html', 'answered with the content type "text/html"; it must be application/json or text/event-stream'],
  ['/flood', 'answered with more than 10 MiB'],
  ['/crlf', 'cannot be reached: the answer is not valid HTTP'],
])('attack 198, %s: refused with a reason', async (path, reason) => {
  expect(await peer.look({ name: 'web', url: `${base}${path}` })).toEqual({
    name: 'web',
    failure: typeof reason === 'string' ? reason : expect.stringMatching(reason),
    notes: [],
  });
});

test.each(['/endless-sse', '/silent'])('attack 198, %s: times out', async (path) => {
  expect(await hasty.look({ name: 'web', url: `${base}${path}` })).toEqual({
    name: 'web',
    failure:
      'timed out: the handshake took more than 1.5 s; allow more with --server-timeout, or timeout in the profile',
    notes: [],
  });
});

test.each(['file:///etc/passwd', 'https://user:pass@example.com/', 'nonsense'])(
  '%s is not a URL of a server',
  async (url) => {
    expect(await peer.look({ name: 'web', url })).toMatchObject({
      failure: 'has a url that is not an http(s) URL without user and password',
    });
  },
);

test('a tool that declares its headers wrongly is left out', async () => {
  const found = await peer.look({ name: 'h', url: `${base}/modern` });
  expect(found).toMatchObject({
    protocolRevision: '2026-07-28',
    tools: [{ name: 'run' }],
    notes: ['tool "wrong" is left out, as clients of 2026-07-28 must: x-mcp-header is not a name of a header'],
  });
});
