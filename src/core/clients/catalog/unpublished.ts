import type { HostProfile } from '../../handshake/host.ts';
import type { Client, ConfigurationFile } from '../client.ts';
import { clientOf, inHome, inProject, MEMBERS, type Sourced, type Sources } from './define.ts';

// Clients of which it is known where the servers of a project stand, and little else.

interface Facts extends Partial<Omit<Client, 'profile' | 'project'>>, Pick<HostProfile, 'dialect'> {
  readonly name: string;
  readonly file?: ConfigurationFile;
  /** What is known but for where the servers are in public repositories. */
  readonly sources?: Sources;
  /** What else is seen in those. */
  readonly seen?: string;
  readonly title?: string;
}

/** Where the servers of a project are, of a client for which no page says it. */
function inferred({ path, keys: [key = ''] }: ConfigurationFile, seen: string): Sources {
  const project = `inferred: the servers of a project are in ${path} under ${key}${seen}`;
  return { '2026-11-21 public repositories with such a file': { project } };
}

function unpublished<const F extends Facts>(facts: F & Sourced<F, F>): Client {
  const {
    name,
    title = `in ${name}`,
    file,
    seen = '',
    sources = file === undefined ? {} : inferred(file, seen),
    user = [],
    dialect,
    ...client
  } = facts as Facts;
  return clientOf({
    project: file === undefined ? [] : [file],
    user,
    ...client,
    profile: {
      name,
      description: `The servers of a project ${title}. Its own tools, its model and its MCP revision are not published: all are left out. Add what you know of them.`,
      sources,
      ...(dialect === undefined ? {} : { dialect }),
    },
  });
}

export const amazonq = unpublished({ name: 'Amazon Q', file: inProject('.amazonq/mcp.json') });

export const augment = unpublished({
  name: 'Augment',
  file: inProject('.augment/settings.json'),
  user: [inHome('.augment/settings.json')],
  sources: {
    '2026-11-24 docs.augmentcode.com/cli/config, by issue 633 of Chemaclass/agnostic-ai and 2150 of dyoshikawa/rulesync':
      {
        'project user':
          'Auggie has the servers of a project in .augment/settings.json under mcpServers, those of a user in ~/.augment/settings.json',
      },
  },
});

export const continued = unpublished({
  name: 'Continue',
  file: inProject('.continue/mcpServers/*.yaml', 'yaml'),
  sources: {
    '2026-11-23 docs.continue.dev/customize/deep-dives/mcp (copies); at least 416 public repositories with such a file':
      {
        project:
          'the servers of a project are in the files of .continue/mcpServers, in YAML in a list under mcpServers with a name each; files in JSON are read there, too, and are not looked at here',
        substitutes: '${{ secrets.NAME }} is expanded',
      },
  },
});

export const copilot = unpublished({
  name: 'GitHub Copilot',
  dialect: { client: 'GitHub Copilot', names: { calls: 'TOOL', longest: 128, plain: true } },
  title: 'for GitHub Copilot',
  file: inProject('.github/copilot/mcp.json', 'json', ['mcpServers', 'servers']),
  user: [inHome('.copilot/mcp-config.json')],
  programs: ['bash'],
  sources: {
    '2026-11-28 github/copilot-cli issues 407, 2271': {
      programs: 'its tool bash runs commands in bash; on Windows it is PowerShell',
    },
    '2026-11-21 at least 133 public repositories with such a file; no page describes it': {
      project: 'inferred: the servers of a project are in .github/copilot/mcp.json under mcpServers or servers',
    },
    '2026-11-21 code.visualstudio.com/docs/agents/reference/mcp-configuration': {
      user: 'the servers of a user are in ~/.copilot/mcp-config.json under mcpServers',
    },
    '2026-11-23 github/copilot-cli issue 1879, 2026-03-06 (0.0.423)': {
      dialect: 'every prompt fails where a tool has a name that does not match ^[a-zA-Z0-9_-]{1,128}$',
    },
  },
});

export const cursor = unpublished({
  name: 'Cursor',
  file: inProject('.cursor/mcp.json'),
  user: [inHome('.cursor/mcp.json')],
  dialect: { client: 'Cursor', names: { calls: 'SERVER:TOOL', longest: 60 } },
  sources: {
    '2026-11-21 userjot.com/docs/mcp-cursor': {
      'project user':
        'the servers of a project are in .cursor/mcp.json under mcpServers, those of a user in ~/.cursor/mcp.json',
      substitutes: '${env:VAR} is expanded',
    },
    '2026-11-21 executeautomation/mcp-playwright issue 145; PostHog/posthog pull request 51483': {
      dialect:
        'inferred: a tool is left out when its name and that of its server, with a sign between them, have more than 60 characters',
    },
  },
});

export const factory = unpublished({
  name: 'Factory',
  file: inProject('.factory/mcp.json'),
  user: [inHome('.factory/mcp.json')],
  sources: {
    '2026-11-23 docs.factory.ai/cli/configuration/mcp (copies); syllago.dev/using-syllago/providers/factory-droid/mcp; 78 public repositories with such a file':
      {
        'project user':
          'the servers of a project are in .factory/mcp.json under mcpServers, those of a user in ~/.factory/mcp.json; type is stdio or http',
      },
  },
});

export const junie = unpublished({ name: 'Junie', file: inProject('.junie/mcp/mcp.json') });

export const kilocode = unpublished({ name: 'Kilo Code', file: inProject('.kilocode/mcp.json') });

export const kiro = unpublished({
  name: 'Kiro',
  file: inProject('.kiro/settings/mcp.json'),
  seen: ', with disabled and autoApprove',
});

export const qwen = unpublished({
  name: 'Qwen Code',
  file: inProject('.qwen/settings.json', 'json', ['mcpServers'], { ...MEMBERS, httpUrl: 'text' }),
  user: [inHome('.qwen/settings.json', 'json', ['mcpServers'], { ...MEMBERS, httpUrl: 'text' })],
  programs: ['bash'],
  sources: {
    '2026-11-28 QwenLM/qwen-code packages/core/src/utils/shell-utils.ts at 0426de6c': {
      programs: 'run_shell_command runs bash -c; on Windows only where it was started from Git Bash',
    },
    '2026-11-23 qwenlm.github.io/qwen-code-docs/en/users/features/mcp': {
      'project user':
        'the servers of a project are in .qwen/settings.json under mcpServers, those of a user in ~/.qwen/settings.json; url is SSE, httpUrl is streamable',
    },
  },
});

export const roo = unpublished({
  name: 'Roo Code',
  file: inProject('.roo/mcp.json'),
  naming: { pattern: 'mcp--SERVER--TOOL', limit: 64 },
  sources: {
    '2026-11-21 public repositories with such a file': {
      project:
        'inferred: the servers of a project are in .roo/mcp.json under mcpServers, with disabled, alwaysAllow and disabledTools',
      substitutes: 'inferred: ${env:VAR} is expanded',
    },
    '2026-11-21 RooCodeInc/Roo-Code src/utils/mcp-name.ts at 0a6c8f50': {
      naming: 'tools of servers are called mcp--SERVER--TOOL, at most 64 characters',
    },
  },
});

export const trae = unpublished({
  name: 'Trae',
  file: inProject('.trae/mcp.json'),
  sources: {
    '2026-11-23 volcengine.com/docs/86677/2137601; at least 258 public repositories with such a file': {
      project:
        'the servers of a project are in .trae/mcp.json under mcpServers; a user switches the servers of projects on',
    },
  },
});

const windsurfFile = (path: string): ConfigurationFile =>
  inHome(path, 'json', ['mcpServers'], { ...MEMBERS, serverUrl: 'text' });
export const windsurf = unpublished({
  name: 'Windsurf',
  user: [windsurfFile('.codeium/windsurf/mcp_config.json')],
  unread: [windsurfFile('.windsurf/mcp_config.json'), windsurfFile('.windsurf/mcp.json')],
  sources: {
    '2026-11-24 docs.windsurf.com/windsurf/cascade/mcp': {
      user: 'the servers of a user are in ~/.codeium/windsurf/mcp_config.json under mcpServers; one that is not started has serverUrl or url',
    },
    '2026-11-24 laravel/boost issue 87; antfu/nuxt-mcp-dev issue 8; agent-receipts/obsigna issue 131': {
      unread: 'it reads no file of a project, although 139 public projects have .windsurf/mcp.json, 78 mcp_config.json',
    },
  },
});

export const zed = unpublished({
  name: 'Zed',
  file: inProject('.zed/settings.json', 'jsonc', ['context_servers'], { ...MEMBERS, command: 'text or table' }),
  sources: {
    '2026-11-21 public repositories with such a file': {
      project:
        'inferred: the servers of a project are in .zed/settings.json under context_servers; the file may hold comments',
    },
    '2026-11-22 zed.dev/docs/assistant/context-servers': {
      itself:
        'command is a text, or a table of path, args and env; an entry with settings alone is that of an extension',
    },
  },
});
