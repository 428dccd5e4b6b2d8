import type { Client } from '../client.ts';
import { clientOf, inHome, inProject, MEMBERS, type Source, type Sourced } from './define.ts';

// Clients of which it is known where the servers of a project stand, and little else.

interface Facts extends Partial<Omit<Client, 'profile'>> {
  readonly name: string;
  readonly project: Client['project'];
  /** Facts of public repositories, without the word that says so. */
  readonly inferred: readonly Pick<Source, 'of' | 'fact'>[];
  readonly sources?: readonly Source[];
  readonly title?: string;
}

function unpublished<const F extends Facts>(facts: F & Sourced<F, F>): Client {
  const {
    name,
    title = `in ${name}`,
    inferred,
    sources = [],
    project,
    user = [],
    substitutes = [],
    ...client
  } = facts as Facts;
  const repositories = 'public repositories with such a file';
  return clientOf({
    project,
    user,
    substitutes,
    ...client,
    profile: {
      name,
      description: `The servers of a project ${title}. Its own tools, its model and its MCP revision are not published: all are left out. Add what you know of them.`,
      readOn: '2026-11-21',
      sources: [
        ...inferred.map(({ of, fact }) => ({ of, fact: `inferred: ${fact}`, source: repositories })),
        ...sources,
      ],
    },
  });
}

export const amazonq = unpublished({
  name: 'Amazon Q',
  project: [inProject('.amazonq/mcp.json')],
  inferred: [{ of: 'project', fact: 'the servers of a project stand in .amazonq/mcp.json under mcpServers' }],
});

export const copilot = unpublished({
  name: 'GitHub Copilot',
  title: 'for GitHub Copilot',
  project: [inProject('.github/copilot/mcp.json', 'json', ['mcpServers', 'servers'])],
  user: [inHome('.copilot/mcp-config.json')],
  inferred: [],
  sources: [
    {
      of: 'project',
      fact: 'inferred: the servers of a project stand in .github/copilot/mcp.json under mcpServers or servers',
      source: 'at least 133 public repositories with such a file; no page describes it',
    },
    {
      of: 'user',
      fact: 'the servers of a user stand in ~/.copilot/mcp-config.json under mcpServers',
      source: 'code.visualstudio.com/docs/agents/reference/mcp-configuration',
    },
  ],
});

export const cursor = unpublished({
  name: 'Cursor',
  project: [inProject('.cursor/mcp.json')],
  user: [inHome('.cursor/mcp.json')],
  substitutes: ['${env:VAR}'],
  inferred: [],
  sources: [
    {
      of: ['project', 'user'],
      fact: 'the servers of a project stand in .cursor/mcp.json under mcpServers, those of a user in ~/.cursor/mcp.json',
      source: 'userjot.com/docs/mcp-cursor',
    },
    {
      of: 'substitutes',
      fact: '${env:VAR} is expanded',
      source: 'userjot.com/docs/mcp-cursor',
    },
    {
      of: [],
      fact: 'inferred: a tool is left out when its name and that of its server have more than 60 characters together',
      source: 'executeautomation/mcp-playwright issue 145; PostHog/posthog pull request 51483',
    },
  ],
});

export const junie = unpublished({
  name: 'Junie',
  project: [inProject('.junie/mcp/mcp.json')],
  inferred: [{ of: 'project', fact: 'the servers of a project stand in .junie/mcp/mcp.json under mcpServers' }],
});

export const kilocode = unpublished({
  name: 'Kilo Code',
  project: [inProject('.kilocode/mcp.json')],
  inferred: [{ of: 'project', fact: 'the servers of a project stand in .kilocode/mcp.json under mcpServers' }],
});

export const kiro = unpublished({
  name: 'Kiro',
  project: [inProject('.kiro/settings/mcp.json')],
  inferred: [
    {
      of: 'project',
      fact: 'the servers of a project stand in .kiro/settings/mcp.json under mcpServers, with disabled and autoApprove',
    },
  ],
});

export const qwen = unpublished({
  name: 'Qwen Code',
  project: [inProject('.qwen/settings.json', 'json', ['mcpServers'], { ...MEMBERS, httpUrl: 'text' })],
  user: [inHome('.qwen/settings.json', 'json', ['mcpServers'], { ...MEMBERS, httpUrl: 'text' })],
  inferred: [],
  sources: [
    {
      of: ['project', 'user'],
      fact: 'the servers of a project stand in .qwen/settings.json under mcpServers, those of a user in ~/.qwen/settings.json; url is SSE, httpUrl is streamable',
      source: 'qwenlm.github.io/qwen-code-docs/en/users/features/mcp',
      date: '2026-11-23',
    },
  ],
});

export const roo = unpublished({
  name: 'Roo Code',
  project: [inProject('.roo/mcp.json')],
  substitutes: ['${env:VAR}'],
  naming: { pattern: 'mcp--SERVER--TOOL', limit: 64 },
  inferred: [
    {
      of: 'project',
      fact: 'the servers of a project stand in .roo/mcp.json under mcpServers, with disabled, alwaysAllow and disabledTools',
    },
    { of: 'substitutes', fact: '${env:VAR} is expanded' },
  ],
  sources: [
    {
      of: 'naming',
      fact: 'tools of servers are called mcp--SERVER--TOOL, at most 64 characters',
      source: 'RooCodeInc/Roo-Code src/utils/mcp-name.ts at 0a6c8f50',
    },
  ],
});

export const windsurf = unpublished({
  name: 'Windsurf',
  project: [inProject('.windsurf/mcp_config.json', 'json', ['mcpServers'], { ...MEMBERS, serverUrl: 'text' })],
  inferred: [{ of: 'project', fact: 'the servers of a project stand in .windsurf/mcp_config.json under mcpServers' }],
  sources: [
    {
      of: [],
      fact: 'a server that is not started has serverUrl or url',
      source: 'docs.windsurf.com/windsurf/cascade/mcp',
      date: '2026-11-22',
    },
  ],
});

export const zed = unpublished({
  name: 'Zed',
  project: [inProject('.zed/settings.json', 'jsonc', ['context_servers'], { ...MEMBERS, command: 'text or table' })],
  inferred: [
    {
      of: 'project',
      fact: 'the servers of a project stand in .zed/settings.json under context_servers; the file may hold comments',
    },
  ],
  sources: [
    {
      of: [],
      fact: 'command is a text, or a table of path, args and env; an entry with settings alone is that of an extension',
      source: 'zed.dev/docs/assistant/context-servers',
      date: '2026-11-22',
    },
  ],
});
