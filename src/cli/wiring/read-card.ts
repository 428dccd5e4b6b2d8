import { resolve } from 'node:path';
import type { ReadCard } from '../../app/ready.ts';
import type { FileSystem } from '../../ports.ts';

/** The reader of cartridges' cards for readiness; the SQLite code is loaded with the first cartridge. */
export function readCard(fs: FileSystem): ReadCard {
  return async (path, profile) => {
    const { readCartridgeCard } = await import('../../adapters/sqlite/card.ts');
    const card = await readCartridgeCard(resolve(fs.cwd, path), profile, path);
    return { path, name: card.name, role: card.role, romDigest: card.romDigest, capabilities: card.capabilities };
  };
}
