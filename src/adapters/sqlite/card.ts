import { UserError } from '../../core/result/errors.ts';
import { type Card, openCartridge, readCard } from '../../core/cartridge/sqlite/read-card.ts';
import { withCartridge, type CartridgeStore } from '../../core/cartridge/store.ts';
import { CartridgeFault } from '../../core/result/fault.ts';
import type { FormatProfile } from '../../ids.ts';

/**
 * Reads what a cartridge says of itself. It is quick and safe on a hostile file, and it proves nothing: `verify` does.
 *
 * @throws UserError as the store, or `bad-cartridge` with the reason; a cartridge of another profile names the setting
 */
export function readCartridgeCard(store: CartridgeStore, path: string, profile: FormatProfile): Promise<Card> {
  return withCartridge(store, path, async ({ source, inflate }) =>
    readCard(openCartridge(source, profile, inflate)),
  ).catch((error: unknown) => {
    if (!(error instanceof CartridgeFault)) throw error;
    const help =
      error.check === 'identity' ? 'name the profile that it was built for, if it is a cartridge' : undefined;
    const message = `not a cartridge that can be read: ${error.message}`;
    throw new UserError('bad-cartridge', message, { path, help, cause: error });
  });
}
