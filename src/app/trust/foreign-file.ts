import { UserError } from '../../core/result/errors.ts';
import { foreignToCartridges, HEAD_BYTES } from '../../core/source/file-kind.ts';
import type { CartridgeFile } from '../../core/cartridge/store.ts';
import type { FormatProfile } from '../../ids.ts';

/** What is read by `verify` and `sign`, for messages. */
const READ = 'a cartridge, or a CAL called *.cal.json or *.cal.yaml, belongs here';

/**
 * Stops at a file that is no cartridge of the profile: nobody tampered with it, it only does not belong here.
 *
 * @throws UserError `not-a-cartridge` that says what the file is
 */
export function refuseForeign({ source }: CartridgeFile, path: string, profile: FormatProfile): void {
  const foreign = foreignToCartridges(source.read(0, Math.min(HEAD_BYTES, source.size)), profile);
  if (foreign === undefined) return;
  const { what, help = READ } = foreign;
  throw new UserError('not-a-cartridge', `it is ${what}`, { path, help });
}
