import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
  type Stats,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { asUserError } from '../../core/result/errno.ts';
import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { few } from '../../core/value/few.ts';
import type { FileSystem } from '../../ports.ts';
import { makeFolders, unmakeFolders } from './make-folders.ts';

export interface NewFile {
  /** Relative to the target folder, with `/`. */
  readonly path: string;
  /** A text, or bytes that are written as they are. */
  readonly text: string | Uint8Array;
}

/**
 * Writes all files or none: they are made in a folder of their own on the same disk, then moved; what fails is undone.
 *
 * @param target the folder, relative to the working directory
 * @throws UserError `unwritable-file`, `unsafe-target`, `file-exists`, and those of `checkTarget`
 */
export function placeFiles(fs: FileSystem, target: string, files: readonly NewFile[], force: boolean): void {
  const folder = resolve(fs.cwd, target);
  refuseCollisions(files);
  for (const { path } of files) fs.checkTarget(join(folder, path));
  const existing = files.filter(({ path }) => lstat(join(folder, path)) !== undefined).map(({ path }) => path);
  if (existing.length > 0 && !force) throw existsError(existing);
  if (files.length === 0) return;
  const firstMade = guarded(folder, () => makeFolders(dirname(folder), 0o755));
  // In a folder that is there: it may be where a disk is mounted, and nothing is moved from one disk to another at once.
  const isThere = lstat(folder) !== undefined;
  const beside = isThere ? join(folder, '.cartwright') : join(dirname(folder), `.${basename(folder)}`);
  let staging: string | undefined;
  let done = false;
  try {
    const made = (staging = guarded(folder, () => mkdtempSync(`${beside}.tmp-`)));
    stage(made, folder, files);
    if (isThere) move(fs, made, folder, files, force);
    else guarded(folder, () => renameSync(made, folder));
    done = true;
  } finally {
    if (staging !== undefined) rmSync(staging, { recursive: true, force: true });
    if (!done) unmakeFolders(dirname(folder), firstMade);
  }
}

/** The refusal to overwrite: names what is there. */
function existsError(paths: readonly string[]): UserError {
  const shown = few(
    paths.map((path) => quote(path)),
    10,
  );
  return new UserError('file-exists', `nothing was written, these files exist with other content: ${shown}`, {
    help: 'choose another --out, or overwrite exactly these with --force',
  });
}

// Names the path that the user gave in errors.
function stage(staging: string, folder: string, files: readonly NewFile[]): void {
  guarded(folder, () => chmodSync(staging, 0o755));
  for (const { path, text } of files) {
    const target = join(staging, path);
    guarded(join(folder, path), () => {
      makeFolders(dirname(target), 0o755);
      const descriptor = openSync(target, 'wx', 0o644);
      try {
        const bytes = typeof text === 'string' ? Buffer.from(text) : text;
        for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at);
        fsyncSync(descriptor);
      } finally {
        closeSync(descriptor);
      }
      // Whatever the umask: readable by all, writable by the owner, never executable.
      chmodSync(target, 0o644);
    });
  }
}

function move(
  { checkTarget }: FileSystem,
  staging: string,
  folder: string,
  files: readonly NewFile[],
  force: boolean,
): void {
  const undo: (() => void)[] = [];
  try {
    for (const { path } of files) {
      const target = join(folder, path);
      checkTarget(target);
      guarded(target, () => {
        const made = makeFolders(dirname(target), 0o755);
        undo.push(() => unmakeFolders(dirname(target), made));
        if (lstat(target) === undefined) {
          // A link fails where another process was faster; a rename would not.
          linkSync(join(staging, path), target);
          undo.push(() => rmSync(target, { force: true }));
        } else if (force) {
          const backup = `${join(staging, path)}.before`;
          linkSync(target, backup);
          renameSync(join(staging, path), target);
          undo.push(() => renameSync(backup, target));
        } else throw existsError([path]);
      });
    }
  } catch (error) {
    for (const step of undo.toReversed()) {
      try {
        step();
      } catch {
        // A failed undo is ignored; the first error is reported.
      }
    }
    throw error;
  }
}

function refuseCollisions(files: readonly NewFile[]): void {
  const seen = new Map<string, string>();
  for (const { path } of files) {
    const folded = path.toLowerCase();
    const other = seen.get(folded);
    if (other !== undefined)
      throw new UserError('unsafe-target', `${quote(other)} and ${quote(path)} differ only by case`);
    seen.set(folded, path);
  }
}

function lstat(path: string): Stats | undefined {
  return guarded(path, () => lstatSync(path, { throwIfNoEntry: false }));
}

function guarded<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw asUserError(error, path, 'unwritable-file', `cannot be written (${code})`);
  }
}
