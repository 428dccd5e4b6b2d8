import { folderLister } from '../adapters/fs/rom-folder.ts';
import type { AgainstPorts } from '../app/check/against.ts';
import type { ProjectsPorts } from '../app/check/projects.ts';
import type { CartridgeStore } from '../core/cartridge/store.ts';
import type { Clock, FileSystem } from '../ports.ts';
import { outsidePorts, type OutsideWishes } from './outside-ports.ts';
import { readCard } from './read-card.ts';
import { signatureOf } from './signature-of.ts';

/**
 * The ports of a check and of its base.
 *
 * @param fs the files of the head
 * @param staged bytes that git's index has and the disk has not, where the head is the index
 */
export function checkPorts(
  fs: FileSystem,
  clock: Clock,
  wishes: Omit<OutsideWishes, 'fs'>,
  staged?: (path: string) => Uint8Array | undefined,
): AgainstPorts {
  const reading = (files: FileSystem, bytesOf: typeof staged): ProjectsPorts => ({
    fs: files,
    clock,
    readCard: readCard(files, bytesOf),
    openStore: storeOf(files, bytesOf),
    provenanceOf: async (path, demanded) => {
      const { provenanceOf } = await import('../app/trust/bundle.ts');
      return provenanceOf({ fs: files, store: await storeOf(files, bytesOf)() }, undefined)(path, demanded);
    },
    signatureFor: (profile) => signatureOf(files, profile, undefined, bytesOf),
  });
  return {
    fs,
    ofHead: async (files) => ({
      ...reading(files, staged),
      ...(staged === undefined ? { listFolder: folderLister(files.cwd) } : {}),
      ...(await outsidePorts({ ...wishes, fs: files })),
    }),
    ofBase: ({ files, readCode }) => ({ ...reading(files, (path) => files.readFile(path)), readCode }),
  };
}

function storeOf(files: FileSystem, bytesOf: ((path: string) => Uint8Array | undefined) | undefined) {
  return async (): Promise<CartridgeStore> =>
    (await import('../adapters/sqlite/store.ts')).cartridgeStore(files.cwd, bytesOf);
}
