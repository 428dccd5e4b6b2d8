import { defineClient, inHome, inProject } from './define.ts';

export const claudeCode = defineClient({
  project: [inProject('.mcp.json')],
  user: [inHome('.claude.json')],
  substitutes: ['${VAR}', '${VAR:-default}'],
  naming: { pattern: 'mcp__SERVER__TOOL' },
  profile: {
    name: 'Claude Code',
    description:
      'The tools of Claude Code that run commands, search files and start sub-agents. Neither the MCP revision nor the model is fixed by what is published, so both are left out: copy this profile and state yours.',
    tools: [
      {
        name: 'Bash',
        scopes: ['exec', 'fs.read', 'fs.write'],
        inputSchema: {
          type: 'object',
          required: ['command'],
          properties: {
            command: { type: 'string' },
            timeout: { type: 'number' },
            description: { type: 'string' },
            run_in_background: { type: 'boolean' },
          },
        },
      },
      {
        name: 'Agent',
        scopes: ['dispatch'],
        inputSchema: {
          type: 'object',
          required: ['description', 'prompt'],
          properties: {
            description: { type: 'string' },
            prompt: { type: 'string' },
            subagent_type: { type: 'string' },
            run_in_background: { type: 'boolean' },
          },
        },
      },
      {
        name: 'Grep',
        scopes: ['search', 'fs.read'],
        inputSchema: {
          type: 'object',
          required: ['pattern'],
          properties: {
            pattern: { type: 'string' },
            path: { type: 'string' },
            glob: { type: 'string' },
            output_mode: { type: 'string' },
          },
        },
      },
      {
        name: 'Glob',
        scopes: ['search', 'fs.read'],
        inputSchema: {
          type: 'object',
          required: ['pattern'],
          properties: {
            pattern: { type: 'string' },
            path: { type: 'string' },
          },
        },
      },
      {
        name: 'dispatch_agent',
        wraps: 'Agent',
        rename: { task: 'prompt' },
        constants: { description: 'Delegated task' },
        inputSchema: undefined,
        scopes: ['dispatch'],
      },
    ],
    filesystem: ['fs.read', 'fs.write'],
    sources: [
      {
        fact: 'Bash takes command (a required string), timeout, description and run_in_background',
        source:
          '@anthropic-ai/claude-agent-sdk, tool input types (BashInput); code.claude.com/docs/en/agent-sdk/typescript',
        date: '2026-11-21',
      },
      {
        fact: 'inferred: the scopes are what the tool does once its permission is given',
        source: 'code.claude.com/docs/en/agent-sdk/typescript',
        date: '2026-11-21',
      },
      {
        fact: 'Agent takes description (a required string), prompt (a required string), and among others subagent_type and run_in_background; older releases call it Task',
        source: '@anthropic-ai/claude-code 2.1.330, package/sdk-tools.d.ts',
        date: '2026-11-21',
      },
      {
        fact: 'Agent takes prompt (a required string), which says what the sub-agent has to do: dispatch_agent renames task to it, and description is a label of a few words',
        source: '@anthropic-ai/claude-code 2.1.330, package/sdk-tools.d.ts',
        date: '2026-11-21',
      },
      {
        fact: 'Grep takes pattern (a required string), path, glob and output_mode',
        source: '@anthropic-ai/claude-code 2.1.330, package/sdk-tools.d.ts',
        date: '2026-11-21',
      },
      {
        fact: 'Glob takes pattern (a required string) and path',
        source: '@anthropic-ai/claude-code 2.1.330, package/sdk-tools.d.ts',
        date: '2026-11-21',
      },
      {
        fact: 'no tool writes memory: the Projects tool lists and reads it',
        source: '@anthropic-ai/claude-code 2.1.330, package/sdk-tools.d.ts',
        date: '2026-11-21',
      },
      {
        fact: 'the servers of a project stand in .mcp.json under mcpServers, those of a user in ~/.claude.json',
        source: 'hlibkoval/claudemd skills/settings/SKILL.md (copy of the documentation)',
        date: '2026-11-21',
      },
      {
        fact: '${VAR} and ${VAR:-default} are expanded in command, args, env, url and headers; $VAR is not',
        source: 'code.claude.com/docs/en/mcp; measured on 2.1.278 by dev.to/rulestack',
        date: '2026-11-21',
      },
      {
        fact: 'tools of servers are called mcp__SERVER__TOOL',
        source: 'public skills, for example mcp__plugin_serena_serena__read_memory',
        date: '2026-11-21',
      },
    ],
  },
});
