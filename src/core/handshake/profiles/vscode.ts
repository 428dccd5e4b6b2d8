import { defineHost } from './define.ts';

export const vscode = defineHost({
  name: 'VS Code',
  description:
    'Agent mode of VS Code. The model is the choice of its user, and the input schemas of the built-in tools are not published as a contract: both are left out. Copy this profile and state yours.',
  protocolRevision: '2025-03-26',
  sources: [
    {
      fact: 'its MCP client knows revision 2025-03-26; newer releases know newer ones',
      source: 'microsoft/vscode src/vs/workbench/contrib/mcp/common/modelContextProtocol.ts at 177012fe3c9e',
      date: '2026-11-21',
    },
  ],
});
