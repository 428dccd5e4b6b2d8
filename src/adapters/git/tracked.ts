import { isAbsolute } from 'node:path';
import type { IndexEntry } from '../../core/git/index-file.ts';
import { findRepository, indexOf, pathInTree, repositoryAt, type Repository } from './repository.ts';
import { once } from '../../core/value/once.ts';
import { isWayOut } from '../../core/value/path.ts';

const NOTHING: ReadonlyMap<string, IndexEntry> = new Map();

/**
 * What git tracks below a folder, for the list of files that are judged. The index is read without git: asking it would cost a
 * process, and it would read the checked tree's configuration. It is read once, however many folders are listed.
 *
 * @returns a function of an absolute folder and of whether only a repository counts whose work tree starts there, otherwise the one
 *   around the folder; it gives entries by their paths from the folder, none where there is no repository, and throws UserError
 *   `bad-index`, `no-repository`
 */
export function trackedFiles(): (folder: string, nested: boolean) => ReadonlyMap<string, IndexEntry> {
  const indexes = new Map<string, readonly IndexEntry[]>();
  const entriesOf = (repository: Repository): readonly IndexEntry[] =>
    once(indexes, repository.indexFile, () => indexOf(repository).entries);
  return (folder, nested) => {
    const repository = nested ? repositoryAt(folder) : findRepository(folder);
    // What a copied submodule tracks is not known; it is not this repository's either, and all that is not ignored is judged.
    if (repository === undefined || repository === 'dead') return NOTHING;
    const path = pathInTree(repository, folder);
    // A hook's environment may name a repository whose work tree is elsewhere.
    if (isWayOut(path) || isAbsolute(path)) return NOTHING;
    const prefix = path === '' ? '' : `${path}/`;
    const found = new Map<string, IndexEntry>();
    for (const entry of entriesOf(repository))
      if (entry.path.startsWith(prefix)) found.set(entry.path.slice(prefix.length), entry);
    return found;
  };
}
