/** What a cartridge says of itself, before its signature is looked at. */
export interface Card {
  readonly cartridgeId: string;
  readonly artifactId: string;
  readonly version: string;
  /** The agent's name. */
  readonly name: string;
  readonly role: string;
  readonly publisherId: string;
  /** The ROM digest that it states; only `verify` says whether it is true. */
  readonly romDigest: string | null;
  readonly capabilities: readonly {
    readonly taskType: string;
    readonly stack: readonly string[];
    readonly domain: string;
  }[];
  /** Exact bytes of the harness-requirements manifest, when there is one. */
  readonly manifestBytes: Uint8Array | undefined;
  /** Level that the cartridge claims for itself; a claim proves nothing (docs/format.md 20). */
  readonly level?: number;
}
