import { isTestFile } from '../tree/languages.ts';
import type { ListedFolder, TreeView } from '../tree/tree.ts';

/** How many files of one ending stand in a folder and below, and how many of them a check for the project must not take in. */
export interface Reach {
  readonly files: number;
  readonly foreign: number;
}

/**
 * What patterns of the form `FOLDER/**` + `/*.EXTENSION` find in the whole tree, examples and installed code included: what
 * `workflow ready` will look at.
 */
export class Reaches {
  readonly #folders: readonly ListedFolder[];
  readonly #closed: readonly string[];

  constructor({ listing, closed }: Pick<TreeView, 'listing' | 'closed'>) {
    this.#folders = listing;
    this.#closed = closed;
  }

  /** @param folder `''` for the root */
  of(folder: string, extensions: ReadonlySet<string>): Reach {
    const prefix = folder === '' ? '' : `${folder}/`;
    let files = 0;
    let foreign = 0;
    for (const { path, place, tallies } of this.#folders) {
      if (path !== folder && !path.startsWith(prefix)) continue;
      for (const tally of tallies) {
        if (!extensions.has(tally.extension)) continue;
        files += tally.files;
        if (place === 'example') foreign += tally.files;
      }
    }
    // Nobody looked into these; there may be anything.
    const closed = this.#closed.filter((path) => path.startsWith(prefix)).length;
    return { files, foreign: foreign + closed * 20 };
  }
}

export function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1 || name.length).toLowerCase();
}

/** @returns whether a file of a listed folder holds tests. */
export function isTest({ place }: ListedFolder, name: string): boolean {
  return place !== 'docs' && isTestFile(name, extensionOf(name), place === 'test');
}
