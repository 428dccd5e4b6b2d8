import { cartridgeStore } from '../adapters/sqlite/store.ts';
import { signedSubject, type LoadedSubject } from '../app/package/subject.ts';
import { distinctKeys, parseRegistry, publicKeyOf } from '../app/trust/policy.ts';
import { plainDemands, signatureStateOf, verifyCartridge } from '../app/trust/verify.ts';
import type { VerifyOutcome } from '../core/result/verify-results.ts';
import { PROFILES, type Prefix } from '../ids.ts';

/** What is demanded of a cartridge, as values: what calls this may have another copy of every class and table. */
export interface BytesDemands {
  readonly prefix: Prefix;
  readonly now: Date;
  /** PEM texts. */
  readonly publicKeys?: readonly string[];
  readonly trustRegistry?: string | Uint8Array;
  readonly threshold: number;
  readonly publisher?: string;
  readonly require?: 'portable' | 'trusted';
  readonly allowUnsigned?: boolean;
  readonly strict?: boolean;
}

/** Messages name the cartridge so. */
const NAME = 'cartridge';

/**
 * Verifies a cartridge that no file holds.
 *
 * @throws UserError `not-a-cartridge`, `bad-public-key`, `bad-trust-registry`
 */
export async function verifyBytes(
  bytes: Uint8Array,
  demands: BytesDemands,
): Promise<LoadedSubject & { readonly outcome: VerifyOutcome }> {
  const profile = PROFILES[demands.prefix];
  const { now, publicKeys = [], trustRegistry, threshold, publisher, allowUnsigned = false } = demands;
  const text = typeof trustRegistry === 'string' ? new TextEncoder().encode(trustRegistry) : trustRegistry;
  const registry = text && (await parseRegistry('trustRegistry', text, profile)).registry;
  const { policy, ...plain } = plainDemands(profile, now);
  const keys = distinctKeys(publicKeys.map((pem, i) => publicKeyOf(pem, `publicKeys/${i}`)));
  // The caller may write into its bytes while they are read.
  const own = new Uint8Array(bytes);
  const store = cartridgeStore('/', () => own);
  const verification = await verifyCartridge(store, NAME, {
    ...plain,
    require: demands.require ?? plain.require,
    allowUnsigned,
    strict: demands.strict ?? false,
    policy: { ...policy, publicKeys: keys, registry, threshold, publisher },
  });
  const state = signatureStateOf(verification);
  return { ...(await signedSubject(NAME, state, profile, allowUnsigned)), outcome: verification.outcome };
}
