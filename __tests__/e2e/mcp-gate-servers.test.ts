/** The gate in front of real servers, over stdio and Streamable HTTP, two of which have a tool of one name. */
import { expect, test } from '@jest/globals';
import { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ANYTHING } from '../../src/adapters/mcp/lists.ts';
import { ROOT } from '../support/cli.ts';
import { called, clientOf, ERAS, gateFolder, openGate, record } from '../support/gate.ts';

const scoped = join(ROOT, 'node_modules/@modelcontextprotocol');
const PROGRAM = (name: string): string => join(scoped, `server-${name}/dist/index.js`);

/** What a client without a gate gets, to the letter. */
async function direct(transport: Transport, name: string, args: object): Promise<unknown> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  const result = await client.request({ method: 'tools/call', params: { name, arguments: args } }, ANYTHING);
  await client.close();
  return result;
}

test('memory, filesystem, everything, and everything over HTTP', async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  let http = await overHttp(port);
  try {
    const url = `http://127.0.0.1:${port}/mcp`;
    const cwd = await gateFolder({ recorded: false });
    mkdirSync(join(cwd, 'files'));
    writeFileSync(join(cwd, 'files/pump.txt'), 'leaks');
    const env = { MEMORY_FILE_PATH: join(cwd, 'memory.jsonl') };
    const program = (name: string, ...args: string[]): object => ({
      command: process.execPath,
      args: [PROGRAM(name), ...args],
    });
    writeFileSync(
      join(cwd, 'h.host.yaml'),
      JSON.stringify({
        schemaVersion: 'cart.host.v1',
        name: 'desk',
        model: { toolUse: true, contextWindowTokens: 200_000 },
        filesystem: ['fs.read'],
        servers: [
          { name: 'far', url },
          { name: 'near', ...program('everything', 'stdio') },
          { name: 'memory', ...program('memory'), env },
          { name: 'files', ...program('filesystem', join(cwd, 'files')) },
        ],
        tools: [
          { name: 'execute', wraps: 'echo', rename: { command: 'message' }, scopes: ['exec', 'fs.read'] },
          { name: 'dispatch', wraps: 'near.echo', rename: { task: 'message' }, scopes: ['dispatch'] },
          {
            name: 'add_memory',
            wraps: 'create_entities',
            template: { entities: [{ name: { $from: 'summary' }, entityType: 'note', observations: [] }] },
            scopes: ['memory.write'],
          },
          {
            name: 'search_memory',
            wraps: 'search_files',
            template: { path: join(cwd, 'files'), pattern: { $from: 'query' } },
            scopes: ['search', 'memory.read'],
          },
        ],
      }),
    );
    await record(cwd);
    const stdio = (name: string, ...args: string[]): Transport =>
      new StdioClientTransport({ command: process.execPath, args: [PROGRAM(name), ...args], env, stderr: 'ignore' });
    const found = { path: join(cwd, 'files'), pattern: '**/pump*' };
    const expected = [
      await direct(new StreamableHTTPClientTransport(new URL(url)), 'echo', { message: 'ls' }),
      await direct(stdio('everything', 'stdio'), 'echo', { message: 'x' }),
      await direct(stdio('filesystem', join(cwd, 'files')), 'search_files', found),
    ];
    for (const era of ERAS) {
      const open = openGate(cwd);
      const client = await clientOf(open, era);
      const results = [
        await called(client, 'execute', { command: 'ls' }),
        await called(client, 'dispatch', { task: 'x' }),
        await called(client, 'search_memory', { query: '**/pump*' }),
      ];
      if (era === 'legacy') expect(results).toEqual(expected);
      else for (const [i, result] of results.entries()) expect(result).toMatchObject(expected[i] as object);
      expect(await called(client, 'add_memory', { summary: `the pump leaks, ${era}` })).toMatchObject({
        structuredContent: { entities: [{ name: `the pump leaks, ${era}`, entityType: 'note', observations: [] }] },
      });
      if (era === 'auto') {
        // What it said before its restart is no longer known there.
        await ended(http);
        http = await overHttp(port);
        const lost = { code: -32603, message: 'server "far" answered with HTTP 400' };
        // Where another server announced its tools meanwhile, the gate has noticed the restart already.
        const first = await called(client, 'execute', { command: 'ls' });
        expect([lost, expected[0]]).toContainEqual('code' in (first as object) ? first : expected[0]);
        expect(await called(client, 'execute', { command: 'ls' })).toMatchObject(expected[0] as object);
        await ended(http);
        http = await overHttp(port);
        open.later(61_000);
        expect(await called(client, 'execute', { command: 'ls' })).toMatchObject(expected[0] as object);
        // A look that found it down is not the answer for a minute.
        await ended(http);
        open.later(61_000);
        expect(await called(client, 'execute', { command: 'ls' })).toMatchObject({ code: -32602 });
        http = await overHttp(port);
        expect(await called(client, 'execute', { command: 'ls' })).toMatchObject(expected[0] as object);
      }
      await open.end();
    }
  } finally {
    await ended(http);
  }
}, 120_000);

async function overHttp(port: number): Promise<ChildProcess> {
  const http = spawn(process.execPath, [PROGRAM('everything'), 'streamableHttp'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  for await (const text of http.stderr.iterator({ destroyOnReturn: false }))
    if ((said += String(text)).includes(String(port))) break;
  return http;
}

async function ended(http: ChildProcess): Promise<void> {
  http.kill('SIGKILL');
  await once(http, 'exit');
}
