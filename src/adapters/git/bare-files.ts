import { statSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../core/result/errors.ts';
import type { FileSystem } from '../../ports.ts';
import { filesOfCommit } from './commit-files.ts';
import type { Repository } from './repository.ts';
import { gitOutput, hasGit } from './run-git.ts';
import { treeOf, type Listing } from './tree-of.ts';

/**
 * The files of the commit that `HEAD` of a bare repository names, below its folder. Nothing is checked out: no filter, hook, link or
 * name of a file touches the disk.
 *
 * @param cwd what paths are relative to
 * @param folder absolute, and named by the user: a committed folder that looks like a repository is not one
 * @returns undefined for a folder that is not a bare repository
 * @throws UserError `no-git`; `no-commit` for a repository that has commits, but not this one
 */
export function bareFiles(cwd: string, folder: string): FileSystem | undefined {
  if (!isBare(folder)) return undefined;
  const repository: Repository = { top: folder, gitDir: folder, commonDir: folder, indexFile: join(folder, 'index') };
  if (!hasGit(repository))
    throw new UserError('no-git', 'git cannot be found', {
      help: 'a bare repository can only be read with git installed',
    });
  const listing = treeOf(repository, 'HEAD^{commit}') ?? (isEmpty(repository) ? EMPTY : undefined);
  if (listing !== undefined) return filesOfCommit(cwd, repository, listing);
  throw new UserError('no-commit', 'HEAD of this bare repository names no commit', {
    path: folder,
  });
}

/** Whether a folder, absolute, is a bare repository: on the disk it has nothing that could be judged. */
export function isBare(folder: string): boolean {
  const has = (name: string): boolean => statSync(join(folder, name), { throwIfNoEntry: false }) !== undefined;
  return !has('.git') && has('HEAD') && has('objects') && has('refs');
}

const EMPTY: Listing = { blobs: new Map(), links: [] };

/** Whether nothing has been pushed yet. */
function isEmpty(repository: Repository): boolean {
  return gitOutput(repository, ['for-each-ref', '--count=1'])?.length === 0;
}
