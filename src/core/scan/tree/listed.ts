import { quote } from '../../text/printable.ts';
import { groupBy } from '../../value/group-by.ts';
import { once } from '../../value/once.ts';
import { fileName, parentOf, pathIn } from '../../value/path.ts';
import { END_TO_END, familyOf, isTestFile, LANGUAGES, looksOrdinary } from './languages.ts';
import { isPruned, isTooling, MANIFESTS, type Place, placeOf } from './place.ts';
import type { ListedFolder, Look, SourceFolder, TestCount, TreeFile, TreeView } from './tree.ts';

/** What is to be read of a file. */
export interface ReadOrder {
  readonly bytes: number;
  /** Whether the start of a longer file will do. */
  readonly start: boolean;
}

/** The text of a file, or in words why there is none. */
export type ReadText = (path: string, order: ReadOrder) => { readonly text: string } | { readonly problem: string };

interface Counter {
  files: number;
  readonly sample: string;
}

/** A look, with how many files were read by it. */
interface Counted {
  readonly look: Look;
  read: number;
}

/** Bounds of one tree; a note says what is beyond: text that is read of all files together, in UTF-16 units, and files. */
const MAX_TEXT = 64 * 1024 * 1024;
const MAX_FILES = 1_000_000;
/** Files that are remembered at most because of a look, and files that are read: what else there is is only counted. */
const MAX_KEPT = 100_000;
const MAX_READ = 4_000;
const MAX_READ_BY_LOOK = 600;
/** Extensions of no language that tests are written in all the same. */
const TESTS_ONLY = new Set(['bats', 'hcl', 'feature', 'rego']);
const UNSPEAKABLE = /[\u0000-\u001f\u007f\ufffd]/;

/** Settings and hooks of a build, written in a programming language, are not code of the project. */
const CONFIGURATION =
  /(?:\.gradle\.kts|^(?:gulpfile|gruntfile|wallaby|cucumber|(?:babel|eslint|jest|postcss|tailwind|vite|vitest|webpack)\.config)\.\w+|^(?:setup|noxfile|conf|hatch_build|pdm_build)\.py|^mix\.exs|^package\.swift|^\..*rc\.[cm]?js)$/i;
/** As above, of tools that are told which by the rest of the name; inside the source of an application its own are called so, too. */
const OF_TOOLS = /\.(?:config|workspace|preset|setup)\.[cm]?[jt]sx?$|^build\.rs$/i;
const INSIDE = /(?:^|\/)(?:src|app|lib|source|server|client)(?:\/|$)/;

/** What makes a module of a folder. */
const MODULE = /^(?:mod\.rs|__init__\.py|package-info\.java)$/;
/** The place of a folder where its files say more than its name. */
function placeByFiles({ path, place, parent }: Folder, names: readonly string[]): Place | undefined {
  const some = (pattern: RegExp): boolean => names.some((name) => pattern.test(name));
  const isInside = parent?.place === 'project';
  // Of several artifacts of a project, one is what others test with: `name-core`, `name-jvm`, `name-test`.
  const isBuilt = place === 'test' && isInside && path.endsWith('-test') && some(/^(?:build\.gradle|pom\.xml)/);
  const artifacts = isBuilt ? parent.inside.filter((each) => each.path.startsWith(path.slice(0, -'test'.length))) : [];
  if (artifacts.length > 2) return 'project';
  // Below the names of modules of PHP such a name is one.
  if (
    isInside &&
    place !== 'project' &&
    /(?:^|\/)src\/(?:.+\/)?(?:Sandbox|Test|Example|Mock|Demo)$/.test(path) &&
    some(/(?<!Test)\.php$/)
  )
    return 'project';
  // The chapters of a book of mdBook: other files beside them are shown in it.
  if (isInside && parent.names.includes('book.toml') && some(/^SUMMARY\.md$/)) return 'docs';
  // A package of Go is source, whatever it is called; the description of an API is a single file.
  const isPackage = names.filter((name) => name.endsWith('.go') && !name.endsWith('_test.go')).length > 1;
  if (place === 'docs' && isInside && isPackage) return 'project';
  // Below other source, a module is called so that is about documents, or that others test with.
  if (place === 'docs' && isInside && parent.parent !== undefined && some(MODULE)) return 'project';
  if (isInside && fileName(path) === 'mock' && some(/_test\.go$/)) return 'project';
  // A package of Go that is hardly anything but tests, and what these call beside it.
  const ofGo = isInside ? names.filter((name) => name.endsWith('.go')) : [];
  if (ofGo.length > 0 && ofGo.filter((name) => !name.endsWith('_test.go')).length * 10 <= ofGo.length) return 'test';
  if (path === 'features' && some(/\.feature$/)) return 'test';
  // What tests bring along of another project has its license.
  return place === 'test' && parent?.place === 'test' && some(/^(?:licen[cs]e|copying)/i) ? 'example' : undefined;
}

/** What Django makes an application of: one of them before its tests. */
const DJANGO = /^(?:admin|apps|models)\.py$/;
/** Folders of what a compiler accepts or refuses. */
const TRIED = /^(?:\w*ui|src|pass|fail|(?:compile|run)[-_]?(?:fail|pass)|trybuild|expand|cases)$/;
/** Endings of languages whose tests are all told by their names. */
const SHIPPED = new Set(['ex', 'rb', 'dart']);
/** Below this share of the source a language is not one that the project is written in. */
const WRITTEN = 0.02;
/** Of this many source files of a folder and an ending one is looked at. */
const SAMPLED = 8;
const HEAD = 1024;
/** Names that generators and bundlers give. */
const MADE_NAME =
  /\.pb\.\w+$|_pb2(?:_grpc)?\.py$|\.(?:g|freezed)\.dart$|\.designer\.cs$|\.(?:min|bundle|chunk)\.[cm]?js$|[._-](?:auto)?generated\.\w+$|^zz_generated|\.gen\.\w+$|_gen\.go$|^bindata\.go$/i;

/** @returns whether a file that holds no tests may be source, by its name and by its folder and what is beside it. */
export function canBeSource(name: string, { path, names }: Pick<ListedFolder, 'path' | 'names'>): boolean {
  if (name.startsWith('.') || MADE_NAME.test(name)) return false;
  // At the top such a file holds tasks of developers; elsewhere those of a program.
  if (path === '' && /^(?:tasks|fabfile)\.py$/.test(name)) return false;
  if (looksOrdinary(name)) return true;
  const isOfTool =
    OF_TOOLS.test(name) && (!INSIDE.test(path) || names.some((each) => MANIFESTS.has(each.toLowerCase())));
  return !isOfTool && !CONFIGURATION.test(name);
}

/**
 * Builds the view of files that are listed: those of a work tree, of a commit, or of git's index.
 *
 * @param name of the root folder
 * @param paths every file, relative to the root, sorted
 * @param exclude paths, relative to the root, that are left out with everything below
 */
export function listedTree(
  name: string,
  paths: readonly string[],
  looks: readonly Look[],
  exclude: ReadonlySet<string>,
  read: ReadText,
): { readonly tree: TreeView; readonly notes: readonly string[] } {
  // Headers are in the language of what they are beside.
  const of = (ending: RegExp): number => paths.filter((path) => ending.test(path)).length;
  const builder = new TreeBuilder(looks, read, of(/\.(?:cc|cpp|cxx)$/) > of(/\.c$/) ? 'C++' : 'C');
  const folders = new Map<string, Folder | undefined>();
  const packages = new Set(
    paths.filter((path) => path.endsWith('cartridge.yaml') && fileName(path) === 'cartridge.yaml').map(parentOf),
  );
  const excluded = groupBy(exclude, parentOf);
  const enter = (path: string): Folder | undefined => {
    if (folders.has(path)) return folders.get(path);
    const above = parentOf(path);
    const parent = path === '' ? undefined : enter(above);
    const last = fileName(path);
    // What an agent is made of is not what the project is made of.
    const isOut = exclude.has(path) || (last === 'rom' && packages.has(above));
    const entered = path !== '' && (parent === undefined || isOut) ? undefined : builder.enter(path, parent);
    folders.set(path, entered);
    return entered;
  };
  const notes = paths.length > MAX_FILES ? [`stopped after ${MAX_FILES} files; the rest was left out`] : [];
  enter('');
  for (const [path, names] of inWalkOrder(paths.slice(0, MAX_FILES))) {
    const folder = enter(path);
    if (folder === undefined) continue;
    const out = excluded.get(path);
    const wanted = names.filter((each) => {
      if (out?.includes(pathIn(path, each)) === true) return false;
      if (!UNSPEAKABLE.test(each)) return true;
      notes.push(`${quote(pathIn(path, each))}: a name with control characters or no text; it was left out`);
      return false;
    });
    builder.files(folder, wanted);
  }
  return { tree: builder.build(name), notes: [...notes, ...builder.notes] };
}

// The files of a folder are before what is in the folders below it.
function inWalkOrder(paths: readonly string[]): (readonly [folder: string, names: readonly string[]])[] {
  const folders = groupBy(paths, parentOf);
  // A slash sorts before everything else, so that a folder is before those whose names go on.
  const keyed = [...folders].map(([folder, names]) => ({ key: folder.replaceAll('/', '\u0000'), folder, names }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
  return keyed.map(({ folder, names }) => [folder, names.map(fileName)]);
}

/** Is told each folder, and its files together, once. */
class TreeBuilder {
  readonly notes: string[] = [];
  readonly #read: ReadText;
  /** The language of files that end in `.h`. */
  readonly #headers: string;
  /** By whole name, and by `*.` and the extension. */
  readonly #looks: ReadonlyMap<string, readonly Counted[]>;
  readonly #files: { readonly file: TreeFile; readonly looks: readonly Look[] }[] = [];
  readonly #texts = new Map<string, string>();
  readonly #code = new Map<string, Counter>();
  readonly #extensions = new Map<string, Counter>();
  readonly #tests = { files: 0, endToEnd: 0 };
  /** Files that only their folder makes tests. */
  readonly #placed: { readonly folder: Folder; readonly name: string; readonly extension: string }[] = [];
  readonly #folders: Folder[] = [];
  readonly #closed: string[] = [];
  #count = 0;
  #length = 0;

  constructor(looks: readonly Look[], read: ReadText, headers: string) {
    this.#read = read;
    this.#headers = headers;
    const keyed = looks
      .map((look) => ({ look, read: 0 }))
      .flatMap((counted) => {
        const { names = [], extensions = [] } = counted.look;
        return [...names, ...extensions.map((each) => `*.${each}`)].map((key) => ({ key, counted }));
      });
    const groups = groupBy(keyed, ({ key }) => key);
    this.#looks = new Map([...groups].map(([key, group]) => [key, group.map(({ counted }) => counted)]));
  }

  /** @returns undefined for a folder that is not to be entered */
  enter(path: string, parent: Folder | undefined): Folder | undefined {
    const name = fileName(path);
    if (isPruned(name)) {
      if (!name.startsWith('.')) this.#closed.push(path);
      return undefined;
    }
    const place = parent === undefined ? 'project' : placeOf(parent.place, path, name);
    const tooling =
      parent?.tooling === true || isTooling(name, parent?.parent === undefined ? undefined : parent.names);
    const folder: Folder = {
      path,
      place,
      tooling,
      names: [],
      inside: [],
      tallies: new Map(),
      tests: undefined,
      parent,
    };
    this.#folders.push(folder);
    parent?.inside.push(folder);
    return folder;
  }

  /** Counts the files of a folder, and remembers and reads those that a detector looks at. */
  files(folder: Folder, names: readonly string[]): void {
    const place = placeByFiles(folder, names);
    if (place !== undefined) folder.place = place;
    const below = pathIn(folder.path, '');
    // What is asked of the folder alone is asked once.
    const open = new Map<string, readonly Counted[]>();
    const openBy = (key: string): readonly Counted[] =>
      once(open, key, () => (this.#looks.get(key) ?? []).filter(({ look }) => look.folder?.test(below) !== false));
    for (const name of names) folder.names.push(name);
    for (const name of names) {
      this.#count++;
      const lower = name.toLowerCase();
      const extension = lower.slice(lower.lastIndexOf('.') + 1 || lower.length);
      const empty = (): Tally => ({ extension, files: 0, source: 0, sampled: 0, made: 0 });
      const tally = once(folder.tallies, extension, empty);
      tally.files++;
      if (folder.place === 'example') continue;
      const isSample = this.#countFile(folder, name, tally);
      // Of the variants of an image any word may tell which.
      const image = /^(?:docker|container)file(?=[.-])/.exec(lower)?.[0];
      const variants = image === undefined ? [] : openBy(image);
      const order = this.#look(folder, name, [...openBy(lower), ...openBy(`*.${extension}`), ...variants]);
      if (order !== undefined) this.#text(pathIn(folder.path, name), order);
      if (isSample) this.#sample(pathIn(folder.path, name), tally);
    }
  }

  build(name: string): TreeView {
    this.#leaveOutMade();
    this.#countPlaced();
    const texts = this.#texts;
    const found = this.#files.sort((a, b) => (a.file.path < b.file.path ? -1 : 1));
    return {
      name,
      files: found.map(({ file }) => file),
      meant: placesOf(found),
      text: (path) => texts.get(path),
      code: this.#code,
      sources: sourcesOf(this.#folders[0]),
      extensions: this.#extensions,
      tests: { ...this.#tests, ...testsOf(this.#folders) },
      listing: new Map(this.#folders.map((folder) => [folder.path, folder])),
      closed: this.#closed,
      fileCount: this.#count,
    };
  }

  /** Remembers a file that a look means. @returns what is to be read of it, if anything */
  #look(folder: Folder, name: string, possible: readonly Counted[]): ReadOrder | undefined {
    const path = possible.length === 0 ? '' : pathIn(folder.path, name);
    const meant = possible.filter(({ look }) => look.name?.test(name) !== false && look.path?.test(path) !== false);
    if (meant.length === 0 || this.#files.length >= MAX_KEPT) return undefined;
    const { path: dir, place, tooling } = folder;
    this.#files.push({ file: { path, name, dir, place, tooling }, looks: meant.map(({ look }) => look) });
    let order: ReadOrder | undefined;
    for (const counted of meant) {
      const { bytes, files = MAX_READ_BY_LOOK, whole = false } = counted.look;
      if (bytes === undefined || counted.read >= files || this.#texts.size >= MAX_READ) continue;
      counted.read++;
      if (order === undefined || bytes > order.bytes) order = { bytes, start: !whole || order?.start === true };
    }
    return order;
  }

  #text(path: string, order: ReadOrder): void {
    if (this.#length >= MAX_TEXT) return;
    const found = this.#read(path, order);
    if ('problem' in found) {
      this.notes.push(`${quote(path)}: ${found.problem}`);
      return;
    }
    this.#texts.set(path, found.text);
    this.#length += found.text.length;
    if (this.#length >= MAX_TEXT) this.notes.push(`${MAX_TEXT} characters were read; further files were only counted`);
  }

  /** @returns whether the file is a sample of the source in its folder */
  #countFile(folder: Folder, name: string, tally: Tally): boolean {
    const { extension } = tally;
    // Below `lib` these languages ship what others test with: their own tests have names.
    const isShipped = SHIPPED.has(extension) && /(?:^|\/)lib\//.test(folder.path);
    const place = isShipped && folder.place === 'test' ? 'project' : folder.place;
    const own = Object.hasOwn(LANGUAGES, extension) ? LANGUAGES[extension] : undefined;
    const language = extension === 'h' ? this.#headers : own;
    if (place === 'project') count(this.#extensions, extension, folder, name);
    if (language === undefined && !TESTS_ONLY.has(extension)) return false;
    const ordinary = looksOrdinary(name);
    const inTests = place === 'test';
    // In a package of Python a module of this name is a test only where Django looks for it.
    const isModule = /^tests?\.py$/.test(name) && !inTests && folder.names.includes('__init__.py');
    // What works on tests in the workshop is called like one.
    const isTool = folder.tooling && !inTests && /^test_.*\.py$/.test(name);
    const isTried = !isTool && (!isModule || folder.names.some((each) => DJANGO.test(each)));
    const isOwn = isTried && place !== 'docs' && !/^\.|(?:^|\/)config\/webpack$/.test(folder.path);
    if (isOwn && (!ordinary || inTests) && isTestFile(name, extension, inTests)) {
      const isNamed = isTestFile(name, extension, false) || /^Test[A-Z]\w*\.(?:java|kt|scala|groovy)$/.test(name);
      if (isNamed) this.#countTest(folder, name, extension);
      else this.#placed.push({ folder, name, extension });
      return false;
    }
    if (place !== 'project' || language === undefined || folder.tooling || !canBeSource(name, folder)) return false;
    count(this.#code, language, folder, name);
    return ++tally.source % SAMPLED === 0 && tally.source <= 3 * SAMPLED;
  }

  #sample(path: string, tally: Tally): void {
    const read = this.#texts.get(path) ?? this.#read(path, { bytes: HEAD, start: true });
    const head = (typeof read === 'string' ? read : 'text' in read ? read.text : '').slice(0, HEAD);
    tally.sampled++;
    // A program says that it wrote a file, or what it wrote is one long line.
    const isLine = head.length === HEAD && !head.includes('\n');
    if (isLine || /code generated|do not edit|@generated|auto-?generated/i.test(head)) tally.made++;
  }

  /** What a program wrote, or a bundler, is not a source of the project. */
  #leaveOutMade(): void {
    for (const { tallies } of this.#folders)
      for (const tally of tallies.values()) {
        const language = tally.extension === 'h' ? this.#headers : (LANGUAGES[tally.extension] ?? '');
        const code = tally.made * 2 > tally.sampled ? this.#code.get(language) : undefined;
        if (code === undefined) continue;
        code.files -= tally.source;
        tally.source = 0;
        if (code.files === 0) this.#code.delete(language);
      }
  }

  /** Of the files in folders of tests those in a language that the project itself has no source in are what tests read. */
  #countPlaced(): void {
    const all = [...this.#code.values()].reduce((sum, { files }) => sum + files, 0);
    const written = [...this.#code].filter(([, { files }]) => files >= WRITTEN * all);
    const own = new Set(written.map(([language]) => familyOf(language)));
    const named = new Set(this.#folders.flatMap(({ tests }) => [...(tests?.endings.keys() ?? [])]));
    for (const { folder, name, extension } of this.#placed) {
      // Where some are named like tests, the others are what these call; Jest takes all of its own folder.
      const isUnnamed = named.has(extension) && !/(?:__tests__|cypress\/integration)$/.test(folder.path);
      // Nor is what is in folders of what tests call.
      if (isUnnamed || /\/helpers?(?:\/|$)/.test(folder.path)) continue;
      const isOwn = own.size === 0 || own.has(familyOf(LANGUAGES[extension] ?? '')) || /^test_\w+\.rb$/.test(name);
      if (isOwn && (extension !== 'rs' || this.#isOfPackage(folder))) this.#countTest(folder, name, extension);
    }
  }

  // Cargo runs what is in the folder of tests of a package, and what is beside a `main.rs` in a folder of that one.
  #isOfPackage({ parent, path, names }: Folder, isRun = fileName(path) === 'tests'): boolean {
    const manifest = parent === undefined ? '' : this.#texts.get(pathIn(parent.path, 'Cargo.toml'));
    if (parent !== undefined && manifest === undefined)
      return !TRIED.test(fileName(path)) && this.#isOfPackage(parent, isRun || names.includes('main.rs'));
    return isRun && fileName(path) === 'tests' && /^\[package\]/m.test(manifest ?? '');
  }

  #countTest(folder: Folder, name: string, extension: string): void {
    const tests = (folder.tests ??= {
      files: 0,
      sample: pathIn(folder.path, name),
      endToEnd: END_TO_END.test(folder.path),
      endings: new Map<string, number>(),
    });
    add(tests.endings, extension);
    this.#tests.files++;
    if (tests.endToEnd || /\.(?:e2e|cy)\./.test(name)) this.#tests.endToEnd++;
    tests.files++;
  }
}

function placesOf(found: readonly { readonly looks: readonly Look[] }[]): ReadonlyMap<Look, readonly number[]> {
  const places = new Map<Look, number[]>(found.flatMap(({ looks }) => looks.map((look) => [look, []])));
  for (const [place, { looks }] of found.entries()) for (const look of looks) places.get(look)?.push(place);
  return places;
}

function count(counts: Map<string, Counter>, key: string, folder: Folder, name: string): void {
  once(counts, key, () => ({ files: 0, sample: pathIn(folder.path, name) })).files++;
}

/** Files of one extension, in lower case, in one folder. */
interface Tally {
  readonly extension: string;
  files: number;
  /** Of these, source of the project itself. */
  source: number;
  /** Of these, how many were looked at, and how many of them a program wrote. */
  sampled: number;
  made: number;
}

/** A folder while its tree is walked. */
interface Folder extends ListedFolder {
  place: Place;
  readonly names: string[];
  readonly inside: Folder[];
  readonly tallies: Map<string, Tally>;
  /** Tests that are in it, some of them by path, and whether the folder makes them end-to-end ones; absent where there is none. */
  tests:
    | { files: number; readonly sample: string; readonly endToEnd: boolean; readonly endings: Map<string, number> }
    | undefined;
  readonly parent: Folder | undefined;
}

/** Tests that are named as evidence. */
const MOST_SAMPLES = 2;

/**
 * Adds up, from each folder to the root, the source that is in it.
 *
 * @returns the folders with source in or below them, sorted by path
 */
function sourcesOf(top: Folder | undefined): ReadonlyMap<string, SourceFolder> {
  const sums = new Map<string, SourceFolder>();
  const sumOf = (folder: Folder): SourceFolder => {
    const extensions = new Map<string, number>();
    for (const { extension, source } of folder.tallies.values()) if (source > 0) extensions.set(extension, source);
    const own = [...extensions.values()].reduce((sum, count) => sum + count, 0);
    let files = own;
    for (const sum of folder.inside.map(sumOf)) {
      files += sum.files;
      for (const [extension, source] of sum.extensions) add(extensions, extension, source);
    }
    const sum = { files, own, extensions };
    if (files > 0) sums.set(folder.path, sum);
    return sum;
  };
  if (top !== undefined) sumOf(top);
  return new Map([...sums].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The tests of a tree by folder; the folders that hold most of them say more of a suite than the first ones. */
function testsOf(folders: readonly Folder[]): Pick<TestCount, 'samples' | 'folders'> {
  const found = folders.flatMap(({ path, tests }) => (tests === undefined ? [] : [{ path, ...tests }]));
  const sums = new Map<string, number>();
  for (const { endings } of found) for (const [extension, files] of endings) add(sums, extension, files);
  const filesLike = (path: string): number => sums.get(path.slice(path.lastIndexOf('.') + 1).toLowerCase()) ?? 0;
  const samples = found
    .sort((a, b) => b.files - a.files || (a.path < b.path ? -1 : 1))
    .map(({ sample }) => sample)
    // Of the language of most.
    .sort((a, b) => filesLike(b) - filesLike(a));
  return {
    samples: samples.slice(0, MOST_SAMPLES),
    folders: new Map(found.map(({ path, endings }) => [path, endings])),
  };
}

function add(counts: Map<string, number>, extension: string, count = 1): void {
  counts.set(extension, (counts.get(extension) ?? 0) + count);
}
