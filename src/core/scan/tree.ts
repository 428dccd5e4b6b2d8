import { LANGUAGES, isTestFile } from './languages.ts';
import { isPruned, isTooling, placeOf, type Place } from './place.ts';

/** Files a detector wants to know of. Each holds at least names or extensions: those are looked up, not searched. */
export interface Look {
  /** Whole names, in lower case. */
  readonly names?: readonly string[];
  /** Extensions without dot, in lower case. */
  readonly extensions?: readonly string[];
  /** The path must match, too. */
  readonly path?: RegExp;
  /** Read at most this many bytes; absent: the path alone is enough. */
  readonly bytes?: number;
  /** Whether the start of a longer file will do; otherwise it is not read, and a note says so. */
  readonly start?: boolean;
  /** Read at most this many files by this look. */
  readonly files?: number;
}

export interface TreeFile {
  /** Relative to the root, with `/`. */
  readonly path: string;
  readonly name: string;
  /** Folder, `''` for the root. */
  readonly dir: string;
  readonly place: Place;
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
  /** Text of a file that was read. */
  text(path: string): string | undefined;
  /** Code of the project itself (no tests, examples, docs) by language. */
  readonly code: ReadonlyMap<string, CodeCount>;
  /** The same by `TOP` folder, and by `TOP/NEXT`. */
  readonly modules: ReadonlyMap<string, CodeCount>;
  /** Files by lower-case extension in the project itself. */
  readonly extensions: ReadonlyMap<string, CodeCount>;
  /** Test files, and how many of them are end-to-end tests. */
  readonly tests: { readonly files: number; readonly endToEnd: number; readonly samples: readonly string[] };
  /** Everything that was seen, apart from what was left out. */
  readonly fileCount: number;
}

export interface Folder {
  readonly path: string;
  readonly place: Place;
  /** `TOP` and `TOP/NEXT` above, where code is counted. */
  readonly modules: readonly string[];
}

/** What is to be read of a file, if anything. */
export interface ReadOrder {
  readonly bytes: number;
  readonly start: boolean;
}

interface Kept extends Look {
  read: number;
}

/** Paths that are remembered at most: beyond, files are only counted, so that memory stays flat. */
const MAX_KEPT = 100_000;
const MAX_READ = 4_000;

/** Builds a {@link TreeView} while an adapter walks: it is told each folder and file once, in path order within a folder. */
export class TreeBuilder {
  readonly #name: string;
  readonly #byName = new Map<string, Kept[]>();
  readonly #byExtension = new Map<string, Kept[]>();
  readonly #files: TreeFile[] = [];
  readonly #texts = new Map<string, string>();
  readonly #code = new Map<string, { files: number; sample: string }>();
  readonly #modules = new Map<string, { files: number; sample: string }>();
  readonly #extensions = new Map<string, { files: number; sample: string }>();
  readonly #tests = { files: 0, endToEnd: 0, samples: [] as string[] };
  #count = 0;
  #read = 0;

  constructor(name: string, looks: readonly Look[]) {
    this.#name = name;
    for (const look of looks) {
      const kept: Kept = { ...look, read: 0 };
      for (const key of look.names ?? []) push(this.#byName, key, kept);
      for (const key of look.extensions ?? []) push(this.#byExtension, key, kept);
    }
  }

  root(): Folder {
    return { path: '', place: 'project', modules: [''] };
  }

  /** @returns the folder below, or undefined when it is not to be entered. */
  enter(parent: Folder, name: string): Folder | undefined {
    if (isPruned(name)) return undefined;
    const path = parent.path === '' ? name : `${parent.path}/${name}`;
    const depth = parent.path === '' ? 0 : parent.modules.length;
    const modules = depth === 0 ? [path] : depth === 1 ? [...parent.modules, path] : parent.modules;
    return { path, place: placeOf(parent.place, path, name), modules };
  }

  /** Whether a detector looks at files of this name; those are checked against ignore files. */
  interesting(name: string): boolean {
    const lower = name.toLowerCase();
    return this.#byName.has(lower) || this.#byExtension.has(extensionOf(lower));
  }

  /** Counts a file and remembers it when a detector looks at it. */
  file(folder: Folder, name: string): ReadOrder | undefined {
    this.#count++;
    const lower = name.toLowerCase();
    const extension = extensionOf(lower);
    this.#countFile(folder, name, extension);
    if (folder.place === 'example') return undefined;
    const named = this.#byName.get(lower);
    const typed = this.#byExtension.get(extension);
    if (named === undefined && typed === undefined) return undefined;
    const path = folder.path === '' ? name : `${folder.path}/${name}`;
    let wanted = false;
    let order: ReadOrder | undefined;
    for (const look of [...(named ?? []), ...(typed ?? [])]) {
      if (look.path !== undefined && !look.path.test(path)) continue;
      wanted = true;
      if (look.bytes === undefined || look.read >= (look.files ?? 1000) || this.#read >= MAX_READ) continue;
      look.read++;
      if (order === undefined || look.bytes > order.bytes)
        order = { bytes: look.bytes, start: (look.start ?? false) || (order?.start ?? false) };
    }
    if (!wanted || this.#files.length >= MAX_KEPT) return undefined;
    this.#files.push({ path, name, dir: folder.path, place: folder.place });
    if (order !== undefined) this.#read++;
    return order;
  }

  text(path: string, text: string): void {
    this.#texts.set(path, text);
  }

  build(): TreeView {
    const texts = this.#texts;
    return {
      name: this.#name,
      files: this.#files.sort((a, b) => (a.path < b.path ? -1 : 1)),
      text: (path) => texts.get(path),
      code: this.#code,
      modules: this.#modules,
      extensions: this.#extensions,
      tests: this.#tests,
      fileCount: this.#count,
    };
  }

  #countFile(folder: Folder, name: string, extension: string): void {
    if (folder.place === 'example') return;
    if (folder.place === 'project') add(this.#extensions, extension, folder, name);
    const language = Object.hasOwn(LANGUAGES, extension) ? LANGUAGES[extension] : undefined;
    if (language === undefined && extension !== 'bats' && extension !== 'hcl') return;
    if (folder.place !== 'docs' && isTestFile(name, extension, folder.place === 'test')) {
      this.#tests.files++;
      if (
        /(?:^|\/)(?:e2e|cypress|detox|maestro|playwright)(?:[-_/]|$)/i.test(folder.path) ||
        /\.(?:e2e|cy)\./.test(name)
      )
        this.#tests.endToEnd++;
      if (this.#tests.samples.length < 4) this.#tests.samples.push(join(folder, name));
      return;
    }
    if (folder.place !== 'project' || language === undefined || isConfiguration(folder, name)) return;
    add(this.#code, language, folder, name);
    for (const module of folder.modules) add(this.#modules, module, folder, name);
  }
}

// Settings written in a programming language are no code of the project.
function isConfiguration({ path }: Folder, name: string): boolean {
  if (isTooling(`${path}/`)) return true;
  return /(?:\.config\.[cm]?[jt]s|\.gradle\.kts|^(?:gulpfile|gruntfile|setup|noxfile|conf|babel\.config|metro\.config)\.\w+|^\..*rc\.[cm]?js)$/i.test(
    name,
  );
}

function add(map: Map<string, { files: number; sample: string }>, key: string, folder: Folder, name: string): void {
  const entry = map.get(key);
  if (entry === undefined) map.set(key, { files: 1, sample: join(folder, name) });
  else entry.files++;
}

function join({ path }: Folder, name: string): string {
  return path === '' ? name : `${path}/${name}`;
}

function push(map: Map<string, Kept[]>, key: string, look: Kept): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [look]);
  else list.push(look);
}

function extensionOf(lower: string): string {
  const dot = lower.lastIndexOf('.');
  return dot < 0 ? '' : lower.slice(dot + 1);
}
