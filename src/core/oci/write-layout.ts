import { sha256Digest } from '../value/digest.ts';
import { canonicalize } from '../value/canonical-json.ts';
import type { FormatProfile } from '../../ids.ts';
import {
  blobName,
  EMPTY_CONFIG,
  fallbackTag,
  LAYOUT_FILE,
  OCI,
  referrersAnnotation,
  referrerType,
  type ReferrerKind,
} from './media-types.ts';

/** A file that refers to a cartridge. */
export interface PackedReferrer {
  readonly kind: ReferrerKind;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A cartridge as it is packed; tags differ, and so do the names of its referrers. */
export interface PackedCartridge {
  readonly tag: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly referrers: readonly PackedReferrer[];
}

interface Descriptor {
  readonly mediaType: string;
  readonly digest: string;
  readonly size: number;
}

/**
 * An OCI image layout (image-spec 1.1) of cartridges and what refers to them: the contents of its files by their paths. The same
 * contents give the same bytes: there is no time, and everything is in code-point order.
 *
 * @returns paths with `/`, sorted; `index.json` is the last, so that what is written in this order is no layout before it is whole
 */
export function writeLayout(
  cartridges: readonly PackedCartridge[],
  profile: FormatProfile,
): ReadonlyMap<string, Uint8Array> {
  const blobs = new Map<string, Uint8Array>();
  const blob = (mediaType: string, bytes: Uint8Array): Descriptor => {
    const digest = sha256Digest(bytes);
    blobs.set(blobName(digest), bytes);
    return { mediaType, digest, size: bytes.length };
  };
  const json = (mediaType: string, value: object): Descriptor =>
    blob(mediaType, encode({ schemaVersion: 2, mediaType, ...value }));
  const artifact = (artifactType: string, name: string, bytes: Uint8Array, more: object = {}): Entry => {
    const layer = { ...blob(artifactType, bytes), annotations: { [OCI.title]: name } };
    const config = blob(OCI.empty, EMPTY_CONFIG);
    return { ...json(OCI.manifest, { artifactType, config, layers: [layer], ...more }), artifactType };
  };
  const entries = [...cartridges].sort(by(({ tag }) => tag)).flatMap(({ tag, name, bytes, referrers }) => {
    const packed = [...new Set(referrers.map((each) => sha256Digest(each.bytes)))].sort();
    const annotations = packed.length === 0 ? {} : { annotations: { [referrersAnnotation(profile)]: packed.join() } };
    const { artifactType, ...subject } = artifact(profile.cartridgeMediaType, name, bytes, annotations);
    const attached = [...referrers]
      .sort(by((each) => `${each.kind} ${each.name}`))
      .map((each) => artifact(referrerType(each.kind, profile), each.name, each.bytes, { subject }));
    const named = { ...subject, artifactType, annotations: { [OCI.refName]: tag } };
    if (attached.length === 0) return [named];
    const index = json(OCI.index, { manifests: attached });
    return [named, ...attached, { ...index, annotations: { [OCI.refName]: fallbackTag(subject.digest) } }];
  });
  return new Map([
    ...[...blobs].sort(by(([path]) => path)),
    [LAYOUT_FILE, encode({ imageLayoutVersion: OCI.layoutVersion })],
    ['index.json', encode({ schemaVersion: 2, mediaType: OCI.index, manifests: entries })],
  ]);
}

type Entry = Descriptor & { readonly artifactType: string };

function encode(value: object): Uint8Array {
  return new TextEncoder().encode(canonicalize(value));
}

function by<T>(key: (item: T) => string): (a: T, b: T) => number {
  return (a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0);
}
