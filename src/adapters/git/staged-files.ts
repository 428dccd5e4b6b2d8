import { posix, relative, resolve } from 'node:path';
import { tooLarge, UserError } from '../../core/result/errors.ts';
import type { IndexEntry } from '../../core/git/index-file.ts';
import { TrackedTree } from '../../core/git/tracked-tree.ts';
import { printable } from '../../core/text/printable.ts';
import { forward, type FileSystem } from '../../ports.ts';
import { Blobs } from './blobs.ts';
import { findRepository, indexOf, pathInTree } from './repository.ts';
import { hasGit } from './run-git.ts';
import { isStillStaged } from './same-file.ts';
import { isWayOut, isWithin } from '../../core/value/path.ts';

const LIMIT = 256 * 1024 * 1024;

/** The files as the next commit will have them. */
export interface StagedFiles {
  /**
   * Names what is in git's index: of the work tree nothing else is there, ignored or not. The bytes are those of the index, also
   * where the work tree differs. Files outside of the work tree are those of the disk. Paths are seen from the working directory.
   */
  readonly fs: FileSystem;
  /**
   * The staged bytes of a file whose work tree has others, or none; undefined when the work tree's file can be read.
   *
   * @throws UserError `unreadable-file` for what is not staged, or staged as a link
   */
  readonly bytesOf: (path: string) => Uint8Array | undefined;
}

/**
 * The staged state of the work tree, for checks that run before a commit. It knows of worktrees, of `GIT_DIR` and of
 * `GIT_INDEX_FILE`; nothing is written, no lock is taken, no filter runs.
 *
 * @param fs the work tree, seen from the working directory
 * @throws UserError `no-repository` outside of a repository; `merge-conflict` while files are unmerged; `no-git`; `bad-index`
 */
export function stagedFiles(fs: FileSystem): StagedFiles {
  const repository = findRepository(fs.cwd);
  if (repository === undefined)
    throw new UserError('no-repository', 'this is not a work tree of a git repository, so nothing is staged');
  if (!hasGit(repository)) throw noGit();
  const { cwd } = fs;
  const { entries, written } = indexOf(repository);
  // The working directory, from the top of the work tree; entries are named from there, too.
  const folder = pathInTree(repository, cwd);
  const staged = entriesOf(folder, entries);
  const ofKind = (kind: string) => [...staged].flatMap(([path, each]) => (each.kind === kind ? [path] : []));
  const tree = new TrackedTree(ofKind('file'), ofKind('link'));
  const seen = (path: string): string => {
    const name = posix.join(folder, relative(cwd, resolve(cwd, path)).replaceAll('\\', '/'));
    return name === '.' ? '' : name;
  };
  // A name that is not UTF-8 cannot be opened by what is left of it.
  const isSame = (name: string, entry: IndexEntry): boolean =>
    !name.includes('\ufffd') && isStillStaged(resolve(cwd, posix.relative(folder, name)), entry, written);
  // What is staged otherwise than the work tree has it: nearly all of it is read.
  const blobs = new Blobs(repository, () =>
    [...staged].flatMap(([name, entry]) => (entry.kind === 'file' && !isSame(name, entry) ? [entry.oid()] : [])),
  );
  const readFile = (path: string, maxBytes = LIMIT, start = false): Uint8Array => {
    const name = seen(path);
    const entry = staged.get(name);
    if (entry?.kind === 'link')
      throw new UserError('unreadable-file', 'a symbolic link, which is not followed', {
        path,
        help: 'name the file that it points to',
      });
    if (entry?.kind === 'file' && !isSame(name, entry)) return blob(blobs, entry.oid(), path, maxBytes, start);
    if (entry === undefined && isOfWorkTree(name))
      throw new UserError('unreadable-file', "it is not in git's index", { path, help: 'run git add for it' });
    return fs.readFile(path, maxBytes, start);
  };
  const files = forward(fs, {
    readFile,
    kind(path) {
      const name = seen(path);
      const tracked = tree.kind(name);
      if (tracked !== 'none') return tracked === 'link' ? 'other' : tracked;
      const kind = fs.kind(path);
      return kind === 'file' && isOfWorkTree(name) ? 'none' : kind;
    },
    isLink: (path) => tree.kind(seen(path)) === 'link',
    list(directory, options = {}) {
      const below = seen(directory);
      if (isWayOut(below)) return fs.list(directory, options);
      if (options.onLink !== undefined) tree.links(below).forEach(options.onLink);
      return tree.files(below).sort();
    },
  });
  return {
    fs: files,
    bytesOf(path) {
      const name = seen(path);
      const entry = staged.get(name);
      const isTheDisks = entry === undefined ? !isOfWorkTree(name) : entry.kind === 'file' && isSame(name, entry);
      return isTheDisks ? undefined : readFile(path);
    },
  };
}

/** Whether the index alone says what is at a path. Git's own folders say where a work tree begins, and are in no index. */
function isOfWorkTree(name: string): boolean {
  return !isWayOut(name) && !name.split('/').includes('.git');
}

/**
 * What the next commit has, by the paths from the top of the work tree.
 *
 * @param folder the working directory: below it nothing may be unmerged, and what is elsewhere is not there
 */
function entriesOf(folder: string, entries: readonly IndexEntry[]): Map<string, IndexEntry> {
  const all = new Map<string, IndexEntry>();
  for (const entry of entries) {
    if (entry.intentToAdd) continue;
    if (entry.stage === 0) all.set(entry.path, entry);
    else if (isWithin(folder === '' ? '.' : folder, entry.path))
      throw new UserError('merge-conflict', 'it is unmerged', {
        path: posix.relative(folder, entry.path),
      });
  }
  return all;
}

function blob(blobs: Blobs, oid: string, path: string, maxBytes: number, start: boolean): Uint8Array {
  const answer = blobs.read(oid);
  if ('missing' in answer) throw noGit();
  if ('said' in answer)
    throw new UserError('no-git', `git cannot read what is staged: ${printable(answer.said) || 'no answer'}`, { path });
  const bytes = answer.output;
  if (bytes.length <= maxBytes || start) return bytes.subarray(0, maxBytes);
  throw tooLarge(path, bytes.length, maxBytes);
}

function noGit(): UserError {
  return new UserError('no-git', 'git cannot be found', {
    help: 'what is staged can only be read with git installed',
  });
}
