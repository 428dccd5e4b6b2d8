import { lstatSync, type Stats } from 'node:fs';
import { basename, resolve } from 'node:path';
import { runningSha256 } from '../../core/value/digest.ts';
import { asUserError } from '../../core/result/errno.ts';
import { openFileSource } from './file-source.ts';
import { SIDE_FILES } from './side-files.ts';

const PIECE = 1024 * 1024;

/**
 * All that an answer about a cartridge can depend on, in one line: what stands at its path, the digest of its bytes, the files that SQLite
 * keeps beside it.
 *
 * @throws UserError when it cannot be read
 */
export function cartridgeAt(cwd: string, path: string): string {
  const absolute = resolve(cwd, path);
  const stat = standing(absolute, path);
  if (stat?.isFile() !== true) return stat === undefined ? 'none' : stat.isDirectory() ? 'directory' : 'other';
  const beside = SIDE_FILES.filter((end) => standing(absolute + end, path) !== undefined);
  return [digestOf(absolute, path), ...beside.map((end) => basename(end))].join(' ');
}

function standing(absolute: string, path: string): Stats | undefined {
  try {
    return lstatSync(absolute, { throwIfNoEntry: false });
  } catch (error) {
    throw asUserError(error, path, 'unreadable-file', 'cannot be read');
  }
}

function digestOf(absolute: string, path: string): string {
  const source = openFileSource(absolute, path);
  try {
    const digest = runningSha256();
    for (let at = 0; at < source.size; at += PIECE) digest.update(source.read(at, PIECE));
    return digest.finish();
  } finally {
    source.close();
  }
}
