import { UserError } from '../../core/result/errors.ts';
import { putTogether } from '../../core/report/projects.ts';
import type { CheckReport } from '../../core/result/results.ts';
import type { FileSystem } from '../../ports.ts';
import { loadConfig, type Config } from '../project/config.ts';
import { findProjects } from '../project/projects.ts';
import {
  choose,
  chosenOf,
  eachProject,
  type ProjectRun,
  type ProjectsOptions,
  type ProjectsPorts,
} from './each-project.ts';
import { judgedFiles } from './files.ts';
import type { Checked, Found } from './options.ts';

/** A project that was judged, or that could not be. */
export interface JudgedProject {
  /** Relative to the working directory. */
  readonly root: string;
  /** Its configuration; null where there is none. */
  readonly file: string | null;
  /** The file that confirms RAC items by hand, whether it is there or not; absent when the configuration cannot be read. */
  readonly confirmations?: string;
}

/** What a run over folders found, and over which projects. */
export interface CheckedProjects extends Checked {
  readonly projects: readonly JudgedProject[];
  /** How many of them could not be judged. */
  readonly unread: number;
}

/**
 * The main job for folders: checks every project at or below them, each with its own configuration. A project that cannot be judged is
 * a finding; the others are judged.
 *
 * @returns one report, which of several projects says which part of it is whose
 * @throws UserError when a named file means nothing, and when there is one project only and it cannot be judged
 */
export async function checkProjects(ports: ProjectsPorts, options: ProjectsOptions): Promise<CheckedProjects> {
  const runs: ProjectRun[] = [];
  for await (const each of eachProject(ports, options)) runs.push('unread' in each ? each.unread : await each.run());
  const [first, ...others] = runs;
  if (first === undefined) throw new Error('every folder is in a project');
  const report = putTogether([first.project, ...others.map(({ project }) => project)]);
  return joined(runs, report);
}

/** A project with the files of each kind that are judged in it. */
export interface ListedProject {
  readonly root: string;
  /** The configuration as it was named, relative to the working directory. */
  readonly named: string | undefined;
  readonly config: Config;
  readonly judged: Found;
}

/**
 * The projects that {@link checkProjects} judges, without judging them.
 *
 * @returns of a project whose configuration cannot be used its root and why
 */
export async function listProjects(
  fs: FileSystem,
  options: Pick<ProjectsOptions, 'folders' | 'configPath' | 'named'>,
): Promise<(ListedProject | { readonly root: string; readonly problem: UserError })[]> {
  const { configPath, folders } = options;
  const projects = findProjects(fs, folders, configPath !== undefined);
  const chosen = choose({ fs }, options);
  const listed: (ListedProject | { readonly root: string; readonly problem: UserError })[] = [];
  for (const project of projects) {
    const { root, files } = project;
    const named = configPath !== undefined && folders.includes(root) ? configPath : undefined;
    try {
      const config = await loadConfig(fs, named, root);
      const judged = { ...judgedFiles({ fs, root, files }, config), ...chosenOf(fs.cwd, chosen, project, projects) };
      listed.push({ root, named, config, judged });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      listed.push({ root, problem: error });
    }
  }
  return listed;
}

function joined(runs: readonly ProjectRun[], report: CheckReport): CheckedProjects {
  const checked = runs.flatMap((run) => run.checked ?? []);
  return {
    report,
    notes: checked.flatMap(({ notes }) => notes),
    excerpts: new Map(checked.flatMap(({ excerpts }) => [...excerpts])),
    masks: new Map(checked.flatMap(({ masks }) => [...masks])),
    requirements: new Map(checked.flatMap(({ requirements = [] }) => [...requirements])),
    suppressed: checked.flatMap(({ suppressed = [] }) => suppressed),
    unread: runs.filter(({ unread }) => unread === true).length,
    projects: runs.map(({ project: { root, file }, confirmations }) => ({
      root,
      file,
      ...(confirmations === undefined ? {} : { confirmations }),
    })),
  };
}
