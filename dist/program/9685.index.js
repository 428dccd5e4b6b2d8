"use strict";
exports.id = 9685;
exports.ids = [9685];
exports.modules = {

/***/ 82066:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CLIENTS: () => (/* binding */ CLIENTS)
});

;// CONCATENATED MODULE: ./build/core/clients/catalog/define.js
function defineClient({ profile, ...client }) {
    const { tools = [], ...facts } = profile;
    return {
        ...client,
        profile: {
            protocolRevision: undefined,
            model: undefined,
            filesystem: [],
            network: [],
            bindings: {},
            resources: [],
            servers: [],
            ...facts,
            tools: tools.map((tool) => (tool.wraps === undefined ? { ...tool, builtIn: true } : tool)),
        },
    };
}
function inProject(path, format = 'json', keys = ['mcpServers']) {
    return { path, format, keys };
}
const inHome = inProject;
function takes(required, optional = {}) {
    const types = Object.entries({ ...required, ...optional }).map(([name, type]) => [name, { type }]);
    return { type: 'object', required: Object.keys(required), properties: Object.fromEntries(types) };
}

;// CONCATENATED MODULE: ./build/core/clients/catalog/amazonq.js

const amazonq = defineClient({
    project: [inProject('.amazonq/mcp.json')],
    user: [],
    substitutes: [],
    profile: {
        name: 'Amazon Q',
        description: 'The servers of a project in Amazon Q. Its own tools, its model and its MCP revision are not published: all are left out. Add what you know of them.',
        sources: [
            {
                fact: 'inferred: the servers of a project stand in .amazonq/mcp.json under mcpServers',
                source: 'public repositories with such a file',
                date: '2026-11-21',
            },
        ],
    },
});

;// CONCATENATED MODULE: ./build/core/clients/catalog/claude-code.js

const claudeCode = defineClient({
    project: [inProject('.mcp.json')],
    user: [inHome('.claude.json')],
    substitutes: ['${VAR}', '${VAR:-default}'],
    naming: { pattern: 'mcp__SERVER__TOOL' },
    profile: {
        name: 'Claude Code',
        description: 'The tools of Claude Code that run commands, search files and start sub-agents. Neither the MCP revision nor the model is fixed by what is published, so both are left out: copy this profile and state yours.',
        tools: [
            {
                name: 'Bash',
                scopes: ['exec', 'fs.read', 'fs.write'],
                inputSchema: takes({ command: 'string' }, { timeout: 'number', description: 'string', run_in_background: 'boolean' }),
            },
            {
                name: 'Agent',
                scopes: ['dispatch'],
                inputSchema: takes({ description: 'string', prompt: 'string' }, { subagent_type: 'string', run_in_background: 'boolean' }),
            },
            {
                name: 'Grep',
                scopes: ['search', 'fs.read'],
                inputSchema: takes({ pattern: 'string' }, { path: 'string', glob: 'string', output_mode: 'string' }),
            },
            {
                name: 'Glob',
                scopes: ['search', 'fs.read'],
                inputSchema: takes({ pattern: 'string' }, { path: 'string' }),
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
                source: '@anthropic-ai/claude-agent-sdk, tool input types (BashInput); code.claude.com/docs/en/agent-sdk/typescript',
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

;// CONCATENATED MODULE: ./build/core/clients/catalog/codex-cli.js

const codexCli = defineClient({
    project: [inProject('.codex/config.toml', 'toml', ['mcp_servers'])],
    user: [inHome('.codex/config.toml', 'toml', ['mcp_servers'])],
    substitutes: [],
    naming: { pattern: 'mcp__SERVER__TOOL', limit: 64 },
    profile: {
        name: 'Codex CLI',
        description: 'The shell tool of Codex CLI with a gpt-5 model. What it offers depends on the model: where it is exec_command, the script is called cmd. Memory and search come from your own MCP servers.',
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
            keeps: [
                'type',
                'description',
                'enum',
                'const',
                'items',
                'properties',
                'required',
                'additionalProperties',
                'anyOf',
                '$ref',
                '$defs',
                'definitions',
            ],
        },
        sources: [
            {
                fact: 'shell_command takes command (a required string, the script), workdir, timeout_ms, login and three arguments for approvals, and no others; exec_command takes cmd in its place',
                source: 'openai/codex codex-rs/core/src/tools/handlers/shell_spec.rs at 6c6d291f77c7',
                date: '2026-11-21',
            },
            {
                fact: 'models whose name starts with gpt-5 or codex- have a context window of 272,000 tokens',
                source: 'openai/codex codex-rs/core/src/openai_model_info.rs at 156676256ddf',
                date: '2026-11-21',
            },
            {
                fact: 'inferred: its MCP client initializes with the revision of its schema, 2025-06-18',
                source: 'openai/codex codex-rs/mcp-types/src/lib.rs, codex-rs/rmcp-client/tests/resources.rs at 15e2440a99ae',
                date: '2026-11-21',
            },
            {
                fact: 'inferred: the read-only sandbox is the starting point; writing and the network need an approval',
                source: 'openai/codex codex-rs/core',
                date: '2026-11-21',
            },
            {
                fact: 'the servers of a trusted project stand in .codex/config.toml, those of a user in ~/.codex/config.toml, in tables mcp_servers.NAME',
                source: 'openai/codex codex-rs/config/src/mcp_types.rs at 00b17c26',
                date: '2026-11-21',
            },
            {
                fact: 'inferred: values are not expanded; variables are forwarded by name, through env_vars, bearer_token_env_var and env_http_headers',
                source: 'openai/codex codex-rs/config/src/mcp_types.rs at 00b17c26',
                date: '2026-11-21',
            },
            {
                fact: 'tools of servers are called mcp__SERVER__TOOL, at most 64 characters; longer names are cut and get a digest',
                source: 'openai/codex codex-rs/codex-mcp/src/mcp_tool_names.rs at 52a0ab12',
                date: '2026-11-21',
            },
            {
                fact: 'schemas are reduced to type, description, enum, items, properties, required, additionalProperties and anyOf; const becomes enum, references inside the schema are replaced by what they lead to, allOf and oneOf of one branch by the branch; a null root is an error',
                source: 'openai/codex codex-rs/tools/src/json_schema.rs at 1048c68e',
                date: '2026-11-21',
            },
        ],
    },
});

;// CONCATENATED MODULE: ./build/core/clients/catalog/copilot.js

const copilot = defineClient({
    project: [inProject('.github/copilot/mcp.json', 'json', ['mcpServers', 'servers'])],
    user: [inHome('.copilot/mcp-config.json')],
    substitutes: [],
    profile: {
        name: 'GitHub Copilot',
        description: 'The servers of a project for GitHub Copilot. Its own tools, its model and its MCP revision are not published: all are left out. Add what you know of them.',
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

;// CONCATENATED MODULE: ./build/core/clients/catalog/crush.js

const crush = defineClient({
    project: [inProject('crush.json', 'json', ['mcp'])],
    user: [],
    substitutes: ['$VAR', '$(command)'],
    naming: { pattern: 'mcp_SERVER_TOOL' },
    profile: {
        name: 'Crush',
        description: 'The tools of Crush that run commands, search files and start sub-agents. Its model is the choice of its user and its MCP revision is not fixed, so both are left out: state yours.',
        tools: [
            {
                name: 'bash',
                scopes: ['exec', 'fs.read', 'fs.write'],
                inputSchema: takes({ description: 'string', command: 'string' }, { working_dir: 'string', run_in_background: 'boolean', auto_background_after: 'integer' }),
            },
            {
                name: 'agent',
                scopes: ['dispatch'],
                inputSchema: takes({ prompt: 'string' }),
            },
            {
                name: 'grep',
                scopes: ['search', 'fs.read'],
                inputSchema: takes({ pattern: 'string' }, { path: 'string', include: 'string', literal_text: 'boolean' }),
            },
            {
                name: 'glob',
                scopes: ['search', 'fs.read'],
                inputSchema: takes({ pattern: 'string' }, { path: 'string' }),
            },
            {
                name: 'dispatch_agent',
                wraps: 'agent',
                rename: { task: 'prompt' },
                inputSchema: undefined,
                scopes: ['dispatch'],
            },
        ],
        filesystem: ['fs.read', 'fs.write'],
        sources: [
            {
                fact: 'bash takes command (a required string), working_dir, run_in_background and auto_background_after; bash takes description (a required string), too',
                source: 'charmbracelet/crush at 37f36e93, internal/agent/tools/bash.go; what is required, charmbracelet/fantasy at 1925afc0, schema/schema.go',
                date: '2026-11-22',
            },
            {
                fact: 'agent takes prompt (a required string), which says what the sub-agent has to do: dispatch_agent renames task to it; the sub-agent searches and reads, and changes nothing',
                source: 'charmbracelet/crush at 37f36e93, internal/agent/agent_tool.go, internal/config/config.go',
                date: '2026-11-22',
            },
            {
                fact: 'grep takes pattern (a required string), path, include and literal_text; glob takes pattern (a required string) and path',
                source: 'charmbracelet/crush at 37f36e93, internal/agent/tools/grep.go, glob.go',
                date: '2026-11-22',
            },
            {
                fact: 'inferred: the scopes are what the tools do once their permission is given; filesystem is what its tools view, edit and write do',
                source: 'charmbracelet/crush at 37f36e93, internal/config/config.go',
                date: '2026-11-22',
            },
            {
                fact: 'the servers of a project stand in crush.json under mcp, of type stdio, http or sse',
                source: 'charmbracelet/crush at 37f36e93, README.md',
                date: '2026-11-21',
            },
            {
                fact: '$VAR and $(command) are expanded when the file is loaded: the file is code',
                source: 'charmbracelet/crush at 37f36e93, README.md',
                date: '2026-11-21',
            },
            {
                fact: 'tools of servers are called mcp_SERVER_TOOL',
                source: 'charmbracelet/crush at 37f36e93, internal/agent/tools/mcp-tools.go',
                date: '2026-11-21',
            },
        ],
    },
});

;// CONCATENATED MODULE: ./build/core/clients/catalog/cursor.js

const cursor = defineClient({
    project: [inProject('.cursor/mcp.json')],
    user: [inHome('.cursor/mcp.json')],
    substitutes: ['${env:VAR}'],
    profile: {
        name: 'Cursor',
        description: 'The servers of a project in Cursor. Its own tools, its model and its MCP revision are not published: all are left out. Add what you know of them.',
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

;// CONCATENATED MODULE: ./build/core/clients/catalog/gemini-cli.js

const geminiCli = defineClient({
    project: [inProject('.gemini/settings.json')],
    user: [inHome('.gemini/settings.json')],
    substitutes: ['$VAR', '${VAR}'],
    naming: { pattern: 'mcp_SERVER_TOOL', limit: 63 },
    profile: {
        name: 'Gemini CLI',
        description: 'The shell, the search and the sub-agents of Gemini CLI with its default model. It keeps memories as Markdown files, without a tool for them, and no built-in tool searches memory; add the tools of your own MCP servers.',
        protocolRevision: '2025-06-18',
        dialect: { client: 'Gemini CLI', drops: ['$schema', 'additionalProperties'] },
        model: { toolUse: true, contextWindowTokens: 1_048_576, structuredOutput: false },
        tools: [
            {
                name: 'run_shell_command',
                scopes: ['exec', 'fs.read', 'fs.write'],
                inputSchema: takes({ command: 'string' }, { description: 'string', dir_path: 'string', is_background: 'boolean' }),
            },
            {
                name: 'invoke_agent',
                scopes: ['dispatch'],
                inputSchema: takes({ agent_name: 'string', prompt: 'string' }),
            },
            {
                name: 'grep_search',
                scopes: ['search', 'fs.read'],
                inputSchema: takes({ pattern: 'string' }, { dir_path: 'string', include_pattern: 'string' }),
            },
            {
                name: 'glob',
                scopes: ['search', 'fs.read'],
                inputSchema: takes({ pattern: 'string' }, { dir_path: 'string' }),
            },
            {
                name: 'dispatch_agent',
                wraps: 'invoke_agent',
                rename: { task: 'prompt' },
                constants: { agent_name: 'generalist' },
                inputSchema: undefined,
                scopes: ['dispatch'],
            },
        ],
        filesystem: ['fs.read', 'fs.write'],
        sources: [
            {
                fact: 'run_shell_command takes command (a required string), description, dir_path (strings; older releases: directory) and is_background (a boolean)',
                source: 'google-gemini/gemini-cli docs/tools/shell.md, branch main',
                date: '2026-11-21',
            },
            {
                fact: 'memories are edits of GEMINI.md and its like; the tool save_memory of older releases, which took fact, is no longer documented',
                source: 'google-gemini/gemini-cli docs/tools/memory.md, branch main (older: at 009b0d84de89)',
                date: '2026-11-21',
            },
            {
                fact: 'the default models have a limit of 1,048,576 tokens',
                source: 'google-gemini/gemini-cli packages/core/src/core/tokenLimits.ts at 04fbf50725b9',
                date: '2026-11-21',
            },
            {
                fact: 'inferred: it speaks MCP through the official TypeScript SDK 1.23 or newer, which knows 2025-06-18; a newer revision is possible',
                source: 'google-gemini/gemini-cli packages/core/package.json at 00223321df29',
                date: '2026-11-21',
            },
            {
                fact: 'inferred: the scopes are what the documented tool does; a restriction in settings.json takes some away',
                source: 'google-gemini/gemini-cli docs/tools/shell.md, branch main',
                date: '2026-11-21',
            },
            {
                fact: 'invoke_agent takes agent_name (a required string) and prompt',
                source: 'google-gemini/gemini-cli packages/core/src/agents/agent-tool.ts at 5411f113',
                date: '2026-11-21',
            },
            {
                fact: 'invoke_agent takes prompt (a required string), which says what the sub-agent has to do: dispatch_agent renames task to it, and names generalist, an agent for any task that is registered unless settings.json switches it off',
                source: 'google-gemini/gemini-cli packages/core/src/agents/agent-tool.ts, generalist-agent.ts, registry.ts at 5411f113',
                date: '2026-11-22',
            },
            {
                fact: 'grep_search takes pattern (a required string), dir_path and include_pattern',
                source: 'google-gemini/gemini-cli packages/core/src/tools/definitions at 5411f113',
                date: '2026-11-21',
            },
            {
                fact: 'glob takes pattern (a required string) and dir_path',
                source: 'google-gemini/gemini-cli packages/core/src/tools/definitions at 5411f113',
                date: '2026-11-21',
            },
            {
                fact: 'the servers of a project stand in .gemini/settings.json under mcpServers, those of a user in ~/.gemini/settings.json; url is SSE unless type says http, httpUrl is streamable',
                source: 'google-gemini/gemini-cli docs/tools/mcp-server.md at 5411f113',
                date: '2026-11-21',
            },
            {
                fact: '$VAR and ${VAR} are expanded in the env block',
                source: 'google-gemini/gemini-cli docs/tools/mcp-server.md at 5411f113',
                date: '2026-11-21',
            },
            {
                fact: 'tools of servers are called mcp_SERVER_TOOL, read at the first underscore, so that no server may have one in its name; beyond 63 characters the middle is cut',
                source: 'google-gemini/gemini-cli docs/tools/mcp-server.md at 5411f113',
                date: '2026-11-21',
            },
            {
                fact: '$schema and additionalProperties are removed from schemas, and default beside anyOf',
                source: 'google-gemini/gemini-cli packages/core/src/utils/schemaValidator.ts at 5411f113',
                date: '2026-11-21',
            },
        ],
    },
});

;// CONCATENATED MODULE: ./build/core/clients/catalog/junie.js

const junie = defineClient({
    project: [inProject('.junie/mcp/mcp.json')],
    user: [],
    substitutes: [],
    profile: {
        name: 'Junie',
        description: 'The servers of a project in Junie. Its own tools, its model and its MCP revision are not published: all are left out. Add what you know of them.',
        sources: [
            {
                fact: 'inferred: the servers of a project stand in .junie/mcp/mcp.json under mcpServers',
                source: 'public repositories with such a file',
                date: '2026-11-21',
            },
        ],
    },
});

;// CONCATENATED MODULE: ./build/core/clients/catalog/kilocode.js

const kilocode = defineClient({
    project: [inProject('.kilocode/mcp.json')],
    user: [],
    substitutes: [],
    profile: {
        name: 'Kilo Code',
        description: 'The servers of a project in Kilo Code. Its own tools, its model and its MCP revision are not published: all are left out. Add what you know of them.',
        sources: [
            {
                fact: 'inferred: the servers of a project stand in .kilocode/mcp.json under mcpServers',
                source: 'public repositories with such a file',
                date: '2026-11-21',
            },
        ],
    },
});

;// CONCATENATED MODULE: ./build/core/clients/catalog/kiro.js

const kiro = defineClient({
    project: [inProject('.kiro/settings/mcp.json')],
    user: [],
    substitutes: [],
    profile: {
        name: 'Kiro',
        description: 'The servers of a project in Kiro. Its own tools, its model and its MCP revision are not published: all are left out. Add what you know of them.',
        sources: [
            {
                fact: 'inferred: the servers of a project stand in .kiro/settings/mcp.json under mcpServers, with disabled and autoApprove',
                source: 'public repositories with such a file',
                date: '2026-11-21',
            },
        ],
    },
});

;// CONCATENATED MODULE: ./build/core/clients/catalog/opencode.js

const opencode = defineClient({
    project: [inProject('opencode.json', 'jsonc', ['mcp']), inProject('opencode.jsonc', 'jsonc', ['mcp'])],
    user: [],
    substitutes: ['{env:VAR}'],
    naming: { pattern: 'SERVER_TOOL' },
    profile: {
        name: 'opencode',
        description: 'The sub-agents of opencode. The required arguments of its shell and of its search, its model and its MCP revision are not published: all are left out. Add what you know of them.',
        dialect: { client: 'opencode', closes: true },
        tools: [
            {
                name: 'task',
                scopes: ['dispatch'],
                inputSchema: takes({ description: 'string', prompt: 'string', subagent_type: 'string' }, { task_id: 'string', command: 'string' }),
            },
        ],
        sources: [
            {
                fact: 'task takes description (a required string), task_id and command',
                source: 'sst/opencode packages/opencode/src/tool/task.ts at 357a0857',
                date: '2026-11-21',
            },
            {
                fact: 'task takes prompt (a required string)',
                source: 'sst/opencode packages/opencode/src/tool/task.ts at 357a0857',
                date: '2026-11-21',
            },
            {
                fact: 'task takes subagent_type (a required string); which there are is not fixed, so no wrap of it can be given',
                source: 'sst/opencode packages/opencode/src/tool/task.ts at 357a0857',
                date: '2026-11-21',
            },
            {
                fact: 'the servers of a project stand in opencode.json or opencode.jsonc under mcp: local ones with one array of command and arguments, remote ones with url',
                source: 'quantmind-br/library-docs (copy of opencode.ai/docs/mcp-servers of 2026-01-24)',
                date: '2026-11-21',
            },
            {
                fact: '{env:VAR} is expanded, $VAR is not',
                source: 'quantmind-br/library-docs (copy of opencode.ai/docs/mcp-servers of 2026-01-24)',
                date: '2026-11-21',
            },
            {
                fact: 'tools of servers are called SERVER_TOOL; characters outside of letters, digits, _ and - become _',
                source: 'anomalyco/opencode packages/opencode/src/mcp/index.ts at 001133bc',
                date: '2026-11-21',
            },
            {
                fact: 'schemas are handed on with the type object and additionalProperties set to false',
                source: 'anomalyco/opencode packages/opencode/src/mcp/index.ts at 001133bc',
                date: '2026-11-21',
            },
        ],
    },
});

;// CONCATENATED MODULE: ./build/core/clients/catalog/roo.js

const roo = defineClient({
    project: [inProject('.roo/mcp.json')],
    user: [],
    substitutes: ['${env:VAR}'],
    naming: { pattern: 'mcp--SERVER--TOOL', limit: 64 },
    profile: {
        name: 'Roo Code',
        description: 'The servers of a project in Roo Code. Its own tools, its model and its MCP revision are not published: all are left out. Add what you know of them.',
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

;// CONCATENATED MODULE: ./build/core/clients/catalog/vscode.js

const vscode = defineClient({
    project: [inProject('.vscode/mcp.json', 'jsonc', ['servers'])],
    user: [],
    substitutes: ['${input:id}', '${env:VAR}', '${workspaceFolder}'],
    naming: { pattern: 'mcp_SERVER_TOOL', limit: 64 },
    profile: {
        name: 'VS Code',
        description: 'The sub-agents and the search of agent mode in VS Code. The model is the choice of its user and is left out, and so is every tool whose required arguments are not in its source: state yours.',
        protocolRevision: '2025-03-26',
        dialect: {
            client: 'VS Code',
            drops: [
                'prefixItems',
                'minContains',
                'maxContains',
                'dependentRequired',
                'dependentSchemas',
                'unevaluatedItems',
                'unevaluatedProperties',
            ],
            refuses: ['array-without-items', 'root-without-properties'],
        },
        tools: [
            {
                name: 'runSubagent',
                scopes: ['dispatch'],
                inputSchema: takes({ prompt: 'string', description: 'string' }, { model: 'string', agentName: 'string' }),
            },
            {
                name: 'grep_search',
                scopes: ['search', 'fs.read'],
                inputSchema: takes({ query: 'string', isRegexp: 'boolean' }, { includePattern: 'string', maxResults: 'number' }),
            },
            {
                name: 'file_search',
                scopes: ['search', 'fs.read'],
                inputSchema: takes({ query: 'string' }, { maxResults: 'number' }),
            },
            {
                name: 'semantic_search',
                scopes: ['search', 'fs.read'],
                inputSchema: takes({ query: 'string' }),
            },
            {
                name: 'dispatch_agent',
                wraps: 'runSubagent',
                rename: { task: 'prompt' },
                constants: { description: 'Delegated task' },
                inputSchema: undefined,
                scopes: ['dispatch'],
            },
        ],
        sources: [
            {
                fact: 'its MCP client knows revision 2025-03-26; newer releases know newer ones',
                source: 'microsoft/vscode src/vs/workbench/contrib/mcp/common/modelContextProtocol.ts at 177012fe3c9e',
                date: '2026-11-21',
            },
            {
                fact: 'runSubagent takes prompt (a required string), model and agentName',
                source: 'microsoft/vscode src/vs/workbench/contrib/chat/common/tools/builtinTools/runSubagentTool.ts at 01c4a129',
                date: '2026-11-21',
            },
            {
                fact: 'runSubagent takes description (a required string), a label of a few words; dispatch_agent renames task to prompt',
                source: 'microsoft/vscode src/vs/workbench/contrib/chat/common/tools/builtinTools/runSubagentTool.ts at 01c4a129',
                date: '2026-11-21',
            },
            {
                fact: 'grep_search takes query (a required string), includePattern and maxResults',
                source: 'microsoft/vscode-copilot-chat at 31acd00a (0.42.0)',
                date: '2026-11-21',
            },
            {
                fact: 'grep_search takes isRegexp (a required boolean)',
                source: 'microsoft/vscode-copilot-chat at 31acd00a (0.42.0)',
                date: '2026-11-21',
            },
            {
                fact: 'file_search takes query (a required string) and maxResults',
                source: 'microsoft/vscode-copilot-chat at 31acd00a (0.42.0)',
                date: '2026-11-21',
            },
            {
                fact: 'semantic_search takes query (a required string); it searches the workspace, not a memory',
                source: 'microsoft/vscode-copilot-chat at 31acd00a (0.42.0)',
                date: '2026-11-21',
            },
            {
                fact: 'run_in_terminal, memory: the required arguments of the first are not in the source, the second needs a path for each memory; both are left out',
                source: 'microsoft/vscode-copilot-chat at 31acd00a (0.42.0)',
                date: '2026-11-21',
            },
            {
                fact: 'inferred: the scopes are what each tool does once it is allowed',
                source: 'microsoft/vscode-copilot-chat at 31acd00a (0.42.0)',
                date: '2026-11-21',
            },
            {
                fact: 'the servers of a project stand in .vscode/mcp.json under servers, its inputs under inputs',
                source: 'code.visualstudio.com/docs/copilot/reference/mcp-configuration',
                date: '2026-11-21',
            },
            {
                fact: '${input:id} and predefined variables such as ${workspaceFolder} are expanded; inferred: ${env:VAR}, which is used widely',
                source: 'code.visualstudio.com/docs/copilot/reference/mcp-configuration',
                date: '2026-11-21',
            },
            {
                fact: 'tools of servers get the prefix mcp_, at most 18 characters of the server, 64 in all',
                source: 'microsoft/vscode, McpToolName in the types of MCP',
                date: '2026-11-21',
            },
            {
                fact: 'schemas must be draft-07 with an object and its properties at the root, else the model sees an empty object; arrays without items are errors; inferred: keywords of later drafts are passed over',
                source: 'microsoft/vscode-copilot-chat src/extension/tools/common/toolSchemaNormalizer.ts at 31acd00a',
                date: '2026-11-21',
            },
        ],
    },
});

;// CONCATENATED MODULE: ./build/core/clients/catalog/windsurf.js

const windsurf = defineClient({
    project: [inProject('.windsurf/mcp_config.json')],
    user: [],
    substitutes: [],
    profile: {
        name: 'Windsurf',
        description: 'The servers of a project in Windsurf. Its own tools, its model and its MCP revision are not published: all are left out. Add what you know of them.',
        sources: [
            {
                fact: 'inferred: the servers of a project stand in .windsurf/mcp_config.json under mcpServers',
                source: 'public repositories with such a file',
                date: '2026-11-21',
            },
        ],
    },
});

;// CONCATENATED MODULE: ./build/core/clients/catalog/zed.js

const zed = defineClient({
    project: [inProject('.zed/settings.json', 'jsonc', ['context_servers'])],
    user: [],
    substitutes: [],
    profile: {
        name: 'Zed',
        description: 'The servers of a project in Zed. Its own tools, its model and its MCP revision are not published: all are left out. Add what you know of them.',
        sources: [
            {
                fact: 'inferred: the servers of a project stand in .zed/settings.json under context_servers; the file may hold comments',
                source: 'public repositories with such a file',
                date: '2026-11-21',
            },
        ],
    },
});

;// CONCATENATED MODULE: ./build/core/clients/catalog/index.js















const CLIENTS = {
    amazonq: amazonq,
    'claude-code': claudeCode,
    'codex-cli': codexCli,
    copilot: copilot,
    crush: crush,
    cursor: cursor,
    'gemini-cli': geminiCli,
    junie: junie,
    kilocode: kilocode,
    kiro: kiro,
    opencode: opencode,
    roo: roo,
    vscode: vscode,
    windsurf: windsurf,
    zed: zed,
};


/***/ })

};
;
