/** What a file is, by its first bytes: so that a command that is given another kind can say which, and who reads it. */
import {
  CONFIRMATIONS_SCHEMA_VERSION,
  HOST_SCHEMA_VERSION,
  PACKAGE_SCHEMA_VERSION,
  PREFIXES,
  PROFILES,
  ROSTER_SCHEMA_VERSION,
  type FormatProfile,
} from '../../ids.ts';
import { holdsKey } from '../text/key-text.ts';
import { quote } from '../text/printable.ts';

/** How many bytes of a file are enough for {@link foreignKind}. */
export const HEAD_BYTES = 4096;

/** A file of another kind than the one that is wanted. */
export interface ForeignKind {
  /** With its article, after `it is`: `a host profile`. */
  readonly what: string;
  /** What to do with such a file; undefined where nothing here reads it. */
  readonly help: string | undefined;
}

const MAGIC = 'SQLite format 3\0';

/**
 * What a file is that is not a cartridge of `profile`. A damaged cartridge is still one: either its first bytes or its
 * application_id say so.
 *
 * @param head the first {@link HEAD_BYTES} bytes of the file, fewer when it is shorter
 * @returns undefined for a cartridge of the profile, in no newer version of the format, whole or not
 */
export function foreignToCartridges(head: Uint8Array, profile: FormatProfile): ForeignKind | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.length);
  const word = (at: number): number | undefined => (head.length >= at + 4 ? view.getUint32(at) : undefined);
  const start = Buffer.from(head.subarray(0, MAGIC.length)).toString('latin1');
  const application = word(68);
  const owner = PREFIXES.map((name) => PROFILES[name]).find(({ applicationId }) => applicationId === application);
  const isDatabase = head.length > 0 && MAGIC.startsWith(start);
  if (owner === undefined && !isDatabase) {
    const { what, help } = documentKind(head);
    return { what: `${what}, not a cartridge`, help };
  }
  if (application === undefined) return undefined;
  if (owner === undefined) {
    const hex = `0x${application.toString(16).padStart(8, '0')}`;
    return { what: `an SQLite database that is not a cartridge (its application_id is ${hex})`, help: undefined };
  }
  if (owner !== profile) {
    const what = `a cartridge of prefix ${owner.prefix}; prefix ${profile.prefix} is read here`;
    return { what, help: otherPrefix(owner) };
  }
  const [major, known] = [(word(60) ?? 0) >>> 24, profile.userVersion >>> 24];
  if (!isDatabase || major <= known) return undefined;
  return { what: `a cartridge of format version ${major}; version ${known} is known`, help: 'use a newer cartwright' };
}

/** @returns whether the first bytes of a file are those of an SQLite database, of whatever kind */
export function holdsDatabase(head: Uint8Array): boolean {
  return Buffer.from(head.subarray(0, MAGIC.length)).toString('latin1') === MAGIC;
}

/** What to set so that a document of another prefix is read. */
export function otherPrefix({ prefix }: FormatProfile): string {
  return `to read it, run with --prefix ${prefix}, or set prefix: ${prefix} in cartwright.yaml`;
}

const SCHEMA_VERSION = /(?:^|[{,])[ \t]*["']?schemaVersion["']?[ \t]*:[ \t]*["']?([A-Za-z0-9][\w./-]*)/m;

const UNPACK = 'unpack it first: of an OCI layout the folder is read';

/** What a file is that is not a database. */
export function documentKind(head: Uint8Array): ForeignKind {
  if (head.length === 0) return { what: 'an empty file', help: undefined };
  const text = Buffer.from(head).toString('latin1');
  if (holdsKey(text) || text.startsWith('PuTTY-User-Key-File-'))
    return { what: 'a private key', help: 'keep it secret; sign takes it with --key' };
  if (/-----BEGIN [A-Z0-9 ]*PUBLIC KEY-----/.test(text) || /^(?:ssh|ecdsa)-\S+ AAAA/.test(text))
    return { what: 'a public key', help: 'to verify with it, give it with --public-key' };
  if (text.startsWith('version https://git-lfs')) return { what: 'a Git LFS pointer', help: 'run git lfs pull' };
  if (/^(?:\x1f\x8b|\x28\xb5\x2f\xfd|BZh|\xfd7zXZ)/.test(text)) return { what: 'a compressed file', help: UNPACK };
  if (text.startsWith('ustar', 257)) return { what: 'a tar', help: UNPACK };
  if (head.includes(0)) return { what: 'a binary file of another kind', help: undefined };
  const [, version] = SCHEMA_VERSION.exec(text) ?? [];
  const known = version === undefined ? undefined : kindOfSchemaVersion(version);
  if (known !== undefined) return known;
  return { what: version === undefined ? 'text' : `text of schemaVersion ${quote(version)}`, help: undefined };
}

/** What a document is by its schemaVersion, in any profile, and which command reads it. */
export function kindOfSchemaVersion(version: string): ForeignKind | undefined {
  const own = OWN_KINDS.get(version);
  if (own !== undefined) return own;
  for (const profile of PREFIXES.map((name) => PROFILES[name])) {
    const kind = PREFIXED_KINDS.find(({ field }) => profile[field] === version);
    if (kind !== undefined) return kind;
  }
  return undefined;
}

const OWN_KINDS: ReadonlyMap<string, ForeignKind> = new Map([
  [PACKAGE_SCHEMA_VERSION, { what: 'a package description', help: 'build and manifest read it' }],
  [HOST_SCHEMA_VERSION, { what: 'a host profile', help: 'handshake reads it, with --host' }],
  [
    CONFIRMATIONS_SCHEMA_VERSION,
    { what: 'a file of confirmations', help: 'workflow ready reads it, with --confirmations' },
  ],
  [ROSTER_SCHEMA_VERSION, { what: 'a roster', help: 'workflow ready reads it, with --roster' }],
]);

const PREFIXED_KINDS = [
  { field: 'calSchemaVersion', what: 'a CAL', help: 'lint, workflow ready, sign and verify read it as *.cal.yaml' },
  { field: 'manifestSchemaVersion', what: 'a harness manifest', help: 'handshake and diff read it' },
  { field: 'descriptorSchemaVersion', what: 'a compliance descriptor', help: 'preflight reads it, with --descriptor' },
  { field: 'trustRegistrySchemaVersion', what: 'a trust registry', help: 'verify reads it, with --trust-registry' },
] as const satisfies readonly (ForeignKind & { readonly field: keyof FormatProfile })[];
