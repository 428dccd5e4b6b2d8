import { defineClient, inProject, tool } from './define.ts';

const MEMBERS = { command: 'list', environment: 'table', url: 'text', headers: 'table' } as const;

export const opencode = defineClient({
  project: [
    inProject('opencode.json', 'jsonc', ['mcp'], MEMBERS),
    inProject('opencode.jsonc', 'jsonc', ['mcp'], MEMBERS),
  ],
  user: [],
  naming: { pattern: 'SERVER_TOOL' },
  profile: {
    name: 'opencode',
    description:
      'The sub-agents of opencode. The required arguments of its shell and of its search, its model and its MCP revision are not published: all are left out. Add what you know of them.',
    dialect: { client: 'opencode', closes: true },
    tools: [tool('task', ['dispatch'], 'description prompt subagent_type', 'task_id command')],
    sources: {
      '2026-11-21 sst/opencode packages/opencode/src/tool/task.ts at 357a0857': {
        task: [
          'task takes description (a required string), task_id and command',
          'task takes prompt (a required string)',
          'task takes subagent_type (a required string); which there are is not fixed, so no wrap of it can be given',
        ],
      },
      '2026-11-21 quantmind-br/library-docs (copy of opencode.ai/docs/mcp-servers of 2026-01-24)': {
        project:
          'the servers of a project are in opencode.json or opencode.jsonc under mcp: local ones with one array of command and arguments and with environment, remote ones with url and headers',
        substitutes: '{env:VAR} is expanded, $VAR is not',
      },
      '2026-11-21 anomalyco/opencode packages/opencode/src/mcp/index.ts at 001133bc': {
        naming: 'tools of servers are called SERVER_TOOL; characters outside of letters, digits, _ and - become _',
        dialect: 'schemas are handed on with the type object and additionalProperties set to false',
      },
    },
  },
});
