import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkRequest } from './contract.ts';
import { graphFaults } from './graphql.ts';
import { answer, beginUpload, dropUpload, type Asset, type World } from './world.ts';

/** What goes wrong with one answer. `drop` closes the connection, `cut` in the middle of the body, `hang` never answers. */
export interface Fault {
  /** Matches `METHOD /path?query`. */
  readonly on: RegExp;
  readonly times?: number;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly message?: string;
  readonly how?: 'drop' | 'cut' | 'hang' | 'drip';
  /** Whether the request is carried out before the answer goes wrong. */
  readonly after?: boolean;
}

export interface Call {
  /** `METHOD /path?query`. */
  readonly line: string;
  readonly body: unknown;
}

export interface GitHubServer {
  readonly url: string;
  readonly world: World;
  readonly calls: Call[];
  /** How fast uploads are read; as they come without it. */
  slowUploads?: { readonly bytes: number; readonly everyMs: number };
  /** What GitHub's description says against the requests; a test expects none. */
  readonly violations: readonly string[];
  fail(fault: Fault): void;
  /** Does something once, when a request of this line arrives. */
  onCall(line: RegExp, act: () => void): void;
  close(): Promise<void>;
}

/**
 * GitHub's API on loopback: it keeps state, knows whose token it sees and what that token may do, and answers 422 to whatever
 * GitHub's own OpenAPI description does not allow.
 */
export async function startGitHub(world: World): Promise<GitHubServer> {
  const calls: Call[] = [];
  const violations: string[] = [];
  const acts: { readonly on: RegExp; readonly act: () => void }[] = [];
  const faults: { fault: Fault; left: number }[] = [];
  const server = createServer((request, response) => {
    void handle(request, response);
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const line = `${request.method} ${url.pathname}${url.search}`;
    const due = acts.findIndex(({ on }) => on.test(line));
    if (due >= 0) acts.splice(due, 1)[0]?.act();
    const token = (request.headers.authorization ?? '').replace(/^(?:token|bearer) /i, '');
    const begun = request.method === 'POST' ? beginUpload(world, url, token) : undefined;
    const chunks: Buffer[] = [];
    try {
      const slow = begun === undefined ? undefined : opened.slowUploads;
      let unread = 0;
      for await (const chunk of request) {
        chunks.push(chunk as Buffer);
        unread += (chunk as Buffer).length;
        if (slow === undefined) continue;
        for (; unread >= slow.bytes; unread -= slow.bytes)
          await new Promise((resolve) => setTimeout(resolve, slow.everyMs));
      }
    } catch {
      // The other side gave up; what it began stays a starter.
      return;
    }
    const raw = Buffer.concat(chunks);
    const method = (request.method ?? 'GET').toLowerCase();
    const isJson = (request.headers['content-type'] ?? '').includes('json');
    const body: unknown = raw.length === 0 ? undefined : isJson ? JSON.parse(raw.toString('utf8')) : raw;
    calls.push({ line, body });
    const active = faults.find(({ fault, left }) => left > 0 && fault.on.test(line));
    if (active !== undefined) active.left--;
    const fault = active?.fault;
    if (fault !== undefined && fault.after !== true) {
      if (begun !== undefined) dropUpload(world, begun);
      return spoil(response, fault);
    }
    const result = carryOut(method, url, body, isJson, token, line, begun);
    if (fault !== undefined) return spoil(response, fault);
    response.writeHead(result.status, { 'content-type': 'application/json; charset=utf-8', ...result.headers });
    response.end(
      result.status === 204 ? undefined : Buffer.isBuffer(result.body) ? result.body : JSON.stringify(result.body),
    );
  }

  function carryOut(
    method: string,
    url: URL,
    body: unknown,
    isJson: boolean,
    token: string,
    line: string,
    begun: Asset | undefined,
  ) {
    if (url.pathname === '/graphql') {
      const graph = { operationId: 'graphql', parameters: {}, status: 200, example: {} };
      const answered = answer(world, graph, url, body, token);
      violations.push(...graphFaults(answered.body as object).map((fault) => `${line}: ${fault}`));
      return answered;
    }
    const checked = checkRequest(method, url, body, isJson);
    if (checked === undefined) {
      violations.push(`no such operation: ${line}`);
      return { status: 404, body: { message: 'Not Found' } };
    }
    if (checked.faults.length > 0) {
      violations.push(`${line}: ${checked.faults.join('; ')}`);
      return { status: 422, body: { message: `Validation Failed: ${checked.faults.join('; ')}` } };
    }
    return answer(world, checked, url, body, token, begun);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  world.uploads = `http://127.0.0.1:${port}`;
  const opened: GitHubServer = {
    url: `http://127.0.0.1:${port}`,
    world,
    calls,
    violations,
    onCall: (on, act) => acts.push({ on, act }),
    fail: (fault) => faults.push({ fault, left: fault.times ?? 1 }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return opened;
}

function spoil(response: ServerResponse, fault: Fault): void {
  const body = fault.body ?? JSON.stringify({ message: fault.message ?? 'planted' });
  if (fault.how === 'drop') response.destroy();
  else if (fault.how === 'hang') return;
  else if (fault.how === 'drip' || fault.how === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(body.length + 100) });
    response.write('{');
    if (fault.how === 'cut') setImmediate(() => response.destroy());
  } else {
    response.writeHead(fault.status ?? 500, { 'content-type': 'application/json', ...fault.headers });
    response.end(body);
  }
}
