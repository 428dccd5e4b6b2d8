import { resolve } from 'node:path';
import { tooLarge, UserError } from '../../core/result/errors.ts';
import { TrackedTree } from '../../core/git/tracked-tree.ts';
import { nodeCrypto } from '../../core/value/node-crypto.ts';
import type { FileSystem } from '../../ports.ts';
import { Blobs } from './blobs.ts';
import { findRepository, indexOf, pathInTree, type Repository } from './repository.ts';
import { gitOutput } from './run-git.ts';
import { isStillStaged } from './same-file.ts';
import { commitTree, type Listing } from './tree-of.ts';

const FETCH_MS = 20_000;
const LIMIT = 256 * 1024 * 1024;

/**
 * The files of a commit, read from git's objects: nothing is checked out, so no filter, hook or ignore file applies.
 *
 * @param directory any folder of the work tree; paths are seen from it
 * @param sha full commit id
 * @param fetch whether a commit that is not here may be fetched from `origin`
 * @param inside a folder of the work tree, where `directory` is not one: a checkout below it
 * @returns undefined when git, the repository or the commit is not there
 */
export function commitFiles(
  directory: string,
  sha: string,
  fetch: boolean,
  inside = directory,
): FileSystem | undefined {
  const repository = findRepository(inside);
  if (repository === undefined || !/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha)) return undefined;
  const fetched = (): boolean => {
    const options = { network: true, timeout: FETCH_MS };
    const call = ['fetch', '--quiet', '--depth=1', '--no-tags', '--no-recurse-submodules', 'origin', sha];
    return fetch && gitOutput(repository, call, options) !== undefined;
  };
  const listing = commitTree(repository, sha) ?? (fetched() ? commitTree(repository, sha) : undefined);
  return listing === undefined ? undefined : filesOfCommit(directory, repository, listing);
}

/** The files of a tree whose listing is known, with their paths seen from a folder. */
export function filesOfCommit(directory: string, repository: Repository, listing: Listing): FileSystem {
  const cwd = directory.replaceAll('\\', '/');
  const blobs = new Blobs(repository, () => judgedBlobs(repository, listing));
  const tree = new TrackedTree(listing.blobs.keys(), listing.links);
  const checkTarget = (path: string): never => {
    throw new UserError('unwritable-file', 'a commit cannot be written to', { path });
  };
  const inTree = (path: string): string => pathInTree(repository, resolve(cwd, path));
  return {
    cwd,
    readFile(path, maxBytes = LIMIT, start = false) {
      const oid = listing.blobs.get(inTree(path));
      const answer = oid === undefined ? undefined : blobs.read(oid);
      if (answer === undefined || !('output' in answer))
        throw new UserError('unreadable-file', 'there is no such file in the commit', {
          path,
          help: 'name a file that the commit has',
        });
      const bytes = answer.output;
      if (bytes.length > maxBytes && !start) throw tooLarge(path, bytes.length, maxBytes);
      return bytes.subarray(0, maxBytes);
    },
    kind(path) {
      const name = inTree(path);
      // No commit holds it, and every work tree has it.
      if (name === '.git') return 'file';
      const kind = tree.kind(name);
      return kind === 'link' ? 'none' : kind;
    },
    isLink: (path) => tree.kind(inTree(path)) === 'link',
    list(below, { onLink } = {}) {
      const folder = inTree(below);
      if (onLink !== undefined) tree.links(folder).forEach(onLink);
      return tree.files(folder);
    },
    checkTarget,
    writeFile: checkTarget,
  };
}

/** Documents, and what packages are made of: a check reads them whatever they hold. */
const JUDGED = /\.(?:ya?ml|json|md)$|(?:^|\/)rom\//i;

/** The blobs that a check of a commit will probably read: what is judged, and code that is another one than what is checked out. */
function* judgedBlobs(repository: Repository, { blobs }: Listing): Iterable<string> {
  for (const [path, oid] of blobs) if (JUDGED.test(path)) yield oid;
  const index = new Map(indexOf(repository).entries.map((entry) => [entry.path, entry.oid()]));
  for (const [path, oid] of blobs) if (index.get(path) !== oid) yield oid;
}

/** The checked-out commit and those that it was made from, the first parent first. */
export interface CheckedOut {
  readonly sha: string;
  readonly parents: readonly string[];
  /** When it was made, in seconds since 1970. */
  readonly time?: number | undefined;
}

/**
 * The commit that is checked out; undefined without git or before the first commit. The raw object is read, which names its parents
 * in a shallow clone, too.
 */
export function checkedOut(directory: string): CheckedOut | undefined {
  const repository = findRepository(directory);
  const object = gitOutput(repository, ['--no-replace-objects', 'cat-file', 'commit', 'HEAD']);
  if (object === undefined) return undefined;
  const head = aboveMessage(object);
  const parents = [...head.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map((match) => match[1] ?? '');
  // An id is the digest of the object, so that it need not be asked for; ids of sha256 are longer.
  const algorithm = /^tree [0-9a-f]{64}$/m.test(head) ? 'sha256' : 'sha1';
  const sha = nodeCrypto().createHash(algorithm).update(`commit ${object.length}\0`).update(object).digest('hex');
  const time = /^committer .* (\d{1,12}) [+-]\d{4}$/m.exec(head)?.[1];
  return { sha, parents, time: time === undefined ? undefined : Number(time) };
}

/**
 * Paths that differ between a commit and the checked-out one, or may differ in the work tree, relative to the repository's top
 * folder; undefined without git. What the work tree has is only compared by times and sizes: comparing bytes would start filters.
 */
export function changedPaths(directory: string, base: string, to: 'HEAD' | 'work tree' = 'HEAD'): string[] | undefined {
  const repository = findRepository(directory);
  if (repository === undefined) return undefined;
  if (to === 'work tree') return changedInWorkTree(repository, base);
  const names = gitOutput(repository, ['diff-tree', '-r', '-z', '--name-only', '--no-renames', base, 'HEAD', '--']);
  return names
    ?.toString('utf8')
    .split('\0')
    .filter((name) => name !== '');
}

function changedInWorkTree(repository: Repository, base: string): string[] | undefined {
  const listing = commitTree(repository, base);
  if (listing === undefined) return undefined;
  const { entries, written } = indexOf(repository);
  const index = new Map(entries.map((entry) => [entry.path, entry]));
  const isSame = (path: string, oid: string): boolean => {
    const entry = index.get(path);
    return entry?.oid() === oid && isStillStaged(resolve(repository.top, path), entry, written);
  };
  const changed = [...listing.blobs].filter(([path, oid]) => !isSame(path, oid)).map(([path]) => path);
  return [...changed, ...[...index.keys()].filter((path) => !listing.blobs.has(path))];
}

function aboveMessage(object: Buffer): string {
  const text = object.toString('utf8');
  return text.slice(0, text.indexOf('\n\n'));
}
