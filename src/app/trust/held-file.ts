import type { CartridgeStore } from '../../core/cartridge/store.ts';
import { UserError } from '../../core/result/errors.ts';
import { forward, type FileSystem } from '../../ports.ts';
import type { VerifyPorts } from './verify.ts';

/**
 * Opens a file once for several judgements: each is of the same bytes, whatever is put in the place of the file between them.
 *
 * @returns ports that read it alone from there
 * @throws UserError as the store
 */
export function holdFile({ fs, store }: VerifyPorts, path: string) {
  const file = store.open(path);
  const { source } = file;
  const open: CartridgeStore['open'] = (each) =>
    each === path ? { ...file, close: () => undefined } : store.open(each);
  const readFile: FileSystem['readFile'] = (each, ...limits) => {
    if (each !== path) return fs.readFile(each, ...limits);
    const [maxBytes = source.size, start = false] = limits;
    if (source.size > maxBytes && !start)
      throw new UserError('unreadable-file', `it has ${source.size} bytes, at most ${maxBytes} are read`, { path });
    const bytes = source.read(0, Math.min(source.size, maxBytes)).slice();
    file.assertUnchanged();
    return bytes;
  };
  const ports: VerifyPorts = { store: { open }, fs: forward(fs, { readFile }) };
  return { ports, close: () => file.close() };
}
