import { quote } from '../../text/printable.ts';
import { isCartridgeContent } from './place.ts';
import type { Folder } from './folder.ts';
import type { ReadOrder } from './looks.ts';
import { TreeBuilder } from './tree-builder.ts';
import type { Look, TreeView } from './tree.ts';
import { groupBy } from '../../value/group-by.ts';
import { fileName, parentOf, pathIn } from '../../value/path.ts';

/** Text that is read of all files together at most, in UTF-16 units. */
const MAX_TEXT = 64 * 1024 * 1024;

/** The text of a file, or in words why there is none. */
export type ReadText = (path: string, order: ReadOrder) => { readonly text: string } | { readonly problem: string };

/**
 * Builds the same view as a walk does, of files that are listed already: those of a commit, or of git's index.
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
  const builder = new TreeBuilder(name, looks);
  const folders = new Map<string, Folder | undefined>([['', builder.root()]]);
  const packages = new Set(paths.filter((path) => fileName(path) === 'cartridge.yaml').map(parentOf));
  const enter = (path: string): Folder | undefined => {
    if (folders.has(path)) return folders.get(path);
    const above = parentOf(path);
    const parent = enter(above);
    const last = fileName(path);
    const entered =
      parent === undefined || exclude.has(path) || isCartridgeContent(last, packages.has(above))
        ? undefined
        : builder.enter(parent, last);
    folders.set(path, entered);
    return entered;
  };
  const notes: string[] = [];
  let length = 0;
  for (const [path, names] of inWalkOrder(paths)) {
    const folder = enter(path);
    if (folder === undefined) continue;
    for (const name of names) {
      const file = pathIn(path, name);
      if (exclude.has(file) || /[\u0000-\u001f\u007f\ufffd]/.test(name)) continue;
      const order = builder.file(folder, name);
      if (order === undefined || length >= MAX_TEXT) continue;
      const found = read(file, order);
      if ('problem' in found) {
        notes.push(`${quote(file)}: ${found.problem}`);
        continue;
      }
      length += found.text.length;
      builder.text(file, found.text);
    }
  }
  return { tree: builder.build(), notes };
}

// A walk sees the files of a folder before what is in the folders below it.
function inWalkOrder(paths: readonly string[]): (readonly [folder: string, names: readonly string[]])[] {
  const folders = groupBy(paths, parentOf);
  // A slash sorts before everything else, so that a folder stands before those whose names go on.
  const keyed = [...folders].map(([folder, names]) => ({ key: folder.replaceAll('/', '\u0000'), folder, names }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
  return keyed.map(({ folder, names }) => [folder, names.map(fileName)]);
}
