/** A call of a server's tool by the official client, as any host makes it. */
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { HostServer } from '../../src/core/handshake/host.ts';
import type { Mapping } from '../../src/core/value/mapping.ts';

/** What the tool answers, as JSON. The server runs in `cwd`, and finds its command in `path`. */
export async function callTool(server: HostServer, name: string, args: Mapping, cwd: string, path: string) {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const env = { PATH: path, ...server.env };
  const { command = '', args: given = [] } = server;
  await client.connect(new StdioClientTransport({ command, args: [...given], cwd, env, stderr: 'ignore' }));
  try {
    return JSON.stringify(await client.callTool({ name, arguments: { ...args } }));
  } finally {
    await client.close();
  }
}
