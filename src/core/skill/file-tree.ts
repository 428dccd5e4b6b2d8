import { groupBy } from '../value/group-by.ts';
import { fileName } from '../value/path.ts';

/** The files of a tree, asked for by what their paths begin with or by their names, without a walk over all of them. */
export class FileTree {
  readonly #known: ReadonlySet<string>;
  readonly #sorted: readonly string[];
  #byName: ReturnType<typeof groupBy<string>> | undefined;

  constructor(files: readonly string[]) {
    this.#known = new Set(files);
    this.#sorted = [...files].sort();
  }

  has(path: string): boolean {
    return this.#known.has(path);
  }

  startingWith(prefix: string): readonly string[] {
    let [from, end] = [0, this.#sorted.length];
    while (from < end) {
      const middle = (from + end) >> 1;
      if ((this.#sorted[middle] ?? '') < prefix) from = middle + 1;
      else end = middle;
    }
    while (this.#sorted[end]?.startsWith(prefix) === true) end++;
    return this.#sorted.slice(from, end);
  }

  /** The files below a folder, relative to it. */
  below(folder: string): readonly string[] {
    if (folder === '.') return this.#sorted;
    return this.startingWith(`${folder}/`).map((file) => file.slice(folder.length + 1));
  }

  /** The files of a name, in any folder. */
  named(name: string): readonly string[] {
    this.#byName ??= groupBy(this.#sorted, fileName);
    return this.#byName.get(name) ?? [];
  }
}
