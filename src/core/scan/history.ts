import { fileName, foldersAbove, isWithin, pathIn } from '../value/path.ts';
import { isTestFile, LANGUAGES } from './tree/languages.ts';

/** A change that was merged: the files that it touched. */
export interface Change {
  readonly files: readonly string[];
}

/** Changes that are looked at: the last ones. */
export const MOST_CHANGES = 200;
/** Fewer say nothing of how a project is worked on. */
const LEAST = 20;
/** Changes are made in a folder where this share of them is. */
const MOST = 0.75;
/** Folders that are named together, and the share of the changes from which on one is named. */
const MOST_FOLDERS = 3;
const SHARE = 0.1;

/** Where changes of some files were made. */
export interface Places {
  /** The folder that most of them are in, or the few at the top; none where they are spread. */
  readonly folders: readonly string[];
  /** How many changes these are. */
  readonly all: number;
}

/** What the last changes have in common, with how many of them; nothing for a history that is too short. */
export class History {
  readonly #changes: readonly Change[];

  constructor(changes: readonly Change[]) {
    this.#changes = changes.length < LEAST ? [] : changes;
  }

  get size(): number {
    return this.#changes.length;
  }

  /** How many touched any of some folders or files. */
  touched(places: readonly string[]): number {
    const meant = new Set(places);
    const isMeant = (path: string): boolean =>
      meant.has(path) || foldersAbove(path).some((folder) => meant.has(folder));
    return this.#changes.filter((change) => change.files.some(isMeant)).length;
  }

  /** Where the changes of some files were made. */
  places(isMeant: (path: string) => boolean): Places {
    const changes = this.#changes.map(({ files }) => files.filter(isMeant)).filter(({ length }) => length > 0);
    const all = changes.length;
    for (let at = ''; ;) {
      const counts = new Map<string, number>();
      for (const files of changes)
        for (const branch of new Set(files.filter((path) => isWithin(at, path)).map((path) => branchOf(path, at))))
          counts.set(branch, (counts.get(branch) ?? 0) + 1);
      const order = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
      const [first = at, there = 0] = order[0] ?? [];
      if (first !== at && there >= MOST * all) {
        at = first;
        continue;
      }
      const large = order.filter(([, count]) => count >= SHARE * all).slice(0, MOST_FOLDERS);
      const folders = at === '' ? large.map(([folder]) => folder) : [at];
      const isThere = (path: string): boolean =>
        at === '' ? folders.includes(branchOf(path, at)) : isWithin(at, path);
      const made = changes.filter((files) => files.some(isThere)).length;
      return { folders: made >= MOST * all && all > 0 ? folders : [], all };
    }
  }
}

/** Whether a path is that of source and not of a test, by its name. */
export function isSource(path: string): boolean {
  const name = fileName(path);
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(LANGUAGES, extension) && !isTestFile(name, extension, false);
}

/** The folder below another one in which a path stands; the other one itself for what is in it. */
export function branchOf(path: string, folder: string): string {
  const rest = folder === '' ? path : path.slice(folder.length + 1);
  const end = rest.indexOf('/');
  return end < 0 ? folder : pathIn(folder, rest.slice(0, end));
}
