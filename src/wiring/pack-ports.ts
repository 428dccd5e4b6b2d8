import { folderLister } from '../adapters/fs/rom-folder.ts';
import { cartridgeStore } from '../adapters/sqlite/store.ts';
import type { PackPorts } from '../app/package/pack.ts';
import type { FileSystem } from '../ports.ts';

/** What both doors give to the packing of cartridges. */
export function packPorts(fs: FileSystem): PackPorts {
  return {
    fs,
    storeOf: (bytes) => cartridgeStore(fs.cwd, () => bytes),
    listFolder: folderLister(fs.cwd),
  };
}
