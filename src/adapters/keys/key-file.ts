import { existsSync, lstatSync, realpathSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** @returns the mode of a key file when others than its owner may read it, in octal; always undefined on Windows. */
export function openMode(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (process.platform === 'win32' || stat === undefined || !stat.isFile() || (stat.mode & 0o077) === 0)
    return undefined;
  return `0${(stat.mode & 0o777).toString(8)}`;
}

/** @returns the top folder of the git work tree that a path is in (links resolved), or undefined. */
export function gitWorkTree(path: string): string | undefined {
  let folder = resolve(path);
  while (!existsSync(folder)) folder = dirname(folder);
  for (let at = realpathSync(folder); ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return undefined;
  }
}

/** @returns whether anything is at the path, a dangling link included. */
export function isTaken(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Removes a file that this process has just made. */
export function removeFile(path: string): void {
  rmSync(path, { force: true });
}
