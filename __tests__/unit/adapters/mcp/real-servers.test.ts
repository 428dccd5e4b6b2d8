import { expect, test } from '@jest/globals';
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
