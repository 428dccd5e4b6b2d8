import { UserError } from '../../core/result/errors.ts';
import { PROJECT_FILE, splitProjects } from '../../core/result/projects.ts';
import type { FileSystem } from '../../ports.ts';
import { isLookedFor, listProject, type ProjectFiles } from '../check/files.ts';
import { isWithin, joinPath, shortest } from '../../core/value/path.ts';

/** A project that was found, relative to the working directory. */
export interface FoundProject extends ProjectFiles {
  readonly root: string;
  /** The folder that was asked for, where it lies within the project: only what is below is judged. */
  readonly within?: string;
}

/**
 * The projects at or below folders, each once, in the order of the folders and then by root. A folder that lies in a project is the
 * part of that project; one that lies in none is a project without a configuration.
 *
 * @param folders relative to the working directory
 * @param configured whether the folders themselves are projects by a configuration that was named
 */
export function findProjects(fs: FileSystem, folders: readonly string[], configured: boolean): FoundProject[] {
  const found = new Map<string, FoundProject>();
  for (const folder of folders) {
    for (const project of projectsBelow(fs, folder, configured)) {
      const known = found.get(project.root);
      // Asked for as a whole and for a part, it is judged as a whole.
      if (known === undefined || (known.within !== undefined && project.within === undefined))
        found.set(project.root, project);
      else if (known.within !== undefined && project.within !== undefined && known.within !== project.within)
        found.set(`${project.root}\n${project.within}`, project);
    }
  }
  return [...found.values()];
}

/** The files of a folder that belong to no project below it. */
export function ownFilesOf(fs: FileSystem, folder: string): readonly string[] {
  return splitProjects(fs.list(folder)).find(({ root }) => root === '.')?.files ?? [];
}

/** The folder at or above a place that has a configuration, as far up as the workspace reaches; undefined when there is none. */
export function projectAbove(fs: FileSystem, folder: string): string | undefined {
  for (let at = folder; ;) {
    const kind = kindWithin(fs, joinPath(at, PROJECT_FILE));
    if (kind === 'file') return at;
    if (kind === 'outside') return undefined;
    const above = shortest(fs.cwd, `${at}/..`);
    if (above === at || isTop(fs.cwd, at)) return undefined;
    at = above;
  }
}

/** What stands at a path that nobody named and that is looked for by and by: `outside` where the workspace ends. */
export function kindWithin(fs: FileSystem, path: string): ReturnType<FileSystem['kind']> | 'outside' {
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

function projectsBelow(fs: FileSystem, folder: string, configured: boolean): FoundProject[] {
  const { files, links } = listProject(fs, folder);
  // A link in the place of a configuration makes a project, too: reading it says what is wrong with it.
  const linked = links.filter((link) => link === PROJECT_FILE || link.endsWith(`/${PROJECT_FILE}`));
  const split = splitProjects([...files, ...linked].sort());
  const belongs = (link: string): string =>
    split
      .map(({ root }) => root)
      .filter((root) => root !== '.' && isWithin(root, link))
      .reduce((longest, root) => (root.length > longest.length ? root : longest), '.');
  const projects = split.map(({ root, files: own }): FoundProject => {
    const ownLinks = links.filter((link) => belongs(link) === root);
    const inside = (path: string): string => (root === '.' ? path : path.slice(root.length + 1));
    return { root: shortest(fs.cwd, joinPath(folder, root)), files: own, links: ownLinks.map(inside) };
  });
  const top = shortest(fs.cwd, folder);
  const [first] = projects;
  if (configured) return first?.root === top ? projects : [{ root: top, files: [], links: [] }, ...projects];
  const above = projectAbove(fs, top);
  if (above === top) return projects;
  const own = first?.root === top ? first : undefined;
  const nested = own === undefined ? projects : projects.slice(1);
  const worth = nested.length === 0 || (own !== undefined && [...own.files, ...own.links].some(isLookedFor));
  if (!worth) return nested;
  if (above === undefined) return [own ?? { root: top, files: [], links: [] }, ...nested];
  return [{ ...around(fs, above), root: above, within: top }, ...nested];
}

function around(fs: FileSystem, root: string): ProjectFiles {
  const { links } = listProject(fs, root);
  return { files: ownFilesOf(fs, root), links };
}
