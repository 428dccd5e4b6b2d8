import { defineClient, inProject } from './define.ts';

export const crush = defineClient({
  project: [inProject('crush.json', 'json', ['mcp'])],
  user: [],
  substitutes: ['$VAR', '$(command)'],
  naming: { pattern: 'mcp_SERVER_TOOL' },
  profile: {
    name: 'Crush',
    description:
      'The sub-agents of Crush. Which arguments its tools require, its model and its MCP revision are not published: all are left out. Add what you know of them.',
    sources: [
      {
        fact: 'the servers of a project stand in crush.json under mcp, of type stdio, http or sse',
        source: 'charmbracelet/crush at 37f36e93, README.md',
        date: '2026-11-21',
      },
      {
        fact: '$VAR and $(command) are expanded when the file is loaded: the file is code',
        source: 'charmbracelet/crush at 37f36e93, README.md',
        date: '2026-11-21',
      },
      {
        fact: 'tools of servers are called mcp_SERVER_TOOL',
        source: 'charmbracelet/crush at 37f36e93, internal/agent/tools/mcp-tools.go',
        date: '2026-11-21',
      },
    ],
  },
});
