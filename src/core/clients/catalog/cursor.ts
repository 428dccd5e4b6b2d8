import { defineClient, inHome, inProject } from './define.ts';

export const cursor = defineClient({
  project: [inProject('.cursor/mcp.json')],
  user: [inHome('.cursor/mcp.json')],
  substitutes: ['${env:VAR}'],
  profile: {
    name: 'Cursor',
    description:
      'The servers of a project in Cursor. Its own tools, its model and its MCP revision are not published: all are left out. Add what you know of them.',
    sources: [
      {
        fact: 'the servers of a project stand in .cursor/mcp.json under mcpServers, those of a user in ~/.cursor/mcp.json',
        source: 'userjot.com/docs/mcp-cursor',
        date: '2026-11-21',
      },
      {
        fact: '${env:VAR} is expanded',
        source: 'userjot.com/docs/mcp-cursor',
        date: '2026-11-21',
      },
      {
        fact: 'inferred: a tool is left out when its name and that of its server have more than 60 characters together',
        source: 'executeautomation/mcp-playwright issue 145; PostHog/posthog pull request 51483',
        date: '2026-11-21',
      },
    ],
  },
});
