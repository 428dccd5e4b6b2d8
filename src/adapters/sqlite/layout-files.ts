import { blobName } from '../../core/oci/media-types.ts';
import type { LayoutFiles } from '../../core/oci/read-layout.ts';
import { UserError } from '../../core/result/errors.ts';
import { joinPath, parentOf } from '../../core/value/path.ts';
import type { FileSource } from './file-source.ts';
import type { Place } from './place.ts';

/** The files of a layout, and what was opened of them. */
export interface OpenLayoutFiles extends LayoutFiles {
  /** The path of a blob. */
  fileOf(digest: string): string;
  /** @throws UserError `changed` */
  assertUnchanged(): void;
  close(): void;
}

/** A layout that is a folder; no link below it is followed. */
export function folderFiles(place: Place, path: string): OpenLayoutFiles {
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
