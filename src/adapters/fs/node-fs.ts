import {
  closeSync,
  fchmodSync,
  fstatSync,
  fsyncSync,
  constants,
  linkSync,
  lstatSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { asUserError } from '../../core/result/errno.ts';
import { tooLarge, UserError } from '../../core/result/errors.ts';
import type { FileSystem } from '../../ports.ts';
import { isLink } from './border.ts';
import { makeFolders, unmakeFolders } from './make-folders.ts';
import { listFiles, type Tracked } from './walk.ts';

const DEFAULT_LIMIT = 256 * 1024 * 1024;

/**
 * The real file tree, seen from `cwd`.
 *
 * @param tracked what git tracks: that is listed, whatever ignore files say
 */
export function nodeFileSystem(cwd: string, tracked: Tracked): FileSystem {
  const absolute = (path: string): string => resolve(cwd, path);
  return {
    cwd: cwd.replaceAll('\\', '/'),
    readFile: (path, maxBytes = DEFAULT_LIMIT, start = false) => readRegularFile(path, absolute(path), maxBytes, start),
    kind(path) {
      let stat;
      try {
        stat = statSync(absolute(path), { throwIfNoEntry: false });
      } catch {
        // A part of the path is not a directory, a link leads in a circle, or reading is not allowed: nothing that could be read.
        return 'none';
      }
      if (stat === undefined) return 'none';
      return stat.isFile() ? 'file' : stat.isDirectory() ? 'directory' : 'other';
    },
    isLink: (path) => isLink(absolute(path)),
    list: (directory, options) => listFiles(absolute(directory), tracked, options),
    // Every place: a border says which.
    checkTarget: () => undefined,
    writeFile: (path, bytes, options) => writeWhole(path, absolute(path), bytes, options),
  };
}

// Opened without blocking, so that a FIFO in place of a file cannot hang the process.
function readRegularFile(path: string, absolute: string, maxBytes: number, start: boolean): Uint8Array {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(absolute, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const stat = fstatSync(descriptor);
    if (!stat.isFile())
      throw new UserError('unreadable-file', `it is ${stat.isDirectory() ? 'a directory' : 'not a regular file'}`, {
        path,
      });
    if (stat.size > maxBytes && !start) throw tooLarge(path, stat.size, maxBytes);
    const bytes = Buffer.allocUnsafe(Math.min(stat.size, maxBytes));
    let length = 0;
    while (length < bytes.length) {
      const count = readSync(descriptor, bytes, length, bytes.length - length, null);
      if (count === 0) break;
      length += count;
    }
    return bytes.subarray(0, length);
  } catch (error) {
    throw asUserError(error, path, 'unreadable-file', 'cannot be read');
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/**
 * The permissions of the file that is replaced: they are its owner's choice.
 *
 * @throws UserError for a device, a pipe and a socket: a file must not take their place
 */
function modeOf(path: string, absolute: string): number | undefined {
  const stat = lstatSync(absolute, { throwIfNoEntry: false });
  if (stat?.isFile() === true) return stat.mode & 0o777;
  if (stat === undefined || stat.isDirectory() || stat.isSymbolicLink()) return undefined;
  throw new UserError('unwritable-file', 'it is not a regular file', { path });
}

function writeWhole(
  path: string,
  absolute: string,
  bytes: Uint8Array | string,
  options: { mode?: number; exclusive?: boolean } = {},
): void {
  // Never one that is there (`wx`); what draws random names costs more to load than most files to write.
  const temporary = `${absolute}.${process.pid}-${process.hrtime.bigint()}.tmp`;
  let descriptor: number | undefined;
  let made = false;
  let folders: string | undefined;
  try {
    folders = makeFolders(dirname(absolute));
    const there = modeOf(path, absolute);
    const kept = options.mode === undefined ? there : undefined;
    descriptor = openSync(temporary, 'wx', options.mode ?? 0o644);
    made = true;
    if (kept !== undefined) fchmodSync(descriptor, kept);
    const buffer = typeof bytes === 'string' ? Buffer.from(bytes, 'utf8') : bytes;
    for (let at = 0; at < buffer.length;) at += writeSync(descriptor, buffer, at);
    fsyncSync(descriptor);
    closeSync(descriptor);
    descriptor = undefined;
    if (options.exclusive === true) linkSync(temporary, absolute);
    else renameSync(temporary, absolute);
    folders = undefined;
  } catch (error) {
    throw asUserError(error, path, 'unwritable-file', 'cannot be written');
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
    // Only what is there: below a path that is not a directory even a forced removal fails, and would hide why.
    if (made) rmSync(temporary, { force: true });
    unmakeFolders(dirname(absolute), folders);
  }
}
