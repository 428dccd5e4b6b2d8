import { chmodSync, mkdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those that it lies in. `mkdirSync` with `recursive` never returns where the system answers that there is no
 * such file although the folder above is there, as it does below `/proc`.
 *
 * @param folder absolute
 * @param mode of what is made, whatever the umask; default: what the umask leaves
 * @returns the topmost folder that was made
 * @throws the system's error
 */
export function makeFolders(folder: string, mode?: number): string | undefined {
  const missing: string[] = [];
  for (let at = folder; statSync(at, { throwIfNoEntry: false }) === undefined; at = dirname(at)) missing.push(at);
  for (const each of missing.toReversed()) {
    try {
      mkdirSync(each);
      if (mode !== undefined) chmodSync(each, mode);
    } catch (error) {
      // Another process was faster.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return missing.at(-1);
}

/**
 * Takes back what {@link makeFolders} made, from the folder itself up to the topmost.
 *
 * @param made what it returned
 */
export function unmakeFolders(folder: string, made: string | undefined): void {
  if (made === undefined) return;
  try {
    for (let at = folder; at.length >= made.length; at = dirname(at)) rmdirSync(at);
  } catch {
    // Another process has put a file there: then the folder is in use.
  }
}
