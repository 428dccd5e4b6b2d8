import type { PublicKey } from '../../core/dsse/public-key.ts';
import { UserError } from '../../core/result/errors.ts';
import { cartridgePaths } from '../project/cartridge-files.ts';
import { isCalPath, verifyFile, type VerifyDemands, type VerifyPorts } from './verify.ts';

/** A signature that is there. */
export interface EarlySignature {
  readonly path: string;
  /** RFC 3339. */
  readonly signedAt: string;
}

/**
 * The earliest signature of each key over a cartridge or a CAL below the working directory, ignored by git or not, by the key's id. A
 * registry in which a key counts from a later moment on would call them no.
 */
export async function earliestSignatures(
  ports: VerifyPorts,
  keys: readonly PublicKey[],
  plain: VerifyDemands,
): Promise<ReadonlyMap<string, EarlySignature>> {
  const demands = { ...plain, policy: { ...plain.policy, publicKeys: keys } };
  const earliest = new Map<string, EarlySignature>();
  const cals = ports.fs.list('.').filter((path) => isCalPath(path));
  for (const path of [...cartridgePaths(ports.fs, ['.']), ...cals]) {
    try {
      const { trust, keyids, signedAt } = (await verifyFile(ports, path, demands)).outcome;
      if (trust !== 'trusted' || signedAt === null) continue;
      for (const keyid of keyids) {
        const known = earliest.get(keyid);
        if (known === undefined || Date.parse(signedAt) < Date.parse(known.signedAt))
          earliest.set(keyid, { path, signedAt });
      }
    } catch (error) {
      // What cannot be read has no signature that counts.
      if (!(error instanceof UserError)) throw error;
    }
  }
  return earliest;
}
