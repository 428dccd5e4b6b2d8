import { defineClient, inProject } from './define.ts';

export const junie = defineClient({
  project: [inProject('.junie/mcp/mcp.json')],
  user: [],
  substitutes: [],
  profile: {
    name: 'Junie',
    description:
      'The servers of a project in Junie. Its own tools, its model and its MCP revision are not published: all are left out. Add what you know of them.',
    sources: [
      {
        fact: 'inferred: the servers of a project stand in .junie/mcp/mcp.json under mcpServers',
        source: 'public repositories with such a file',
        date: '2026-11-21',
      },
    ],
  },
});
