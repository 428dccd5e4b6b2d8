import type { CartridgeStore, CartridgeFile } from '../../core/cartridge/store.ts';
import { HEAD_BYTES, foreignToCartridges } from '../../core/source/file-kind.ts';
import { digestOfSource } from '../../core/value/byte-source.ts';
import { UserError } from '../../core/result/errors.ts';
import type { FormatProfile } from '../../ids.ts';

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

/** What is read by `verify` and `sign`, for messages. */
const READ = 'give a cartridge, or a CAL called *.cal.json or *.cal.yaml';

/**
 * Stops at a file that is not a cartridge of the profile: it is not tampered with, it only does not belong here.
 *
 * @throws UserError `not-a-cartridge` that says what the file is
 */
export function refuseForeign({ source }: CartridgeFile, path: string, profile: FormatProfile): void {
  const foreign = foreignToCartridges(source.read(0, Math.min(HEAD_BYTES, source.size)), profile);
  if (foreign === undefined) return;
  const { what, help = READ } = foreign;
  throw new UserError('not-a-cartridge', `it is ${what}`, { path, help });
}
