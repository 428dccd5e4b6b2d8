import { defineHost } from './define.ts';

export const geminiCli = defineHost({
  name: 'Gemini CLI',
  description:
    'The shell tool of Gemini CLI with its default model. It keeps memories as Markdown files, without a tool for them, and no built-in tool dispatches by a task or searches memory; add the tools of your own MCP servers.',
  protocolRevision: '2025-06-18',
  model: { toolUse: true, contextWindowTokens: 1_048_576, structuredOutput: false },
  tools: [
    {
      name: 'run_shell_command',
      scopes: ['exec', 'fs.read', 'fs.write'],
      inputSchema: {
        type: 'object',
        required: ['command'],
        properties: {
          command: { type: 'string' },
          description: { type: 'string' },
          dir_path: { type: 'string' },
          is_background: { type: 'boolean' },
        },
      },
    },
  ],
  filesystem: ['fs.read', 'fs.write'],
  sources: [
    {
      fact: 'run_shell_command takes command (a required string), description, dir_path (strings; older releases: directory) and is_background (a boolean)',
      source: 'google-gemini/gemini-cli docs/tools/shell.md, branch main',
      date: '2026-11-21',
    },
    {
      fact: 'memories are edits of GEMINI.md and its like; the tool save_memory of older releases, which took fact, is no longer documented',
      source: 'google-gemini/gemini-cli docs/tools/memory.md, branch main (older: at 009b0d84de89)',
      date: '2026-11-21',
    },
    {
      fact: 'the default models have a limit of 1,048,576 tokens',
      source: 'google-gemini/gemini-cli packages/core/src/core/tokenLimits.ts at 04fbf50725b9',
      date: '2026-11-21',
    },
    {
      fact: 'inferred: it speaks MCP through the official TypeScript SDK 1.23 or newer, which knows 2025-06-18; a newer revision is possible',
      source: 'google-gemini/gemini-cli packages/core/package.json at 00223321df29',
      date: '2026-11-21',
    },
    {
      fact: 'inferred: the scopes are what the documented tool does; a restriction in settings.json takes some away',
      source: 'google-gemini/gemini-cli docs/tools/shell.md, branch main',
      date: '2026-11-21',
    },
  ],
});
