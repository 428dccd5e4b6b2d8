/** What is at a path of a tree that git tracks. */
export type TrackedKind = 'file' | 'link' | 'directory' | 'none';

/** The files and links of an index or a commit, by their paths from one top folder. */
export class TrackedTree {
  readonly #files: readonly string[];
  readonly #links: readonly string[];
  readonly #kinds: ReadonlyMap<string, TrackedKind>;

  /** @param files and links, each with `/`, none in both */
  constructor(files: Iterable<string>, links: Iterable<string>) {
    this.#files = [...files].sort();
    this.#links = [...links].sort();
    const kinds = new Map<string, TrackedKind>([['', 'directory']]);
    for (const path of this.#files) kinds.set(path, 'file');
    for (const path of this.#links) kinds.set(path, 'link');
    for (const path of [...this.#files, ...this.#links]) {
      let end = path.lastIndexOf('/');
      for (; end > 0 && !kinds.has(path.slice(0, end)); end = path.lastIndexOf('/', end - 1))
        kinds.set(path.slice(0, end), 'directory');
    }
    this.#kinds = kinds;
  }

  /** @param path from the top folder; the top folder itself is the empty text */
  kind(path: string): TrackedKind {
    return this.#kinds.get(path) ?? 'none';
  }

  /** The files below a folder, relative to it, sorted. */
  files(folder: string): string[] {
    return below(this.#files, folder);
  }

  /** The links below a folder, relative to it, sorted. */
  links(folder: string): string[] {
    return below(this.#links, folder);
  }
}

function below(paths: readonly string[], folder: string): string[] {
  if (folder === '') return [...paths];
  const prefix = `${folder}/`;
  return paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
}
