import type { BytesOf } from '../adapters/sqlite/place.ts';
import type { SignatureOf } from '../app/package/subject.ts';
import type { DemandsOf } from '../app/policy/demands.ts';
import type { FileSystem } from '../ports.ts';

/**
 * Judges cartridges' signatures for a handshake. The SQLite code is loaded with the first cartridge.
 *
 * @param demandsOf what is demanded of a signature; asked for once, with the first cartridge
 * @param bytesOf where `fs` is not on disk
 */
export function signatureOf(fs: FileSystem, demandsOf: DemandsOf, bytesOf?: BytesOf): SignatureOf {
  let demands: ReturnType<DemandsOf> | undefined;
  return async (path) => {
    const { cartridgeStore } = await import('../adapters/sqlite/store.ts');
    const { signatureState } = await import('../app/trust/verify.ts');
    const ports = { fs, store: cartridgeStore(fs.cwd, bytesOf) };
    demands ??= demandsOf();
    return signatureState(ports, path, await demands);
  };
}
