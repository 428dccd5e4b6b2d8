import { defineClient, inHome, inProject } from './define.ts';

export const copilot = defineClient({
  project: [inProject('.github/copilot/mcp.json', 'json', ['mcpServers', 'servers'])],
  user: [inHome('.copilot/mcp-config.json')],
  substitutes: [],
  profile: {
    name: 'GitHub Copilot',
    description:
      'The servers of a project for GitHub Copilot. Its own tools, its model and its MCP revision are not published: all are left out. Add what you know of them.',
    sources: [
      {
        fact: 'inferred: the servers of a project stand in .github/copilot/mcp.json under mcpServers or servers',
        source: 'at least 133 public repositories with such a file; no page describes it',
        date: '2026-11-21',
      },
      {
        fact: 'the servers of a user stand in ~/.copilot/mcp-config.json under mcpServers',
        source: 'code.visualstudio.com/docs/agents/reference/mcp-configuration',
        date: '2026-11-21',
      },
    ],
  },
});
