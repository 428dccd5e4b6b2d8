"use strict";
exports.modules = {

/***/ 66923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SHIPPED_HOSTS: () => (/* binding */ SHIPPED_HOSTS)
});

;// CONCATENATED MODULE: ./build/core/handshake/profiles/define.js
function defineHost(facts) {
    return {
        protocolRevision: undefined,
        model: undefined,
        tools: [],
        filesystem: [],
        network: [],
        bindings: {},
        resources: [],
        servers: [],
        ...facts,
    };
}

;// CONCATENATED MODULE: ./build/core/handshake/profiles/claude-code.js

const claudeCode = defineHost({
    name: 'Claude Code',
    description: 'The Bash tool of Claude Code. Neither the MCP revision nor the model is fixed by what is published, so both are left out: copy this profile and state yours.',
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
    ],
});

;// CONCATENATED MODULE: ./build/core/handshake/profiles/codex-cli.js

const codexCli = defineHost({
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
    ],
});

;// CONCATENATED MODULE: ./build/core/handshake/profiles/gemini-cli.js

const geminiCli = defineHost({
    name: 'Gemini CLI',
    description: 'The shell tool of Gemini CLI with its default model. It keeps memories as Markdown files, without a tool for them, and no built-in tool dispatches by a task or searches memory; add the tools of your own MCP servers.',
    protocolRevision: '2025-06-18',
    model: { toolUse: true, contextWindowTokens: 1_048_576, structuredOutput: false },
    tools: [
        {
            name: 'run_shell_command',
            scopes: ['exec', 'fs.read', 'fs.write'],
            inputSchema: {
                type: 'object',
                required: ['command'],
                properties: {
                    command: { type: 'string' },
                    description: { type: 'string' },
                    dir_path: { type: 'string' },
                    is_background: { type: 'boolean' },
                },
            },
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
    ],
});

;// CONCATENATED MODULE: ./build/core/handshake/profiles/vscode.js

const vscode = defineHost({
    name: 'VS Code',
    description: 'Agent mode of VS Code. The model is the choice of its user, and the input schemas of the built-in tools are not published as a contract: both are left out. Copy this profile and state yours.',
    protocolRevision: '2025-03-26',
    sources: [
        {
            fact: 'its MCP client knows revision 2025-03-26; newer releases know newer ones',
            source: 'microsoft/vscode src/vs/workbench/contrib/mcp/common/modelContextProtocol.ts at 177012fe3c9e',
            date: '2026-11-21',
        },
    ],
});

;// CONCATENATED MODULE: ./build/core/handshake/profiles/index.js




const SHIPPED_HOSTS = {
    'claude-code': claudeCode,
    'codex-cli': codexCli,
    'gemini-cli': geminiCli,
    vscode: vscode,
};


/***/ })

};
;
