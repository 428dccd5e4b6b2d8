import { replaceWithin } from '../adapters/fs/replace-file.ts';
import { folderLister } from '../adapters/fs/rom-folder.ts';
import { cartridgeStore } from '../adapters/sqlite/store.ts';
import { cartridgeWriter } from '../adapters/sqlite/write.ts';
import type { BuildPorts } from '../app/package/build.ts';
import type { FileSystem } from '../ports.ts';

/** What cartridges are made with. */
export function buildPorts(fs: FileSystem): BuildPorts {
  const [store, writer] = [cartridgeStore(fs.cwd), cartridgeWriter(fs.cwd, replaceWithin(fs))];
  return { fs, store, writer, listFolder: folderLister(fs.cwd) };
}
