import type { CartridgeStore } from '../../core/cartridge/store.ts';
import { HEAD_BYTES } from '../../core/source/file-kind.ts';
import { digestOfSource } from '../../core/value/byte-source.ts';

/**
 * The sha256 of a file of any kind and size, which is never held as a whole.
 *
 * @returns 64 lower-case hex digits, and the first bytes, by which its kind is told
 * @throws UserError `unreadable-file`; `changed` when it was written to meanwhile
 */
export function digestOfFile(
  store: CartridgeStore,
  path: string,
): { readonly sha256: string; readonly head: Uint8Array } {
  const file = store.open(path);
  try {
    const { source } = file;
    const head = source.read(0, Math.min(HEAD_BYTES, source.size)).slice();
    const digest = digestOfSource(source);
    file.assertUnchanged();
    return { sha256: digest.slice('sha256:'.length), head };
  } finally {
    file.close();
  }
}
