import { openLayout, type LayoutFiles } from '../../core/oci/read-layout.ts';
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
  const isThere = (each: string): boolean => fs.kind(each) === 'file' || isLayoutFolder(fs, each);
  const place = splitReference(path, isThere, (each) => isLayoutFolder(fs, each)).path;
  return place !== path || isLayoutFolder(fs, place);
}

/**
 * How the cartridges of a layout are named, each by itself; undefined for what is not the folder of one.
 *
 * @throws UserError `bad-layout`
 */
export function referencesIn(fs: Files, path: string): string[] | undefined {
  return isLayoutFolder(fs, path) ? openLayout(inFolder(fs, path)).references() : undefined;
}

// Contents are opened by the store: to name them, documents are enough.
function inFolder(fs: Files, path: string): LayoutFiles {
  const read: LayoutFiles['read'] = (name, limit) => {
    const file = joinPath(path, name);
    return fs.kind(file) === 'file' ? fs.readFile(file, limit) : undefined;
  };
  return { path, read, open: () => undefined };
}
