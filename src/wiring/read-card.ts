import type { BytesOf } from '../adapters/sqlite/place.ts';
import type { StaffPorts } from '../app/readiness/staff.ts';
import { UserError } from '../core/result/errors.ts';
import type { FileSystem } from '../ports.ts';

/**
 * The reader of cartridges' cards for readiness. A cartridge that is not whole, or not signed as its project demands, fills no slot:
 * what it says of itself, its ROM digest above all, is only believed after it was verified. The SQLite code is loaded with the first
 * project that has a cartridge.
 *
 * @param bytesOf where `fs` is not on disk
 */
export function cardReader(fs: FileSystem, bytesOf?: BytesOf): StaffPorts['cardReader'] {
  return async (demandsOf) => {
    const { cartridgeStore } = await import('../adapters/sqlite/store.ts');
    const { readCartridgeCard } = await import('../adapters/sqlite/card.ts');
    const { holdFile } = await import('../app/trust/held-file.ts');
    const { signatureState } = await import('../app/trust/verify.ts');
    const demands = await demandsOf();
    // Unsigned cartridges are at work before they are released; a key that is given asks for its signature.
    const mayLack = demands.policy.publicKeys.length === 0;
    const store = cartridgeStore(fs.cwd, bytesOf);
    return async (path) => {
      // What it says of itself is believed by the signature over these very bytes.
      const held = holdFile({ fs, store }, path);
      try {
        const card = await readCartridgeCard(held.ports.store, path, demands.policy.profile);
        const { signature, outcome } = await signatureState(held.ports, path, demands);
        const broken = outcome.checks.find(
          ({ ok, id }) => !ok && !(mayLack && signature === 'unsigned' && id === 'signature'),
        );
        if (broken !== undefined) throw new UserError('not-whole', `${outcome.trust}: ${broken.message}`, { path });
        const { name, role, romDigest, capabilities, cartridgeId, version } = card;
        const file = { signedBy: [...outcome.keyids].sort(), digest: outcome.fileDigest ?? '' };
        const id = artifactOf(cartridgeId, version);
        return { path, name, role, romDigest, capabilities, id, version, trust: outcome.trust, file };
      } finally {
        held.close();
      }
    };
  };
}

/** `PUBLISHER/NAME` of the id that a cartridge states, which is that and `@VERSION`. */
function artifactOf(cartridgeId: string, version: string): string {
  return cartridgeId.endsWith(`@${version}`) ? cartridgeId.slice(0, -version.length - 1) : cartridgeId;
}
