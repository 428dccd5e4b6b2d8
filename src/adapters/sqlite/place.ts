import { lstatSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { UserError } from '../../core/result/errors.ts';
import { openFileSource, type FileSource } from './file-source.ts';

/** What SQLite puts beside a database while it is open, by the ending of its name; rows may be in them, or taken back by them. */
export const SIDE_FILES: readonly string[] = ['-wal', '-shm', '-journal'];

/** Bytes that are judged instead of those of the file; undefined for a file that is read itself. */
export type BytesOf = (path: string) => Uint8Array | undefined;

/** Where the files lie that are opened: below a folder, unless their bytes are somewhere else. */
export class Place {
  readonly #cwd: string;
  readonly #elsewhere: BytesOf;
  #last: { readonly path: string; readonly bytes: Uint8Array | undefined } | undefined;

  constructor(cwd: string, bytesOf: BytesOf = () => undefined) {
    this.#cwd = cwd;
    this.#elsewhere = bytesOf;
  }

  /** Whether a file stands at a path. */
  has(path: string): boolean {
    try {
      return (
        this.#bytesOf(path) !== undefined ||
        statSync(resolve(this.#cwd, path), { throwIfNoEntry: false })?.isFile() === true
      );
    } catch (error) {
      // Of a commit, or below what is no folder.
      if (error instanceof UserError || (error as NodeJS.ErrnoException).code !== undefined) return false;
      throw error;
    }
  }

  isLink(path: string): boolean {
    return lstatSync(resolve(this.#cwd, path), { throwIfNoEntry: false })?.isSymbolicLink() === true;
  }

  /** Name of what SQLite keeps beside an open database, if it stands beside the file at a path. */
  sideFile(path: string): string | undefined {
    if (this.#bytesOf(path) !== undefined) return undefined;
    const absolute = resolve(this.#cwd, path);
    const suffix = SIDE_FILES.find((end) => lstatSync(absolute + end, { throwIfNoEntry: false }) !== undefined);
    return suffix === undefined ? undefined : basename(path) + suffix;
  }

  // Asked for more than once of each file, and dear where git has to be asked.
  #bytesOf(path: string): Uint8Array | undefined {
    if (this.#last?.path !== path) this.#last = { path, bytes: this.#elsewhere(path) };
    return this.#last.bytes;
  }

  /** @throws UserError `unreadable-file` for anything but a regular file */
  open(path: string): FileSource {
    const bytes = this.#bytesOf(path);
    return bytes === undefined ? openFileSource(resolve(this.#cwd, path), path) : bytesSource(bytes);
  }
}

/** A cartridge that stands in memory: its bytes come from git's objects, and no file has them. */
export function bytesSource(bytes: Uint8Array): FileSource {
  // The slices of a Buffer are views, and a reader may keep a page (file-source.ts).
  const own = new Uint8Array(bytes);
  return {
    size: own.length,
    read: (offset, length) => own.subarray(offset, offset + length),
    assertUnchanged: () => undefined,
    close: () => undefined,
  };
}
