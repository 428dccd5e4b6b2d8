import { defineClient, inProject } from './define.ts';

export const kilocode = defineClient({
  project: [inProject('.kilocode/mcp.json')],
  user: [],
  substitutes: [],
  profile: {
    name: 'Kilo Code',
    description:
      'The servers of a project in Kilo Code. Its own tools, its model and its MCP revision are not published: all are left out. Add what you know of them.',
    sources: [
      {
        fact: 'inferred: the servers of a project stand in .kilocode/mcp.json under mcpServers',
        source: 'public repositories with such a file',
        date: '2026-11-21',
      },
    ],
  },
});
