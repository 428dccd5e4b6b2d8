import { posix, relative, resolve } from 'node:path';
import { UserError } from '../../core/result/errors.ts';
import type { IndexEntry } from '../../core/git/index-file.ts';
import { TrackedTree } from '../../core/git/tracked-tree.ts';
import { printable } from '../../core/text/printable.ts';
import type { FileSystem, ListOptions } from '../../ports.ts';
import { Blobs } from './blobs.ts';
import { findRepository, indexOf, pathInTree, type Repository } from './repository.ts';
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
    throw new UserError('no-repository', 'this is no work tree of a git repository, so nothing is staged');
  if (!hasGit(repository)) throw noGit();
  const files = new IndexFiles(fs, repository);
  return { fs: files, bytesOf: (path) => files.bytesOf(path) };
}

class IndexFiles implements FileSystem {
  readonly cwd: string;
  readonly #disk: FileSystem;
  readonly #blobs: Blobs;
  readonly #written: bigint;
  /** The working directory, from the top of the work tree; entries are named from there, too. */
  readonly #folder: string;
  readonly #entries: ReadonlyMap<string, IndexEntry>;
  readonly #tree: TrackedTree;

  constructor(disk: FileSystem, repository: Repository) {
    this.cwd = disk.cwd;
    this.#disk = disk;
    // What is staged otherwise than the work tree has it: nearly all of it is read.
    this.#blobs = new Blobs(repository, () => this.#differing());
    const { entries, written } = indexOf(repository);
    this.#written = written;
    this.#folder = pathInTree(repository, disk.cwd);
    this.#entries = entriesOf(this.#folder, entries);
    const paths = [...this.#entries];
    const ofKind = (kind: string): string[] => paths.filter(([, each]) => each.kind === kind).map(([path]) => path);
    this.#tree = new TrackedTree(ofKind('file'), ofKind('link'));
  }

  readFile(path: string, maxBytes = LIMIT, start = false): Uint8Array {
    const name = this.#seen(path);
    const entry = this.#entries.get(name);
    if (entry?.kind === 'link') {
      throw new UserError('unreadable-file', 'a symbolic link, which is not followed', { path });
    }
    if (entry?.kind === 'file' && !this.#isSame(name, entry))
      return blob(this.#blobs, entry.oid, path, maxBytes, start);
    if (entry === undefined && isOfWorkTree(name)) {
      throw new UserError('unreadable-file', "it is not in git's index", { path, help: 'run git add for it' });
    }
    return this.#disk.readFile(path, maxBytes, start);
  }

  bytesOf(path: string): Uint8Array | undefined {
    const name = this.#seen(path);
    const entry = this.#entries.get(name);
    const isTheDisks = entry === undefined ? !isOfWorkTree(name) : entry.kind === 'file' && this.#isSame(name, entry);
    return isTheDisks ? undefined : this.readFile(path);
  }

  kind(path: string): ReturnType<FileSystem['kind']> {
    const name = this.#seen(path);
    const tracked = this.#tree.kind(name);
    if (tracked !== 'none') return tracked === 'link' ? 'other' : tracked;
    const kind = this.#disk.kind(path);
    return kind === 'file' && isOfWorkTree(name) ? 'none' : kind;
  }

  isLink(path: string): boolean {
    return this.#tree.kind(this.#seen(path)) === 'link';
  }

  list(directory: string, options: ListOptions = {}): string[] {
    const folder = this.#seen(directory);
    if (isWayOut(folder)) return this.#disk.list(directory, options);
    if (options.onLink !== undefined) this.#tree.links(folder).forEach(options.onLink);
    return this.#tree.files(folder).sort();
  }

  checkTarget(path: string): void {
    this.#disk.checkTarget(path);
  }

  writeFile(...args: Parameters<FileSystem['writeFile']>): void {
    this.#disk.writeFile(...args);
  }

  #differing(): string[] {
    return [...this.#entries].flatMap(([name, entry]) =>
      entry.kind === 'file' && !this.#isSame(name, entry) ? [entry.oid] : [],
    );
  }

  // A name that is no UTF-8 cannot be opened by what is left of it.
  #isSame(name: string, entry: IndexEntry): boolean {
    return !name.includes('\ufffd') && isStillStaged(this.#placeOf(name), entry, this.#written);
  }

  #seen(path: string): string {
    const name = posix.join(this.#folder, relative(this.cwd, resolve(this.cwd, path)).replaceAll('\\', '/'));
    return name === '.' ? '' : name;
  }

  #placeOf(name: string): string {
    return resolve(this.cwd, posix.relative(this.#folder, name));
  }
}

/** Whether the index alone says what stands at a path. Git's own folders say where a work tree begins, and are in no index. */
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
  throw new UserError('unreadable-file', `the file has ${bytes.length} bytes; at most ${maxBytes} are read`, { path });
}

function noGit(): UserError {
  return new UserError('no-git', 'git cannot be found', {
    help: 'what is staged can only be read with git installed',
  });
}
