import { folderLister } from '../adapters/fs/rom-folder.ts';
import type { BytesOf } from '../adapters/sqlite/place.ts';
import type { CheckPorts } from '../app/check/options.ts';
import type { CartridgeStore } from '../core/cartridge/store.ts';
import type { Clock, FileSystem } from '../ports.ts';
import { outsidePorts, type OutsideWishes } from './outside-ports.ts';
import { cardReader } from './read-card.ts';
import { signatureOf } from './signature-of.ts';
import type { FolderFiles } from './workspace.ts';

/** What of the files of a check's head is not as it is on the disk. */
export interface HeadFiles {
  /** Bytes that git's index has and the disk has not, where the head is the index. */
  readonly staged?: BytesOf | undefined;
  /** The files of folders that are judged together, or of one by itself; without it all have those of the head. */
  readonly filesOf?: ((folders: readonly string[]) => FolderFiles) | undefined;
}

/**
 * The ports of a check and of its base.
 *
 * @param fs the files of the head
 */
export async function checkPorts(
  fs: FileSystem,
  clock: Clock,
  wishes: Omit<OutsideWishes, 'fs'>,
  { staged, filesOf }: HeadFiles = {},
): Promise<CheckPorts> {
  const outside = await outsidePorts({ ...wishes, fs });
  /** @param bytesOf of files that are not on the disk: what git's index or a commit holds is listed by itself */
  const over = (files: FileSystem, bytesOf: BytesOf | undefined, more: Partial<CheckPorts>): CheckPorts => {
    const ports: CheckPorts = {
      fs: files,
      clock,
      ...cartridgePorts(files, bytesOf),
      ...(bytesOf === undefined ? { listFolder: folderLister(files.cwd) } : {}),
      ...more,
      withFiles: (other) => over(other, staged, outside),
      atCommit: ({ files: its, readCode }) => over(its, (path) => its.readFile(path), { readCode }),
      inFolders: (folders) => {
        if (filesOf === undefined) return ports;
        const { fs: own, bare = false } = filesOf(folders);
        return over(own, bare ? (path) => own.readFile(path) : undefined, outside);
      },
    };
    return ports;
  };
  return over(fs, staged, outside);
}

type CartridgePorts = Pick<CheckPorts, 'cardReader' | 'openStore' | 'signatureFor'>;

function cartridgePorts(files: FileSystem, bytesOf: BytesOf | undefined): CartridgePorts {
  const openStore = async (): Promise<CartridgeStore> =>
    (await import('../adapters/sqlite/store.ts')).cartridgeStore(files.cwd, bytesOf);
  return {
    cardReader: cardReader(files, bytesOf),
    openStore,
    signatureFor: (demands) => signatureOf(files, demands, bytesOf),
  };
}
