/** An MCP server of a registry that offers a tool for a trade; taken from its own list of tools. */
export interface KnownServer {
  readonly package: string;
  readonly version: string;
  /** Scopes of the trades that it serves, each with its tool; `wrapped` where a wrap is needed, which the handshake then suggests. */
  readonly serves: Readonly<Record<string, { readonly tool: string; readonly wrapped?: true }>>;
  /** Where the fact comes from, and the day on which it was read, `YYYY-MM-DD`. */
  readonly source: string;
  readonly date: string;
}

const STARTED = 'tools/list of the package, started over stdio without network';

/**
 * Servers that were started and whose tools were called. Those that need an account, a key or a database of their own are left
 * out, and so is one that called a write a success and had stored nothing.
 */
export const KNOWN_SERVERS: readonly KnownServer[] = [
  {
    package: '@modelcontextprotocol/server-memory',
    version: '2026.8.31',
    serves: { 'memory.write': { tool: 'create_entities', wrapped: true }, search: { tool: 'search_nodes' } },
    source: STARTED,
    date: '2026-11-21',
  },
  {
    package: '@agentmemory/mcp',
    version: '0.9.29',
    serves: { 'memory.write': { tool: 'memory_save', wrapped: true }, search: { tool: 'memory_smart_search' } },
    source: STARTED,
    date: '2026-11-21',
  },
  {
    package: 'mcp-server-commands',
    version: '0.5.0',
    serves: { exec: { tool: 'run_command' } },
    source: STARTED,
    date: '2026-11-22',
  },
];
