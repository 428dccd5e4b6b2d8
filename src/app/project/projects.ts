import { isProjectFile, splitProjects } from '../../core/result/projects.ts';
import { folderOf, isWithin, joinPath, shortest } from '../../core/value/path.ts';
import { asksClients } from '../../core/skill/kinds.ts';
import { groupBy } from '../../core/value/group-by.ts';
import { rightName } from '../../core/value/file-names.ts';
import { PROFILES, type FormatProfile } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { isLookedFor, treeOf, type Tree } from '../check/files.ts';
import { listProject, type ProjectFiles } from './cal-files.ts';
import { loadConfig, type Config } from './config.ts';
import { hasConfig, kindWithin, makesProject, rootOf } from './root.ts';

/** What the caller sets instead of the configurations of the projects. */
export interface Asked {
  /** The configuration file that was named. */
  readonly configPath?: string | undefined;
  /** Instead of the prefix of the configurations. */
  readonly profile?: FormatProfile | undefined;
}

/** A project with its configuration. */
export interface Project extends Tree {
  readonly config: Config;
  readonly profile: FormatProfile;
}

/** Opens the project of a folder; its files are listed on demand. */
export async function openProject(fs: FileSystem, root: string, asked: Asked = {}): Promise<Project> {
  const config = await loadConfig(fs, asked.configPath, root);
  const tree = treeOf(fs, root, () => ownFiles(fs, root).files);
  return Object.assign(tree, { config, profile: asked.profile ?? PROFILES[config.prefix] });
}

/** Paths that belong to one project. */
export interface PathsOfProject {
  readonly root: string;
  readonly paths: readonly string[];
}

/**
 * Groups paths by the project that each belongs to, in the order in which the projects first appear.
 *
 * @param configured whether the working directory is the project of all, by a configuration that was named
 */
export function groupByProject(fs: FileSystem, paths: readonly string[], configured: boolean): PathsOfProject[] {
  const roots = new Map<string, string>();
  const rootFor = (path: string): string => {
    const folder = folderOf(path);
    // What lies in the same folder belongs to the same project, but for a folder that is one.
    const isFolder = kindWithin(fs, path) === 'directory';
    const root = configured ? '.' : ((isFolder ? undefined : roots.get(folder)) ?? rootOf(fs, path));
    if (!isFolder) roots.set(folder, root);
    return root;
  };
  return [...groupBy(paths, rootFor)].map(([root, own]) => ({ root, paths: own }));
}

/** A project that was found, relative to the working directory. */
export interface FoundProject extends ProjectFiles {
  readonly root: string;
  /** The folder that was asked for, where it lies within the project: only what is below is judged. */
  readonly within?: string;
  /** The files that were asked for: only they are judged, whether the project lists them or not. */
  readonly only?: readonly string[];
}

/**
 * The projects of paths, each once, in the order of the paths and then by root. A folder stands for every project at or below it; one
 * that lies in a project is that part of it. A file is judged as a part of the project that it belongs to.
 *
 * @param paths relative to the working directory
 * @param configured whether the folders themselves are projects by a configuration that was named
 */
export function findProjects(fs: FileSystem, paths: readonly string[], configured: boolean): FoundProject[] {
  const found = new Map<string, FoundProject>();
  // What is not there, as in another commit, holds nothing: as a folder does that is empty.
  const isFile = (path: string): boolean => fs.kind(path) === 'file';
  const folders = paths.filter((path) => !isFile(path));
  for (const project of folders.flatMap((folder) => projectsBelow(fs, folder, configured))) {
    const known = found.get(project.root);
    // Asked for as a whole and for a part, it is judged as a whole.
    if (known === undefined || (known.within !== undefined && project.within === undefined))
      found.set(project.root, project);
    else if (known.within !== undefined && project.within !== undefined && known.within !== project.within)
      found.set(`${project.root}\n${project.within}`, project);
  }
  const files = paths.filter((path) => isFile(path) && !folders.some((folder) => isWithin(folder, path)));
  for (const { root, paths: only } of groupByProject(fs, files, configured))
    if (found.get(root)?.within !== undefined || !found.has(root))
      found.set(`${root}\n`, { ...ownFiles(fs, root), root, only });
  return [...found.values()];
}

function projectsBelow(fs: FileSystem, folder: string, configured: boolean): FoundProject[] {
  const top = shortest(fs.cwd, folder);
  const projects = split(fs, top);
  const [first] = projects;
  if (configured) return first?.root === top ? projects : [{ root: top, files: [], links: [] }, ...projects];
  const above = rootOf(fs, top);
  const own = first?.root === top ? first : undefined;
  const nested = own === undefined ? projects : projects.slice(1);
  if (hasConfig(fs, top)) return projects;
  const worth = nested.length === 0 || (own !== undefined && [...own.files, ...own.links].some(isOfProject));
  if (!worth) return nested;
  if (above === top) return [own ?? { root: top, files: [], links: [] }, ...nested];
  return [{ ...ownFiles(fs, above), root: above, within: top }, ...nested];
}

/** The files of a project that belong to none below it. */
export function ownFiles(fs: FileSystem, root: string): ProjectFiles {
  const { files = [], links = [] } = split(fs, root).find((each) => each.root === root) ?? {};
  return { files, links };
}

/** The projects that the files below a folder belong to, the folder's own first. */
function split(fs: FileSystem, folder: string): FoundProject[] {
  const { files, links } = listProject(fs, folder);
  const roots = rootsAbove(fs, folder, [...files, ...links]);
  const own = new Map(splitProjects(links, roots).map((project) => [project.root, project.files]));
  return (
    splitProjects([...files, ...links].sort(), roots)
      .map(({ root, files: all }): FoundProject => {
        const linked = new Set(own.get(root));
        return {
          root: shortest(fs.cwd, joinPath(folder, root)),
          files: all.filter((file) => !linked.has(file)),
          links: [...linked],
        };
      })
      // Of a work tree within, nothing but what is judged makes a project.
      .filter(({ root, files: all, links: linked }) => root === folder || [...all, ...linked].some(isOfProject))
  );
}

function isOfProject(file: string): boolean {
  return isLookedFor(file) || isProjectFile(file) || rightName(file) !== undefined || asksClients(file);
}

/** The folders above some of the files below a folder that are the root of a project. */
function rootsAbove(fs: FileSystem, folder: string, files: readonly string[]): ReadonlySet<string> {
  const seen = new Map<string, boolean>([['.', false]]);
  for (const file of files.filter(isOfProject))
    for (let at = folderOf(file); !seen.has(at); at = folderOf(at))
      seen.set(at, makesProject(fs, joinPath(folder, at)) === true);
  return new Set([...seen].filter(([, isRoot]) => isRoot).map(([root]) => root));
}
