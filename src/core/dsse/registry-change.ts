/** Changes of a trust registry (docs/keys.md): what each does to the entries, and when it is refused. None widens what is trusted unasked. */
import { UserError } from '../result/errors.ts';
import { quote } from '../text/printable.ts';
import type { PublicKey } from './public-key.ts';
import { parseTime } from './statement.ts';
import { githubOwner, type NamespaceProof, type RegistryEntry, type RegistryFile } from './trust-registry.ts';

/** A member of an entry that changes; null for one that was not there. */
export interface EntryChange {
  readonly keyid: string;
  readonly field: keyof RegistryEntry;
  readonly before: string | null;
  readonly after: string;
}

/** What a change makes of a registry. Nothing is left out of it but by {@link EntryChange}. */
export interface RegistryChange {
  readonly changed: readonly EntryChange[];
  readonly added: readonly RegistryEntry[];
}

const DAY = 24 * 60 * 60 * 1000;

/** A time as registries write it: RFC 3339 in UTC, without fractions of a second. */
export function registryTime(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}

/** When a key is valid; times in milliseconds since 1970. */
export interface Validity {
  readonly from: number;
  readonly until: number;
}

/**
 * The proof of a publisher's name, as the person who adds it states it.
 *
 * @param stated `dns`, or the subject of an OpenID Connect token, `repo:OWNER/…`
 * @param prefix of the format profile
 * @throws UserError `bad-trust-change` when it is neither, or proves no such name
 */
export function proofOf(publisherId: string, stated: string, at: number, prefix: string): NamespaceProof {
  const verifiedAt = registryTime(at);
  const owner = githubOwner(publisherId);
  if (stated.startsWith('repo:')) {
    if (owner === undefined)
      throw refusal(
        `a GitHub token cannot prove ${quote(publisherId)}, which is not a GitHub name`,
        'use the proof dns after you have seen the DNS record',
      );
    const oidcIssuer = 'https://token.actions.githubusercontent.com';
    return { method: 'github-oidc', oidcSubject: stated, oidcIssuer, verifiedAt };
  }
  if (stated !== 'dns')
    throw refusal(
      `${quote(stated)} is not proof of a name`,
      'allowed: dns for a DNS record that you have seen, repo:OWNER/NAME for a GitHub token',
    );
  if (owner !== undefined)
    throw refusal(
      `a DNS record cannot prove ${quote(publisherId)}, which is a GitHub name`,
      `use the proof repo:${owner}/NAME after you have seen a token of that repository`,
    );
  const domain = (publisherId.split('/')[0] ?? '').split('.').toReversed().join('.');
  return { method: 'dns-txt', txtRecord: `_${prefix}-challenge.${domain}`, verifiedAt };
}

/** The entry of a trusted key. */
export function newEntry(
  key: PublicKey,
  publisherId: string,
  validity: Validity,
  namespaceProof: NamespaceProof,
): RegistryEntry {
  return {
    keyid: key.keyid,
    publisherId,
    algorithm: 'ed25519',
    publicKeyPem: key.pem,
    status: 'active',
    notBefore: registryTime(validity.from),
    notAfter: registryTime(validity.until),
    namespaceProof,
  };
}

/**
 * Adds keys.
 *
 * @throws UserError `bad-trust-change` for a key that is there, in whatever state: a revoked one never comes back
 */
export function addKeys({ keys }: Pick<RegistryFile, 'keys'>, added: readonly RegistryEntry[]): RegistryChange {
  for (const { keyid } of added) {
    const known = keys.find((entry) => entry.keyid === keyid);
    if (known !== undefined)
      throw refusal(
        `the key ${keyid} is there already, as ${stateWords(known)}`,
        known.status === 'revoked' ? 'make a new key: a revoked one never comes back' : 'every key is once',
      );
  }
  return { changed: [], added };
}

export interface Rotation {
  readonly from: RegistryEntry;
  readonly to: PublicKey;
  /** When the change happens; milliseconds since 1970. */
  readonly at: number;
  /** When the new key becomes valid; without it, at the change. */
  readonly first?: number;
  /** For how long the old one stays valid after that, in days. */
  readonly overlap: number;
  /** Last moment of the new key; without it, it lives as long as the old one was to. */
  readonly until: number | undefined;
}

/**
 * Lets a new key follow one of the registry. The old one ends with the overlap, and never later than it would have.
 *
 * @throws UserError `bad-trust-change` for a key that is not active at that time or has a successor
 */
export function rotateKey(
  file: Pick<RegistryFile, 'keys'>,
  { from, to, at, first = at, overlap, until }: Rotation,
): RegistryChange {
  const life = lifeOf(from, at);
  const next = from.rotatedTo ?? null;
  if (next !== null) throw refusal(`the key ${from.keyid} has a successor already: ${next}`, 'rotate that one');
  if (life !== 'active')
    throw refusal(
      `the key ${from.keyid} is ${life === 'compromised' ? 'revoked as compromised' : life} at ${registryTime(at)}`,
      'only an active key can be replaced; add the new one with trust add',
    );
  const [begin, end] = [timeOf(from.notBefore), timeOf(from.notAfter)];
  const ends = at + overlap * DAY;
  const entry = {
    ...newEntry(to, from.publisherId, { from: first, until: until ?? at + (end - begin) }, from.namespaceProof),
    rotatedFrom: from.keyid,
  };
  return {
    ...addKeys(file, [entry]),
    changed: [
      ...(ends < end ? [change(from, 'notAfter', registryTime(ends))] : []),
      change(from, 'rotatedTo', to.keyid),
    ],
  };
}

export const REVOCATION_REASONS = ['key-compromise', 'superseded', 'retired'] as const;
export type RevocationReason = (typeof REVOCATION_REASONS)[number];

/**
 * Revokes a key. A revocation stays: only that of a key which turns out to be compromised gets worse.
 *
 * @returns no change where it says so already
 * @throws UserError `bad-trust-change` for a weaker reason than the one that is there
 */
export function revokeKey(entry: RegistryEntry, reason: RevocationReason, at: number): RegistryChange {
  const { status, revocationReason = null } = entry;
  if (status === 'revoked' && revocationReason === reason) return { changed: [], added: [] };
  if (status === 'revoked' && reason !== 'key-compromise')
    throw refusal(
      `the key ${entry.keyid} is revoked already, as ${revocationReason ?? 'of no stated reason'}`,
      'you cannot undo a revocation; you can only change its reason to key-compromise',
    );
  const changed = [
    ...(status === 'revoked' ? [] : [change(entry, 'status', 'revoked')]),
    ...((entry.revokedAt ?? null) === null ? [change(entry, 'revokedAt', registryTime(at))] : []),
    change(entry, 'revocationReason', reason),
  ];
  return { changed, added: [] };
}

function change(
  entry: RegistryEntry,
  field: 'status' | 'notAfter' | 'rotatedTo' | 'revokedAt' | 'revocationReason',
  after: string,
): EntryChange {
  return { keyid: entry.keyid, field, before: entry[field] ?? null, after };
}

/** Where a key is in its life. */
export type KeyLife = 'not yet valid' | 'active' | 'expired' | 'revoked' | 'compromised';

/** Where a key is in its life at a time, in milliseconds since 1970; both ends of its validity belong to it. */
export function lifeOf({ status, revocationReason, notBefore, notAfter }: RegistryEntry, at: number): KeyLife {
  if (status === 'revoked') return revocationReason === 'key-compromise' ? 'compromised' : 'revoked';
  if (status === 'expired' || at > timeOf(notAfter)) return 'expired';
  return at < timeOf(notBefore) ? 'not yet valid' : 'active';
}

function stateWords({ status, revocationReason }: RegistryEntry): string {
  return status === 'revoked' ? `revoked (${revocationReason ?? 'no reason stated'})` : status;
}

/**
 * The entry that a user means.
 *
 * @param named a whole keyid, or its beginning with at least 8 hex digits, with or without `ed25519:`
 * @throws UserError `bad-trust-change` when none or several are meant
 */
export function entryNamed({ keys }: Pick<RegistryFile, 'keys'>, named: string): RegistryEntry {
  const [, digits] = /^(?:ed25519:)?([0-9a-f]{8,64})$/.exec(named) ?? [];
  if (digits === undefined)
    throw refusal(`${quote(named)} is not a keyid`, 'a keyid as trust show prints it, or at least 8 of its hex digits');
  const meant = keys.filter(({ keyid }) => keyid.startsWith(`ed25519:${digits}`));
  const [entry, other] = meant;
  if (entry === undefined) throw refusal(`no key of the registry is called ${named}`, 'trust show lists the keys');
  if (other !== undefined) throw refusal(`${meant.length} keys begin with ${named}`, 'give more digits');
  return entry;
}

function timeOf(text: string): number {
  return parseTime(text) ?? Number.NaN;
}

function refusal(message: string, help: string): UserError {
  return new UserError('bad-trust-change', message, { help });
}
