import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, readFileSync, type Stats } from 'node:fs';
import { join, resolve } from 'node:path';
import { asUserError } from '../../core/result/errno.ts';
import { UserError } from '../../core/result/errors.ts';
import type { FolderFile, ListFolder } from '../../ports.ts';

const MAX_FILES = 100_000;
const MAX_DEPTH = 64;

function raise(fault: UserError): never {
  throw fault;
}

/** Lists folders that are named relative to a working directory, as messages show them. A link, a device and a FIFO are refused. */
export function folderLister(cwd: string): ListFolder {
  return (folder, maxBytes, onFault = raise) => list(resolve(cwd, folder), folder, maxBytes, onFault);
}

function list(root: string, shown: string, maxBytes: number, onFault: (fault: UserError) => void): FolderFile[] {
  const files: FolderFile[] = [];
  const refuse = (path: string, reason: string, help: string): void => {
    const details = { path: `${shown}/${path}`.replace(/\/$/, ''), help };
    onFault(new UserError('bad-package-file', `cannot be packed: ${reason}`, details));
  };
  const statOf = (path: string): Stats | 'refused' | undefined => {
    try {
      return lstatSync(join(root, path), { throwIfNoEntry: false });
    } catch (error) {
      const fault = asUserError(error, `${shown}/${path}`, 'bad-package-file', 'cannot be packed');
      if (!(fault instanceof UserError)) throw fault;
      onFault(fault);
      return 'refused';
    }
  };
  const visit = (relative: string, depth: number): void => {
    if (depth > MAX_DEPTH) return refuse(relative, `folders are nested deeper than ${MAX_DEPTH}`, 'flatten them');
    let names: string[];
    try {
      names = readdirSync(join(root, relative)).sort();
    } catch (error) {
      return refuse(
        relative,
        `the folder cannot be read (${(error as NodeJS.ErrnoException).code})`,
        'check its permissions',
      );
    }
    for (const name of names) {
      if (files.length > MAX_FILES) return;
      const path = relative === '' ? name : `${relative}/${name}`;
      const stat = statOf(path);
      // Gone, or a name that is not UTF-8 and so cannot be asked for.
      if (stat === 'refused') continue;
      if (stat === undefined) refuse(path, 'there is no file of this name', 'give it a name in ASCII');
      else if (stat.isDirectory()) visit(path, depth + 1);
      else if (stat.isSymbolicLink()) refuse(path, 'it is a symbolic link', 'put the file itself there');
      else if (!stat.isFile()) refuse(path, 'it is not a regular file', 'remove it');
      else if (stat.size > maxBytes)
        refuse(path, `it has ${stat.size} bytes; at most ${maxBytes} can be packed`, 'split it');
      else {
        const read = (): Uint8Array => readUnchanged(join(root, path), `${shown}/${path}`, stat);
        files.push({ path, size: stat.size, read });
        if (files.length > MAX_FILES) refuse('', `it holds more than ${MAX_FILES} files`, 'pack fewer');
      }
    }
  };
  const top = lstatSync(root, { throwIfNoEntry: false });
  if (top === undefined) return [];
  if (top.isSymbolicLink()) refuse('', 'it is a symbolic link', 'put the folder itself there');
  else visit('', 0);
  return files.sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
}

function readUnchanged(absolute: string, shown: string, seen: Stats): Uint8Array {
  const same = (now: Stats): boolean =>
    now.size === seen.size && now.mtimeMs === seen.mtimeMs && now.ctimeMs === seen.ctimeMs && now.ino === seen.ino;
  let descriptor: number | undefined;
  try {
    descriptor = openSync(absolute, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0));
    if (same(fstatSync(descriptor))) {
      const bytes = readFileSync(descriptor);
      if (bytes.length === seen.size && same(fstatSync(descriptor))) return bytes;
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ELOOP') throw asUserError(error, shown, 'unreadable-file', 'cannot be read');
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
  throw new UserError('changed', 'the file changed while it was packed', {
    path: shown,
  });
}
