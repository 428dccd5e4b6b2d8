import { Layout, type LayoutFiles } from '../../core/oci/read-layout.ts';
import { isTar, readTar } from '../../core/oci/read-tar.ts';
import { splitReference } from '../../core/oci/reference.ts';
import { LAYOUT_FILE } from '../../core/oci/media-types.ts';
import { joinPath } from '../../core/value/path.ts';
import type { FileSystem } from '../../ports.ts';

type Files = Pick<FileSystem, 'kind' | 'readFile'>;

/** Whether a path is the folder of an OCI image layout. */
export function isLayoutFolder(fs: Files, path: string): boolean {
  return fs.kind(path) === 'directory' && fs.kind(joinPath(path, LAYOUT_FILE)) === 'file';
}

/** Whether a path names a layout that is a folder, or a cartridge in a layout by its tag or digest. */
export function namesLayout(fs: Files, path: string): boolean {
  const place = splitReference(path, (each) => fs.kind(each) === 'file' || isLayoutFolder(fs, each)).path;
  return place !== path || isLayoutFolder(fs, place);
}

/**
 * How the cartridges of a layout are named, each by itself; undefined for what is neither the folder nor the tar of one.
 *
 * @throws UserError `bad-layout`
 */
export function referencesIn(fs: Files, path: string): string[] | undefined {
  if (isLayoutFolder(fs, path)) return new Layout(inFolder(fs, path)).references();
  if (fs.kind(path) !== 'file' || !isTar(fs.readFile(path, 512, true))) return undefined;
  return new Layout(inTar(fs.readFile(path), path)).references();
}

// Contents are opened by the store: to name them, documents are enough.
const CLOSED = { open: () => undefined };

function inFolder(fs: Files, path: string): LayoutFiles {
  const read: LayoutFiles['read'] = (name, limit) => {
    const file = joinPath(path, name);
    return fs.kind(file) === 'file' ? fs.readFile(file, limit) : undefined;
  };
  return { path, read, ...CLOSED };
}

function inTar(bytes: Uint8Array, path: string): LayoutFiles {
  const read = (offset: number, length: number): Uint8Array => bytes.subarray(offset, offset + length);
  const members = readTar({ size: bytes.length, read }, path);
  return {
    path,
    read(name) {
      const member = members.get(name);
      return member === undefined ? undefined : read(member.offset, member.size);
    },
    ...CLOSED,
  };
}
