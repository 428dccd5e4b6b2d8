import type { BytesOf } from '../adapters/sqlite/place.ts';
import type { SignatureOf } from '../app/package/subject.ts';
import type { VerifyDemands } from '../app/trust/verify.ts';
import type { FileSystem } from '../ports.ts';
import type { FormatProfile } from '../ids.ts';

/**
 * Judges cartridges' signatures for a handshake. The SQLite code is loaded with the first cartridge.
 *
 * @param demandsOf what is demanded of a signature; asked for once, with the first cartridge
 * @param bytesOf where `fs` is not on disk
 */
export function signatureOf(
  fs: FileSystem,
  profile: FormatProfile,
  demandsOf: () => Promise<VerifyDemands>,
  bytesOf?: BytesOf,
): SignatureOf {
  let demands: Promise<VerifyDemands> | undefined;
  return async (path) => {
    const { cartridgeStore } = await import('../adapters/sqlite/store.ts');
    const { signatureState } = await import('../app/trust/verify.ts');
    const ports = { fs, store: cartridgeStore(fs.cwd, bytesOf) };
    demands ??= demandsOf();
    return signatureState(ports, path, profile, await demands);
  };
}
