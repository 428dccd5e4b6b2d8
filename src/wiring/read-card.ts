import { resolve } from 'node:path';
import type { BytesOf } from '../adapters/sqlite/store.ts';
import type { ReadCard } from '../app/readiness/ready.ts';
import { UserError } from '../core/result/errors.ts';
import type { FileSystem } from '../ports.ts';

/**
 * The reader of cartridges' cards for readiness. A cartridge that is not whole staffs nobody: what it says of itself, its ROM
 * digest above all, is only believed after it was verified. The SQLite code is loaded with the first cartridge.
 *
 * @param bytesOf where `fs` does not stand on disk
 */
export function readCard(fs: FileSystem, bytesOf?: BytesOf): ReadCard {
  return async (path, profile) => {
    const { readCartridgeCard } = await import('../adapters/sqlite/card.ts');
    const card = await readCartridgeCard(resolve(fs.cwd, path), profile, path, bytesOf?.(path));
    const { cartridgeStore } = await import('../adapters/sqlite/store.ts');
    const { plainDemands, signatureState } = await import('../app/trust/verify.ts');
    const { signature, outcome } = await signatureState(
      { fs, store: cartridgeStore(fs.cwd, bytesOf) },
      path,
      profile,
      plainDemands(new Date()),
    );
    const broken = outcome.checks.find(({ ok, id }) => !ok && !(signature === 'unsigned' && id === 'signature'));
    if (broken !== undefined) throw new UserError('not-whole', `${outcome.trust}: ${broken.message}`, { path });
    return { path, name: card.name, role: card.role, romDigest: card.romDigest, capabilities: card.capabilities };
  };
}
