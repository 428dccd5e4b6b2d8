import { compileGlob } from '../../value/glob.ts';
import { isThere, type TreeView } from '../tree/tree.ts';
import { filesFound } from './globs.ts';
import type { ScanResult } from '../scan.ts';
import { itemsOf, type RacItem } from './items.ts';
import { projectOf } from './project.ts';

/** Words that may be paths. */
const WORD = /[\w@.+-]+(?:\/[\w@.+ -]*[\w@+-])*\/?/g;

/** The RAC items that a scan calls for. */
export function racItems(scan: ScanResult, tree: TreeView): RacItem[] {
  return proved(itemsOf(projectOf(scan, tree, [])), tree).items;
}

/**
 * The items that hold in a tree: the check matches, every path of the tree that the description names is matched by it or holds what
 * is, and every path in the evidence is there.
 *
 * @returns those that do, and for each other one a note that says why it is left out
 */
export function proved(items: readonly RacItem[], tree: TreeView): { items: RacItem[]; notes: string[] } {
  const { listing } = tree;
  const exists = (path: string): boolean => isThere(path, tree);
  const notes: string[] = [];
  const held = items.flatMap((item) => {
    const evidence = item.evidence.filter(({ path }) => exists(path));
    const problem = problemOf(item, listing, exists) ?? (evidence.length === 0 ? 'no file speaks for it' : undefined);
    if (problem === undefined) return [{ ...item, evidence }];
    notes.push(`left out: ${item.id}: ${problem}`);
    return [];
  });
  return { items: held, notes };
}

function problemOf(
  { check, description }: RacItem,
  listing: TreeView['listing'],
  exists: (path: string) => boolean,
): string | undefined {
  const glob = compileGlob(check.hint);
  if ('problem' in glob) return `its check is not a glob: ${glob.problem}`;
  // A name may hold a space, and so may what is between two names.
  const named = [...description.matchAll(WORD)]
    .flatMap(([words]) => [words, ...words.split(' ')])
    .map((word) => word.replace(/[/.]$/, ''))
    .filter((word) => word.includes('/') && exists(word));
  const isBelow = (folder: string): boolean => filesFound(glob, listing.get(folder), 1) > 0;
  const open = named.filter((word) => !(listing.has(word) ? isBelow(word) : glob.matches(word)));
  const matches = open.length < named.length || isBelow('');
  if (!matches) return 'its check matches no file';
  return open.length === 0 ? undefined : `its check matches nothing of ${[...new Set(open)].join(', ')}`;
}
