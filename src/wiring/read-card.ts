import type { BytesOf } from '../adapters/sqlite/place.ts';
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
    const { cartridgeStore } = await import('../adapters/sqlite/store.ts');
    const store = cartridgeStore(fs.cwd, bytesOf);
    const card = await readCartridgeCard(store, path, profile);
    const { plainDemands, signatureState } = await import('../app/trust/verify.ts');
    const { signature, outcome } = await signatureState({ fs, store }, path, profile, plainDemands(new Date()));
    const broken = outcome.checks.find(({ ok, id }) => !ok && !(signature === 'unsigned' && id === 'signature'));
    if (broken !== undefined) throw new UserError('not-whole', `${outcome.trust}: ${broken.message}`, { path });
    return { path, name: card.name, role: card.role, romDigest: card.romDigest, capabilities: card.capabilities };
  };
}
