import {
  closeSync,
  fchmodSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { ReplaceFile } from '../../ports.ts';
import { asUserError } from '../../core/errno.ts';

/** Replaces files below `cwd` once their new content was checked where it lies; a file that is there keeps its mode. */
export function replaceFileIn(cwd: string): ReplaceFile {
  return async (path, bytes, check) => {
    const target = resolve(cwd, path);
    const temporary = `${target}.${globalThis.crypto.randomUUID()}.tmp`;
    let made = false;
    try {
      mkdirSync(dirname(target), { recursive: true });
      const old = statSync(target, { throwIfNoEntry: false });
      const descriptor = openSync(temporary, 'wx', 0o644);
      made = true;
      if (old !== undefined) fchmodSync(descriptor, old.mode & 0o777);
      try {
        writeFileSync(descriptor, bytes);
        fsyncSync(descriptor);
      } finally {
        closeSync(descriptor);
      }
      await check(temporary);
      renameSync(temporary, target);
    } catch (error) {
      throw asUserError(error, path, 'unwritable-file', 'cannot be written');
    } finally {
      if (made) rmSync(temporary, { force: true });
    }
  };
}
