import { defineClient, dispatchBy, inProject, tool } from './define.ts';

export const crush = defineClient({
  project: [inProject('crush.json', 'json', ['mcp'])],
  user: [],
  naming: { pattern: 'mcp_SERVER_TOOL' },
  profile: {
    name: 'Crush',
    description:
      'The tools of Crush that run commands, search files and start sub-agents. Its model is the choice of its user and its MCP revision is not fixed, so both are left out: state yours.',
    tools: [
      tool(
        'bash',
        ['exec', 'fs.read', 'fs.write'],
        'description command',
        'working_dir run_in_background:boolean auto_background_after:integer',
      ),
      tool('agent', ['dispatch'], 'prompt'),
      tool('grep', ['search', 'fs.read'], 'pattern', 'path include literal_text:boolean'),
      tool('glob', ['search', 'fs.read'], 'pattern', 'path'),
      dispatchBy('agent'),
    ],
    filesystem: ['fs.read', 'fs.write'],
    sources: {
      '2026-11-21 charmbracelet/crush at 37f36e93, README.md': {
        project: 'the servers of a project are in crush.json under mcp, of type stdio, http or sse',
        substitutes: '$VAR and $(command) are expanded when the file is loaded: the file is code',
      },
      '2026-11-21 charmbracelet/crush at 37f36e93, internal/agent/tools/mcp-tools.go': {
        naming: 'tools of servers are called mcp_SERVER_TOOL',
      },
      '2026-11-22 charmbracelet/crush at 37f36e93, internal/agent/tools/bash.go; what is required, charmbracelet/fantasy at 1925afc0, schema/schema.go':
        {
          bash: 'bash takes command (a required string), working_dir, run_in_background and auto_background_after; bash takes description (a required string), too',
        },
      '2026-11-22 charmbracelet/crush at 37f36e93, internal/agent/agent_tool.go, internal/config/config.go': {
        agent:
          'agent takes prompt (a required string), which says what the sub-agent has to do: dispatch_agent renames task to it; the sub-agent searches and reads, and changes nothing',
      },
      '2026-11-22 charmbracelet/crush at 37f36e93, internal/agent/tools/grep.go, glob.go': {
        'grep glob':
          'grep takes pattern (a required string), path, include and literal_text; glob takes pattern (a required string) and path',
      },
      '2026-11-22 charmbracelet/crush at 37f36e93, internal/config/config.go': {
        filesystem:
          'inferred: the scopes are what the tools do once their permission is given; filesystem is what its tools view, edit and write do',
      },
    },
  },
});
