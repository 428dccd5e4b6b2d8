import { UserError } from '../../core/result/errors.ts';
import { PROJECT_FILE } from '../../core/result/projects.ts';
import { FILE_NAMES } from '../../core/value/file-names.ts';
import { folderOf, isWithin, joinPath, shortest } from '../../core/value/path.ts';
import type { FileSystem } from '../../ports.ts';

/** Name of the file that makes a folder a package. */
export const [PACKAGE_FILE] = FILE_NAMES.cartridge;

type Places = Pick<FileSystem, 'cwd' | 'kind' | 'isLink'>;

/**
 * The folder of the project that a path belongs to (docs/promises.md, Projects): the nearest one at or above it that holds a
 * `cartwright.yaml` or is the top of a git work tree, as far up as the workspace reaches. Without one a folder is a project by itself,
 * and a file or a package belongs to the project of the working directory.
 *
 * @param path relative to the working directory, as `shortest` gives it
 * @returns relative to the working directory
 */
export function rootOf(fs: Places, path: string): string {
  const isFolder = kindWithin(fs, path) === 'directory';
  const above = rootAbove(fs, isFolder ? path : folderOf(path));
  if (above !== undefined) return above;
  // A package is judged as its file is.
  const isPackage = isWithin('.', path) && kindWithin(fs, joinPath(path, PACKAGE_FILE)) === 'file';
  return isFolder && !isPackage ? path : (rootAbove(fs, '.') ?? '.');
}

/** The nearest folder at or above a folder that makes a project by itself. */
function rootAbove(fs: Places, folder: string): string | undefined {
  for (let at = folder; ;) {
    const isRoot = makesProject(fs, at);
    if (isRoot !== false) return isRoot === 'outside' ? undefined : at;
    const above = shortest(fs.cwd, `${at}/..`);
    if (above === at || isTop(fs.cwd, at)) return undefined;
    at = above;
  }
}

/** Whether a folder holds a configuration. A link in its place is one, too: reading it says what is wrong with it. */
export function hasConfig(fs: Places, folder: string): boolean {
  const file = joinPath(folder, PROJECT_FILE);
  return kindWithin(fs, file) === 'file' || fs.isLink?.(file) === true;
}

/** Whether a folder holds a configuration, or is the top of a git work tree; `outside` where the workspace ends. */
export function makesProject(fs: Places, folder: string): boolean | 'outside' {
  if (kindWithin(fs, folder) === 'outside') return 'outside';
  if (hasConfig(fs, folder)) return true;
  const git = joinPath(folder, '.git');
  const kind = kindWithin(fs, git);
  // A linked work tree and a submodule have a file there; a folder of that name need not be a repository.
  return kind === 'file' || (kind === 'directory' && kindWithin(fs, `${git}/HEAD`) === 'file');
}

/** What is at a path that was not named and that is looked for upwards: `outside` where the workspace ends. */
export function kindWithin(fs: Pick<FileSystem, 'kind'>, path: string): ReturnType<FileSystem['kind']> | 'outside' {
  try {
    return fs.kind(path);
  } catch (error) {
    if (error instanceof UserError && error.code === 'outside-workspace') return 'outside';
    throw error;
  }
}

function isTop(cwd: string, folder: string): boolean {
  const depth = cwd.split('/').filter((part) => part !== '').length;
  return folder.split('/').filter((part) => part === '..').length >= depth && /^(?:\.\.\/?)*$/.test(folder);
}
