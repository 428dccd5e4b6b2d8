import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeSync,
  type Stats,
} from 'node:fs';
import { basename, dirname, join, parse } from 'node:path';
import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { few } from '../../core/value/few.ts';

export interface NewFile {
  /** Relative to the target folder, with `/`. */
  readonly path: string;
  /** A text, or bytes that are written as they are. */
  readonly text: string | Uint8Array;
}

export type FileAction = 'create' | 'skip' | 'overwrite';

/**
 * What would happen to each file: `skip` for one that is there with the same bytes.
 *
 * @param folder absolute path of the target folder, which need not exist
 * @param base absolute path of a folder in which no link is followed either, when it holds the target
 * @throws UserError `unsafe-target` where a link or anything else than a file or folder is in the way, or two names
 *   differ only by case
 */
export function compareFiles(folder: string, files: readonly NewFile[], base = folder): FileAction[] {
  refuseCollisions(files);
  refuseLinkedFolder(folder, base);
  return files.map(({ path, text }) => {
    refuseLinks(folder, path);
    const stat = lstat(join(folder, path));
    if (stat === undefined) return 'create';
    if (!stat.isFile()) throw new UserError('unsafe-target', 'it is no regular file', { path: join(folder, path) });
    const bytes = bytesOf(text);
    const same = stat.size === bytes.length && readFileSync(join(folder, path)).equals(bytes);
    return same ? 'skip' : 'overwrite';
  });
}

/** @returns the text of a target file that is there, for a diff. */
export function currentText(folder: string, path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

/**
 * Writes all files or none: they are made in a folder of their own on the same disk, then moved; what fails is undone.
 *
 * @throws UserError `unwritable-file`, `unsafe-target`, `file-exists`
 */
export function placeFiles(folder: string, files: readonly NewFile[], force: boolean, base = folder): void {
  const actions = compareFiles(folder, files, base);
  const existing = files.filter((_, i) => actions[i] === 'overwrite').map(({ path }) => path);
  if (existing.length > 0 && !force) throw existsError(existing);
  const wanted = files.filter((_, i) => actions[i] !== 'skip');
  if (wanted.length === 0) return;
  let firstMade: string | undefined;
  const { root } = parse(folder);
  const above = dirname(folder).slice(root.length).replaceAll('\\', '/');
  // Not `recursive`, which never returns where a file system does not let a folder be made, as below /proc.
  guarded(folder, () => makeFolders(root, above, (made) => (firstMade ??= made)));
  // In a folder that is there: it may be where a disk is mounted, and nothing is moved from one disk to another at once.
  const isThere = lstat(folder) !== undefined;
  const beside = isThere ? join(folder, '.cartwright') : join(dirname(folder), `.${basename(folder)}`);
  let staging: string | undefined;
  let done = false;
  try {
    const made = (staging = guarded(folder, () => mkdtempSync(`${beside}.tmp-`)));
    stage(made, folder, wanted);
    if (isThere) move(made, folder, wanted, force);
    else guarded(folder, () => renameSync(made, folder));
    done = true;
  } finally {
    if (staging !== undefined) rmSync(staging, { recursive: true, force: true });
    if (!done && firstMade !== undefined) removeEmpty(dirname(folder), firstMade);
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

function bytesOf(text: string | Uint8Array): Uint8Array {
  return typeof text === 'string' ? Buffer.from(text) : text;
}

/** Removes folders that were made for nothing, from `from` up to `last`. */
function removeEmpty(from: string, last: string): void {
  for (let at = from; at.startsWith(last); at = dirname(at)) {
    try {
      rmdirSync(at);
    } catch {
      // Another process has put something there.
      return;
    }
  }
}

// What fails is named by the place that the user asked for.
function stage(staging: string, folder: string, files: readonly NewFile[]): void {
  guarded(folder, () => chmodSync(staging, 0o755));
  for (const { path, text } of files) {
    const target = join(staging, path);
    guarded(join(folder, path), () => {
      makeFolders(staging, dirname(path), () => undefined);
      const descriptor = openSync(target, 'wx', 0o644);
      try {
        const bytes = bytesOf(text);
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

function move(staging: string, folder: string, files: readonly NewFile[], force: boolean): void {
  const undo: (() => void)[] = [];
  try {
    for (const { path } of files) {
      const target = join(folder, path);
      refuseLinks(folder, path);
      guarded(target, () => {
        makeFolders(folder, dirname(path), (made) => undo.push(() => rmdirSync(made)));
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
        // What cannot be undone stays; the first error says why.
      }
    }
    throw error;
  }
}

/** @param onMade is told of each folder that was not there, the upper ones first */
function makeFolders(base: string, path: string, onMade: (folder: string) => void): void {
  let at = base;
  for (const segment of path === '.' ? [] : path.split('/').filter(Boolean)) {
    at = join(at, segment);
    if (existsSync(at)) continue;
    mkdirSync(at, { mode: 0o755 });
    onMade(at);
    chmodSync(at, 0o755);
  }
}

function refuseCollisions(files: readonly NewFile[]): void {
  const seen = new Map<string, string>();
  for (const { path } of files) {
    const folded = path.toLowerCase();
    const other = seen.get(folded);
    if (other !== undefined)
      throw new UserError('unsafe-target', `${quote(other)} and ${quote(path)} are one file where case does not count`);
    seen.set(folded, path);
  }
}

// A repository may hold a link by the name that the user will choose; above the working directory links are the user's own.
function refuseLinkedFolder(folder: string, base: string): void {
  const inside = folder.startsWith(`${base}/`) ? folder.slice(base.length + 1).split('/') : [];
  const above = inside.map((_, i) => join(base, ...inside.slice(0, i + 1)));
  for (const at of above.length === 0 ? [folder] : above) {
    const stat = lstat(at);
    if (stat === undefined) return;
    if (stat.isSymbolicLink() && at !== base) throw linkError(at);
    if (!stat.isDirectory() && !stat.isSymbolicLink())
      throw new UserError('unsafe-target', 'it is no folder', { path: at });
  }
}

function linkError(path: string): UserError {
  return new UserError('unsafe-target', 'a symbolic link is in the way; nothing is written through it', {
    path,
    help: 'remove the link, or choose another --out',
  });
}

function refuseLinks(folder: string, path: string): void {
  let at = folder;
  const segments = path.split('/');
  for (const [i, segment] of segments.entries()) {
    at = join(at, segment);
    const stat = lstat(at);
    if (stat === undefined) return;
    if (stat.isSymbolicLink()) throw linkError(at);
    if (i < segments.length - 1 && !stat.isDirectory())
      throw new UserError('unsafe-target', 'a folder is needed here', { path: at });
  }
}

function lstat(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw asUserError(error, path);
  }
}

function guarded<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof UserError ? error : asUserError(error, path);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOSPC: 'no space is left on the disk',
  EROFS: 'the file system is read-only',
  ENAMETOOLONG: 'the name is too long',
  ENOTDIR: 'a part of the path is no folder',
  EEXIST: 'it exists already',
  EMFILE: 'too many open files',
  ENOENT: 'a folder on the way is missing',
};

function asUserError(error: unknown, path: string): Error {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === undefined) return error as Error;
  return new UserError('unwritable-file', `cannot be written (${code}): ${REASONS[code] ?? 'the system refuses'}`, {
    path,
    cause: error,
  });
}
