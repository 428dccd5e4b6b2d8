import type { REQUIRED_ROLE_NAMES } from '../../ids.ts';
import { actionsOf, type Action } from '../clients/tool-equals.ts';

/** A required role, without its namespace. */
export type ToolRole = (typeof REQUIRED_ROLE_NAMES)[number];

/** What a declared tool asks of a host; a tool that is not one of the format's matters asks for nothing. */
export interface ToolMeaning {
  readonly role?: ToolRole;
  /** A scope of the file system or of the network. */
  readonly scope?: 'fs.read' | 'fs.write' | 'net.fetch';
  /** The MCP server that offers it. */
  readonly server?: string;
  /** What is in its parentheses. */
  readonly restriction?: string;
}

type Meaning = Omit<ToolMeaning, 'server' | 'restriction'>;

/** What the format calls that which a client's own tool does; the format has no word for the rest. */
const MEANINGS: Readonly<Partial<Record<Action, Meaning>>> = {
  run: { role: 'execute' },
  'sub-agent': { role: 'dispatch' },
  read: { scope: 'fs.read' },
  'find files': { role: 'search' },
  'search text': { role: 'search' },
  edit: { scope: 'fs.write' },
  write: { scope: 'fs.write' },
  fetch: { scope: 'net.fetch' },
  'web search': { scope: 'net.fetch' },
};
/** Names that agent files declare beside those, in lower case. */
const OTHERS: Readonly<Record<string, Meaning>> = {
  ...named({ role: 'execute' }, 'exec_command execute_command run_terminal_cmd'),
  ...named({ role: 'memory.write' }, 'memory vscode/memory'),
  ...named({ role: 'search' }, 'usages codebase_search list_code_usages'),
  ...named({ scope: 'fs.read' }, 'ls list listdirectory list_dir list_directory'),
  ...named({ scope: 'fs.write' }, 'create'),
};

/** Spaces of names in which clients keep their own tools; any other before a slash is a server's. */
const OWN_SPACES = /^(?:search|execute|runcommands|agent|read|edit|web|vscode|todo|browser|new|runtasks|runnotebooks)$/;
/** A tool of an extension of VS Code: its publisher, its name, and that of the tool. */
const EXTENSION_TOOL = /^[\w-]+\.[\w-]+\/[\w*-]+$/;
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
  const own = Object.hasOwn(OTHERS, key) ? OTHERS[key] : actionsOf(key).flatMap((action) => MEANINGS[action] ?? [])[0];
  if (own !== undefined) return { ...own, ...restriction };
  const space = partsOf(name.trim()).server?.toLowerCase();
  if (space === 'search') return { role: 'search', ...restriction };
  if (space !== undefined && OWN_SPACES.test(space)) return restriction;
  const { server, tool } = serverPart(name.trim());
  if (server === undefined) return { ...memoryRole('', tool), ...restriction };
  return { ...memoryRole(server, tool), server, ...restriction };
}

/** The server of a declared tool, and the tool at it, `*` for all; no server for what is a client's own. */
export function serverPart(name: string): { readonly server?: string; readonly tool: string } {
  const parts = partsOf(name);
  if (parts.server === undefined || EXTENSION_TOOL.test(name)) return { tool: name };
  return OWN_SPACES.test(parts.server.toLowerCase()) ? { tool: name } : parts;
}

function named<T>(meaning: T, names: string): Record<string, T> {
  return Object.fromEntries(names.split(' ').map((name) => [name, meaning]));
}

function partsOf(name: string): { readonly server?: string; readonly tool: string } {
  const [, server, tool] = /^mcp__(.+?)(?:__([^_].*))?$/.exec(name) ?? /^(.+)\/([^/]+)$/.exec(name) ?? [];
  return server === undefined ? { tool: name } : { server, tool: tool ?? '*' };
}

// A memory server by its name, or by what its tool says that it is about.
function memoryRole(server: string, tool: string): { readonly role?: ToolRole } {
  const words = wordsOf(tool);
  if (![...wordsOf(server), ...words].some((word) => MEMORY.test(word))) return {};
  const verb = words.find((word) => WRITES.test(word) || SEARCHES.test(word));
  if (verb === undefined) return {};
  return { role: WRITES.test(verb) ? 'memory.write' : 'search' };
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}
