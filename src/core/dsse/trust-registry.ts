/** Trust registries: public keys with their life (the published format, issue "trust-registry"). Never a private key. */
import { type FormatProfile, otherProfileWith } from '../../ids.ts';
import { quote } from '../text/printable.ts';
import { KeyProblem, parsePublicKey, type PublicKey } from './public-key.ts';
import { parseTime } from './statement.ts';

/** One key, as the registry file writes it after its schema was checked. */
export interface RegistryEntry {
  readonly keyid: string;
  readonly publisherId: string;
  readonly algorithm: 'ed25519';
  readonly publicKeyPem: string;
  readonly status: 'active' | 'revoked' | 'expired';
  readonly notBefore: string;
  readonly notAfter: string;
  readonly rotatedFrom?: string | null;
  readonly rotatedTo?: string | null;
  readonly revokedAt?: string | null;
  readonly revocationReason?: 'key-compromise' | 'superseded' | 'retired' | null;
  readonly namespaceProof: NamespaceProof;
}

export type NamespaceProof =
  | { readonly method: 'dns-txt'; readonly txtRecord: string; readonly verifiedAt: string }
  | {
      readonly method: 'github-oidc';
      readonly oidcSubject: string;
      readonly oidcIssuer: string;
      readonly verifiedAt: string;
    };

export interface RegistryFile {
  readonly schemaVersion: string;
  readonly registryId?: string;
  readonly updatedAt?: string;
  readonly keys: readonly RegistryEntry[];
}

export interface TrustedKey {
  readonly key: PublicKey;
  readonly entry: RegistryEntry;
}

export interface TrustRegistry {
  readonly keys: readonly TrustedKey[];
}

/** A fault of a registry, at `path` in its document. */
export interface RegistryProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/**
 * Judges what the schema cannot say: known version, keyids that are those of the keys, real times, proofs that bind the
 * publisher's name. A registry is used whole or not at all.
 */
export function readRegistry(
  file: RegistryFile,
  profile: FormatProfile,
): { readonly registry: TrustRegistry } | { readonly problems: readonly RegistryProblem[] } {
  const problems: RegistryProblem[] = [];
  const report = (path: RegistryProblem['path'], message: string): void => void problems.push({ path, message });
  if (file.schemaVersion !== profile.trustRegistrySchemaVersion) {
    const other = otherProfileWith(profile, 'trustRegistrySchemaVersion', file.schemaVersion);
    const way =
      other === undefined ? '' : `: use --prefix ${other.prefix}, or prefix: ${other.prefix} in cartwright.yaml`;
    return {
      problems: [{ path: ['schemaVersion'], message: `unrecognized schemaVersion ${quote(file.schemaVersion)}${way}` }],
    };
  }
  const keys: TrustedKey[] = [];
  const seen = new Set<string>();
  for (const [index, entry] of file.keys.entries()) {
    const at = ['keys', index];
    if (seen.has(entry.keyid)) report([...at, 'keyid'], `keyid ${entry.keyid} appears twice`);
    seen.add(entry.keyid);
    for (const field of ['notBefore', 'notAfter', 'revokedAt'] as const) {
      const value = entry[field] ?? null;
      if (value !== null && parseTime(value) === undefined) report([...at, field], `${field} is not an RFC 3339 time`);
    }
    if ((parseTime(entry.notBefore) ?? 0) > (parseTime(entry.notAfter) ?? Infinity)) {
      report([...at, 'notAfter'], 'the validity window is inverted');
    }
    // One of the two is wrong, and the careless reading would trust a key that was meant to be revoked.
    for (const field of ['revokedAt', 'revocationReason'] as const) {
      if (entry.status !== 'revoked' && (entry[field] ?? null) !== null)
        report([...at, field], `${field} is given, but the status is ${entry.status}`);
    }
    for (const message of proofProblems(entry, profile)) report([...at, 'namespaceProof'], message);
    try {
      const key = parsePublicKey(entry.publicKeyPem);
      if (key.keyid !== entry.keyid) report([...at, 'keyid'], `keyid is not that of the key, which is ${key.keyid}`);
      keys.push({ key, entry });
    } catch (error) {
      if (!(error instanceof KeyProblem)) throw error;
      report([...at, 'publicKeyPem'], `publicKeyPem cannot be used: ${error.message}`);
    }
  }
  return problems.length > 0 ? { problems } : { registry: { keys } };
}

/** The account of GitHub whose name a publisher id is: `example` of `io.github.example/agents`. */
export function githubOwner(publisherId: string): string | undefined {
  return /^io\.github\.([a-z0-9](?:[a-z0-9-]*[a-z0-9])?)(?:[./]|$)/.exec(publisherId)?.[1];
}

function proofProblems({ publisherId, namespaceProof: proof }: RegistryEntry, profile: FormatProfile): string[] {
  const problems: string[] = [];
  const owner = githubOwner(publisherId);
  if (parseTime(proof.verifiedAt) === undefined) problems.push('verifiedAt is not an RFC 3339 time');
  if (proof.method === 'github-oidc') {
    if (owner === undefined) problems.push(`${quote(publisherId)} needs a dns-txt proof`);
    else if (!proof.oidcSubject.startsWith(`repo:${owner}/`)) problems.push(`oidcSubject is not of ${quote(owner)}`);
  } else if (owner !== undefined) problems.push(`${quote(publisherId)} needs a github-oidc proof`);
  else {
    const domain = (publisherId.split('/')[0] ?? '').split('.').toReversed().join('.');
    const expected = `_${profile.prefix}-challenge.${domain}`;
    if (proof.txtRecord !== expected) problems.push(`txtRecord is not ${quote(expected)}`);
  }
  return problems;
}

/** What a registry says of a key that has a valid signature. */
export type KeyState =
  { readonly state: 'active' } | { readonly state: 'compromised' | 'ineligible'; readonly reasons: readonly string[] };

/**
 * Whether a key is trusted for a signature (docs/format.md 14): active, this publisher's, within its time now and when it
 * signed. The stated time is the signer's own claim, so it can only take trust away, never give it.
 */
export function keyState(
  entry: RegistryEntry,
  signed: { readonly publisherId: string; readonly signedAt: string },
  now: Date,
): KeyState {
  if (entry.status === 'revoked' && entry.revocationReason === 'key-compromise') {
    return { state: 'compromised', reasons: ['its key was revoked as compromised'] };
  }
  const reasons: string[] = [];
  const next = entry.rotatedTo ?? null;
  const successor = next === null ? '' : `; its successor is ${next}`;
  if (entry.status !== 'active') reasons.push(`its key is ${entry.status}${successor}`);
  if (entry.publisherId !== signed.publisherId) {
    reasons.push(`its key belongs to ${quote(entry.publisherId)}, not to ${quote(signed.publisherId)}`);
  }
  const [from, to] = [parseTime(entry.notBefore) ?? Infinity, parseTime(entry.notAfter) ?? -Infinity];
  const signedAt = parseTime(signed.signedAt) ?? Number.NaN;
  if (!(signedAt >= from && signedAt <= to))
    reasons.push(
      `it was signed outside the validity of its key: at ${signed.signedAt}, not from ${entry.notBefore} to ${entry.notAfter}`,
    );
  if (now.getTime() < from) reasons.push(`its key is valid from ${entry.notBefore} on`);
  if (now.getTime() > to && entry.status === 'active') reasons.push(`its key expired at ${entry.notAfter}${successor}`);
  if ((parseTime(entry.namespaceProof.verifiedAt) ?? Infinity) > now.getTime())
    reasons.push('the proof of its namespace is in the future');
  return reasons.length === 0 ? { state: 'active' } : { state: 'ineligible', reasons };
}
