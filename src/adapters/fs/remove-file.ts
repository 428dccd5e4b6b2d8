import { rmdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { asUserError } from '../../core/result/errno.ts';

/**
 * Removes a file below a folder, and each folder between them that is empty then.
 *
 * @param top absolute; it stays
 * @throws UserError `unwritable-file`
 */
export function removeFile(top: string, path: string): void {
  const absolute = resolve(top, path);
  try {
    rmSync(absolute);
  } catch (error) {
    throw asUserError(error, path, 'unwritable-file', 'cannot be removed');
  }
  try {
    for (let folder = dirname(absolute); folder.length > top.length; folder = dirname(folder)) rmdirSync(folder);
  } catch {
    // A folder that still holds something stays.
  }
}
