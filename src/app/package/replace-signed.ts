import { looksLikeDatabase } from '../../core/cartridge/sqlite/header.ts';
import { openCartridge } from '../../core/cartridge/sqlite/read-card.ts';
import type { CartridgeFile, CartridgeStore } from '../../core/cartridge/store.ts';
import { UserError } from '../../core/result/errors.ts';
import { CartridgeFault } from '../../core/result/fault.ts';
import { PREFIXES, PROFILES } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';

/**
 * Keeps an unsigned cartridge from taking the place of a signed one: the signature may be all that is left of a key.
 *
 * @param out where the unsigned one is to be written
 * @throws UserError `signed-cartridge` when a signed cartridge of any profile is there, or a database of which that cannot be determined
 */
export function refuseToReplaceSigned(
  ports: { readonly fs: FileSystem; readonly store: CartridgeStore },
  out: string,
): void {
  if (ports.fs.kind(out) !== 'file') return;
  const file = ports.store.open(out);
  try {
    if (!looksLikeDatabase(file.source.read(0, 16))) return;
    const signed = isSigned(file);
    if (signed === false) return;
    const what = signed === true ? 'a signed cartridge' : 'a database that may be a signed cartridge';
    throw new UserError('signed-cartridge', `${what} is there, and the new one has no signature`, {
      path: out,
    });
  } finally {
    file.close();
  }
}

function isSigned(file: CartridgeFile): boolean | undefined {
  for (const prefix of PREFIXES) {
    try {
      const { reader, schema } = openCartridge(file.source, PROFILES[prefix], file.inflate);
      const signatures = schema.get('signatures');
      return signatures !== undefined && reader.countRows(signatures.tree, 1) > 0;
    } catch (error) {
      if (!(error instanceof CartridgeFault)) throw error;
    }
  }
  return undefined;
}
