/** The JSON results of `verify` and `digest` (docs/json-output.md): unknown members may be added, none removed or renamed. */
import type { CheckId } from './fault.ts';

/** First match wins (docs/promises.md, Trust states). */
export type TrustState = 'tampered' | 'unsigned' | 'untrusted' | 'portable' | 'trusted' | 'local';

export interface VerifyCheck {
  readonly id: CheckId;
  readonly ok: boolean;
  readonly message: string;
  /** Passed, with something that `--strict` does not let pass. */
  readonly warning?: true;
}

export interface VerifyOutcome {
  readonly path: string;
  readonly ok: boolean;
  readonly trust: TrustState;
  /** Id and version that a cartridge states (`PUBLISHER/NAME@VERSION`); null for a CAL. Proven as far as {@link ok} says. */
  readonly cartridgeId: string | null;
  readonly romDigest: string | null;
  /** `sha256:` over the bytes of the file, SAVE rows included; null for a file that is not one of ours. */
  readonly fileDigest: string | null;
  /** Rows in zone SAVE, which no signature covers; null for a CAL. */
  readonly saveRecords: number | null;
  readonly publisherId: string | null;
  readonly keyids: readonly string[];
  readonly signedAt: string | null;
  readonly checks: readonly VerifyCheck[];
  /** What each bundle that was given says of the file; left out without one. */
  readonly bundles?: readonly BundleOutcome[];
}

/** A Sigstore bundle over a file. */
export interface BundleOutcome extends Pick<VerifyOutcome, 'path' | 'trust' | 'keyids' | 'publisherId' | 'signedAt'> {
  /** Null where nothing was verified. */
  readonly predicateType: string | null;
}

/** What a policy asks beyond a signature that verifies (docs/cartridges.md#a-policy-what-is-let-in). */
export type PolicyDemand = 'readable' | 'oldest' | 'scope' | 'host';

/** Why a policy denies a file: a check of `verify` that failed, or a demand of its own. */
export interface DenyReason {
  readonly id: CheckId | PolicyDemand;
  /** One line, no trailing period. */
  readonly message: string;
}

/** What a policy says of one file. */
export interface PolicyDecision extends Pick<
  VerifyOutcome,
  'path' | 'cartridgeId' | 'romDigest' | 'publisherId' | 'keyids'
> {
  readonly decision: 'allow' | 'deny';
  /** Empty exactly when it is let in. */
  readonly reasons: readonly DenyReason[];
  /** Null for a file that could not be read. */
  readonly trust: TrustState | null;
  /** Which file was judged: let in the one whose bytes have this digest. */
  readonly fileDigest: string | null;
}

/** `verify --policy --format json`. */
export interface PolicyResult {
  readonly version: 1;
  /** The file of the policy. */
  readonly policy: string;
  /** The file of the trust registry that decided; null without one. */
  readonly trustRegistry: string | null;
  /** `allow` when every file is let in. */
  readonly decision: PolicyDecision['decision'];
  /** One for each file, in the order in which they were named. */
  readonly results: readonly PolicyDecision[];
}

/** The digests of one file: of a cartridge that is whole, or of a CAL with one reading. */
export interface FileDigests {
  readonly path: string;
  /** Of a cartridge: what its signature covers. */
  readonly romDigest: string | null;
  /** Of a CAL: what its signature names. */
  readonly calDigest: string | null;
  /** `sha256:` over the bytes of the file. */
  readonly fileDigest: string;
  /** Why the first two are null where one of them should be there; one line each. */
  readonly problems: readonly string[];
}
