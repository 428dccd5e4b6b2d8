import type { CartridgeFile, CartridgeStore } from '../../core/cartridge/store.ts';
import { LAYOUT_FILE, blobName } from '../../core/oci/media-types.ts';
import { openLayout, type LayoutFiles } from '../../core/oci/read-layout.ts';
import { splitReference, type Reference } from '../../core/oci/reference.ts';
import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { joinPath, parentOf } from '../../core/value/path.ts';
import { loadEngine, openReadOnly } from './engine.ts';
import type { FileSource } from './file-source.ts';
import { inflate } from './inflate.ts';
import { placeBelow, type Place, type BytesOf } from './place.ts';

/**
 * Cartridges below `cwd`: files, and those that lie in OCI image layouts.
 *
 * @param bytesOf where they are not on disk
 */
export function cartridgeStore(cwd: string, bytesOf?: BytesOf): CartridgeStore {
  const place = placeBelow(cwd, bytesOf);
  const isLayout = (path: string): boolean => !place.has(path) && place.has(joinPath(path, LAYOUT_FILE));
  return {
    open(path) {
      const reference = splitReference(path, (each) => place.has(each) || isLayout(each), isLayout);
      if (isLayout(reference.path)) {
        const files = folderFiles(place, reference.path);
        return closeOnError(files, () => openInLayout(place, files, reference));
      }
      if (reference.path !== path)
        throw new UserError('not-a-cartridge', 'it is not the folder of an OCI layout, and has no tags', {
          path: reference.path,
          help: 'name a cartridge by its path alone; unpack a tar of a layout: tar -xf FILE -C DIR',
        });
      place.refuseWritten(path);
      return openFile(place.open(path));
    },
  };
}

/** The caller closes what it gets; what cannot be used is closed here. */
function closeOnError<T>(opened: { close(): void }, use: () => T): T {
  try {
    return use();
  } catch (error) {
    opened.close();
    throw error;
  }
}

function openInLayout(place: Place, files: OpenLayoutFiles, reference: Reference): CartridgeFile {
  const { source, origin } = openLayout(files).cartridge(reference);
  const blob = files.fileOf(origin.fileDigest);
  place.refuseWritten(blob);
  return cartridgeFile(source, files, { ...origin, blob });
}

/** What is asked of an open file. */
export function openFile(source: FileSource): CartridgeFile {
  return cartridgeFile(source, source, undefined);
}

/** @param opened what was opened for it */
function cartridgeFile(
  source: CartridgeFile['source'],
  opened: Pick<CartridgeFile, 'assertUnchanged' | 'close'>,
  layout: CartridgeFile['layout'],
): CartridgeFile {
  return {
    source,
    inflate,
    layout,
    checkIntegrity: () => checkIntegrity(source),
    assertUnchanged: () => opened.assertUnchanged(),
    close: () => opened.close(),
  };
}

async function checkIntegrity(source: CartridgeFile['source']): Promise<string | undefined> {
  await loadEngine();
  let database;
  try {
    database = await openReadOnly(source);
    const rows = database.exec('PRAGMA main.integrity_check(1)')[0]?.values ?? [];
    const found = String(rows[0]?.[0] ?? 'no answer');
    return found === 'ok' ? undefined : quote(found, 200);
  } catch (error) {
    if ((error as Error).message === 'out of memory') {
      throw new UserError('out-of-memory', 'there is not enough memory to check it', { cause: error });
    }
    return `SQLite cannot read it: ${quote((error as Error).message, 120)}`;
  } finally {
    database?.close();
  }
}

/** The files of a layout, and what was opened of them. */
interface OpenLayoutFiles extends LayoutFiles {
  /** The path of a blob. */
  fileOf(digest: string): string;
  /** @throws UserError `changed` */
  assertUnchanged(): void;
  close(): void;
}

/** A layout that is a folder; no link below it is followed. */
function folderFiles(place: Place, path: string): OpenLayoutFiles {
  const opened: FileSource[] = [];
  const sourceOf = (name: string): FileSource | undefined => {
    const file = joinPath(path, name);
    for (let folder = parentOf(name); folder !== ''; folder = parentOf(folder)) {
      if (!place.isLink(joinPath(path, folder))) continue;
      throw new UserError('bad-layout', `the layout is not read: the folder ${folder} is a symbolic link`, { path });
    }
    return place.has(file) ? place.open(file) : undefined;
  };
  return {
    path,
    read(name, limit) {
      const source = sourceOf(name);
      try {
        return source === undefined ? undefined : whole(source, limit, `${path}: ${name}`);
      } finally {
        source?.close();
      }
    },
    open(name) {
      const source = sourceOf(name);
      if (source !== undefined) opened.push(source);
      return source;
    },
    fileOf: (digest) => joinPath(path, blobName(digest)),
    assertUnchanged: () => opened.forEach((source) => source.assertUnchanged()),
    close: () => opened.forEach((source) => source.close()),
  };
}

function whole(source: FileSource, limit: number, shown: string): Uint8Array {
  if (source.size > limit)
    throw new UserError('bad-layout', `the file has ${source.size} bytes; at most ${limit} are read`, { path: shown });
  return source.read(0, source.size).slice();
}
