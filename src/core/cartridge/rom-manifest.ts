/** The ROM integrity manifest (docs/format.md 13): the list that is signed, and its digest. */
import { canonicalize } from '../value/canonical-json.ts';
import { runningSha256, sha256Digest } from '../value/digest.ts';

export type Canon = 'raw' | 'jcs-rfc8785';
/** Kinds as the published format writes them: meta values and capabilities share one. */
export type Kind = 'sqlar' | 'memory' | 'cartridge';

/** One ROM object, computed from the live bytes. */
export interface RomObject {
  readonly kind: Kind;
  readonly sourceRef: string;
  /** `sha256:` and hex. */
  readonly oid: string;
  readonly canon: Canon;
  /** Bytes of the content; of the value for a meta value. */
  readonly sz: number;
}

/** The kind that a source reference implies, so that an unsigned column cannot change it. */
export function kindOf(sourceRef: string): Kind {
  if (sourceRef.startsWith('memory:')) return 'memory';
  return sourceRef.startsWith('cartridge:') || sourceRef.startsWith('capability:') ? 'cartridge' : 'sqlar';
}

export function canonOf(kind: Kind): Canon {
  return kind === 'sqlar' ? 'raw' : 'jcs-rfc8785';
}

/** The object of a meta value: the canonical JSON of key and value is what is hashed. */
export function metaObject(key: string, value: string): RomObject {
  const sourceRef = `cartridge:${key}`;
  const sz = new TextEncoder().encode(value).length;
  return { kind: 'cartridge', sourceRef, oid: sha256Digest(canonicalize({ key, value })), canon: 'jcs-rfc8785', sz };
}

/** The object of a row whose stored text is hashed as it is: a capability or a memory. */
export function textObject(sourceRef: string, stored: string): RomObject {
  const bytes = new TextEncoder().encode(stored);
  const kind = kindOf(sourceRef);
  return { kind, sourceRef, oid: sha256Digest(bytes), canon: 'jcs-rfc8785', sz: bytes.length };
}

/** Sorts by kind, then source reference, in code-point order (which UTF-8 keeps). */
export function sortObjects(objects: Iterable<RomObject>): RomObject[] {
  const compare = (a: string, b: string): number => (a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return [...objects].sort((a, b) => compare(a.kind, b.kind) || compare(a.sourceRef, b.sourceRef));
}

/**
 * The ROM digest: sha256 over the RFC 8785 form of the sorted list of `{sourceRef, oid, canon, sz}`.
 *
 * @returns `sha256:` and hex
 */
export function romDigest(objects: Iterable<RomObject>): string {
  const digest = runningSha256();
  const encoder = new TextEncoder();
  let separator = '[';
  for (const { sourceRef, oid, canon, sz } of sortObjects(objects)) {
    digest.update(encoder.encode(separator + canonicalize({ sourceRef, oid, canon, sz })));
    separator = ',';
  }
  digest.update(encoder.encode(separator === '[' ? '[]' : ']'));
  return digest.finish();
}
