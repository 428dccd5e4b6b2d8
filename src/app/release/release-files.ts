import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { sha256Hex } from '../../core/value/digest.ts';
import type { FileSystem } from '../../ports.ts';
import { joinPath } from '../../core/value/path.ts';

/** A file of a release; `name` is what it is called there. */
export interface ReleaseFile {
  readonly name: string;
  readonly path: string;
}

/** The file with the digests of all others, as `sha256sum --check` reads it. */
export const SUMS_FILE = 'SHA256SUMS';

/** The files of a release: made in a folder of the run, and written to where they are released from when all of them are. */
export class ReleaseFiles {
  readonly #fs: Pick<FileSystem, 'readFile' | 'writeFile'>;
  readonly #folders: { readonly staging: string; readonly folder: string };
  readonly #files: { readonly file: ReleaseFile; readonly sha256: string }[] = [];

  constructor(
    fs: Pick<FileSystem, 'readFile' | 'writeFile'>,
    folders: { readonly staging: string; readonly folder: string },
  ) {
    this.#fs = fs;
    this.#folders = folders;
  }

  /** Where a file of this name is made. */
  staged(name: string): string {
    return joinPath(this.#folders.staging, name);
  }

  /** Makes a file and takes it in. */
  write(name: string, bytes: Uint8Array | string): ReleaseFile {
    this.#fs.writeFile(this.staged(name), bytes);
    return this.add(name);
  }

  /**
   * Takes in a file that is made.
   *
   * @throws UserError when a release cannot hold its name, or holds it already
   */
  add(name: string): ReleaseFile {
    // Other characters would be changed on the way, and the digests would name files that are not there.
    if (!/^[A-Za-z0-9][A-Za-z0-9._+-]{0,199}$/.test(name)) {
      throw new UserError('bad-asset-name', `a release cannot hold a file called ${quote(name)}`, {
        help: 'letters, digits, ".", "_", "+" and "-" are possible',
      });
    }
    if (this.#files.some(({ file }) => file.name === name)) {
      throw new UserError('same-name', `two files of the release would be called ${quote(name)}`, {
        help: 'give the host profiles different names',
      });
    }
    const file = { name, path: joinPath(this.#folders.folder, name) };
    this.#files.push({ file, sha256: sha256Hex(this.#fs.readFile(this.staged(name))) });
    return file;
  }

  /** Writes what was made to where it is released from. */
  finish(): ReleaseFile[] {
    const sorted = this.#files.toSorted((a, b) => (a.file.name < b.file.name ? -1 : 1));
    for (const { file } of sorted) this.#fs.writeFile(file.path, this.#fs.readFile(this.staged(file.name)));
    const path = joinPath(this.#folders.folder, SUMS_FILE);
    this.#fs.writeFile(path, sorted.map(({ file, sha256 }) => `${sha256}  ${file.name}\n`).join(''));
    return [...sorted.map(({ file }) => file), { name: SUMS_FILE, path }];
  }
}
