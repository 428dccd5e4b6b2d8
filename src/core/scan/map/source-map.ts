import { groupBy } from '../../value/group-by.ts';
import { parentOf, pathIn } from '../../value/path.ts';
import { commonFolder, isSpeakable } from '../scaffold/words.ts';
import { isTestFile, LANGUAGES } from '../tree/languages.ts';
import { canBeSource } from '../tree/listed.ts';
import { foldersFrom, type SourceFolder, type TreeView } from '../tree/tree.ts';

/** A folder that holds a share of the source. */
export interface Part {
  /** `''` for the root. */
  readonly path: string;
  /** Whether what is below it belongs to it; the root is told apart from its folders. */
  readonly deep: boolean;
  readonly files: number;
  /** Of at least a tenth of it, most of it first. */
  readonly languages: readonly string[];
  /** Finds its source in the whole tree; absent where the names may not be repeated. */
  readonly glob: string | undefined;
  /** The folders in it that hold most of it. */
  readonly inside: readonly { readonly path: string; readonly files: number }[];
  /** Whether it is what other parts leave over: they may be in its folder. */
  readonly rest?: boolean;
}

/** Where the source of a project is: tests, examples, vendored and generated code apart. */
export interface SourceMap {
  readonly files: number;
  /** The folders that hold it, the largest first. */
  readonly parts: readonly Part[];
}

/** Parts at most, and below which share of the source a folder is not one. */
const MOST_PARTS = 10;
const SMALL = 0.02;
/** What is left over is told as one part from this share on. */
const REST = 0.05;
/** Of what a pattern finds, at most this may be examples or other people's code. */
const FOREIGN = 0.08;
/** Endings and folders of one pattern at most. */
const MOST = 6;
const MOST_NAMES = 40;
const MOST_GLOBS = 16;
const LONGEST = 900;
/** Folders that are opened in one another so that examples in them stay outside. */
const DEEPEST = 4;
const ODD = /[*?[\]{},!()\\ ]/;
const NONE: SourceFolder = { files: 0, own: 0, extensions: new Map() };

/** Finds where the source is; undefined where there is none. */
export function sourceMap(tree: TreeView): SourceMap | undefined {
  const { sources } = tree;
  const root = sources.get('');
  if (root === undefined || root.files === 0) return undefined;
  const below = groupBy(
    [...sources.keys()].filter((path) => path !== ''),
    parentOf,
  );
  const of = (path: string): SourceFolder => sources.get(path) ?? NONE;
  /** The folders in one, and its own files, as parts. A chain of folders that hold but one another is one folder. */
  const opened = (path: string): { path: string; deep: boolean; files: number }[] => {
    const deeper = (below.get(path) ?? []).map((each) => {
      let at = each;
      for (let next = below.get(at); next?.length === 1 && of(at).own === 0; next = below.get(at)) at = next[0];
      return { path: at, deep: true, files: of(at).files };
    });
    return of(path).own === 0 ? deeper : [...deeper, { path, deep: false, files: of(path).own }];
  };
  let parts = opened('');
  for (;;) {
    const large = parts.filter(({ deep, files }) => deep && files * 3 >= root.files).sort(byFiles);
    const split = large.find(({ path }) => {
      const told = opened(path).filter(({ files }) => files >= SMALL * root.files);
      return (
        told.length > 1 &&
        // Of what holds nearly all the largest folders are told, and the others as the rest.
        (parts.length - 1 + told.length <= MOST_PARTS || of(path).files * 5 >= root.files * 4) &&
        opened(path).some(({ deep, files }) => deep && files * 20 >= of(path).files)
      );
    });
    if (split === undefined) break;
    parts = [...parts.filter((part) => part !== split), ...opened(split.path)];
  }
  const ordered = parts.sort(byFiles);
  const main = ordered.slice(0, MOST_PARTS).filter(({ files }) => files >= SMALL * root.files);
  const globOf = ({ path, deep }: (typeof parts)[number]): string | undefined =>
    deep ? deepGlob(path, of, below, tree) : ownGlob(path, tree);
  const told = main.map((part) => ({
    ...part,
    languages: languagesOf(part.deep ? of(part.path) : ownOf(part.path, tree), tree),
    glob: globOf(part),
    inside: part.deep
      ? opened(part.path)
          // No one works in what was written once.
          .filter(({ path, deep, files }) => deep && files * 10 >= part.files && !path.endsWith('/migrations'))
          .sort(byFiles)
          .slice(0, 3)
      : [],
  }));
  const rest = ordered.filter((part) => !main.includes(part) && part.deep);
  const files = rest.reduce((sum, part) => sum + part.files, 0);
  if (files < REST * root.files) return { files: root.files, parts: told };
  const each = rest.slice(0, MOST_NAMES).flatMap((part) => globOf(part) ?? []);
  // Where these are too long for one glob, what is left over is told by the folders of the top.
  const tops = [...new Set(rest.map(({ path }) => path.split('/', 1)[0] ?? ''))];
  const globs = each.join().length <= LONGEST ? each : tops.flatMap((at) => deepGlob(at, of, below, tree) ?? []);
  const others = {
    path: commonFolder(rest.map(({ path }) => `${path}/`)),
    deep: true,
    files,
    languages: languagesOf(together(rest.map(({ path }) => of(path))), tree),
    glob: globs.length > 1 ? `{${globs.join(',')}}` : globs[0],
    inside: rest.slice(0, 3),
    rest: true,
  };
  return { files: root.files, parts: [...told, others] };
}

function byFiles(a: { readonly path: string; readonly files: number }, b: typeof a): number {
  return b.files - a.files || (a.path < b.path ? -1 : 1);
}

/** Everything below a folder; where that would take in examples, everything below the folders in it that hold none. */
function deepGlob(
  path: string,
  of: (path: string) => SourceFolder,
  below: ReadonlyMap<string, readonly string[]>,
  tree: TreeView,
): string | undefined {
  const globs = (at: string, depth: number): { glob: string | undefined; files: number }[] => {
    const folder = of(at);
    const extensions = extensionsOf(folder);
    if (isPrecise(tree, at, extensions)) return [{ glob: pattern(`${at}/**`, extensions), files: folder.files }];
    const own = folder.own > 0 ? [{ glob: pattern(at, extensions), files: folder.own }] : [];
    const inside = [...(below.get(at) ?? [])].sort((a, b) => of(b).files - of(a).files);
    return depth === 0 ? own : [...own, ...inside.flatMap((each) => globs(each, depth - 1))];
  };
  const found = globs(path, DEEPEST);
  // Where they are too many, those that find most.
  const kept = found.length > MOST_GLOBS ? found.sort((a, b) => b.files - a.files).slice(0, MOST_GLOBS) : found;
  const all = kept.flatMap(({ glob }) => glob ?? []);
  return all.length > 1 ? `{${all.join(',')}}` : all[0];
}

/** The files of a folder itself: by their endings, or at the top, where an ending says nothing of what is meant, by their names. */
function ownGlob(path: string, tree: TreeView): string | undefined {
  const extensions = extensionsOf(ownOf(path, tree));
  if (path !== '') return pattern(path, extensions);
  const top = tree.listing.get('') ?? { path: '', names: [] };
  const source = top.names.filter((name) => {
    const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    const isSource = extensions.has(extension) && canBeSource(name, top) && !isTestFile(name, extension, false);
    return isSource && !ODD.test(name) && isSpeakable(name);
  });
  const named = source.slice(0, MOST_NAMES);
  return named.length > 1 ? `{${named.join(',')}}` : named[0];
}

/** The source of several folders, none in another one. */
export function together(folders: readonly SourceFolder[]): SourceFolder {
  const extensions = new Map<string, number>();
  for (const folder of folders)
    for (const [extension, files] of folder.extensions)
      extensions.set(extension, (extensions.get(extension) ?? 0) + files);
  return { files: folders.reduce((sum, { files }) => sum + files, 0), own: 0, extensions };
}

/** The source of a folder itself. */
export function ownOf(path: string, { listing }: TreeView): SourceFolder {
  const extensions = new Map<string, number>();
  for (const [extension, { source }] of listing.get(path)?.tallies ?? [])
    if (source > 0) extensions.set(extension, source);
  const files = [...extensions.values()].reduce((sum, count) => sum + count, 0);
  return { files, own: files, extensions };
}

/** @returns whether hardly any file of these endings below a folder, other people's code included, is an example */
function isPrecise({ listing, closed }: TreeView, folder: string, extensions: ReadonlySet<string>): boolean {
  let files = 0;
  // Folders that were not entered may hold anything.
  let foreign = 20 * closed.filter((path) => path.startsWith(`${folder}/`)).length;
  for (const { place, tallies } of foldersFrom(listing.get(folder)))
    for (const extension of extensions) {
      const here = tallies.get(extension)?.files ?? 0;
      files += here;
      if (place === 'example') foreign += here;
    }
  return foreign <= FOREIGN * files;
}

function pattern(folder: string, extensions: ReadonlySet<string>): string | undefined {
  // R is written with a capital letter, and without.
  const list = [...extensions].map((extension) => (extension === 'r' ? '[Rr]' : extension));
  const tail = list.length === 1 ? `*.${list[0] ?? ''}` : `*.{${list.join(',')}}`;
  const path = folder.replace(/\/\*\*$/, '');
  return list.length === 0 || ODD.test(path) || !isSpeakable(path) ? undefined : pathIn(folder, tail);
}

/** The endings that nearly all of a folder's source has, most of it first. */
function extensionsOf({ extensions, files }: SourceFolder): ReadonlySet<string> {
  const chosen = new Set<string>();
  let sum = 0;
  for (const [extension, count] of [...extensions].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))) {
    if (sum >= 0.97 * files || chosen.size >= MOST) break;
    chosen.add(extension);
    sum += count;
  }
  return chosen;
}

/** The language of an ending in a tree; headers are in that of what they are beside. */
export function languageOf(extension: string, { code }: Pick<TreeView, 'code'>): string | undefined {
  const isCpp = extension === 'h' && (code.get('C++')?.files ?? 0) > (code.get('C')?.files ?? 0);
  return isCpp ? 'C++' : LANGUAGES[extension];
}

/** Languages of at least a tenth of a folder's source, most of it first. */
export function languagesOf({ extensions, files }: SourceFolder = NONE, tree: Pick<TreeView, 'code'>): string[] {
  const counts = new Map<string, number>();
  for (const [extension, count] of extensions) {
    const language = languageOf(extension, tree);
    if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + count);
  }
  return [...counts]
    .filter(([, count]) => count * 10 >= files)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([language]) => language);
}
