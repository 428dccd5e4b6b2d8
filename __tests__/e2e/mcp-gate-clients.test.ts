/** The built program as a gate before clients of other makes: what each hands to whoever uses it (docs/gate.md). */
import { createMCPClient } from '@ai-sdk/mcp';
import { Experimental_StdioMCPTransport as AiTransport } from '@ai-sdk/mcp/mcp-stdio';
import { expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { CLI } from '../support/cli.ts';
import { gateFolder, received } from '../support/gate.ts';

interface Caller {
  list(): Promise<readonly { readonly name: string }[]>;
  call(name: string, args: Record<string, string>): Promise<unknown>;
  close(): Promise<void>;
}

const argsOf = (cwd: string): { command: string; args: string[]; cwd: string; stderr: 'ignore' } => ({
  command: process.execPath,
  args: [CLI, 'gate', 'agent', '--host', 'h.host.yaml', '--allow-unsigned'],
  cwd,
  stderr: 'ignore',
});

/** Each with what it says where the error is −32602 with this message. */
const CLIENTS: readonly (readonly [string, (cwd: string) => Promise<Caller>, (message: string) => string])[] = [
  [
    'the AI SDK',
    async (cwd) => {
      const client = await createMCPClient({ transport: new AiTransport(argsOf(cwd)) });
      const tools = await client.tools();
      return {
        list: async () => (await client.listTools()).tools,
        call: async (name, args) => tools[name]?.execute(args, { toolCallId: '1', messages: [] }),
        close: () => client.close(),
      };
    },
    (message) => `MCPClientError: ${message}`,
  ],
  [
    'the official client of the line before, on which mcporter is built',
    async (cwd) => {
      const client = new Client({ name: 'test', version: '1.0.0' });
      await client.connect(new StdioClientTransport(argsOf(cwd)));
      return {
        list: async () => (await client.listTools()).tools,
        call: (name, args) => client.callTool({ name, arguments: args }),
        close: () => client.close(),
      };
    },
    (message) => `McpError: MCP error -32602: ${message}`,
  ],
];

test.each(CLIENTS)(
  '%s lists and calls each role, and names what is refused and what was changed',
  async (_, open, says) => {
    const cwd = await gateFolder();
    const client = await open(cwd);
    expect((await client.list()).map(({ name }) => name)).toEqual([
      'execute',
      'dispatch',
      'add_memory',
      'search_memory',
    ]);
    for (const [name, args] of [
      ['execute', { command: 'ls' }],
      ['dispatch', { task: 'x' }],
      ['add_memory', { summary: 'x' }],
      ['search_memory', { query: 'x' }],
    ] as const)
      expect(await client.call(name, args)).toMatchObject({ structuredContent: { a: 1 } });
    expect(received(cwd, 'tools/call')).toEqual([
      { name: 'run', arguments: { command: 'ls' } },
      { name: 'spawn', arguments: { prompt: 'x', kind: 'sub' } },
      { name: 'note', arguments: { notes: [{ text: 'x' }] } },
      { name: 'find', arguments: { text: 'x' } },
    ]);
    expect(await errorOf(client.call('execute', {}))).toBe(
      says('cart:execute is called against its contract: "/command" is missing'),
    );
    await client.call('execute', { command: '!tools' });
    while ((await client.list()).length > 0);
    expect(await errorOf(client.call('execute', { command: 'ls' }))).toBe(says('Unsupported harness'));
    await client.close();
  },
  60_000,
);

test.each(CLIENTS)(
  '%s names a refusal',
  async (_, open, says) => {
    const cwd = await gateFolder({ profile: { filesystem: [] } });
    expect(await errorOf(open(cwd))).toBe(says('Unsupported harness'));
  },
  60_000,
);

async function errorOf(answer: Promise<unknown>): Promise<string> {
  try {
    return `no error: ${JSON.stringify(await answer)}`;
  } catch (error) {
    return String(error);
  }
}
