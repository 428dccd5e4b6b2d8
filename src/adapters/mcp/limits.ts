const MIB = 1024 * 1024;

/** Limits of a look at one MCP server. Together they keep a look under ten seconds, whatever the server does; more only where the user allows it. */
export const MCP_LIMITS = {
  /** Milliseconds until every question must be answered; ending the server comes on top. */
  totalMs: 7000,
  /** Milliseconds that a server may take over `server/discover` before it is treated as one of the `initialize` era. */
  discoverMs: 3000,
  /** Milliseconds between the end of standard input and SIGTERM. */
  politeMs: 250,
  /** Milliseconds between SIGTERM and SIGKILL. */
  termMs: 2000,
  /** Bytes of one line on standard output, and of one HTTP answer. */
  lineBytes: 10 * MIB,
  /** Bytes of everything that a server sends. */
  totalBytes: 32 * MIB,
  /** Lines on standard output that are not JSON: more than any banner has. */
  noise: 10_000,
  /** Bytes of standard error that are kept: its end. */
  stderrBytes: 4096,
  /** Pages of one list. */
  pages: 50,
  /** Characters of a cursor. */
  cursor: 4096,
  /** Entries of one list. */
  entries: 10_000,
};

/** All but the time limits name the server that broke them. @param held whether a message over the limit ends its request alone, and not the server */
export type McpLimits = Readonly<typeof MCP_LIMITS> & { readonly held?: true };
