import { resolve } from 'node:path';
import { MOST_CHANGES, type Change } from '../../core/scan/history.ts';
import { isWayOut } from '../../core/value/path.ts';
import { findRepository, pathInTree } from './repository.ts';
import { gitOutput } from './run-git.ts';

const MILLISECONDS = 5_000;

/**
 * The last changes of a folder, the newest first, merges left out; none without git, or where git takes too long.
 *
 * @param cwd absolute
 * @param below a folder as seen from `cwd`; paths of files are seen from it
 */
export function lastChanges(cwd: string, below: string): Change[] {
  const folder = resolve(cwd, below);
  const repository = findRepository(folder);
  const path = repository === undefined ? '' : pathInTree(repository, folder);
  if (repository === undefined || isWayOut(path)) return [];
  const where = path === '' ? ['--'] : ['--', `:(top,literal)${path}`];
  const log = ['log', '-z', `-n${MOST_CHANGES}`, '--no-merges', '--no-renames', '--name-only', '--format=%x02'];
  const said = gitOutput(repository, [...log, 'HEAD', ...where], { timeout: MILLISECONDS })?.toString('utf8') ?? '';
  const prefix = path === '' ? '' : `${path}/`;
  return said
    .split('\u0002')
    .slice(1)
    .map((names) => {
      const files = names
        .replace('\n', '')
        .split('\0')
        .filter((name) => name !== '' && name.startsWith(prefix));
      return { files: prefix === '' ? files : files.map((name) => name.slice(prefix.length)) };
    });
}
