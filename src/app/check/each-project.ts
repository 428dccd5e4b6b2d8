import { asRefusal } from '../../core/result/errno.ts';
import { UserError } from '../../core/result/errors.ts';
import { PROJECT_FILE } from '../../core/result/projects.ts';
import { unjudgedReport, type ReportOfProject } from '../../core/report/projects.ts';
import type { CheckReport } from '../../core/result/results.ts';
import { PROFILES, type FormatProfile } from '../../ids.ts';
import { cartridgesOf, filesOf, KINDS, listProject, type Tree } from './files.ts';
import { check } from './check.ts';
import type { Checked, CheckOptions, CheckPart, CheckPorts, Found } from './options.ts';
import { loadConfig, type Config } from '../project/config.ts';
import { findProjects, type FoundProject } from '../project/projects.ts';
import { kindWithin } from '../project/root.ts';
import { CONFIRMATIONS_FILE } from '../readiness/ready.ts';
import type { FileSystem } from '../../ports.ts';
import type { SignatureOf } from '../package/subject.ts';
import { absolutePath, folderOf, isWithin, joinPath, placeOf, shortest } from '../../core/value/path.ts';

/** As {@link CheckPorts}; each project reads cartridges of its own prefix. */
export type ProjectPorts = Omit<CheckPorts, 'signatureOf'> & {
  readonly signatureFor?: (profile: FormatProfile) => SignatureOf;
};

/** What a run over folders is checked with. */
export type ProjectsPorts = ProjectPorts & {
  /** The ports of folders that are looked at together, within their own limits; without it all folders have the same files. */
  readonly inFolder?: (folders: readonly string[]) => ProjectPorts;
};

/** How the policy of another commit judges a project, whose configuration it gives. */
export type JudgedBy = (
  project: FoundProject,
  config: Config,
) => Required<Pick<CheckOptions, 'config' | 'comments' | 'borrowed'>>;

/** What a run over folders is asked for. */
export interface ProjectsOptions {
  /** Relative to the working directory; at least one. */
  readonly folders: readonly string[];
  /** The configuration of the folders themselves; projects below them have their own. */
  readonly configPath?: string | undefined;
  /** Instead of the prefix of the configurations. */
  readonly profile?: FormatProfile | undefined;
  readonly parts: ReadonlySet<CheckPart>;
  /** Instead of what the configurations name, or what is found: relative to the folder, or of several to the working directory. */
  readonly named?: Partial<Found>;
  readonly roster?: string | undefined;
  /** Instead of the policies that the configurations name; relative to the working directory. */
  readonly policy?: string | undefined;
  /** Whether the locks of the projects decide: what differs from one is an error. */
  readonly frozen?: boolean | undefined;
  /** Another judgement of a project than its configuration alone gives: what counts of it, and whose comments. */
  readonly judgedBy?: JudgedBy | undefined;
  /** Whether one project that cannot be judged is a result as well when it is the only one. */
  readonly everyResult?: boolean | undefined;
  /** Is told of each folder before it is looked at, and how many were before it. */
  readonly onFolder?: ((folder: string, before: number) => void) | undefined;
}

/** A project that was found, and how it is judged. */
export interface ProjectToRun {
  /** The folder that it was found for. */
  readonly folder: string;
  readonly found: FoundProject;
  readonly run: () => Promise<ProjectRun>;
}

/** A folder of which nobody can tell what is in it. */
export interface UnlistedFolder {
  readonly folder: string;
  readonly unread: ProjectRun;
}

/**
 * The projects at or below folders, each once, one after the other: the files of a folder are listed when its turn comes, and nothing
 * is kept of those that were before. A folder that cannot be listed is a result.
 *
 * @throws UserError when a named file means nothing, and when there is one folder only and it cannot be listed
 */
export async function* eachProject(
  ports: ProjectsPorts,
  options: ProjectsOptions,
): AsyncGenerator<ProjectToRun | UnlistedFolder> {
  const { configPath } = options;
  const chosen = choose(ports, options);
  const named = new Set(configPath === undefined ? [] : options.folders);
  const { cwd } = ports.fs;
  const isFile = (path: string): boolean => ports.fs.kind(path) === 'file';
  // Files are looked at together with all that is named: they may be of one project.
  const together = options.folders.some(isFile);
  const groups = together ? [options.folders] : groupsOf(cwd, options);
  const isOnly = groups.length === 1 && options.everyResult !== true;
  let before = 0;
  for (const folders of groups) {
    const [folder = '.'] = folders;
    options.onFolder?.(folder, before);
    before += folders.length;
    let own: ProjectPorts;
    let projects: readonly FoundProject[];
    try {
      own = together ? ports : (ports.inFolder?.(folders) ?? ports);
      projects = findProjects(own.fs, folders, configPath !== undefined);
    } catch (thrown) {
      const error = asRefusal(thrown);
      if (isOnly || !(error instanceof UserError)) throw error;
      const report = unreadReport(error, folder, cwd);
      yield { folder, unread: { project: { root: folder, file: null, report }, unread: true } };
      continue;
    }
    const alone = isOnly && projects.length === 1;
    for (const found of projects) {
      const mine = chosenOf(cwd, chosen, found, projects);
      const run = (): Promise<ProjectRun> =>
        runOf(own, options, found, { named: named.has(found.root) ? configPath : undefined, chosen: mine, alone });
      yield { folder: nearestOf(cwd, folders, found), found, run };
    }
  }
}

/** Folders that are looked at together, as one lies in another; all, where somebody named what belongs to one of them. */
function groupsOf(cwd: string, { folders, named = {} }: ProjectsOptions): readonly (readonly string[])[] {
  const { hosts: _, ...owned } = named;
  if (Object.values(owned).some((names) => names !== undefined)) return [folders];
  const places = folders.map((folder) => `${absolutePath(cwd, folder)}/`.replace(/\/+$/, '/'));
  const groups = new Map<string, string[]>();
  const sorted = [...places].sort();
  const tops = new Map<string, string>();
  for (let i = 0, top = ''; i < sorted.length; i++) {
    const place = sorted[i] ?? '';
    if (i === 0 || !place.startsWith(top)) top = place;
    tops.set(place, top);
  }
  for (const [i, folder] of folders.entries()) {
    const top = tops.get(places[i] ?? '') ?? '';
    groups.set(top, [...(groups.get(top) ?? []), folder]);
  }
  return [...groups.values()];
}

/** The folder that a project was found for: of those that it lies in the deepest. */
function nearestOf(cwd: string, folders: readonly string[], { root, within }: FoundProject): string {
  const place = absolutePath(cwd, within ?? root);
  const around = folders.filter((folder) => isWithin(absolutePath(cwd, folder), place));
  const [first = folders[0] ?? '.', ...others] = around;
  return others.reduce(
    (deepest, each) => (absolutePath(cwd, each).length > absolutePath(cwd, deepest).length ? each : deepest),
    first,
  );
}

/** A project that was judged, or that could not be. */
export interface ProjectRun {
  readonly project: ReportOfProject;
  readonly checked?: Checked;
  readonly confirmations?: string;
  /** It could not be judged. */
  readonly unread?: true;
}

interface RunOptions {
  readonly named: string | undefined;
  readonly chosen: Partial<Found>;
  readonly alone: boolean;
}

async function runOf(
  { signatureFor, ...ports }: ProjectPorts,
  options: ProjectsOptions,
  project: FoundProject,
  { named, chosen, alone }: RunOptions,
): Promise<ProjectRun> {
  const { parts, roster, policy, frozen, folders, named: names = {} } = options;
  const { root, within, named: files } = project;
  const file =
    named ?? (kindWithin(ports.fs, joinPath(root, PROJECT_FILE)) === 'none' ? null : joinPath(root, PROJECT_FILE));
  try {
    const own: Config = await loadConfig(ports.fs, named, root);
    const { config, ...judgedBy } = options.judgedBy?.(project, own) ?? { config: own };
    const profile = options.profile ?? PROFILES[config.prefix];
    const checked = await check(
      { ...ports, ...(signatureFor === undefined ? {} : { signatureOf: signatureFor(profile) }) },
      {
        ...judgedBy,
        profile,
        config,
        root,
        parts,
        files: project,
        chosen,
        roster,
        policy,
        frozen,
        named: files,
        cartridges: names.cartridges?.map(placeOf(ports.fs.cwd, topOf(ports.fs, folders)).at),
        ...(within === undefined && files === undefined ? {} : { scope: inPart(within, files, chosen) }),
      },
    );
    const { confirmations = joinPath(root, CONFIRMATIONS_FILE) } = config;
    return { project: { root, file, report: checked.report }, checked, confirmations };
  } catch (thrown) {
    const error = asRefusal(thrown);
    if (alone || !(error instanceof UserError) || error.code === 'not-judged') throw error;
    const report = unreadReport(error, file ?? root, ports.fs.cwd);
    return { project: { root, file, report }, unread: true };
  }
}

/** What a part of a project judges: what lies below its folder, and what somebody named by hand, wherever it lies. */
function inPart(
  within: string | undefined,
  files: readonly string[] = [],
  { cals = [], packages = [], cartridges = [], hosts = [] }: Partial<Found>,
): (path: string) => boolean {
  const isPackage = (path: string): boolean => KINDS.packages.test(path);
  const exact = new Set(files.map((path) => (isPackage(path) ? folderOf(path) : path)));
  const places = [
    ...(within === undefined ? [] : [within]),
    ...cals,
    ...packages.map(folderOf),
    ...cartridges,
    ...hosts,
  ];
  return (path) => exact.has(path) || places.some((place) => isWithin(place, path));
}

function unreadReport(error: UserError, file: string, cwd: string): CheckReport {
  return unjudgedReport(shortest(cwd, error.path ?? file), error.message, error.help, error.range);
}

/** The files that somebody named for all projects, relative to the working directory. */
export function choose(
  { fs }: Pick<ProjectPorts, 'fs'>,
  { folders, named = {} }: Pick<ProjectsOptions, 'folders' | 'named'>,
): Partial<Found> {
  const { cals, packages, cartridges, hosts } = named;
  if ([cals, packages, cartridges, hosts].every((names) => names === undefined)) return {};
  const root = topOf(fs, folders);
  let files: readonly string[] | undefined;
  // Names need no list, which of many repositories is long.
  const tree: Tree = {
    fs,
    root,
    get files() {
      return (files ??= listProject(fs, root).files);
    },
  };
  return {
    ...(cals === undefined ? {} : { cals: filesOf(tree, 'cals', cals) }),
    ...(packages === undefined ? {} : { packages: filesOf(tree, 'packages', packages) }),
    ...(cartridges === undefined ? {} : { cartridges: cartridgesOf(tree, cartridges) }),
    ...(hosts === undefined ? {} : { hosts: filesOf(tree, 'hosts', hosts) }),
  };
}

/** What names on the command line are relative to: the only folder, or of several the working directory. */
export function topOf(fs: Pick<FileSystem, 'kind'>, folders: readonly string[]): string {
  const [folder = '.', ...others] = folders;
  return others.length > 0 || fs.kind(folder) === 'file' ? '.' : folder;
}

// A named host is everybody's; anything else is its project's, and what lies in none is the first one's.
export function chosenOf(
  cwd: string,
  { hosts, ...rest }: Partial<Found>,
  project: FoundProject,
  all: readonly FoundProject[],
): Partial<Found> {
  const absolute = (path: string): string => absolutePath(cwd, path);
  const deepest = [...all].sort((a, b) => absolute(b.root).length - absolute(a.root).length);
  const ownerOf = (path: string): FoundProject | undefined =>
    deepest.find(({ root }) => isWithin(absolute(root), absolute(path))) ?? all[0];
  const own = Object.entries(rest).map(([kind, paths]) => [kind, paths.filter((path) => ownerOf(path) === project)]);
  return { ...(Object.fromEntries(own) as Partial<Found>), ...(hosts === undefined ? {} : { hosts }) };
}
