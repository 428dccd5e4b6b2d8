import { defineHost } from './define.ts';

export const geminiCli = defineHost({
  name: 'Gemini CLI',
  description:
    'Built-in tools of Gemini CLI with its default model. No built-in tool dispatches by a task or searches memory; add the tools of your own MCP servers.',
  protocolRevision: '2025-06-18',
  model: { toolUse: true, contextWindowTokens: 1_048_576, structuredOutput: false },
  tools: [
    {
      name: 'run_shell_command',
      scopes: ['exec', 'fs.read', 'fs.write'],
      inputSchema: {
        type: 'object',
        required: ['command'],
        properties: { command: { type: 'string' }, description: { type: 'string' }, directory: { type: 'string' } },
      },
    },
    {
      name: 'save_memory',
      scopes: ['memory.write'],
      inputSchema: { type: 'object', required: ['fact'], properties: { fact: { type: 'string' } } },
    },
  ],
  filesystem: ['fs.read', 'fs.write'],
  sources: [
    {
      fact: 'run_shell_command takes command (required), description and directory, all strings, and runs in the project',
      source: 'google-gemini/gemini-cli docs/tools/shell.md at 009b0d84de89',
      date: '2026-11-21',
    },
    {
      fact: 'save_memory takes fact (a required string) and appends it to GEMINI.md',
      source: 'google-gemini/gemini-cli docs/tools/memory.md at 009b0d84de89',
      date: '2026-11-21',
    },
    {
      fact: 'the default models have a limit of 1,048,576 tokens',
      source: 'google-gemini/gemini-cli packages/core/src/core/tokenLimits.ts at 04fbf50725b9',
      date: '2026-11-21',
    },
    {
      fact: 'it speaks MCP through the official TypeScript SDK 1.23 or newer, which knows 2025-06-18; a newer revision is possible',
      source: 'google-gemini/gemini-cli packages/core/package.json at 00223321df29',
      date: '2026-11-21',
    },
    {
      fact: 'the scopes are what the documented tools do; a restriction in settings.json takes some away',
      source: 'google-gemini/gemini-cli docs/tools/shell.md at 009b0d84de89',
      date: '2026-11-21',
    },
  ],
});
