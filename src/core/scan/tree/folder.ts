import type { Place } from './place.ts';
import type { SourceFolder, TestCount } from './tree.ts';

/** Files of one extension, in lower case, in one folder. */
export interface Tally {
  readonly extension: string;
  files: number;
  /** Of these, source of the project itself. */
  source: number;
}

/** A folder while its tree is walked. */
export interface Folder {
  readonly path: string;
  readonly place: Place;
  /** Whether its code is the project's workshop and not the project. */
  readonly tooling: boolean;
  /** Names of its files. */
  readonly names: string[];
  /** Its files by extension: of each one tally, or several that add up. */
  readonly tallies: Tally[];
  /** Tests that stand in it, some of them by path, and whether the folder makes them end-to-end ones; absent where there is none. */
  tests:
    | { files: number; readonly samples: string[]; readonly endToEnd: boolean; readonly endings: Map<string, number> }
    | undefined;
  readonly parent: Folder | undefined;
}

/** Tests that are named as evidence. */
export const MOST_SAMPLES = 4;

interface Sum {
  files: number;
  readonly own: number;
  readonly extensions: Map<string, number>;
}

/**
 * Adds up, from each folder to the root, the source that stands in it.
 *
 * @param folders each behind the one that it stands in
 * @returns the folders with source in or below them, sorted by path
 */
export function sourcesOf(folders: readonly Folder[]): ReadonlyMap<string, SourceFolder> {
  const sums = new Map<Folder, Sum>();
  // From the last on: what is below a folder is added up before the folder itself is added to the one above.
  for (let i = folders.length - 1; i >= 0; i--) {
    const folder = folders[i] as Folder;
    const below = sums.get(folder);
    const extensions = below?.extensions ?? new Map<string, number>();
    let own = 0;
    for (const { extension, source } of folder.tallies) {
      own += source;
      if (source > 0) add(extensions, extension, source);
    }
    if (below === undefined && own === 0) continue;
    const files = (below?.files ?? 0) + own;
    sums.set(folder, { files, own, extensions });
    if (folder.parent === undefined) continue;
    const above = sums.get(folder.parent);
    if (above === undefined) sums.set(folder.parent, { files, own: 0, extensions: new Map(extensions) });
    else {
      above.files += files;
      for (const [extension, count] of extensions) add(above.extensions, extension, count);
    }
  }
  const found = [...sums].map(([{ path }, sum]) => [path, sum] as const);
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The tests of a tree by folder; the folders that hold most of them say more of a suite than the first ones. */
export function testsOf(folders: readonly Folder[]): Pick<TestCount, 'samples' | 'folders'> {
  const found = folders.flatMap(({ path, tests }) => (tests === undefined ? [] : [{ path, ...tests }]));
  const most = found.sort((a, b) => b.files - a.files || (a.path < b.path ? -1 : 1)).slice(0, MOST_SAMPLES);
  const first = most.flatMap(({ samples }) => samples.slice(0, 1));
  const rest = most.flatMap(({ samples }) => samples.slice(1));
  return {
    samples: [...first, ...rest].slice(0, MOST_SAMPLES),
    folders: new Map(found.map(({ path, endings }) => [path, endings])),
  };
}

export function add(counts: Map<string, number>, extension: string, count = 1): void {
  counts.set(extension, (counts.get(extension) ?? 0) + count);
}
