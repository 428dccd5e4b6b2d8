import { sha256Digest } from '../value/digest.ts';
import { canonicalize } from '../value/canonical-json.ts';
import type { FormatProfile } from '../../ids.ts';
import { blobName, EMPTY_CONFIG, LAYOUT_FILE, OCI } from './media-types.ts';
import type { Descriptor } from './documents.ts';

/** A cartridge as it is packed; tags differ. */
export interface PackedCartridge {
  readonly tag: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * An OCI image layout (image-spec 1.1) of cartridges. The same contents give the same bytes: there is no time, and everything is in
 * code-point order.
 *
 * @returns the contents of its files by their paths with `/`, sorted, `index.json` last, so that what is written in this order is no
 *   layout before it is whole; and the digest of the OCI manifest of each cartridge, in the order in which they are given
 */
export function writeLayout(
  cartridges: readonly PackedCartridge[],
  { cartridgeMediaType }: FormatProfile,
): { readonly files: ReadonlyMap<string, Uint8Array>; readonly digests: readonly string[] } {
  const blobs = new Map<string, Uint8Array>();
  const blob = (mediaType: string, bytes: Uint8Array): Pick<Descriptor, 'mediaType' | 'digest' | 'size'> => {
    const digest = sha256Digest(bytes);
    blobs.set(blobName(digest), bytes);
    return { mediaType, digest, size: bytes.length };
  };
  const entries = cartridges.map(({ tag, name, bytes }) => {
    const layer = { ...blob(cartridgeMediaType, bytes), annotations: { [OCI.title]: name } };
    const artifact = { artifactType: cartridgeMediaType, config: blob(OCI.empty, EMPTY_CONFIG), layers: [layer] };
    const manifest = blob(OCI.manifest, encode({ schemaVersion: 2, mediaType: OCI.manifest, ...artifact }));
    return { ...manifest, artifactType: cartridgeMediaType, annotations: { [OCI.refName]: tag } };
  });
  const files = new Map([
    ...[...blobs].sort(by(([path]) => path)),
    [LAYOUT_FILE, encode({ imageLayoutVersion: OCI.layoutVersion })],
    [
      'index.json',
      encode({
        schemaVersion: 2,
        mediaType: OCI.index,
        manifests: [...entries].sort(by(({ annotations }) => annotations[OCI.refName])),
      }),
    ],
  ]);
  return { files, digests: entries.map(({ digest }) => digest) };
}

function encode(value: object): Uint8Array {
  return new TextEncoder().encode(canonicalize(value));
}

function by<T>(key: (item: T) => string): (a: T, b: T) => number {
  return (a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0);
}
