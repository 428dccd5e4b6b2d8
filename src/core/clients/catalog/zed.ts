import { defineClient, inProject } from './define.ts';

export const zed = defineClient({
  project: [inProject('.zed/settings.json', 'jsonc', ['context_servers'])],
  user: [],
  substitutes: [],
  profile: {
    name: 'Zed',
    description:
      'The servers of a project in Zed. Its own tools, its model and its MCP revision are not published: all are left out. Add what you know of them.',
    sources: [
      {
        fact: 'inferred: the servers of a project stand in .zed/settings.json under context_servers; the file may hold comments',
        source: 'public repositories with such a file',
        date: '2026-11-21',
      },
    ],
  },
});
