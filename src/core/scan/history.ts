import { once } from '../value/once.ts';
import { fileName, parentOf } from '../value/path.ts';
import { isTestFile, LANGUAGES } from './tree/languages.ts';

/** A change that was merged: the files that it touched. */
export interface Change {
  readonly files: readonly string[];
}

/** Changes that are looked at: the last ones. */
export const MOST_CHANGES = 200;
/** Fewer say nothing of how a project is worked on. */
const LEAST = 20;

/** What the last changes have in common, with how many of them; nothing for a history that is too short. */
export class History {
  readonly #changes: readonly Change[];
  /** By folder with what is below it; of the top folder its source. */
  readonly #touched: ReadonlyMap<string, readonly Change[]>;
  readonly #withTests: ReadonlySet<Change>;

  constructor(changes: readonly Change[]) {
    this.#changes = changes.length < LEAST ? [] : changes;
    this.#withTests = new Set(this.#changes.filter(({ files }) => files.some(isTest)));
    const touched = new Map<string, Change[]>();
    for (const change of this.#changes)
      for (const folder of foldersOf(change.files)) once(touched, folder, (): Change[] => []).push(change);
    this.#touched = touched;
  }

  get size(): number {
    return this.#changes.length;
  }

  /** How many touched any of some folders or files, and of the top folder its source; with tests, how many of these touched a test file, too. */
  touched(places: readonly string[], withTests = false): number {
    const found = places.flatMap(
      (place) => this.#touched.get(place) ?? this.#changes.filter(({ files }) => files.includes(place)),
    );
    return [...new Set(found)].filter((change) => !withTests || this.#withTests.has(change)).length;
  }

  /** How many touched a test file. */
  tested(): number {
    return this.#withTests.size;
  }
}

function foldersOf(files: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>();
  let last = '';
  for (const file of files) {
    const slash = file.lastIndexOf('/');
    if (slash < 0 && isSource(file)) folders.add('');
    // Files come folder by folder.
    if (slash <= 0 || (slash === last.length && file.startsWith(last))) continue;
    last = file.slice(0, slash);
    // What is above a folder that is known is known, too.
    for (let at = last; at !== '' && !folders.has(at); at = parentOf(at)) folders.add(at);
  }
  return folders;
}

function isSource(name: string): boolean {
  return Object.hasOwn(LANGUAGES, name.slice(name.lastIndexOf('.') + 1).toLowerCase());
}

function isTest(path: string): boolean {
  const name = fileName(path);
  // What a suite reads is a part of it, whatever it is written in.
  if (/(?:^|\/)(?:tests?|__tests__|specs?|e2e|cypress)\//i.test(path)) return true;
  // In a package a module of this name is what others test with.
  if (name === 'test.py') return name === path;
  return isTestFile(name, name.slice(name.lastIndexOf('.') + 1).toLowerCase(), false);
}
