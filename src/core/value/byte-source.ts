import { runningSha256 } from './digest.ts';

/** The bytes of one file that was opened once: whatever is at its path later is never looked at. */
export interface ByteSource {
  /** Length in bytes when it was opened. */
  readonly size: number;
  /**
   * @returns `length` bytes from `offset`, fewer at the end; valid until the next call
   */
  read(offset: number, length: number): Uint8Array;
}

/** Bytes that are read at once for a digest. */
const PIECE = 1024 * 1024;

/** The sha256 of all bytes of a source, `sha256:` and hex: a large one is never held as a whole. */
export function digestOfSource(source: ByteSource): string {
  const digest = runningSha256();
  for (let at = 0; at < source.size; at += PIECE) digest.update(source.read(at, Math.min(PIECE, source.size - at)));
  return digest.finish();
}
