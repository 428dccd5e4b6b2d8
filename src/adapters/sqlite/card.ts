import { UserError } from '../../core/result/errors.ts';
import type { Card } from '../../core/cartridge/sqlite/card.ts';
import { CartridgeFault } from '../../core/result/fault.ts';
import { openCartridge, readCard } from '../../core/cartridge/sqlite/read-card.ts';
import type { FormatProfile } from '../../ids.ts';
import { bytesSource } from './bytes-source.ts';
import { openFileSource } from './file-source.ts';
import { inflate } from './inflate.ts';

/**
 * Reads what a cartridge says of itself. It is quick and safe on a hostile file, and it proves nothing: `verify` does.
 *
 * @param absolutePath a cartridge file
 * @param shown the path in messages
 * @param bytes read instead of the file
 * @throws UserError `unreadable-file`, or `bad-cartridge` with the reason; a cartridge of another profile names the setting
 */
export async function readCartridgeCard(
  absolutePath: string,
  profile: FormatProfile,
  shown?: string,
  bytes?: Uint8Array,
): Promise<Card> {
  const source = bytes === undefined ? openFileSource(absolutePath, shown) : bytesSource(bytes);
  try {
    return await readCard(openCartridge(source, profile, inflate));
  } catch (error) {
    if (!(error instanceof CartridgeFault)) throw error;
    throw new UserError('bad-cartridge', `not a cartridge that can be read: ${error.message}`, {
      path: shown ?? absolutePath,
      cause: error,
    });
  } finally {
    source.close();
  }
}
