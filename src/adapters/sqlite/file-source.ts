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

/**
 * Opens a regular file for reading, once: never a link, a FIFO or a device, and without waiting for one.
 *
 * @param path absolute
 * @param shown the path in messages
 * @throws UserError `unreadable-file`
 */
export function openFileSource(path: string, shown = path): FileSource {
  const refuse = (reason: string): never => {
    throw new UserError('unreadable-file', `cannot be read: ${reason}`, { path: shown });
  };
  let descriptor: number;
  let stat: Stats;
  try {
    const link = lstatSync(path);
    if (link.isSymbolicLink()) return refuse('it is a symbolic link');
    if (!link.isFile()) return refuse(link.isDirectory() ? 'it is a directory' : 'not a regular file');
    descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0));
    stat = fstatSync(descriptor);
  } catch (error) {
    throw asUserError(error, shown, 'unreadable-file', 'cannot be read');
  }
  if (!stat.isFile() || stat.size > MAX_FILE_BYTES) {
    closeSync(descriptor);
    return refuse(
      stat.isFile() ? `it has ${stat.size} bytes, at most ${MAX_FILE_BYTES} are read` : 'not a regular file',
    );
  }
  return new DescriptorSource(descriptor, stat, shown);
}

class DescriptorSource implements FileSource {
  readonly size: number;
  readonly #descriptor: number;
  readonly #opened: Stats;
  readonly #shown: string;
  // No Buffer: the slices of one are views, and a reader's copy of a page would change with the next read.
  readonly #window: Uint8Array;
  #start = 0;
  #filled = 0;

  constructor(descriptor: number, stat: Stats, shown: string) {
    this.#descriptor = descriptor;
    this.#opened = stat;
    this.#shown = shown;
    this.size = stat.size;
    this.#window = new Uint8Array(Math.min(stat.size, stat.size <= WHOLE ? WHOLE : WINDOW));
  }

  read(offset: number, length: number): Uint8Array {
    const end = Math.min(offset + length, this.size);
    if (offset >= this.size) return new Uint8Array(0);
    if (end - offset > this.#window.length) {
      const large = new Uint8Array(end - offset);
      return large.subarray(0, this.#fill(large, offset));
    }
    if (offset < this.#start || end > this.#start + this.#filled) {
      this.#start = this.#window.length >= this.size ? 0 : offset;
      this.#filled = this.#fill(this.#window, this.#start);
    }
    return this.#window.subarray(offset - this.#start, Math.min(end - this.#start, this.#filled));
  }

  #fill(target: Uint8Array, offset: number): number {
    let length = 0;
    while (length < target.length) {
      const count = readSync(this.#descriptor, target, length, target.length - length, offset + length);
      if (count === 0) break;
      length += count;
    }
    return length;
  }

  assertUnchanged(): void {
    const now = fstatSync(this.#descriptor);
    if (
      now.size !== this.#opened.size ||
      now.mtimeMs !== this.#opened.mtimeMs ||
      now.ctimeMs !== this.#opened.ctimeMs
    ) {
      throw new UserError('changed', 'the file changed while it was read: another process is writing it', {
        path: this.#shown,
      });
    }
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}
