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
  /** Whether its code is the project's workshop and not the project. */
  readonly tooling: boolean;
  /** `TOP` and `TOP/NEXT` above, where code is counted. */
  readonly modules: readonly Module[];
}

interface Counter {
  files: number;
  sample: string;
}

interface Module extends Counter {
  readonly path: string;
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
  readonly #modules = new Map<string, Counter>();
  readonly #extensions = new Map<string, Counter>();
  readonly #tests = { files: 0, endToEnd: 0, samples: [] as string[] };
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
    return { path: '', place: 'project', tooling: false, modules: [newModule('')] };
  }

  /** @returns the folder below, or undefined when it is not to be entered. */
  enter(parent: Folder, name: string): Folder | undefined {
    if (isPruned(name)) return undefined;
    const path = parent.path === '' ? name : `${parent.path}/${name}`;
    const depth = parent.path === '' ? 0 : parent.modules.length;
    const modules =
      depth === 0 ? [newModule(path)] : depth === 1 ? [...parent.modules, newModule(path)] : parent.modules;
    return {
      path,
      place: placeOf(parent.place, path, name),
      tooling: parent.tooling || isTooling(`${path}/`),
      modules,
    };
  }

  /** Counts a file and remembers it when a detector looks at it. */
  file(folder: Folder, name: string): ReadOrder | undefined {
    this.#count++;
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
      modules: this.#modules,
      extensions: this.#extensions,
      tests: this.#tests,
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
      if (this.#tests.samples.length < 4) this.#tests.samples.push(join(folder, name));
      return;
    }
    if (folder.place !== 'project' || language === undefined || isConfiguration(folder, name)) return;
    if (count(kind.code, folder, name)) this.#code.set(language, kind.code);
    for (const module of folder.modules) if (count(module, folder, name)) this.#modules.set(module.path, module);
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

function newModule(path: string): Module {
  return { path, files: 0, sample: '' };
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
