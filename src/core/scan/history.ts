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
  /** By file, and by folder with what is below it; of the top folder its source. */
  readonly #touched: ReadonlyMap<string, readonly Change[]>;
  readonly #withTests: ReadonlySet<Change>;

  constructor(changes: readonly Change[]) {
    this.#changes = changes.length < LEAST ? [] : changes;
    this.#withTests = new Set(this.#changes.filter(({ files }) => files.some(isTest)));
    const touched = new Map<string, Change[]>();
    for (const change of this.#changes)
      for (const place of placesOf(change.files)) once(touched, place, (): Change[] => []).push(change);
    this.#touched = touched;
  }

  get size(): number {
    return this.#changes.length;
  }

  /** How many touched any of some folders or files, and of the top folder its source; with tests, how many of these touched a test file, too. */
  touched(folders: readonly string[], withTests = false): number {
    const found = folders.flatMap((folder) => this.#touched.get(folder) ?? []);
    return [...new Set(found)].filter((change) => !withTests || this.#withTests.has(change)).length;
  }

  /** How many touched a test file. */
  tested(): number {
    return this.#withTests.size;
  }
}

function placesOf(files: readonly string[]): ReadonlySet<string> {
  const places = new Set<string>();
  for (const file of files) {
    if (!file.includes('/') && isSource(file)) places.add('');
    // What is above a folder that is known is known, too.
    for (let at = file; at !== '' && !places.has(at); at = parentOf(at)) places.add(at);
  }
  return places;
}

function isSource(name: string): boolean {
  return Object.hasOwn(LANGUAGES, name.slice(name.lastIndexOf('.') + 1).toLowerCase());
}

function isTest(path: string): boolean {
  const name = fileName(path);
  // What a suite reads is a part of it, whatever it is written in.
  if (/(?:^|\/)(?:tests?|__tests__|specs?|e2e|cypress)\//i.test(path)) return true;
  return isTestFile(name, name.slice(name.lastIndexOf('.') + 1).toLowerCase(), false);
}
