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
  /** The same by folder, each with what is below it; `''` is the root. Sorted by path. */
  readonly sources: ReadonlyMap<string, SourceFolder>;
  /** Files by lower-case extension in the project itself. */
  readonly extensions: ReadonlyMap<string, CodeCount>;
  /** Test files, and how many of them are end-to-end tests. */
  readonly tests: TestCount;
  /** Every file that was seen, folder by folder, whatever its place: what a check will look at. */
  readonly listing: readonly ListedFolder[];
  /** Folders that were not entered: installed packages and other people's code. */
  readonly closed: readonly string[];
  /** Everything that was seen, apart from what was left out. */
  readonly fileCount: number;
}

export interface TestCount {
  readonly files: number;
  readonly endToEnd: number;
  /** Some of them, from the folders that hold most. */
  readonly samples: readonly string[];
  /** How many stand in each folder itself. */
  readonly folders: ReadonlyMap<string, number>;
}

/** Source files of a folder, with what is below it. */
export interface SourceFolder {
  readonly files: number;
  /** Of these, how many stand in the folder itself. */
  readonly own: number;
  /** By lower-case extension. */
  readonly extensions: ReadonlyMap<string, number>;
}

export interface ListedFolder {
  readonly path: string;
  readonly place: Place;
  readonly names: readonly string[];
}

export interface Folder {
  readonly path: string;
  readonly place: Place;
  /** Whether its code is the project's workshop and not the project. */
  readonly tooling: boolean;
  /** Names of its files. */
  readonly names: string[];
  /** Source files that stand in it, by extension; absent where there is none. */
  own: Map<string, number> | undefined;
  readonly parent: Folder | undefined;
  /** With what is below it, once everything was seen. */
  sum: { files: number; own: number; readonly extensions: Map<string, number> } | undefined;
}

interface Counter {
  files: number;
  sample: string;
}

/** What an extension means: looked up once for a file. */
interface Extension {
  readonly name: string;
  readonly looks: readonly Kept[] | undefined;
  readonly language: string | undefined;
  /** Of the language, shared by its extensions. */
  readonly code: Counter;
  /** Of the extension. */
  readonly all: Counter;
}

/** What is to be read of a file, if anything. */
export interface ReadOrder {
  readonly bytes: number;
  readonly start: boolean;
}

interface Kept extends Look {
  read: number;
  /** Whether `path` ends with a slash, and so asks about the folder alone; then one answer does for all of its files. */
  readonly asksFolder: boolean;
  folder: Folder | undefined;
  answer: boolean;
}

/** Paths that are remembered at most: beyond, files are only counted, so that memory stays flat. */
const MAX_KEPT = 100_000;
const MAX_READ = 4_000;
/** Names that are remembered at most, and source files that are counted by folder. */
const MAX_LISTED = 300_000;
/** Extensions that are told apart at most; what else there is counts each time as new. */
const MAX_EXTENSIONS = 5_000;
const NONE: readonly Kept[] = [];

/** Builds a {@link TreeView} while an adapter walks: it is told each folder and file once, in path order within a folder. */
export class TreeBuilder {
  readonly #name: string;
  readonly #byName = new Map<string, Kept[]>();
  readonly #byExtension = new Map<string, Kept[]>();
  readonly #files: TreeFile[] = [];
  readonly #texts = new Map<string, string>();
  readonly #kinds = new Map<string, Extension>();
  readonly #code = new Map<string, Counter>();
  readonly #extensions = new Map<string, Counter>();
  readonly #tests = { files: 0, endToEnd: 0 };
  readonly #testFolders = new Map<string, { files: number; samples: string[] }>();
  readonly #folders: Folder[] = [];
  readonly #closed: string[] = [];
  #count = 0;
  #read = 0;

  constructor(name: string, looks: readonly Look[]) {
    this.#name = name;
    for (const look of looks) {
      const asksFolder = look.path?.source.endsWith('\\/') === true;
      const kept: Kept = { ...look, read: 0, asksFolder, folder: undefined, answer: false };
      for (const key of look.names ?? []) push(this.#byName, key, kept);
      for (const key of look.extensions ?? []) push(this.#byExtension, key, kept);
    }
  }

  root(): Folder {
    return this.#folder('', 'project', false, undefined);
  }

  /** @returns the folder below, or undefined when it is not to be entered. */
  enter(parent: Folder, name: string): Folder | undefined {
    const path = parent.path === '' ? name : `${parent.path}/${name}`;
    if (isPruned(name)) {
      if (!name.startsWith('.')) this.#closed.push(path);
      return undefined;
    }
    return this.#folder(path, placeOf(parent.place, path, name), parent.tooling || isTooling(`${path}/`), parent);
  }

  /** Counts a file and remembers it when a detector looks at it. */
  file(folder: Folder, name: string): ReadOrder | undefined {
    this.#count++;
    if (this.#count <= MAX_LISTED) folder.names.push(name);
    const lower = name.toLowerCase();
    if (folder.place === 'example') return undefined;
    const extension = this.#kindOf(lower.slice(lower.lastIndexOf('.') + 1 || lower.length));
    this.#countFile(folder, name, extension);
    const named = this.#byName.get(lower);
    const typed = extension.looks;
    if (named === undefined && typed === undefined) return undefined;
    const path = folder.path === '' ? name : `${folder.path}/${name}`;
    let wanted = false;
    let order: ReadOrder | undefined;
    for (const looks of [named, typed]) {
      for (const look of looks ?? NONE) {
        if (look.path !== undefined && !isMeant(look, look.path, folder, path)) continue;
        wanted = true;
        if (look.bytes === undefined || look.read >= (look.files ?? 1000) || this.#read >= MAX_READ) continue;
        look.read++;
        if (order === undefined || look.bytes > order.bytes)
          order = { bytes: look.bytes, start: (look.start ?? false) || (order?.start ?? false) };
      }
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
      sources: sourcesOf(this.#folders),
      extensions: this.#extensions,
      tests: { ...this.#tests, ...testsOf(this.#testFolders) },
      listing: this.#folders.filter(({ names }) => names.length > 0),
      closed: this.#closed,
      fileCount: this.#count,
    };
  }

  #countFile(folder: Folder, name: string, kind: Extension): void {
    const { language, name: extension } = kind;
    if (folder.place === 'project' && count(kind.all, folder, name)) this.#extensions.set(extension, kind.all);
    if (language === undefined && !TESTS_ONLY.has(extension)) return;
    if (folder.place !== 'docs' && isTestFile(name, extension, folder.place === 'test')) {
      this.#tests.files++;
      if (
        /(?:^|\/)(?:e2e|cypress|detox|maestro|playwright)(?:[-_/]|$)/i.test(folder.path) ||
        /\.(?:e2e|cy)\./.test(name)
      )
        this.#tests.endToEnd++;
      this.#countTest(folder, name);
      return;
    }
    if (folder.place !== 'project' || language === undefined || isConfiguration(folder, name)) return;
    if (count(kind.code, folder, name)) this.#code.set(language, kind.code);
    folder.own ??= new Map();
    folder.own.set(extension, (folder.own.get(extension) ?? 0) + 1);
  }

  #countTest(folder: Folder, name: string): void {
    let tests = this.#testFolders.get(folder.path);
    if (tests === undefined) this.#testFolders.set(folder.path, (tests = { files: 0, samples: [] }));
    if (tests.files++ < MOST_SAMPLES) tests.samples.push(join(folder, name));
  }

  #folder(path: string, place: Place, tooling: boolean, parent: Folder | undefined): Folder {
    const folder: Folder = { path, place, tooling, names: [], own: undefined, parent, sum: undefined };
    this.#folders.push(folder);
    return folder;
  }

  #kindOf(extension: string): Extension {
    const known = this.#kinds.get(extension);
    if (known !== undefined) return known;
    const language = Object.hasOwn(LANGUAGES, extension) ? LANGUAGES[extension] : undefined;
    const same = [...this.#kinds.values()].find((other) => language !== undefined && other.language === language);
    const kind: Extension = {
      name: extension,
      looks: this.#byExtension.get(extension),
      language,
      code: same?.code ?? { files: 0, sample: '' },
      all: { files: 0, sample: '' },
    };
    // Names with a dot may end in anything.
    if (this.#kinds.size < MAX_EXTENSIONS) this.#kinds.set(extension, kind);
    return kind;
  }
}

/** Tests that are named as evidence. */
const MOST_SAMPLES = 4;
/** Extensions of no language that tests are written in all the same. */
const TESTS_ONLY = new Set(['bats', 'hcl', 'feature', 'rego']);

// Settings written in a programming language are no code of the project.
function isConfiguration({ tooling }: Folder, name: string): boolean {
  if (tooling) return true;
  return /(?:\.config\.[cm]?[jt]s|\.gradle\.kts|^(?:gulpfile|gruntfile|setup|noxfile|conf|babel\.config|metro\.config)\.\w+|^\..*rc\.[cm]?js)$/i.test(
    name,
  );
}

function isMeant(look: Kept, pattern: RegExp, folder: Folder, path: string): boolean {
  if (!look.asksFolder) return pattern.test(path);
  if (look.folder !== folder) {
    look.folder = folder;
    look.answer = pattern.test(folder.path === '' ? '' : `${folder.path}/`);
  }
  return look.answer;
}

/** Adds up, from each folder to the root, what stands in it. */
function sourcesOf(folders: readonly Folder[]): ReadonlyMap<string, SourceFolder> {
  for (const folder of folders) {
    if (folder.own === undefined) continue;
    let files = 0;
    for (const count of folder.own.values()) files += count;
    for (let at: Folder | undefined = folder; at !== undefined; at = at.parent) {
      const sum = (at.sum ??= { files: 0, own: 0, extensions: new Map() });
      sum.files += files;
      if (at === folder) sum.own = files;
      for (const [extension, count] of folder.own)
        sum.extensions.set(extension, (sum.extensions.get(extension) ?? 0) + count);
    }
  }
  const found = folders.flatMap(({ path, sum }) => (sum === undefined ? [] : [[path, sum] as const]));
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

// The folders that hold most tests say more of a suite than the first ones.
function testsOf(
  folders: ReadonlyMap<string, { readonly files: number; readonly samples: readonly string[] }>,
): Pick<TestCount, 'samples' | 'folders'> {
  const most = [...folders.values()].sort((a, b) => b.files - a.files).slice(0, MOST_SAMPLES);
  const first = most.flatMap(({ samples }) => samples.slice(0, 1));
  const rest = most.flatMap(({ samples }) => samples.slice(1));
  return {
    samples: [...first, ...rest].slice(0, MOST_SAMPLES),
    folders: new Map([...folders].map(([path, { files }]) => [path, files])),
  };
}

/** @returns whether it is the first */
function count(counter: Counter, folder: Folder, name: string): boolean {
  if (counter.files++ > 0) return false;
  counter.sample = join(folder, name);
  return true;
}

function join({ path }: Folder, name: string): string {
  return path === '' ? name : `${path}/${name}`;
}

function push(map: Map<string, Kept[]>, key: string, look: Kept): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [look]);
  else list.push(look);
}
