import { fileName, parentOf } from '../../value/path.ts';
import type { Place } from './place.ts';

/** Files a detector wants to know of. Each holds at least names or extensions: those are looked up, not searched. */
export interface Look {
  /** Whole names, in lower case. */
  readonly names?: readonly string[];
  /** Extensions without dot, in lower case. */
  readonly extensions?: readonly string[];
  /** The folder, relative to the root and with a slash at its end (the root is the empty text), must match, too: asked once for a folder. */
  readonly folder?: RegExp;
  /** The name must match, too. */
  readonly name?: RegExp;
  /** The path must match, too: for what neither of the others says. */
  readonly path?: RegExp;
  /** Read at most this many bytes of a file; absent: the path alone is enough. */
  readonly bytes?: number;
  /** Whether a longer file is not read, and a note says so; otherwise its start will do. */
  readonly whole?: boolean;
  /** Read at most this many files by this look; default: some hundred. */
  readonly files?: number;
}

export interface TreeFile {
  /** Relative to the root, with `/`. */
  readonly path: string;
  readonly name: string;
  /** Folder, `''` for the root. */
  readonly dir: string;
  readonly place: Place;
  /** Whether it belongs to the project's workshop and not to what it is made of. */
  readonly tooling: boolean;
}

export interface CodeCount {
  readonly files: number;
  /** The first of them, in path order. */
  readonly sample: string;
}

/** A tree that has been walked: the files that detectors look at, their texts, and counts of everything else. */
export interface TreeView {
  /** Name of the root folder. */
  readonly name: string;
  /** Files that some detector looks at, in path order. */
  readonly files: readonly TreeFile[];
  /** For each look the places of its files in {@link files}, ascending. */
  readonly meant: ReadonlyMap<Look, readonly number[]>;
  /** Text of a file that was read. */
  text(path: string): string | undefined;
  /** Code of the project itself (no tests, examples, docs) by language. */
  readonly code: ReadonlyMap<string, CodeCount>;
  /** The same by folder, each with what is below it; `''` is the root. Sorted by path. */
  readonly sources: ReadonlyMap<string, SourceFolder>;
  /** Files by lower-case extension in the project itself. */
  readonly extensions: ReadonlyMap<string, CodeCount>;
  /** Test files, and how many of them are end-to-end tests. */
  readonly tests: TestCount;
  /** Every file that was seen, by its folder, whatever its place: what a check will look at. */
  readonly listing: ReadonlyMap<string, ListedFolder>;
  /** Folders that were not entered: installed packages and other people's code. */
  readonly closed: readonly string[];
  /** Everything that was seen, apart from what was left out. */
  readonly fileCount: number;
}

export interface TestCount {
  readonly files: number;
  readonly endToEnd: number;
  /** One of each of the folders that hold most. */
  readonly samples: readonly string[];
  /** How many are in each folder itself, by lower-case extension. */
  readonly folders: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Source files of a folder, with what is below it. */
export interface SourceFolder {
  readonly files: number;
  /** Of these, how many are in the folder itself. */
  readonly own: number;
  /** By lower-case extension. */
  readonly extensions: ReadonlyMap<string, number>;
}

export interface ListedFolder {
  readonly path: string;
  readonly place: Place;
  readonly names: readonly string[];
  /** The folders in it that were entered. */
  readonly inside: readonly ListedFolder[];
  /** Its files by lower-case extension. */
  readonly tallies: ReadonlyMap<string, { readonly files: number; readonly source: number }>;
  /** Whether it belongs to the project's workshop and not to what it is made of. */
  readonly tooling: boolean;
}

/** A folder of a tree and all below it; no other folder is looked at, nor what is in one that is not meant. */
export function foldersFrom(
  folder: ListedFolder | undefined,
  isMeant: (path: string) => boolean = () => true,
): ListedFolder[] {
  const found: ListedFolder[] = [];
  const add = (each: ListedFolder): void => {
    if (!isMeant(each.path)) return;
    found.push(each);
    each.inside.forEach(add);
  };
  if (folder !== undefined) add(folder);
  return found;
}

/** @returns whether a file or a folder of a tree is at a path */
export function isThere(path: string, { listing }: TreeView): boolean {
  return path !== '' && (listing.has(path) || listing.get(parentOf(path))?.names.includes(fileName(path)) === true);
}

/** @returns whether a file of a tree is at a path */
export function isFile(path: string, tree: TreeView): boolean {
  return !tree.listing.has(path) && isThere(path, tree);
}

/** @returns whether a path leads to the top of a tree, or to what is in it */
export function isPath(path: string, tree: TreeView): boolean {
  return path === '' || isThere(path, tree);
}
