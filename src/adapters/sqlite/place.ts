import { lstatSync, readFileSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { openFileSource, type FileSource } from './file-source.ts';

/** What SQLite puts beside a database while it is open, by the ending of its name; rows may be in them, or taken back by them. */
export const SIDE_FILES: readonly string[] = ['-wal', '-shm', '-journal'];

/** Bytes that are judged instead of those of the file; undefined for a file that is read itself. */
export type BytesOf = (path: string) => Uint8Array | undefined;

/** The bytes of a database that SQLite locks, from the first to behind the last; no page lies there. */
const [LOCKS, LOCKS_END] = [0x40000000, 0x40000200];

/** Whether a process holds a lock on a database to write it, as far as Linux says so. */
function isLocked(path: string): boolean {
  let [inode, table]: [number | undefined, string] = [undefined, ''];
  try {
    inode = statSync(path).ino;
    table = readFileSync('/proc/locks', 'utf8');
  } catch {
    // Opening the file says what is wrong with it; another system has no such table.
    return false;
  }
  // `1: POSIX  ADVISORY  WRITE 4711 00:2d:12345 1073741825 1073741825`; what is mounted over others has another device there.
  return table.split('\n').some((line) => {
    const [, node, first] = / WRITE +\d+ +[0-9a-f]+:[0-9a-f]+:(\d+) (\d+) /.exec(line) ?? [];
    return Number(node) === inode && Number(first) >= LOCKS && Number(first) < LOCKS_END;
  });
}

/** Where the files lie that are opened: below a folder, unless their bytes are somewhere else. */
export function placeBelow(cwd: string, bytesOf: BytesOf = () => undefined) {
  let last: { readonly path: string; readonly bytes: Uint8Array | undefined } | undefined;
  // Asked for more than once of each file, and dear where git has to be asked.
  const bytesAt = (path: string): Uint8Array | undefined => {
    if (last?.path !== path) last = { path, bytes: bytesOf(path) };
    return last.bytes;
  };
  return {
    /** Whether a file is at a path. */
    has(path: string): boolean {
      try {
        return (
          bytesAt(path) !== undefined || statSync(resolve(cwd, path), { throwIfNoEntry: false })?.isFile() === true
        );
      } catch (error) {
        // Of a commit, or below what is not a folder.
        if (error instanceof UserError || (error as NodeJS.ErrnoException).code !== undefined) return false;
        throw error;
      }
    },
    isLink: (path: string): boolean =>
      lstatSync(resolve(cwd, path), { throwIfNoEntry: false })?.isSymbolicLink() === true,
    /**
     * Stops at a file that another process writes, or stopped to write: its rows are not in it alone, and tell nothing of who made it.
     *
     * @throws UserError `locked`
     */
    refuseWritten(path: string): void {
      if (bytesAt(path) !== undefined) return;
      const absolute = resolve(cwd, path);
      const suffix = SIDE_FILES.find((end) => lstatSync(absolute + end, { throwIfNoEntry: false }) !== undefined);
      const sign = suffix === undefined ? undefined : `${quote(basename(path) + suffix)} exists next to it`;
      const why = sign ?? (isLocked(absolute) ? 'another process holds a lock of SQLite on it' : undefined);
      if (why === undefined) return;
      throw new UserError('locked', `it is being written: ${why}`, {
        path,
        help: 'run it again when no program writes to it; where its writer was stopped, start it again (a gate), or take the file as it was released',
      });
    },
    /** @throws UserError `unreadable-file` for anything but a regular file */
    open(path: string): FileSource {
      const bytes = bytesAt(path);
      return bytes === undefined ? openFileSource(resolve(cwd, path), path) : bytesSource(bytes);
    },
  };
}
export type Place = ReturnType<typeof placeBelow>;

/** A cartridge that is in memory: its bytes come from git's objects, and no file has them. */
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
