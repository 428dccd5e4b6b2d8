import type { ReadyPorts } from '../app/readiness/ready.ts';
import type { FileSystem } from '../ports.ts';

/** What the user asked to look at outside the repository. */
export interface OutsideWishes {
  readonly checkUrls: boolean;
  readonly live: boolean;
  readonly fs: FileSystem;
  /** `PATH` for the servers that are started. */
  readonly path: string | undefined;
  /** Seconds that each server may take; undefined for what its profile says. */
  readonly timeout: number | undefined;
}

/** The ports to the outside; each is loaded only when it was asked for. */
export async function outsidePorts({
  checkUrls,
  live,
  fs,
  path,
  timeout,
}: OutsideWishes): Promise<Pick<ReadyPorts, 'urls' | 'peer'>> {
  const { urlChecker } = checkUrls ? await import('../adapters/url/checker.ts') : {};
  const { mcpPeer } = live ? await import('../adapters/mcp/peer.ts') : {};
  return { urls: urlChecker?.(), peer: mcpPeer?.({ cwd: fs.cwd, path: path ?? '', timeout }) };
}
