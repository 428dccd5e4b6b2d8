import { compileGlob, type Glob } from '../../value/glob.ts';
import { groupBy } from '../../value/group-by.ts';
import { fileName, isWithin, parentOf, pathIn } from '../../value/path.ts';
import { branchOf } from '../history.ts';
import type { ListedFolder, TreeView } from '../tree/tree.ts';
import { commonFolder, isSpeakable } from './words.ts';

/** A tree as checks look at it: every file, examples included, and folders that were not entered. */
export type Listing = Pick<TreeView, 'listing' | 'closed'>;

/** How much of what a pattern finds in the whole tree must be what it is meant to find. */
const PRECISION = 0.9;
/** Patterns of one glob, and its length, at most. */
const MOST = 12;
const LONGEST = 900;
const ODD = /[*?[\]{},!()\\]/;

/**
 * A glob that finds the given files and hardly anything else in the whole tree: one file by its path, several of a folder by their
 * endings or names.
 *
 * @returns undefined when the names may not be repeated, or no short glob tells them from the rest
 */
export function globFor(wanted: readonly string[], tree: Listing): string | undefined {
  const all = [...new Set(wanted)];
  const paths = all.filter((path) => !ODD.test(path) && isSpeakable(path));
  const patterns = patternsFor(paths, tree, all.length);
  const glob = patterns.length > 1 ? `{${patterns.join(',')}}` : patterns[0];
  return glob === undefined || glob.length > LONGEST || 'problem' in compileGlob(glob) ? undefined : glob;
}

/** How many files at or below a folder a glob finds. @param most after so many no more are looked for */
export function filesFound({ matches, mayMatchBelow }: Glob, folder: ListedFolder | undefined, most?: number): number {
  return countFiles(folder, (name, dir) => matches(pathIn(dir, name)), mayMatchBelow, most);
}

function countFiles(
  folder: ListedFolder | undefined,
  isMeant: (name: string, dir: string) => boolean,
  isEntered: (path: string) => boolean,
  most = Infinity,
): number {
  if (folder === undefined || !isEntered(folder.path)) return 0;
  let count = 0;
  for (const name of folder.names) if (count < most && isMeant(name, folder.path)) count++;
  for (const each of folder.inside) if (count < most) count += countFiles(each, isMeant, isEntered, most - count);
  return count;
}

/** @param wanted how many files are meant, those among them whose names are not repeated */
function patternsFor(paths: readonly string[], tree: Listing, wanted = paths.length): string[] {
  const [only] = paths;
  if (only === undefined || paths.length === 1) return [...paths];
  const common = commonFolder(paths);
  const direct = paths.every((path) => parentOf(path) === common);
  const tails = new Set(paths.map(tailOf));
  const names = new Set(paths.map(fileName));
  // At the top an ending alone says nothing of what is meant, but for notebooks.
  const isEnding = common !== '' || (tails.size === 1 && tails.has('.ipynb'));
  const isSaid = isEnding || names.size === 1;
  const folder = direct ? common : pathIn(common, '**');
  const alike = (isAlike: (name: string, dir: string) => boolean): boolean =>
    isSaid && isPrecise(wanted, common, direct, isAlike, tree);
  if (isEnding && !tails.has('') && alike((name) => tails.has(tailOf(name))))
    return [pathIn(folder, `*.${braced([...tails].map((tail) => tail.slice(1)))}`)];
  if (names.size <= MOST && alike((name) => names.has(name))) return [pathIn(folder, braced([...names]))];
  if (paths.length <= MOST) return [...paths];
  // Below many folders what is alike may be in folders of one name, such as the tasks of roles.
  const last = new Set(paths.map((path) => fileName(parentOf(path))));
  if (last.size <= 2 && !tails.has('') && alike((name, dir) => last.has(fileName(dir)) && tails.has(tailOf(name))))
    return [pathIn(folder, `${braced([...last])}/*.${braced([...tails].map((tail) => tail.slice(1)))}`)];
  const below = [...groupBy(paths, (path) => branchOf(path, common)).values()];
  if (below.length < 2) return [];
  if (below.length > MOST) return paths.length <= 4 * MOST ? [...paths] : [];
  // A glob that leaves out a folder would not find what its description counts.
  const made = below.flatMap((each) => {
    const patterns = patternsFor(each, tree);
    return patterns.length > 0 ? patterns : each;
  });
  return made.length > 4 * MOST ? [] : made;
}

function braced(items: readonly string[]): string {
  return items.length === 1 ? (items[0] as string) : `{${items.join(',')}}`;
}

/** An ending with its dot; empty for a name without one. */
export function tailOf(path: string): string {
  return /\.[A-Za-z0-9]{1,12}$/.exec(path)?.[0] ?? '';
}

/** @returns whether hardly any other file of a folder, or of those below it, is like the wanted ones */
function isPrecise(
  wanted: number,
  common: string,
  direct: boolean,
  isAlike: (name: string, dir: string) => boolean,
  { listing, closed }: Listing,
): boolean {
  const unknown = direct ? 0 : closed.filter((path) => isWithin(common, path)).length;
  const isEntered = (path: string): boolean => !direct || path === common;
  const alike = countFiles(listing.get(common), isAlike, isEntered, Math.ceil(wanted / PRECISION) + 1);
  return wanted >= PRECISION * (unknown + alike);
}

/** So few files are told one by one. */
const ALONE = 4;

/**
 * Files that are one part of what is described: each alone where they are few, otherwise by the folders that they are in.
 *
 * @param room parts at most, but for a few that are alone
 * @param others whether what is left of a folder may be a part, too, where its large folders are told apart
 */
export function togetherIn(paths: readonly string[], room: number, others = false): (readonly string[])[] {
  if (paths.length <= ALONE) return paths.map((path) => [path]);
  const common = commonFolder(paths);
  const branches = groupBy(paths, (path) => branchOf(path, common));
  if (branches.size === 1) return [paths];
  if (branches.size > room) {
    // What holds so much is a part; the others are one together, where that is not called like all of them.
    const isLarge = ({ length }: readonly string[]): boolean => length * room >= paths.length;
    const small = [...branches.values()].filter((branch) => !isLarge(branch));
    const rest = small.flat();
    const left = rest.length <= ALONE ? rest.map((path) => [path]) : [rest];
    // No short glob finds what is left of very many folders.
    const isTold = common === '' || rest.length <= ALONE || (others && small.length <= MOST);
    return isTold ? [...[...branches.values()].filter(isLarge), ...left] : [paths];
  }
  const share = Math.floor(room / branches.size);
  return [...branches].flatMap(([branch, list]) =>
    branch === common
      ? list.length <= ALONE
        ? list.map((path) => [path])
        : [list]
      : share < 2
        ? [list]
        : togetherIn(list, share, others),
  );
}
