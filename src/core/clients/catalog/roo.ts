import { defineClient, inProject } from './define.ts';

export const roo = defineClient({
  project: [inProject('.roo/mcp.json')],
  user: [],
  substitutes: ['${env:VAR}'],
  naming: { pattern: 'mcp--SERVER--TOOL', limit: 64 },
  profile: {
    name: 'Roo Code',
    description:
      'The servers of a project in Roo Code. Its own tools, its model and its MCP revision are not published: all are left out. Add what you know of them.',
    sources: [
      {
        fact: 'inferred: the servers of a project stand in .roo/mcp.json under mcpServers, with disabled, alwaysAllow and disabledTools',
        source: 'public repositories with such a file',
        date: '2026-11-21',
      },
      {
        fact: 'inferred: ${env:VAR} is expanded',
        source: 'public repositories with such a file',
        date: '2026-11-21',
      },
      {
        fact: 'tools of servers are called mcp--SERVER--TOOL, at most 64 characters',
        source: 'RooCodeInc/Roo-Code src/utils/mcp-name.ts at 0a6c8f50',
        date: '2026-11-21',
      },
    ],
  },
});
