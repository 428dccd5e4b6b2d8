import { allTools, type HostProfile } from '../handshake/host.ts';
import { isGate } from '../handshake/own-tools.ts';
import { declaredTools } from '../handshake/pins.ts';
import type { HostVerdict } from '../result/results.ts';
import { printable, quote } from '../text/printable.ts';

/** An error of JSON-RPC, as it goes to the client. */
export class RpcError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

export const METHOD_NOT_FOUND = -32601;
export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;

/** The error of docs/format.md 7; of a host that is not judged nothing is known to be unmet. */
export function refusalOf({ error }: Pick<HostVerdict, 'error'>): RpcError {
  const { code, message, data } = error?.error ?? {
    code: INVALID_PARAMS,
    message: 'Unsupported harness',
    data: { unmet: [], supported: [], requested: [] },
  };
  return new RpcError(code, message, data);
}

/** Why nothing is served, one printable line for each reason: most clients drop the data of an error. */
export function refusalLines(verdict: HostVerdict): string[] {
  if (verdict.verdict === 'not judged')
    return [printable(['not judged: ', verdict.reason, verdict.help === '' ? '' : `; ${verdict.help}`].join(''))];
  const { unmet = [], supported = [], requested = [] } = verdict.error?.error.data ?? {};
  return unmet.map((id, i) => {
    const signature = supported[i] === 'failed' ? 'its signature does not verify' : 'it is not signed';
    const found = id === 'manifest.signature' ? signature : `there is ${supported[i] ?? ''}`;
    return printable(`unmet: ${id}: asks for ${requested[i] ?? ''}, and ${found}`);
  });
}

/**
 * What of a profile is not pinned, in words: a server whose instructions were not recorded, or a tool of one. What is not
 * pinned may change between two runs, and is not served.
 */
export function unpinned(host: HostProfile): string | undefined {
  const server = host.servers.find((each) => each.instructionsDigest === undefined && !isGate(each));
  if (server !== undefined) return `server ${quote(server.name)} was not recorded`;
  const tools = declaredTools({ tools: allTools(host) });
  const tool = [...tools.values()].find(({ digest }) => digest === undefined);
  return tool === undefined ? undefined : `tool ${quote(tool.name)} has no digest`;
}
