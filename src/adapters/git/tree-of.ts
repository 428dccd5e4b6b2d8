import type { Repository } from './repository.ts';
import { gitOutput } from './run-git.ts';

/** What a tree of git's objects holds. */
export interface Listing {
  /** Object ids of regular files, by path; submodules are not there. */
  readonly blobs: ReadonlyMap<string, string>;
  readonly links: readonly string[];
}

/** The files of a commit or a tree, by their paths from its top; undefined when git does not have it. */
export function treeOf(repository: Repository, id: string): Listing | undefined {
  const listing = gitOutput(repository, ['ls-tree', '-r', '-z', '--full-tree', id]);
  if (listing === undefined) return undefined;
  const blobs = new Map<string, string>();
  const links: string[] = [];
  for (const entry of listing.toString('utf8').split('\0')) {
    const [, mode, oid = '', path = ''] = /^(100|120)\d{3} blob ([0-9a-f]+)\t([^]+)$/.exec(entry) ?? [];
    if (mode === '100') blobs.set(path, oid);
    else if (mode === '120') links.push(path);
  }
  return { blobs, links };
}

let last: { readonly gitDir: string; readonly sha: string; readonly listing: Listing } | undefined;

/**
 * {@link treeOf} of a commit, which cannot change: of the last one it is remembered, for it is asked for by who reads its files and by
 * who compares them.
 *
 * @param sha full commit id
 */
export function commitTree(repository: Repository, sha: string): Listing | undefined {
  const { gitDir } = repository;
  if (last?.gitDir === gitDir && last.sha === sha) return last.listing;
  const listing = treeOf(repository, `${sha}^{commit}`);
  if (listing !== undefined) last = { gitDir, sha, listing };
  return listing;
}
