import { resolve } from 'node:path';
import { findRepository } from '../../adapters/git/repository.ts';
import type { RepositoryFolder } from '../../core/report/markdown/links.ts';
import { isWayOut, shortest } from '../../core/value/path.ts';

/**
 * How the paths of a report lead to those of the repository: they are one where the repository is the workspace, as it is unless the
 * checkout has a `path`.
 *
 * @param workspace absolute
 * @param root the folder that is checked, relative to the workspace
 */
export function repositoryFolder(workspace: string, root: string): RepositoryFolder {
  const top = findRepository(resolve(workspace, root))?.top;
  if (top === undefined) return { prefix: '' };
  const below = shortest(workspace, top);
  if (below === '.') return { prefix: '' };
  return isWayOut(below) ? { prefix: shortest(top, workspace) } : { prefix: '', top: below };
}
