/** docs/activate.md with the real servers: from a configured client to an activated agent, in three commands; the same for Gemini CLI. */
import { expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../support/activate.ts';
import { CLI, ROOT } from '../support/cli.ts';
import { play } from '../support/console.ts';
import { called } from '../support/gate.ts';
import { scratch } from '../support/scratch.ts';

const PAGE = join(ROOT, 'docs/activate.md');
const OTHER_TEST = /^<!-- console test=.* -->\n/m;
const SERVERS = join(ROOT, 'node_modules/.bin');
const CONFIGURATION = '{ "mcpServers": { "memory": { "command": "mcp-server-memory" } } }\n';

test('the page is what its commands print, and gemini-cli takes the same three', async () => {
  const before = process.env['PATH'] ?? '';
  process.env['PATH'] = `${SERVERS}${delimiter}${before}`;
  try {
    const page = readFileSync(PAGE, 'utf8');
    const [comment = ''] = OTHER_TEST.exec(page) ?? [];
    const { text, top } = await play('docs/activate.md', page.replace(comment, '\n'));
    const shown = text.replace('\n\n\n', `\n\n${comment}`);
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(PAGE, shown);
    else expect(shown).toBe(page);

    const cwd = scratch();
    mkdirSync(join(cwd, '.gemini'));
    writeFileSync(join(cwd, '.gemini/settings.json'), CONFIGURATION);
    for (const file of ['anyone.cart', 'release.pub.pem']) cpSync(join(top, file), join(cwd, file));
    for (const args of [
      ['host', 'add', 'gemini-cli', '--live'],
      ['handshake', 'anyone.cart', '--host', 'hosts/gemini-cli.host.yaml', '--suggest', '--write'],
      ['activate', 'anyone.cart', '--host', 'gemini-cli', '--public-key', 'release.pub.pem', '--write'],
    ])
      expect([args, await run(cwd, ...args)]).toEqual([args, expect.objectContaining({ code: 0 })]);
    expect(existsSync(join(cwd, '.gemini/skills/anyone/SKILL.md'))).toBe(true);
    expect(await remembered(cwd)).toEqual([true, false]);
  } finally {
    process.env['PATH'] = before;
  }
}, 120_000);

/** Whether what is written through the gate, started from the client's own file, is found again; and what nobody wrote. */
async function remembered(cwd: string): Promise<boolean[]> {
  const programs = scratch();
  writeFileSync(join(programs, 'cartwright'), `#!/bin/sh\nexec "${process.execPath}" "${CLI}" "$@"\n`);
  chmodSync(join(programs, 'cartwright'), 0o755);
  const { mcpServers } = JSON.parse(readFileSync(join(cwd, '.gemini/settings.json'), 'utf8')) as {
    mcpServers: { anyone: { command: string; args: string[] } };
  };
  const env = {
    PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}`,
    MEMORY_FILE_PATH: join(cwd, 'memory.jsonl'),
  };
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StdioClientTransport({ ...mcpServers.anyone, cwd, env, stderr: 'ignore' }));
  await called(client, 'add_memory', { summary: 'the pump leaks at night' });
  const search = async (query: string): Promise<boolean> =>
    JSON.stringify(await called(client, 'search_memory', { query })).includes('the pump leaks at night');
  const found = [await search('leaks'), await search('repaired')];
  await client.close();
  return found;
}
