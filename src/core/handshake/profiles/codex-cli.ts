import { defineHost } from './define.ts';

export const codexCli = defineHost({
  name: 'Codex CLI',
  description:
    'The shell tool of Codex CLI with a gpt-5 model. What it offers depends on the model; memory and search come from your own MCP servers.',
  protocolRevision: '2025-06-18',
  model: { toolUse: true, contextWindowTokens: 272_000, structuredOutput: false },
  tools: [
    {
      name: 'shell_command',
      scopes: ['exec', 'fs.read'],
      inputSchema: {
        type: 'object',
        required: ['command'],
        additionalProperties: false,
        properties: { command: { type: 'string' }, workdir: { type: 'string' }, timeout_ms: { type: 'number' } },
      },
    },
  ],
  filesystem: ['fs.read'],
  sources: [
    {
      fact: 'shell_command takes command (a string, the script), workdir and timeout_ms, and no other arguments',
      source: 'openai/codex codex-rs/core, create_shell_command_tool',
      date: '2026-11-21',
    },
    {
      fact: 'models whose name starts with gpt-5 or codex- have a context window of 272,000 tokens',
      source: 'openai/codex codex-rs/core/src/openai_model_info.rs at 156676256ddf',
      date: '2026-11-21',
    },
    {
      fact: 'its MCP client initializes with the revision of its schema, 2025-06-18',
      source: 'openai/codex codex-rs/mcp-types/src/lib.rs, codex-rs/rmcp-client/tests/resources.rs at 15e2440a99ae',
      date: '2026-11-21',
    },
    {
      fact: 'the read-only sandbox is assumed: writing and the network need an approval',
      source: 'openai/codex codex-rs/core',
      date: '2026-11-21',
    },
  ],
});
