/** Limits of a look at one MCP server; all but the time limits name the server that broke them. */
export interface McpLimits {
  /** Milliseconds until every question must be answered, by default; ending the server comes on top. */
  readonly totalMs: number;
  /** Milliseconds that a server may take over `server/discover` before it is treated as one of the `initialize` era. */
  readonly discoverMs: number;
  /** Milliseconds between the end of standard input and SIGTERM. */
  readonly politeMs: number;
  /** Milliseconds between SIGTERM and SIGKILL. */
  readonly termMs: number;
  /** Bytes of one line on standard output, and of one HTTP answer. */
  readonly lineBytes: number;
  /** Bytes of everything that a server sends. */
  readonly totalBytes: number;
  /** Lines on standard output that are not JSON. */
  readonly noise: number;
  /** Whether a message over the limit ends its request alone, and not the server. */
  readonly held?: true;
  /** Bytes of standard error that are kept: its end. */
  readonly stderrBytes: number;
  /** Pages of one list. */
  readonly pages: number;
  /** Characters of a cursor. */
  readonly cursor: number;
  /** Entries of one list. */
  readonly entries: number;
}

const MIB = 1024 * 1024;

/** Together they keep a look under ten seconds, whatever the server does; more only where the user allows it. */
export const MCP_LIMITS: McpLimits = {
  totalMs: 7000,
  discoverMs: 3000,
  politeMs: 250,
  termMs: 2000,
  lineBytes: 10 * MIB,
  totalBytes: 32 * MIB,
  // More lines than any banner has.
  noise: 10_000,
  stderrBytes: 4096,
  pages: 50,
  cursor: 4096,
  entries: 10_000,
};
