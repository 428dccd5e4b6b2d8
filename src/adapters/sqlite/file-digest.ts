import { runningSha256, sha256Digest } from '../../core/value/digest.ts';
import { openFileSource } from './file-source.ts';

/** Bytes that are read at once. */
const STEP = 1024 * 1024;

/**
 * The sha256 of a cartridge file, `sha256:` and hex: a large file is never held as a whole.
 *
 * @param absolutePath a cartridge file
 * @param shown the path in messages
 * @param bytes taken instead of the file
 * @throws UserError `unreadable-file`, or `changed` when it was written to meanwhile
 */
export function fileDigest(absolutePath: string, shown: string, bytes?: Uint8Array): string {
  if (bytes !== undefined) return sha256Digest(bytes);
  const source = openFileSource(absolutePath, shown);
  try {
    const digest = runningSha256();
    for (let at = 0; at < source.size; at += STEP) digest.update(source.read(at, STEP));
    source.assertUnchanged();
    return digest.finish();
  } finally {
    source.close();
  }
}
