import { defineClient, inProject } from './define.ts';

export const kiro = defineClient({
  project: [inProject('.kiro/settings/mcp.json')],
  user: [],
  substitutes: [],
  profile: {
    name: 'Kiro',
    description:
      'The servers of a project in Kiro. Its own tools, its model and its MCP revision are not published: all are left out. Add what you know of them.',
    sources: [
      {
        fact: 'inferred: the servers of a project stand in .kiro/settings/mcp.json under mcpServers, with disabled and autoApprove',
        source: 'public repositories with such a file',
        date: '2026-11-21',
      },
    ],
  },
});
