import { inflateRawSync } from 'node:zlib';

/** More entries than any report artifact has. */
const ENTRIES = 64;

/**
 * Reads one file out of a ZIP archive in memory; nothing is written anywhere and no name in it is used as a path.
 *
 * @param maxBytes the file is refused when it is larger
 * @returns undefined when the archive is broken, encrypted, has no such file or a larger one
 */
export function readZipEntry(zip: Uint8Array, name: string, maxBytes: number): Uint8Array | undefined {
  const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  try {
    const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
    if (end < 0) return undefined;
    const count = bytes.readUInt16LE(end + 10);
    let at = bytes.readUInt32LE(end + 16);
    for (let i = 0; i < Math.min(count, ENTRIES); i++) {
      if (bytes.readUInt32LE(at) !== 0x02014b50) return undefined;
      const nameLength = bytes.readUInt16LE(at + 28);
      if (bytes.toString('utf8', at + 46, at + 46 + nameLength) === name) return readEntry(bytes, at, maxBytes);
      at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    }
  } catch {
    // Any offset of a broken archive may point outside of it.
  }
  return undefined;
}

function readEntry(bytes: Buffer, at: number, maxBytes: number): Uint8Array | undefined {
  const encrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
  const method = bytes.readUInt16LE(at + 10);
  const packed = bytes.readUInt32LE(at + 20);
  const size = bytes.readUInt32LE(at + 24);
  const local = bytes.readUInt32LE(at + 42);
  if (encrypted || size > maxBytes) return undefined;
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const data = bytes.subarray(start, start + packed);
  if (data.length !== packed) return undefined;
  if (method === 0) return packed === size ? data : undefined;
  if (method !== 8) return undefined;
  // Never more than is stated, which is no more than is allowed: what follows is counted while it comes, and refused.
  const inflated = inflateRawSync(data, { maxOutputLength: Math.max(size, 1) });
  return inflated.length === size ? inflated : undefined;
}
