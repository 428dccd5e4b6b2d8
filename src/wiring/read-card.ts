import type { BytesOf } from '../adapters/sqlite/place.ts';
import type { ReadCard } from '../app/readiness/staff.ts';
import { UserError } from '../core/result/errors.ts';
import type { SignatureState, VerifyPorts } from '../app/trust/verify.ts';
import type { Card } from '../core/cartridge/sqlite/read-card.ts';
import type { FormatProfile } from '../ids.ts';
import type { Clock, FileSystem } from '../ports.ts';

/**
 * The reader of cartridges' cards for readiness. A cartridge that is not whole fills no slot: what it says of itself, its ROM
 * digest above all, is only believed after it was verified. The SQLite code is loaded with the first cartridge.
 *
 * @param bytesOf where `fs` does not stand on disk
 */
export function readCard(fs: FileSystem, bytesOf?: BytesOf, clock: Clock = { now: () => new Date() }): ReadCard {
  return async (path, profile) => {
    const { cartridgeStore } = await import('../adapters/sqlite/store.ts');
    const { holdFile } = await import('../app/trust/held-file.ts');
    const store = cartridgeStore(fs.cwd, bytesOf);
    // What it says of itself is believed by the signature over these very bytes.
    const held = holdFile({ fs, store }, path);
    const { card, signature, outcome } = await verified(held.ports, path, profile, clock.now()).finally(() =>
      held.close(),
    );
    const broken = outcome.checks.find(({ ok, id }) => !ok && !(signature === 'unsigned' && id === 'signature'));
    if (broken !== undefined) throw new UserError('not-whole', `${outcome.trust}: ${broken.message}`, { path });
    const { name, role, romDigest, capabilities, cartridgeId, version } = card;
    const { digestOfFile } = await import('../app/trust/files.ts');
    const file = {
      signedBy: [...outcome.keyids].sort(),
      digest: () => `sha256:${digestOfFile(store, path).sha256}`,
    };
    return { path, name, role, romDigest, capabilities, id: artifactOf(cartridgeId, version), version, file };
  };
}

async function verified(
  ports: VerifyPorts,
  path: string,
  profile: FormatProfile,
  now: Date,
): Promise<{ readonly card: Card } & Pick<SignatureState, 'signature' | 'outcome'>> {
  const { readCartridgeCard } = await import('../adapters/sqlite/card.ts');
  const { plainDemands, signatureState } = await import('../app/trust/verify.ts');
  const card = await readCartridgeCard(ports.store, path, profile);
  const { signature, outcome } = await signatureState(ports, path, profile, plainDemands(now));
  return { card, signature, outcome };
}

/** `PUBLISHER/NAME` of the id that a cartridge states, which is that and `@VERSION`. */
function artifactOf(cartridgeId: string, version: string): string {
  return cartridgeId.endsWith(`@${version}`) ? cartridgeId.slice(0, -version.length - 1) : cartridgeId;
}
