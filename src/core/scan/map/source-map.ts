import { LANGUAGES } from '../tree/languages.ts';
import { isSpeakable } from '../scaffold/words.ts';
import type { SourceFolder, TreeView } from '../tree/tree.ts';
import { groupBy } from '../../value/group-by.ts';
import { isWithin, parentOf, pathIn } from '../../value/path.ts';

/**
 * What a pattern of the form `FOLDER/**` + `/*.EXTENSION` finds in the whole tree, examples and installed code included: what
 * `workflow ready` will look at.
 *
 * @param folder `''` for the root
 * @returns whether hardly any of it is what a check for the project must not take in
 */
function isPrecise({ listing, closed }: TreeView, folder: string, extensions: ReadonlySet<string>): boolean {
  let files = 0;
  // Folders that were not entered may hold anything.
  let foreign = 20 * closed.filter((path) => path.startsWith(pathIn(folder, ''))).length;
  for (const { path, place, tallies } of listing.values()) {
    if (!isWithin(folder, path)) continue;
    for (const tally of tallies) {
      if (!extensions.has(tally.extension)) continue;
      files += tally.files;
      if (place === 'example') foreign += tally.files;
    }
  }
  return foreign <= FOREIGN * files;
}

/** A folder that holds a share of the source. */
export interface Part {
  /** `''`: the files that stand in the root itself. */
  readonly path: string;
  readonly files: number;
  /** Of at least a tenth of it, most of it first. */
  readonly languages: readonly string[];
}

/** Where the source of a project is: tests, examples, vendored and generated code apart. */
export interface SourceMap {
  readonly files: number;
  readonly languages: readonly string[];
  /** The few folders that hold most of it, the largest first; translations and benchmarks are none. */
  readonly parts: readonly Part[];
  /** A glob that takes in {@link covered} of the files; absent where the names may not be repeated. */
  readonly glob: string | undefined;
  readonly covered: number;
  /** Folders with source that the glob leaves out, the largest first. */
  readonly leftOut: readonly Part[];
}

/** Patterns of one glob, and parts that are described, at most. */
const MOST_PATTERNS = 8;
const MOST_PARTS = 6;
/** A folder with less of the source is told apart only where there is room. */
const SMALL = 0.03;
/** Of what a pattern finds, at most this may be examples or other people's code. */
const FOREIGN = 0.08;
/** Endings of one pattern at most. */
const MOST_EXTENSIONS = 6;
const LONGEST = 36;
/** Sentences in many languages, and what measures or tries the code: there, but not what it is made of. */
const ASIDE = /(?:^|\/)(?:lang|i18n|l10n|translations|bench(?:marks?)?|xtask|tools?|treeshake|playground)(?:\/|$)/i;
const ODD = /[*?[\]{},!()\\ ]/;

/** Finds where the source is; undefined where there is none. */
export function sourceMap(tree: TreeView): SourceMap | undefined {
  const root = tree.sources.get('');
  if (root === undefined || root.files === 0) return undefined;
  const folders = new Folders(tree.sources);
  const patterns = patternsOf(folders, tree);
  const covered = patterns.chosen.reduce((sum, { files }) => sum + files, 0);
  const texts = patterns.chosen.map(({ text }) => text);
  return {
    files: root.files,
    languages: languagesOf(root),
    parts: partsOf(folders),
    glob: texts.length > 1 ? `{${texts.join(',')}}` : texts[0],
    covered,
    leftOut: patterns.leftOut,
  };
}

const NONE: SourceFolder = { files: 0, own: 0, extensions: new Map() };

/** Folders with source, and what is directly below each. */
class Folders {
  readonly #sources: ReadonlyMap<string, SourceFolder>;
  readonly #below: ReadonlyMap<string, readonly string[]>;

  constructor(sources: ReadonlyMap<string, SourceFolder>) {
    this.#sources = sources;
    this.#below = groupBy(
      [...sources.keys()].filter((path) => path !== ''),
      parentOf,
    );
  }

  of(path: string): SourceFolder {
    return this.#sources.get(path) ?? NONE;
  }

  below(path: string): readonly string[] {
    return this.#below.get(path) ?? [];
  }

  part(path: string): Part {
    const folder = this.of(path);
    return { path, files: folder.files, languages: languagesOf(folder) };
  }
}

/** Splits the largest folder into what is below it, as long as that tells more, until the few that hold most stand side by side. */
function partsOf(folders: Folders): Part[] {
  const all = folders.of('').files;
  let parts = open('', folders, all);
  for (;;) {
    const splittable = parts
      .filter(({ path, files }) => path !== '' && files * 3 >= all)
      .flatMap((part) => {
        const below = open(part.path, folders, all);
        const told = below.reduce((sum, { files }) => sum + files, 0);
        // Splitting must leave little unsaid, and room for the others.
        return below.length > 1 && told * 10 >= part.files * 7 && parts.length - 1 + below.length <= 2 * MOST_PARTS
          ? [{ part, below }]
          : [];
      })
      .sort((a, b) => b.part.files - a.part.files)[0];
    if (splittable === undefined) break;
    parts = [...parts.filter((part) => part !== splittable.part), ...splittable.below];
  }
  const main = parts.filter(({ path }) => !ASIDE.test(path));
  return (main.length > 0 ? main : parts).sort(byFiles).slice(0, MOST_PARTS);
}

/** What is in a folder: the folders below that hold a share worth telling, and its own files as a part of the root. */
function open(path: string, folders: Folders, all: number): Part[] {
  let at = path;
  // A chain of folders that hold but one another is one folder.
  for (;;) {
    const [only, ...more] = folders.below(at);
    if (only === undefined || more.length > 0 || folders.of(at).own > 0) break;
    at = only;
  }
  const below = folders
    .below(at)
    .map((each) => folders.part(each))
    .filter(({ files }) => files >= SMALL * all);
  const own = folders.of(at).own;
  // A folder with many files of its own is told as a whole.
  if (at !== '' && own * 3 >= folders.of(at).files) return [folders.part(at)];
  return at === '' && own >= SMALL * all ? [...below, { path: '', files: own, languages: [] }] : below;
}

interface Pattern {
  readonly text: string;
  readonly files: number;
}

/** Top folders first; one that holds examples or other people's code is opened, so that they stay outside. */
function patternsOf(folders: Folders, tree: TreeView): { chosen: Pattern[]; leftOut: Part[] } {
  const all = folders.of('').files;
  const found: (Pattern & { path: string })[] = [];
  const tooMany: Part[] = [];
  const add = (path: string, room: number): void => {
    const folder = folders.of(path);
    const extensions = extensionsOf(folder);
    const text = ODD.test(path) || !isSpeakable(path) ? undefined : patternText(`${path}/**`, extensions);
    if (text !== undefined && isPrecise(tree, path, extensions)) {
      found.push({ path, text, files: countOf(folder, extensions) });
      return;
    }
    const below = [...folders.below(path)].sort((a, b) => folders.of(b).files - folders.of(a).files);
    if (text === undefined || below.length === 0 || room <= 1) {
      tooMany.push(folders.part(path));
      return;
    }
    if (folder.own > 0) {
      const own = patternText(path, extensions);
      if (own !== undefined) found.push({ path, text: own, files: folder.own });
    }
    for (const each of below) add(each, room - 1);
  };
  for (const path of folders.below('')) add(path, 4);
  const own = folders.of('').own;
  if (own > 0) {
    const extensions = extensionsOf(folders.of(''));
    const text = patternText('', extensions);
    if (text !== undefined) found.push({ path: '', text, files: own });
  }
  found.sort((a, b) => b.files - a.files || (a.path < b.path ? -1 : 1));
  const chosen: Pattern[] = [];
  let sum = 0;
  for (const pattern of found) {
    // The last few files are not worth a pattern of their own.
    if (chosen.length >= MOST_PATTERNS || (sum >= 0.9 * all && pattern.files < 0.02 * all)) continue;
    chosen.push(pattern);
    sum += pattern.files;
  }
  if (sum < 0.9 * all) {
    const whole = wholeTree(folders, tree);
    if (whole !== undefined && whole.files > sum) return { chosen: [whole], leftOut: [] };
  }
  const left = found.filter((pattern) => !chosen.some(({ text }) => text === pattern.text));
  const leftOut = [...tooMany, ...left.map(({ path, files }) => ({ path, files, languages: [] }))].sort(byFiles);
  return { chosen, leftOut };
}

// Where the source is spread over many folders, its endings say best what is meant.
function wholeTree(folders: Folders, tree: TreeView): Pattern | undefined {
  const root = folders.of('');
  const extensions = extensionsOf(root);
  const text = patternText('**', extensions);
  const fits = text !== undefined && isPrecise(tree, '', extensions);
  return fits ? { text, files: countOf(root, extensions) } : undefined;
}

function patternText(folder: string, extensions: ReadonlySet<string>): string | undefined {
  const list = [...extensions];
  const tail = list.length === 1 ? `*.${list[0] ?? ''}` : `*.{${list.join(',')}}`;
  return folder.length > LONGEST ? undefined : folder === '' ? tail : `${folder}/${tail}`;
}

/** The endings that nearly all of a folder's source has, most of it first. */
function extensionsOf({ extensions, files }: SourceFolder): ReadonlySet<string> {
  const chosen = new Set<string>();
  let sum = 0;
  for (const [extension, count] of [...extensions].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))) {
    if (sum >= 0.97 * files || chosen.size >= MOST_EXTENSIONS) break;
    chosen.add(extension);
    sum += count;
  }
  return chosen;
}

function countOf({ extensions }: SourceFolder, wanted: ReadonlySet<string>): number {
  let sum = 0;
  for (const [extension, count] of extensions) if (wanted.has(extension)) sum += count;
  return sum;
}

/** Languages of at least a tenth of a folder's source, most of it first. */
export function languagesOf({ extensions, files }: SourceFolder = NONE): string[] {
  const counts = new Map<string, number>();
  for (const [extension, count] of extensions) {
    const language = LANGUAGES[extension];
    if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + count);
  }
  return [...counts]
    .filter(([, count]) => count * 10 >= files)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([language]) => language);
}

function byFiles(a: Part, b: Part): number {
  return b.files - a.files || (a.path < b.path ? -1 : 1);
}
