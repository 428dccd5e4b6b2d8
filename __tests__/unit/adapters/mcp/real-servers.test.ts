import { expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { mcpPeer } from '../../../../src/adapters/mcp/peer.ts';
import { PUBLISHED_REVISIONS } from '../../../../src/core/value/revision.ts';

const modules = fileURLToPath(new URL('../../../../node_modules/', import.meta.url));
const peer = mcpPeer({ cwd: tmpdir(), path: process.env['PATH'] ?? '', timeout: 60 });
const scoped = '@modelcontextprotocol';

/** Servers from the registry as users start them, with the revision of their era and one of their tools. */
const SERVERS: readonly (readonly [file: string, args: readonly string[], revision: string, tool: string])[] = [
  [`${scoped}/server-everything/dist/index.js`, ['stdio'], '2025-11-25', 'echo'],
  [`${scoped}/server-filesystem/dist/index.js`, [tmpdir()], '2025-11-25', 'read_text_file'],
  [`${scoped}/server-memory/dist/index.js`, [], '2025-11-25', 'add_observations'],
  ['@upstash/context7-mcp/dist/index.js', [], '2026-07-28', 'query-docs'],
  ['mcp-server-commands/build/index.js', [], '2024-11-05', 'run_command'],
];

test('one of them speaks the newest published revision', () => {
  expect(SERVERS.map(([, , revision]) => revision)).toContain(PUBLISHED_REVISIONS.at(-1));
});

test.each(SERVERS)('%s', async (file, args, revision, tool) => {
  const answer = await peer.look({ name: 'real', command: process.execPath, args: [`${modules}${file}`, ...args] });
  expect(answer).toMatchObject({ protocolRevision: revision, notes: [] });
  expect('tools' in answer ? answer.tools.map(({ name }) => name) : []).toContain(tool);
});

test('server-everything shows resources and templates', async () => {
  const answer = await peer.look({
    name: 'everything',
    command: process.execPath,
    args: [`${modules}${scoped}/server-everything/dist/index.js`, 'stdio'],
  });
  expect(answer).toMatchObject({
    resources: expect.arrayContaining(['demo://resource/static/document/architecture.md']),
    templates: ['demo://resource/dynamic/blob/{resourceId}', 'demo://resource/dynamic/text/{resourceId}'],
  });
});

test('server-everything over HTTP+SSE, which takes no message at its address', async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  const server = spawn(process.execPath, [`${modules}${scoped}/server-everything/dist/index.js`, 'sse'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    await new Promise<void>((resolve) => {
      let said = '';
      server.stderr.on('data', (text) => {
        said += String(text);
        if (said.includes('is running')) resolve();
      });
    });
    const answer = await peer.look({ name: 'everything', url: `http://127.0.0.1:${port}/sse` });
    expect(answer).toMatchObject({
      protocolRevision: '2025-11-25',
      notes: ['speaks HTTP+SSE, the transport of before 2025-03-26: clients may take it no more'],
    });
    expect('tools' in answer ? answer.tools.map(({ name }) => name) : []).toContain('echo');
  } finally {
    server.kill();
    await once(server, 'exit');
  }
});
