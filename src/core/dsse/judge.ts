/** From a signature to a trust state (docs/format.md 14): which keys verified, and what is known of them. */
import type { CheckId } from '../result/fault.ts';
import type { VerifyChecks } from '../result/verify-checks.ts';
import { quote } from '../text/printable.ts';
import type { TrustState } from '../result/verify-results.ts';
import type { FormatProfile } from '../../ids.ts';
import { PAYLOAD_TYPE, type Envelope } from './envelope.ts';
import type { PublicKey } from './public-key.ts';
import type { ReadStatement } from './statement.ts';
import { keyState, type TrustRegistry } from './trust-registry.ts';
import { verifiedKeys } from './sign.ts';

/** What the user trusts, and what is demanded. */
export interface TrustPolicy {
  readonly profile: FormatProfile;
  /** Given keys; when there is one, a key stored beside the signature is never used. */
  readonly publicKeys: readonly PublicKey[];
  readonly registry: TrustRegistry | undefined;
  /** Ids of the only keys that count; without it, all do. */
  readonly only?: readonly string[] | undefined;
  /** Distinct keys that must have signed. */
  readonly threshold: number;
  /** The user's own publisher id; a trusted signature of it is `local`. */
  readonly publisher: string | undefined;
  readonly now: Date;
}

/** A verified statement with the keys that signed it. */
export interface Verified<T> {
  readonly statement: T;
  /** At least one; none of them is a given one when the policy gives keys that did not sign. */
  readonly keys: readonly PublicKey[];
}

/** The result for an envelope: no signature in it is valid, or the key to verify it is missing. */
export type EnvelopeFailure = 'tampered' | 'untrusted';

/**
 * Verifies an envelope against the policy's keys, or against the registry's and the stored ones when none is given, and reads
 * the very bytes that were verified as a statement. Where no given key made the signature, the other keys
 * only tell who did: {@link judgeTrust} trusts none of them.
 *
 * @returns why it failed, which `checks` says in words
 */
export function verifyEnvelope<T>(
  envelope: Envelope,
  stored: readonly PublicKey[],
  policy: TrustPolicy,
  read: ReadStatement<T>,
  checks: VerifyChecks,
): Verified<T> | EnvelopeFailure {
  const fail = (check: CheckId, message: string): EnvelopeFailure => {
    checks.fail(check, message);
    return 'tampered';
  };
  // Taken out once: what is parsed below is the very object that was verified (attack 82).
  const { payloadType, payload, signatures } = envelope;
  const given = verifiedKeys({ payloadType, payload, signatures }, policy.publicKeys);
  const others = withRegistry(stored, policy.registry);
  const keys = given.length > 0 ? given : verifiedKeys({ payloadType, payload, signatures }, others);
  if (keys.length === 0) {
    const known = [...policy.publicKeys, ...others];
    const named = known.some(({ keyid }) => signatures.some((signature) => signature.keyid === keyid));
    // Without its key a signature cannot be verified.
    if (stored.length > 0 || named) return fail('signature', 'the signature does not verify');
    checks.fail('signature', unknownSigner(known));
    return 'untrusted';
  }
  if (payloadType !== PAYLOAD_TYPE)
    return fail('envelope', `payloadType is ${quote(payloadType)}, not ${quote(PAYLOAD_TYPE)}`);
  const result = read(payload);
  if ('problem' in result) return fail('statement', result.problem);
  checks.pass('signature', `ed25519 signature by ${keys.map(({ keyid }) => keyid).join(', ')}`);
  return { statement: result.statement, keys };
}

function withRegistry(stored: readonly PublicKey[], registry: TrustRegistry | undefined): PublicKey[] {
  const known = registry?.keys.map(({ key }) => key) ?? [];
  return [...known, ...stored.filter((key) => !known.some(({ keyid }) => keyid === key.keyid))];
}

function unknownSigner(known: readonly PublicKey[]): string {
  return known.length > 0
    ? 'signature by another key: no known public key verifies it'
    : 'there is no public key to verify the signature with';
}

/**
 * The trust state of a verified signature, first match wins: a compromised key is `tampered`, whatever else signed; keys of
 * which none was given are `untrusted`.
 */
export function judgeTrust(
  keys: readonly PublicKey[],
  signed: { readonly publisherId: string; readonly signedAt: string },
  policy: TrustPolicy,
  checks: VerifyChecks,
): TrustState {
  const given = policy.publicKeys.map(({ keyid }) => keyid);
  const byOthers = given.length > 0 && !keys.some(({ keyid }) => given.includes(keyid));
  const counts = ({ keyid }: PublicKey): boolean => policy.only?.includes(keyid) !== false;
  const trusted: PublicKey[] = [];
  const doubts: string[] = [];
  for (const key of keys) {
    const entry = policy.registry?.keys.find((known) => known.key.keyid === key.keyid)?.entry;
    const state = entry === undefined ? undefined : keyState(entry, signed, policy.now);
    if (state?.state === 'compromised')
      checks.fail('trust', `${key.keyid} is not to be trusted: ${state.reasons.join('; ')}`);
    else if (!counts(key)) doubts.push(`${key.keyid}: not one of the keys that count`);
    else if (!byOthers && (given.length > 0 || state?.state === 'active')) trusted.push(key);
    else doubts.push(`${key.keyid}: ${state?.state === 'ineligible' ? state.reasons.join('; ') : 'not known here'}`);
  }
  if (checks.failed('trust')) return 'tampered';
  if (byOthers) {
    const signers = keys.map(({ keyid }) => keyid).join(', ');
    checks.fail('trust', `signed by ${signers}, which is not one of the given keys`);
    return 'untrusted';
  }
  const counted = given.length > 0 || policy.registry !== undefined ? trusted : keys.filter(counts);
  // One signature is valid. Without a trusted key the file is portable, which is not a failure by itself.
  if (policy.threshold > 1 && counted.length < policy.threshold) {
    checks.fail('threshold', `signed by ${counted.length} of ${policy.threshold} distinct keys`);
  }
  if (trusted.length === 0) {
    checks.warn('trust', `valid, but the signer is unknown (${doubts.join(', ')})`);
    return 'portable';
  }
  const own = policy.publisher !== undefined && policy.publisher === signed.publisherId;
  checks.pass(
    'trust',
    own ? `signed by ${signed.publisherId}, which is you` : `signed by a trusted key of ${signed.publisherId}`,
  );
  return own ? 'local' : 'trusted';
}
