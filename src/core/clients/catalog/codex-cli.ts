import { defineClient, inHome, inProject } from './define.ts';

const MEMBERS = {
  command: 'text',
  args: 'list',
  env: 'table',
  env_vars: 'list',
  url: 'text',
  bearer_token_env_var: 'text',
  http_headers: 'table',
  env_http_headers: 'table',
} as const;

export const codexCli = defineClient({
  project: [inProject('.codex/config.toml', 'toml', ['mcp_servers'], MEMBERS)],
  user: [inHome('.codex/config.toml', 'toml', ['mcp_servers'], MEMBERS)],
  naming: { pattern: 'mcp__SERVER__TOOL', limit: 64 },
  profile: {
    name: 'Codex CLI',
    description:
      'The shell tool of Codex CLI with a gpt-5 model. What it offers depends on the model: where it is exec_command, the script is called cmd. Memory and search come from your own MCP servers.',
    protocolRevision: '2025-06-18',
    model: { toolUse: true, contextWindowTokens: 272_000, structuredOutput: false },
    tools: [
      {
        name: 'shell_command',
        scopes: ['exec', 'fs.read'],
        inputSchema: {
          type: 'object',
          required: ['command'],
          additionalProperties: false,
          properties: {
            command: { type: 'string' },
            workdir: { type: 'string' },
            timeout_ms: { type: 'number' },
            login: { type: 'boolean' },
            sandbox_permissions: { type: 'string', enum: ['use_default', 'require_escalated'] },
            justification: { type: 'string' },
            prefix_rule: { type: 'array', items: { type: 'string' } },
          },
        },
      },
    ],
    filesystem: ['fs.read'],
    dialect: {
      client: 'Codex CLI',
      keeps:
        'type description enum const items properties required additionalProperties anyOf $ref $defs definitions'.split(
          ' ',
        ),
    },
    sources: {
      '2026-11-21 openai/codex codex-rs/core/src/tools/handlers/shell_spec.rs at 6c6d291f77c7': {
        shell_command:
          'shell_command takes command (a required string, the script), workdir, timeout_ms, login and three arguments for approvals, and no others; exec_command takes cmd in its place',
      },
      '2026-11-21 openai/codex codex-rs/core/src/openai_model_info.rs at 156676256ddf': {
        model: 'models whose name starts with gpt-5 or codex- have a context window of 272,000 tokens',
      },
      '2026-11-21 openai/codex codex-rs/mcp-types/src/lib.rs, codex-rs/rmcp-client/tests/resources.rs at 15e2440a99ae':
        {
          protocolRevision: 'inferred: its MCP client initializes with the revision of its schema, 2025-06-18',
        },
      '2026-11-21 openai/codex codex-rs/core': {
        filesystem: 'inferred: the read-only sandbox is the starting point; writing and the network need an approval',
      },
      '2026-11-21 openai/codex codex-rs/config/src/mcp_types.rs at 00b17c26': {
        'project user':
          'the servers of a trusted project are in .codex/config.toml, those of a user in ~/.codex/config.toml, in tables mcp_servers.NAME with command, args, env, env_vars, url, bearer_token_env_var, http_headers and env_http_headers',
        substitutes:
          'inferred: values are not expanded; variables are forwarded by name, through env_vars, bearer_token_env_var and env_http_headers',
      },
      '2026-11-21 openai/codex codex-rs/codex-mcp/src/mcp_tool_names.rs at 52a0ab12': {
        naming:
          'tools of servers are called mcp__SERVER__TOOL, at most 64 characters; longer names are cut and get a digest',
      },
      '2026-11-21 openai/codex codex-rs/tools/src/json_schema.rs at 1048c68e': {
        dialect:
          'schemas are reduced to type, description, enum, items, properties, required, additionalProperties and anyOf; const becomes enum, references inside the schema are replaced by what they lead to, allOf and oneOf of one branch by the branch; a null root is an error',
      },
      '2026-11-23 openai/codex #42993 (release rust-v0.154.0); codex --help of @openai/codex 0.169.0': {
        itself: 'it offers itself as no server: codex mcp-server went with 0.154.0, and 0.169.0 has none',
      },
    },
  },
});
