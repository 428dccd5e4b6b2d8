import { defineClient, inProject } from './define.ts';

export const amazonq = defineClient({
  project: [inProject('.amazonq/mcp.json')],
  user: [],
  substitutes: [],
  profile: {
    name: 'Amazon Q',
    description:
      'The servers of a project in Amazon Q. Its own tools, its model and its MCP revision are not published: all are left out. Add what you know of them.',
    sources: [
      {
        fact: 'inferred: the servers of a project stand in .amazonq/mcp.json under mcpServers',
        source: 'public repositories with such a file',
        date: '2026-11-21',
      },
    ],
  },
});
