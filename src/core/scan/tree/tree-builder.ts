import { add, MOST_SAMPLES, sourcesOf, testsOf, type Folder, type Tally } from './folder.ts';
import { LANGUAGES, isTestFile, looksOrdinary } from './languages.ts';
import { indexOf, means, openIn, type Counted, type LookIndex, type ReadOrder } from './looks.ts';
import { isPruned, isTooling, placeOf, type Place } from './place.ts';
import type { Look, TreeFile, TreeView } from './tree.ts';
import { pathIn } from '../../value/path.ts';

interface Counter {
  files: number;
  sample: string;
}

/** What an extension means: looked up once for a file. */
interface Extension {
  readonly name: string;
  readonly looks: readonly Counted[] | undefined;
  /** Of these, the ones that {@link folder} does not rule out. */
  open: readonly Counted[];
  /** Where the last file of it stood, and how many stand there. */
  folder: Folder | undefined;
  tally: Tally;
  readonly language: string | undefined;
  /** Whether files of it may hold tests or source. */
  readonly told: boolean;
  /** Of the language, shared by its extensions. */
  readonly code: Counter;
  /** Of the extension. */
  readonly all: Counter;
}

/** Paths that are remembered at most: beyond, files are only counted, so that memory stays flat. */
const MAX_KEPT = 100_000;
const MAX_READ = 4_000;
/** Names that are remembered at most, and source files that are counted by folder. */
const MAX_LISTED = 300_000;
/** Extensions that are told apart at most; what else there is counts each time as new. */
const MAX_EXTENSIONS = 5_000;
/** Extensions of no language that tests are written in all the same. */
const TESTS_ONLY = new Set(['bats', 'hcl', 'feature', 'rego']);
const END_TO_END = /(?:^|\/)(?:e2e|cypress|detox|maestro|playwright)(?:[-_/]|$)/i;

/** Of this many source files of a folder and an ending one is looked at. */
const SAMPLED = 8;
const HEAD = 512;
/** Names that generators and bundlers give. */
const MADE_NAME =
  /\.pb\.\w+$|_pb2(?:_grpc)?\.py$|\.(?:g|freezed)\.dart$|\.designer\.cs$|\.(?:min|bundle|chunk)\.[cm]?js$|[._-](?:auto)?generated?\.\w+$|^zz_generated|\.gen\.\w+$|_gen\.go$|^bindata\.go$/i;

/** Files of one folder and ending, of which some were looked at. */
interface Sample {
  readonly tally: Tally;
  readonly code: Counter;
  readonly language: string;
  files: number;
  made: number;
}

/** @returns whether the start of a file says that a program wrote it, or is one long line */
function isMade(text: string): boolean {
  const head = text.slice(0, HEAD);
  return (
    /code generated|do not edit|@generated|auto-?generated/i.test(head) ||
    (head.length === HEAD && !head.includes('\n'))
  );
}

/** Builds a {@link TreeView} while an adapter walks: it is told each folder and file once, in path order within a folder. */
export class TreeBuilder {
  readonly #name: string;
  readonly #looks: LookIndex;
  readonly #files: { readonly file: TreeFile; readonly looks: readonly Look[] }[] = [];
  readonly #texts = new Map<string, string>();
  readonly #kinds = new Map<string, Extension>();
  readonly #code = new Map<string, Counter>();
  readonly #extensions = new Map<string, Counter>();
  readonly #samples = new Map<string, Sample>();
  readonly #tests = { files: 0, endToEnd: 0 };
  readonly #folders: Folder[] = [];
  readonly #closed: string[] = [];
  #count = 0;
  #read = 0;

  constructor(name: string, looks: readonly Look[]) {
    this.#name = name;
    this.#looks = indexOf(looks);
  }

  root(): Folder {
    return this.#folder('', 'project', false, undefined);
  }

  /** @returns the folder below, or undefined when it is not to be entered. */
  enter(parent: Folder, name: string): Folder | undefined {
    const path = pathIn(parent.path, name);
    if (isPruned(name)) {
      if (!name.startsWith('.')) this.#closed.push(path);
      return undefined;
    }
    const tooling = parent.tooling || isTooling(name, parent.parent === undefined);
    return this.#folder(path, placeOf(parent.place, path, name), tooling, parent);
  }

  /** Counts a file and remembers it when a detector looks at it. */
  file(folder: Folder, name: string): ReadOrder | undefined {
    const lower = name.toLowerCase();
    const extension = this.#kindOf(lower.slice(lower.lastIndexOf('.') + 1 || lower.length));
    if (extension.folder !== folder) this.#meet(extension, folder);
    if (++this.#count <= MAX_LISTED) {
      folder.names.push(name);
      extension.tally.files++;
    }
    if (folder.place === 'example') return undefined;
    const sampled = this.#countFile(folder, name, extension);
    const named = this.#looks.names.get(lower);
    const head = sampled ? this.#sample(folder, name, extension) : undefined;
    if (named === undefined && extension.open.length === 0) return head;
    const order = this.#look(
      folder,
      name,
      named === undefined ? extension.open : [...openIn(named, below(folder)), ...extension.open],
    );
    return order ?? head;
  }

  text(path: string, text: string): void {
    const sample = this.#samples.get(path);
    if (sample !== undefined && isMade(text)) sample.made++;
    this.#texts.set(path, text);
  }

  build(): TreeView {
    this.#leaveOutMade();
    const texts = this.#texts;
    const found = this.#files.sort((a, b) => (a.file.path < b.file.path ? -1 : 1));
    return {
      name: this.#name,
      files: found.map(({ file }) => file),
      meant: placesOf(found),
      text: (path) => texts.get(path),
      code: this.#code,
      sources: sourcesOf(this.#folders),
      extensions: this.#extensions,
      tests: { ...this.#tests, ...testsOf(this.#folders) },
      listing: new Map(this.#folders.map((folder) => [folder.path, folder])),
      closed: this.#closed,
      fileCount: this.#count,
    };
  }

  /** The first file of an extension in a folder: what is asked of the folder alone is asked here, once. */
  #meet(extension: Extension, folder: Folder): void {
    extension.folder = folder;
    extension.open = folder.place === 'example' ? [] : openIn(extension.looks, below(folder));
    extension.tally = { extension: extension.name, files: 0, source: 0 };
    folder.tallies.push(extension.tally);
  }

  #look(folder: Folder, name: string, possible: readonly Counted[]): ReadOrder | undefined {
    let path: string | undefined;
    const pathOnce = (): string => (path ??= pathIn(folder.path, name));
    const looks: Look[] = [];
    let order: ReadOrder | undefined;
    for (const counted of possible) {
      const { look } = counted;
      if (!means(look, name, pathOnce)) continue;
      looks.push(look);
      if (look.bytes === undefined || counted.read >= (look.files ?? 1000) || this.#read >= MAX_READ) continue;
      counted.read++;
      if (order === undefined || look.bytes > order.bytes)
        order = { bytes: look.bytes, start: (look.start ?? false) || (order?.start ?? false) };
    }
    if (looks.length === 0 || this.#files.length >= MAX_KEPT) return undefined;
    const { path: dir, place, tooling } = folder;
    this.#files.push({ file: { path: pathOnce(), name, dir, place, tooling }, looks });
    if (order !== undefined) this.#read++;
    return order;
  }

  /** @returns whether the start of the file is to be looked at */
  #countFile(folder: Folder, name: string, kind: Extension): boolean {
    const { language, name: extension } = kind;
    if (folder.place === 'project' && count(kind.all, folder, name)) this.#extensions.set(extension, kind.all);
    if (!kind.told) return false;
    const ordinary = looksOrdinary(name);
    if (
      folder.place !== 'docs' &&
      (!ordinary || folder.place === 'test') &&
      isTestFile(name, extension, folder.place === 'test')
    ) {
      this.#countTest(folder, name, extension);
      return false;
    }
    if (folder.place !== 'project' || language === undefined || folder.tooling) return false;
    if ((!ordinary && isConfiguration(name)) || MADE_NAME.test(name)) return false;
    if (count(kind.code, folder, name)) this.#code.set(language, kind.code);
    return ++kind.tally.source % SAMPLED === 0 && kind.tally.source <= 3 * SAMPLED;
  }

  #sample(folder: Folder, name: string, { tally, code, language = '' }: Extension): ReadOrder | undefined {
    if (this.#read >= MAX_READ) return undefined;
    this.#read++;
    const known = [...this.#samples.values()].at(-1);
    const sample = known?.tally === tally ? known : { tally, code, language, files: 0, made: 0 };
    sample.files++;
    this.#samples.set(pathIn(folder.path, name), sample);
    return { bytes: HEAD, start: true };
  }

  /** What a program wrote, or a bundler, is no source of the project. */
  #leaveOutMade(): void {
    for (const { tally, code, language, files, made } of new Set(this.#samples.values())) {
      if (made * 2 <= files) continue;
      code.files -= tally.source;
      tally.source = 0;
      if (code.files === 0) this.#code.delete(language);
    }
    this.#samples.clear();
  }

  #countTest(folder: Folder, name: string, extension: string): void {
    const tests = (folder.tests ??= {
      files: 0,
      samples: [],
      endToEnd: END_TO_END.test(folder.path),
      endings: new Map<string, number>(),
    });
    add(tests.endings, extension);
    this.#tests.files++;
    if (tests.endToEnd || /\.(?:e2e|cy)\./.test(name)) this.#tests.endToEnd++;
    if (tests.files++ < MOST_SAMPLES) tests.samples.push(pathIn(folder.path, name));
  }

  #folder(path: string, place: Place, tooling: boolean, parent: Folder | undefined): Folder {
    const folder: Folder = { path, place, tooling, names: [], tallies: [], tests: undefined, parent };
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
      looks: this.#looks.extensions.get(extension),
      open: [],
      tally: { extension, files: 0, source: 0 },
      folder: undefined,
      language,
      told: language !== undefined || TESTS_ONLY.has(extension),
      code: same?.code ?? { files: 0, sample: '' },
      all: { files: 0, sample: '' },
    };
    // Names with a dot may end in anything.
    if (this.#kinds.size < MAX_EXTENSIONS) this.#kinds.set(extension, kind);
    return kind;
  }
}

function placesOf(found: readonly { readonly looks: readonly Look[] }[]): ReadonlyMap<Look, readonly number[]> {
  const places = new Map<Look, number[]>();
  found.forEach(({ looks }, place) => {
    for (const look of looks) {
      const known = places.get(look);
      if (known === undefined) places.set(look, [place]);
      else known.push(place);
    }
  });
  return places;
}

// Settings written in a programming language are no code of the project.
function isConfiguration(name: string): boolean {
  return /(?:\.config\.[cm]?[jt]s|\.gradle\.kts|^(?:gulpfile|gruntfile|setup|noxfile|conf|babel\.config|metro\.config)\.\w+|^\..*rc\.[cm]?js)$/i.test(
    name,
  );
}

/** @returns whether it is the first */
function count(counter: Counter, folder: Folder, name: string): boolean {
  if (counter.files++ > 0) return false;
  counter.sample = pathIn(folder.path, name);
  return true;
}

function below({ path }: Folder): string {
  return path === '' ? '' : `${path}/`;
}
