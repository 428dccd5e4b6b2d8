import { defineClient, inProject } from './define.ts';

export const windsurf = defineClient({
  project: [inProject('.windsurf/mcp_config.json')],
  user: [],
  substitutes: [],
  profile: {
    name: 'Windsurf',
    description:
      'The servers of a project in Windsurf. Its own tools, its model and its MCP revision are not published: all are left out. Add what you know of them.',
    sources: [
      {
        fact: 'inferred: the servers of a project stand in .windsurf/mcp_config.json under mcpServers',
        source: 'public repositories with such a file',
        date: '2026-11-21',
      },
    ],
  },
});
