import { defineClient, dispatchBy, inProject, tool } from './define.ts';

export const vscode = defineClient({
  project: [inProject('.vscode/mcp.json', 'jsonc', ['servers'])],
  user: [],
  naming: { pattern: 'mcp_SERVER_TOOL', limit: 64 },
  profile: {
    name: 'VS Code',
    description:
      'The sub-agents and the search of agent mode in VS Code. The model is the choice of its user and is left out, and so is every tool whose required arguments are not in its source: state yours.',
    protocolRevision: '2025-03-26',
    dialect: {
      client: 'VS Code',
      drops:
        'prefixItems minContains maxContains dependentRequired dependentSchemas unevaluatedItems unevaluatedProperties'.split(
          ' ',
        ),
      refuses: ['array-without-items', 'root-without-properties'],
    },
    tools: [
      tool('runSubagent', ['dispatch'], 'prompt description', 'model agentName'),
      tool('grep_search', ['search', 'fs.read'], 'query isRegexp:boolean', 'includePattern maxResults:number'),
      tool('file_search', ['search', 'fs.read'], 'query', 'maxResults:number'),
      tool('semantic_search', ['search', 'fs.read'], 'query'),
      dispatchBy('runSubagent', { description: 'Delegated task' }),
    ],
    sources: {
      '2026-11-21 microsoft/vscode src/vs/workbench/contrib/mcp/common/modelContextProtocol.ts at 177012fe3c9e': {
        protocolRevision: 'its MCP client knows revision 2025-03-26; newer releases know newer ones',
      },
      '2026-11-21 microsoft/vscode src/vs/workbench/contrib/chat/common/tools/builtinTools/runSubagentTool.ts at 01c4a129':
        {
          runSubagent: [
            'runSubagent takes prompt (a required string), model and agentName',
            'runSubagent takes description (a required string), a label of a few words; dispatch_agent renames task to prompt',
          ],
        },
      '2026-11-21 microsoft/vscode-copilot-chat at 31acd00a (0.42.0)': {
        grep_search: [
          'grep_search takes query (a required string), includePattern and maxResults',
          'grep_search takes isRegexp (a required boolean)',
        ],
        file_search: 'file_search takes query (a required string) and maxResults',
        semantic_search: 'semantic_search takes query (a required string); it searches the workspace, not a memory',
        itself:
          'run_in_terminal, memory: the required arguments of the first are not in the source, the second needs a path for each memory; both are left out',
        filesystem: 'inferred: the scopes are what each tool does once it is allowed',
      },
      '2026-11-21 code.visualstudio.com/docs/copilot/reference/mcp-configuration': {
        project: 'the servers of a project are in .vscode/mcp.json under servers, its inputs under inputs',
        substitutes:
          '${input:id} and predefined variables such as ${workspaceFolder} are expanded; inferred: ${env:VAR}, which is used widely',
      },
      '2026-11-21 microsoft/vscode, McpToolName in the types of MCP': {
        naming: 'tools of servers get the prefix mcp_, at most 18 characters of the server, 64 in all',
      },
      '2026-11-21 microsoft/vscode-copilot-chat src/extension/tools/common/toolSchemaNormalizer.ts at 31acd00a': {
        dialect:
          'schemas must be draft-07 with an object and its properties at the root, else the model sees an empty object; arrays without items are errors; inferred: keywords of later drafts are passed over',
      },
    },
  },
});
