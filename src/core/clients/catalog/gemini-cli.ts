import { defineClient, dispatchBy, inHome, inProject, MEMBERS, tool } from './define.ts';

const READ = { ...MEMBERS, httpUrl: 'text' } as const;

export const geminiCli = defineClient({
  project: [inProject('.gemini/settings.json', 'json', ['mcpServers'], READ)],
  user: [inHome('.gemini/settings.json', 'json', ['mcpServers'], READ)],
  naming: { pattern: 'mcp_SERVER_TOOL', limit: 63 },
  programs: ['bash'],
  profile: {
    name: 'Gemini CLI',
    description:
      'The shell, the search and the sub-agents of Gemini CLI with its default model. It keeps memories as Markdown files, without a tool for them, and no built-in tool searches memory; add the tools of your own MCP servers.',
    protocolRevision: '2025-06-18',
    dialect: { client: 'Gemini CLI', drops: ['$schema', 'additionalProperties'] },
    model: { toolUse: true, contextWindowTokens: 1_048_576, structuredOutput: false },
    tools: [
      tool(
        'run_shell_command',
        ['exec', 'fs.read', 'fs.write'],
        'command',
        'description dir_path is_background:boolean',
      ),
      tool('invoke_agent', ['dispatch'], 'agent_name prompt'),
      tool('grep_search', ['search', 'fs.read'], 'pattern', 'dir_path include_pattern'),
      tool('glob', ['search', 'fs.read'], 'pattern', 'dir_path'),
      dispatchBy('invoke_agent', { agent_name: 'generalist' }),
    ],
    filesystem: ['fs.read', 'fs.write'],
    sources: {
      '2026-11-21 google-gemini/gemini-cli docs/tools/shell.md, branch main': {
        run_shell_command:
          'run_shell_command takes command (a required string), description, dir_path (strings; older releases: directory) and is_background (a boolean)',
        filesystem:
          'inferred: the scopes are what the documented tool does; a restriction in settings.json takes some away',
      },
      '2026-11-21 google-gemini/gemini-cli docs/tools/memory.md, branch main (older: at 009b0d84de89)': {
        itself:
          'memories are edits of GEMINI.md and its like; the tool save_memory of older releases, which took fact, is no longer documented',
      },
      '2026-11-21 google-gemini/gemini-cli packages/core/src/core/tokenLimits.ts at 04fbf50725b9': {
        model: 'the default models have a limit of 1,048,576 tokens',
      },
      '2026-11-21 google-gemini/gemini-cli packages/core/package.json at 00223321df29': {
        protocolRevision:
          'inferred: it speaks MCP through the official TypeScript SDK 1.23 or newer, which knows 2025-06-18; a newer revision is possible',
      },
      '2026-11-21 google-gemini/gemini-cli packages/core/src/agents/agent-tool.ts at 5411f113': {
        invoke_agent: 'invoke_agent takes agent_name (a required string) and prompt',
      },
      '2026-11-21 google-gemini/gemini-cli packages/core/src/tools/definitions at 5411f113': {
        grep_search: 'grep_search takes pattern (a required string), dir_path and include_pattern',
        glob: 'glob takes pattern (a required string) and dir_path',
      },
      '2026-11-21 google-gemini/gemini-cli docs/tools/mcp-server.md at 5411f113': {
        'project user':
          'the servers of a project are in .gemini/settings.json under mcpServers, those of a user in ~/.gemini/settings.json; url is SSE unless type says http, httpUrl is streamable',
        substitutes: '$VAR and ${VAR} are expanded in the env block',
        naming:
          'tools of servers are called mcp_SERVER_TOOL, read at the first underscore, so that no server may have one in its name; beyond 63 characters the middle is cut',
      },
      '2026-11-21 google-gemini/gemini-cli packages/core/src/utils/schemaValidator.ts at 5411f113': {
        dialect: '$schema and additionalProperties are removed from schemas, and default beside anyOf',
      },
      '2026-11-22 google-gemini/gemini-cli packages/core/src/agents/agent-tool.ts, generalist-agent.ts, registry.ts at 5411f113':
        {
          invoke_agent:
            'invoke_agent takes prompt (a required string), which says what the sub-agent has to do: dispatch_agent renames task to it, and names generalist, an agent for any task that is registered unless settings.json switches it off',
        },
      '2026-11-28 geminicli.com/docs/tools/shell': {
        programs: 'run_shell_command runs bash -c, on Windows powershell.exe',
      },
    },
  },
});
