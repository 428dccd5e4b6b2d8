import { defineClient, dispatchBy, inHome, inProject, tool } from './define.ts';

export const claudeCode = defineClient({
  project: [inProject('.mcp.json')],
  user: [inHome('.claude.json')],
  naming: { pattern: 'mcp__SERVER__TOOL' },
  programs: ['bash'],
  profile: {
    name: 'Claude Code',
    description:
      'The tools of Claude Code that run commands, search files and start sub-agents. Neither the MCP revision nor the model is fixed by what is published, so both are left out: copy this profile and state yours.',
    tools: [
      tool('Bash', ['exec', 'fs.read', 'fs.write'], 'command', 'timeout:number description run_in_background:boolean'),
      tool('Agent', ['dispatch'], 'description prompt', 'subagent_type run_in_background:boolean'),
      tool('Grep', ['search', 'fs.read'], 'pattern', 'path glob output_mode'),
      tool('Glob', ['search', 'fs.read'], 'pattern', 'path'),
      dispatchBy('Agent', { description: 'Delegated task' }),
    ],
    filesystem: ['fs.read', 'fs.write'],
    dialect: { client: 'Claude Code', outputs: '2020-12' },
    sources: {
      '2026-11-21 @anthropic-ai/claude-agent-sdk, tool input types (BashInput); code.claude.com/docs/en/agent-sdk/typescript':
        {
          Bash: 'Bash takes command (a required string), timeout, description and run_in_background',
        },
      '2026-11-21 code.claude.com/docs/en/agent-sdk/typescript': {
        filesystem: 'inferred: the scopes are what the tool does once its permission is given',
      },
      '2026-11-21 @anthropic-ai/claude-code 2.1.330, package/sdk-tools.d.ts': {
        Agent: [
          'Agent takes description (a required string), prompt (a required string), and among others subagent_type and run_in_background; older releases call it Task',
          'Agent takes prompt (a required string), which says what the sub-agent has to do: dispatch_agent renames task to it, and description is a label of a few words',
        ],
        Grep: 'Grep takes pattern (a required string), path, glob and output_mode',
        Glob: 'Glob takes pattern (a required string) and path',
        itself: 'no tool writes memory: the Projects tool lists and reads it',
      },
      '2026-11-21 hlibkoval/claudemd skills/settings/SKILL.md (copy of the documentation)': {
        'project user': 'the servers of a project are in .mcp.json under mcpServers, those of a user in ~/.claude.json',
      },
      '2026-11-21 code.claude.com/docs/en/mcp; measured on 2.1.278 by dev.to/rulestack': {
        substitutes: '${VAR} and ${VAR:-default} are expanded in command, args, env, url and headers; $VAR is not',
      },
      '2026-11-21 public skills, for example mcp__plugin_serena_serena__read_memory': {
        naming: 'tools of servers are called mcp__SERVER__TOOL',
      },
      '2026-11-23 anthropics/claude-code issues 86142 (2026-08-12), 88882, 90549; modelcontextprotocol/typescript-sdk issue 2721':
        {
          dialect:
            'since August 2026 a tool whose outputSchema says by $schema that it is of another dialect than 2020-12 is listed and not called; of inputSchema nothing is held',
        },
      '2026-11-23 @anthropic-ai/claude-code 2.1.330, tools/list of claude mcp serve': {
        itself:
          'claude mcp serve offers its tools as a server over stdio: Agent takes description and prompt (required strings), so that another client dispatches through it; listing needs no login, a call does',
      },
      '2026-11-28 anthropics/claude-code issues 25558, 53068': {
        programs:
          'Bash runs commands in bash, on Windows in that of Git; without it there, since 2.1.120, in PowerShell',
      },
    },
  },
});
