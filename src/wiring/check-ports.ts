import { folderLister } from '../adapters/fs/rom-folder.ts';
import type { BytesOf } from '../adapters/sqlite/place.ts';
import type { AgainstPorts } from '../app/check/against.ts';
import type { ProjectPorts } from '../app/check/each-project.ts';
import type { VerifyDemands } from '../app/trust/verify.ts';
import type { CartridgeStore } from '../core/cartridge/store.ts';
import type { Clock, FileSystem } from '../ports.ts';
import { outsidePorts, type OutsideWishes } from './outside-ports.ts';
import { readCard } from './read-card.ts';
import { signatureOf } from './signature-of.ts';
import type { FolderFiles } from './workspace.ts';

/**
 * The ports of a check and of its base.
 *
 * @param fs the files of the head
 * @param staged bytes that git's index has and the disk has not, where the head is the index
 * @param filesOf the files of folders that are judged together, or of one by itself; without it all have those of the head
 */
export function checkPorts(
  fs: FileSystem,
  clock: Clock,
  wishes: Omit<OutsideWishes, 'fs'>,
  staged?: BytesOf,
  filesOf?: (folders: readonly string[]) => FolderFiles,
): AgainstPorts {
  return {
    fs,
    ofHead: async (files) => {
      const outside = await outsidePorts({ ...wishes, fs: files });
      // What git's index or a commit holds is listed by itself.
      const packed = staged === undefined ? { listFolder: folderLister(files.cwd) } : {};
      return {
        ...reading(files, clock, staged),
        ...packed,
        ...outside,
        ...(filesOf === undefined ? {} : { inFolder: (folders) => ofFolder(filesOf(folders), clock, outside) }),
      };
    },
    ofBase: ({ files, readCode }) => ({ ...reading(files, clock, (path) => files.readFile(path)), readCode }),
  };
}

function ofFolder(
  { fs, bare = false }: FolderFiles,
  clock: Clock,
  outside: Awaited<ReturnType<typeof outsidePorts>>,
): ProjectPorts {
  const ofCommit: BytesOf | undefined = bare ? (path) => fs.readFile(path) : undefined;
  const packed = bare ? {} : { listFolder: folderLister(fs.cwd) };
  return { ...reading(fs, clock, ofCommit), ...packed, ...outside };
}

function reading(files: FileSystem, clock: Clock, bytesOf: BytesOf | undefined): ProjectPorts {
  return {
    fs: files,
    clock,
    readCard: readCard(files, bytesOf, clock),
    openStore: storeOf(files, bytesOf),
    provenanceOf: async (path, demanded, judged) => {
      const { provenanceOf } = await import('../app/trust/bundle.ts');
      return provenanceOf({ fs: files, store: judged ?? (await storeOf(files, bytesOf)()) }, undefined)(path, demanded);
    },
    signatureFor: (profile) => {
      const demands = async (): Promise<VerifyDemands> =>
        (await import('../app/trust/verify.ts')).plainDemands(clock.now());
      return signatureOf(files, profile, demands, bytesOf);
    },
  };
}

function storeOf(files: FileSystem, bytesOf: BytesOf | undefined) {
  return async (): Promise<CartridgeStore> =>
    (await import('../adapters/sqlite/store.ts')).cartridgeStore(files.cwd, bytesOf);
}
