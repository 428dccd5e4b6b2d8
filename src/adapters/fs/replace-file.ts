import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { UserError } from '../../core/result/errors.ts';
import { asUserError } from '../../core/result/errno.ts';
import { nodeCrypto } from '../../core/value/node-crypto.ts';
import type { FileSystem, ReplaceFile, ReplaceWith } from '../../ports.ts';
import { makeFolders, unmakeFolders } from './make-folders.ts';

/** What ends a process from outside; nothing may be left behind then either. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Writes a file whole or not at all: `body` fills a temporary file beside the target, which then takes its place with the
 * mode that the target had. On any failure, and when the process is told to end, nothing new is left, no folder either.
 *
 * @param target absolute
 * @param shown the target in messages
 * @param forbidden names of files that must not be beside the target, as endings of its own name
 * @throws UserError `unwritable-file`, and whatever `body` throws
 */
async function replaceFile<T>(
  target: string,
  shown: string,
  forbidden: readonly string[],
  body: (temporary: string) => Promise<T>,
): Promise<T> {
  const temporary = `${target}.${nodeCrypto().randomBytes(6).toString('hex')}.tmp`;
  let folder: string | undefined;
  const leave = (signal: NodeJS.Signals): void => {
    remove(temporary, target, folder);
    for (const each of SIGNALS) process.removeListener(each, leave);
    // Ends as the signal ends a process, so that the process that waits for it sees the signal.
    process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.on(signal, leave);
  try {
    const mode = modeOf(target, shown, forbidden);
    folder = makeFolders(dirname(target));
    writeFileSync(temporary, '', { flag: 'wx', mode: 0o644 });
    if (mode !== undefined) chmodSync(temporary, mode);
    const result = await body(temporary);
    const descriptor = openSync(temporary, 'r+');
    fsyncSync(descriptor);
    closeSync(descriptor);
    // A signal that came during the work is obeyed now. It is only seen between turns, and the first may have begun before.
    await nextTurn();
    await nextTurn();
    renameSync(temporary, target);
    folder = undefined;
    return result;
  } catch (error) {
    throw asUserError(error, shown, 'unwritable-file', 'cannot be written');
  } finally {
    remove(temporary, target, folder);
    for (const signal of SIGNALS) process.removeListener(signal, leave);
  }
}

/** {@link replaceFile} for what may be written in a file system: there is no way around that. */
export function replaceWithin(fs: FileSystem): ReplaceWith {
  return (target, ...rest) => {
    fs.checkTarget(target);
    return replaceFile(target, ...rest);
  };
}

/** Replaces files of a file system by bytes once their new content was checked where it lies. */
export function replaceFileIn(fs: FileSystem): ReplaceFile {
  return (path, bytes, check) =>
    replaceWithin(fs)(resolve(fs.cwd, path), path, [], async (temporary) => {
      writeFileSync(temporary, bytes);
      await check(temporary);
    });
}

/** The mode of the file that is replaced, if there is one. */
function modeOf(target: string, shown: string, forbidden: readonly string[]): number | undefined {
  const beside = forbidden.find((ending) => lstatSync(target + ending, { throwIfNoEntry: false }) !== undefined);
  if (beside !== undefined) {
    throw new UserError(
      'unwritable-file',
      `${basename(shown)}${beside} exists next to it: another program has it open`,
      {
        path: shown,
        help: 'close that program, or remove what it left behind',
      },
    );
  }
  const there = statSync(target, { throwIfNoEntry: false });
  if (there === undefined) return undefined;
  if (there.isFile()) return there.mode & 0o777;
  throw new UserError('unwritable-file', 'it is not a regular file', { path: shown });
}

/** @param made the topmost folder that was made for the target */
function remove(temporary: string, target: string, made: string | undefined): void {
  // Below a path that is not a directory even a forced removal fails, and would hide why.
  if (existsSync(temporary)) rmSync(temporary, { force: true });
  unmakeFolders(dirname(target), made);
}
