import type { REQUIRED_ROLE_NAMES } from '../../ids.ts';

/** A required role, without its namespace. */
export type ToolRole = (typeof REQUIRED_ROLE_NAMES)[number];

/** What a declared tool asks of a host; a tool that is none of the format's matters asks for nothing. */
export interface ToolMeaning {
  readonly role?: ToolRole;
  /** A scope of the file system or of the network. */
  readonly scope?: 'fs.read' | 'fs.write' | 'net.fetch';
  /** The MCP server that offers it. */
  readonly server?: string;
  /** What stands in its parentheses. */
  readonly restriction?: string;
}

/** Names that clients give to their own tools and that agent files declare, in lower case. */
const OWN: Readonly<Record<string, Omit<ToolMeaning, 'server' | 'restriction'>>> = {
  ...named({ role: 'execute' }, 'bash powershell shell execute runcommands runinterminal execute/runinterminal'),
  ...named(
    { role: 'execute' },
    'runcommands/runinterminal run_in_terminal run_shell_command shell_command exec_command execute_command run_terminal_cmd',
  ),
  ...named({ role: 'dispatch' }, 'task agent custom-agent runsubagent agent/runsubagent invoke_agent spawn_agent'),
  ...named({ role: 'memory.write' }, 'memory vscode/memory'),
  ...named({ role: 'search' }, 'grep glob search codebase usages textsearch filesearch'),
  ...named(
    { role: 'search' },
    'grep_search file_search semantic_search search_file_content codebase_search list_code_usages',
  ),
  ...named({ scope: 'fs.read' }, 'read notebookread view readfile read/readfile read_file ls list listdirectory'),
  ...named({ scope: 'fs.write' }, 'write edit multiedit notebookedit create editfiles createfile write_file replace'),
  ...named({ scope: 'fs.write' }, 'edit/editfiles edit/createfile edit/createdirectory apply_patch'),
  ...named({ scope: 'net.fetch' }, 'webfetch websearch fetch web web/fetch web_fetch web_search google_web_search'),
};

/** Spaces of names in which clients keep their own tools; any other before a slash is a server's. */
const OWN_SPACES = /^(?:search|execute|runcommands|agent|read|edit|web|vscode|todo|browser|new|runtasks|runnotebooks)$/;
const MEMORY = /^(?:mem|mem0|[a-z]*memor(?:y|ies))$/;
const WRITES = /^(?:add|append|create|put|record|remember|save|store|upsert|write)$/;
const SEARCHES = /^(?:find|query|recall|retrieve|search)$/;

/**
 * What a declared tool stands for, by its name alone: never by prose, and never by a wildcard, which says nothing of what is
 * behind it. A search counts where files or memory are searched, not the web and not a foreign system.
 *
 * @param token as {@link import('./declared-tools.ts').declaredTools} gives it
 */
export function toolMeaning(token: string): ToolMeaning {
  const [, name = '', inside] = /^([^(]*)(?:\(([^]*)\))?$/.exec(token) ?? [];
  const restriction = inside === undefined ? {} : { restriction: inside };
  const key = name.trim().toLowerCase();
  if (Object.hasOwn(OWN, key)) return { ...OWN[key], ...restriction };
  const space = partsOf(name.trim()).server?.toLowerCase();
  if (space === 'search') return { role: 'search', ...restriction };
  if (space !== undefined && OWN_SPACES.test(space)) return restriction;
  const { server, tool } = serverPart(name.trim());
  if (server === undefined) return { ...roleOf(memoryRole('', tool)), ...restriction };
  return { ...roleOf(memoryRole(server, tool)), server, ...restriction };
}

/** The server of a declared tool, and the tool at it, `*` for all; no server for what is a client's own. */
export function serverPart(name: string): { readonly server?: string; readonly tool: string } {
  const parts = partsOf(name);
  return parts.server !== undefined && OWN_SPACES.test(parts.server.toLowerCase()) ? { tool: name } : parts;
}

function roleOf(role: ToolRole | undefined): { readonly role?: ToolRole } {
  return role === undefined ? {} : { role };
}

function named<T>(meaning: T, names: string): Record<string, T> {
  return Object.fromEntries(names.split(' ').map((name) => [name, meaning]));
}

function partsOf(name: string): { readonly server?: string; readonly tool: string } {
  const [, server, tool] = /^mcp__(.+?)(?:__([^_].*))?$/.exec(name) ?? /^(.+)\/([^/]+)$/.exec(name) ?? [];
  return server === undefined ? { tool: name } : { server, tool: tool ?? '*' };
}

// A memory server by its name, or by what its tool says that it is about.
function memoryRole(server: string, tool: string): ToolRole | undefined {
  const words = wordsOf(tool);
  if (![...wordsOf(server), ...words].some((word) => MEMORY.test(word))) return undefined;
  const verb = words.find((word) => WRITES.test(word) || SEARCHES.test(word));
  if (verb === undefined) return undefined;
  return WRITES.test(verb) ? 'memory.write' : 'search';
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}
