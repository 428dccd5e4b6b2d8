import type { FileSource } from './file-source.ts';

/** A cartridge that stands in memory: its bytes come from git's objects, and no file has them. */
export function bytesSource(bytes: Uint8Array): FileSource {
  // The slices of a Buffer are views, and a reader may keep a page (file-source.ts).
  const own = new Uint8Array(bytes);
  return {
    size: own.length,
    read: (offset, length) => own.subarray(offset, offset + length),
    assertUnchanged: () => undefined,
    close: () => undefined,
  };
}
