import type { JudgedFiles } from '../../core/relaxed/side.ts';
import { UserError } from '../../core/result/errors.ts';
import { groupBy } from '../../core/value/group-by.ts';
import { absolutePath, isWithin } from '../../core/value/path.ts';
import type { FileSystem } from '../../ports.ts';
import { loadConfig, type Config } from '../project/config.ts';
import { findProjects, type FoundProject } from '../project/projects.ts';
import { filesOf, judgedFiles, treeOf } from './files.ts';
import type { CheckOptions } from './options.ts';

type Wish = Pick<CheckOptions, 'folders' | 'configPath' | 'named'>;

/** A project that a check judges. */
export interface ChosenProject extends FoundProject {
  /** The configuration as it was named, relative to the working directory; undefined for the one in its folder. */
  readonly named: string | undefined;
  /** The files that were named and belong to it, or to all projects. */
  readonly chosen: Partial<JudgedFiles>;
}

/** The projects at or below folders, and which of the files that were named are whose. */
export function projectsIn(
  fs: FileSystem,
  folders: readonly string[],
  { configPath, chosen }: Pick<CheckOptions, 'configPath'> & { readonly chosen: Partial<JudgedFiles> },
): readonly ChosenProject[] {
  const projects = findProjects(fs, folders, configPath !== undefined);
  return projects.map((project) => ({
    ...project,
    named: folders.includes(project.root) ? configPath : undefined,
    chosen: chosenOf(fs.cwd, chosen, project, projects),
  }));
}

/** Folders that are looked at together, as one lies in another; all, where files were named that belong to one of them. */
export function groupsOf(fs: FileSystem, { folders, named }: Wish): readonly (readonly string[])[] {
  const { hosts: _, ...owned } = named;
  if (Object.values(owned).some((names) => names !== undefined)) return [folders];
  // A file may be of the project of another one.
  if (folders.some((path) => fs.kind(path) === 'file')) return [folders];
  const { cwd } = fs;
  const places = folders.map((folder) => `${absolutePath(cwd, folder)}/`.replace(/\/+$/, '/'));
  const sorted = [...places].sort();
  const tops = new Map<string, string>();
  for (let i = 0, top = ''; i < sorted.length; i++) {
    const place = sorted[i] ?? '';
    if (i === 0 || !place.startsWith(top)) top = place;
    tops.set(place, top);
  }
  const grouped = groupBy(folders.entries(), ([i]) => tops.get(places[i] ?? '') ?? '');
  return [...grouped.values()].map((group) => group.map(([, folder]) => folder));
}

/** The folder that a project was found for: of those that it lies in the deepest. */
export function nearestOf(cwd: string, folders: readonly string[], { root, within }: FoundProject): string {
  const places = folders.map((folder) => ({ root: folder }));
  return projectContaining(cwd, places, within ?? root)?.root ?? folders[0] ?? '.';
}

/** The deepest project that a path lies in; all relative to `cwd`. */
export function projectContaining<P extends { readonly root: string }>(
  cwd: string,
  projects: readonly P[],
  path: string,
): P | undefined {
  const isIn = (root: string, inside: string): boolean => isWithin(absolutePath(cwd, root), absolutePath(cwd, inside));
  return projects
    .filter(({ root }) => isIn(root, path))
    .reduce<P | undefined>((a, b) => (a === undefined || isIn(a.root, b.root) ? b : a), undefined);
}

/** What names on the command line are relative to: the only folder, or else the working directory. */
export function topOf(fs: Pick<FileSystem, 'kind'>, folders: readonly string[]): string {
  const [folder = '.', ...others] = folders;
  return others.length > 0 || fs.kind(folder) === 'file' ? '.' : folder;
}

/**
 * The files that were named for all projects, relative to the working directory.
 *
 * @throws UserError when a name means nothing
 */
export function chosenFiles(fs: FileSystem, { folders, named }: Wish): Partial<JudgedFiles> {
  const given = Object.entries(named) as [keyof JudgedFiles, readonly string[] | undefined][];
  if (given.every(([, names]) => names === undefined)) return {};
  const root = topOf(fs, folders);
  // Names need no list, which of many repositories is long.
  const tree = treeOf(fs, root, () => fs.list(root));
  return Object.fromEntries(
    given.flatMap(([kind, names]) => (names === undefined ? [] : [[kind, filesOf(tree, kind, names)]])),
  );
}

// A named host belongs to all projects; any other file to its own, or to the first where it lies in none.
function chosenOf(
  cwd: string,
  { hosts, ...rest }: Partial<JudgedFiles>,
  project: FoundProject,
  all: readonly FoundProject[],
): Partial<JudgedFiles> {
  const absolute = (path: string): string => absolutePath(cwd, path);
  const deepest = [...all].sort((a, b) => absolute(b.root).length - absolute(a.root).length);
  const ownerOf = (path: string): FoundProject | undefined =>
    deepest.find(({ root }) => isWithin(absolute(root), absolute(path))) ?? all[0];
  const own = Object.entries(rest).map(([kind, paths]) => [kind, paths.filter((path) => ownerOf(path) === project)]);
  return { ...(Object.fromEntries(own) as Partial<JudgedFiles>), ...(hosts === undefined ? {} : { hosts }) };
}

/** A project with the files of each kind that are judged in it. */
export interface ListedProject extends Pick<ChosenProject, 'root' | 'named'> {
  readonly config: Config;
  readonly judged: JudgedFiles;
}

/**
 * The projects that a check judges, without judging them.
 *
 * @returns of a project whose configuration cannot be used its root and why
 */
export async function listProjects(
  fs: FileSystem,
  wish: Wish,
): Promise<(ListedProject | { readonly root: string; readonly problem: UserError })[]> {
  const { folders, configPath } = wish;
  const listed: (ListedProject | { readonly root: string; readonly problem: UserError })[] = [];
  for (const { root, files, named, chosen } of projectsIn(fs, folders, { configPath, chosen: chosenFiles(fs, wish) })) {
    try {
      const config = await loadConfig(fs, named, root);
      listed.push({
        root,
        named,
        config,
        judged: {
          ...judgedFiles(treeOf(fs, root, files), config),
          ...chosen,
        },
      });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      listed.push({ root, problem: error });
    }
  }
  return listed;
}
