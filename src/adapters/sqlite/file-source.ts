import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, type Stats } from 'node:fs';
import { asUserError } from '../../core/result/errno.ts';
import { UserError } from '../../core/result/errors.ts';
import type { ByteSource } from '../../core/value/byte-source.ts';
import { MAX_FILE_BYTES } from '../../core/cartridge/sqlite/limits.ts';

/** Read ahead: the pages of a large value follow each other in a file that was written at once. */
const WINDOW = 1024 * 1024;
/** A file up to this size is read once, into memory. */
const WHOLE = 4 * 1024 * 1024;

/** An open cartridge file. */
export interface FileSource extends ByteSource {
  /**
   * @throws UserError `changed` when the file is no longer what was opened
   */
  assertUnchanged(): void;
  close(): void;
}

const NOT_REGULAR = ['not a regular file', 'name a regular file'] as const;

/**
 * Opens a regular file for reading, once: never a link, a FIFO or a device, and without waiting for one.
 *
 * @param path absolute
 * @param shown the path in messages
 * @throws UserError `unreadable-file`
 */
export function openFileSource(path: string, shown = path): FileSource {
  const refuse = (reason: string, help: string): never => {
    throw new UserError('unreadable-file', `cannot be read: ${reason}`, { path: shown, help });
  };
  let descriptor: number;
  let stat: Stats;
  try {
    const link = lstatSync(path);
    if (link.isSymbolicLink()) return refuse('it is a symbolic link', 'name the file that it points to');
    if (!link.isFile())
      return link.isDirectory() ? refuse('it is a directory', 'name a file in it') : refuse(...NOT_REGULAR);
    descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0));
    stat = fstatSync(descriptor);
  } catch (error) {
    throw asUserError(error, shown, 'unreadable-file', 'cannot be read');
  }
  if (!stat.isFile() || stat.size > MAX_FILE_BYTES) {
    closeSync(descriptor);
    if (!stat.isFile()) return refuse(...NOT_REGULAR);
    return refuse(`it has ${stat.size} bytes, at most ${MAX_FILE_BYTES} are read`, 'name a smaller file');
  }
  return descriptorSource(descriptor, stat, shown);
}

function descriptorSource(descriptor: number, stat: Stats, shown: string): FileSource {
  let start = 0;
  let filled = 0;
  const { size } = stat;
  // No Buffer: the slices of one are views, and a reader's copy of a page would change with the next read.
  const window = new Uint8Array(Math.min(size, size <= WHOLE ? WHOLE : WINDOW));
  const fill = (target: Uint8Array, offset: number): number => {
    let length = 0;
    while (length < target.length) {
      const count = readSync(descriptor, target, length, target.length - length, offset + length);
      if (count === 0) break;
      length += count;
    }
    return length;
  };
  return {
    size,
    read(offset: number, length: number): Uint8Array {
      const end = Math.min(offset + length, size);
      if (offset >= size) return new Uint8Array(0);
      if (end - offset > window.length) {
        const large = new Uint8Array(end - offset);
        return large.subarray(0, fill(large, offset));
      }
      if (offset < start || end > start + filled) {
        start = window.length >= size ? 0 : offset;
        filled = fill(window, start);
      }
      return window.subarray(offset - start, Math.min(end - start, filled));
    },
    assertUnchanged(): void {
      const now = fstatSync(descriptor);
      if (now.size !== size || now.mtimeMs !== stat.mtimeMs || now.ctimeMs !== stat.ctimeMs) {
        throw new UserError('changed', 'the file changed while it was read: another process is writing it', {
          path: shown,
        });
      }
    },
    close: (): void => closeSync(descriptor),
  };
}
