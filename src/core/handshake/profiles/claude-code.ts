import { defineHost } from './define.ts';

export const claudeCode = defineHost({
  name: 'Claude Code',
  description:
    'The Bash tool of Claude Code. Neither the MCP revision nor the model is fixed by what is published, so both are left out: copy this profile and state yours.',
  tools: [
    {
      name: 'Bash',
      scopes: ['exec', 'fs.read', 'fs.write'],
      inputSchema: {
        type: 'object',
        required: ['command'],
        properties: {
          command: { type: 'string' },
          timeout: { type: 'number' },
          description: { type: 'string' },
          run_in_background: { type: 'boolean' },
        },
      },
    },
  ],
  filesystem: ['fs.read', 'fs.write'],
  sources: [
    {
      fact: 'Bash takes command (a required string), timeout, description and run_in_background',
      source:
        '@anthropic-ai/claude-agent-sdk, tool input types (BashInput); code.claude.com/docs/en/agent-sdk/typescript',
      date: '2026-11-21',
    },
    {
      fact: 'inferred: the scopes are what the tool does once its permission is given',
      source: 'code.claude.com/docs/en/agent-sdk/typescript',
      date: '2026-11-21',
    },
  ],
});
