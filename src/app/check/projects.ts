import { canonicalize } from '../../core/value/canonical-json.ts';
import { fileError, START_OF_FILE } from '../../core/result/diagnostic.ts';
import { sha256Digest } from '../../core/value/digest.ts';
import { UserError } from '../../core/result/errors.ts';
import { PROJECT_FILE } from '../../core/result/projects.ts';
import { putTogether, reportOf, type ReportOfProject } from '../../core/report/projects.ts';
import type { CheckReport } from '../../core/result/results.ts';
import { isInShard, type Shard } from '../../core/value/shard.ts';
import { PROFILES, type FormatProfile } from '../../ids.ts';
import { VERSION } from '../../version.ts';
import { cartridgesOf, filesOf, isLookedFor, judgedFiles, listProject, type Tree } from './files.ts';
import { check } from './check.ts';
import type { Checked, CheckOptions, CheckPart, CheckPorts, Found } from './options.ts';
import { loadConfig, type Config } from '../project/config.ts';
import { findProjects, type FoundProject } from '../project/projects.ts';
import { CONFIRMATIONS_FILE } from '../readiness/ready.ts';
import type { FileSystem } from '../../ports.ts';
import type { SignatureOf } from '../package/subject.ts';
import { absolutePath, folderOf, isWithin, joinPath } from '../../core/value/path.ts';

/** As {@link CheckPorts}; each project reads cartridges of its own prefix. */
export type ProjectsPorts = Omit<CheckPorts, 'signatureOf'> & {
  readonly signatureFor?: (profile: FormatProfile) => SignatureOf;
};

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
}

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
  readonly shard?: Shard | undefined;
  /** Another judgement of a project than its configuration alone gives: what counts of it, and whose comments. */
  readonly judgedBy?: JudgedBy | undefined;
  /** The commit that is checked out, for the parts of a split run. */
  readonly commit?: string | undefined;
}

/**
 * The main job for folders: checks every project at or below them, each with its own configuration. A project that cannot be judged is
 * a finding; the others are judged.
 *
 * @returns one report, which of several projects says which part of it is whose
 * @throws UserError when a named file means nothing, and when there is one project only and it cannot be judged
 */
export async function checkProjects(ports: ProjectsPorts, options: ProjectsOptions): Promise<CheckedProjects> {
  const { configPath, shard } = options;
  const projects = findProjects(ports.fs, options.folders, configPath !== undefined);
  const chosen = choose(ports, options);
  const runs: ProjectRun[] = [];
  const digests: unknown[] = [];
  for (const project of projects) {
    const named = configPath !== undefined && options.folders.includes(project.root) ? configPath : undefined;
    const own = chosenOf(ports.fs.cwd, chosen, project, projects);
    const run = await runOf(ports, options, project, { named, chosen: own, alone: projects.length === 1 });
    runs.push(run);
    digests.push([
      project.root,
      project.within ?? null,
      digestOf(ports, run.project.file),
      project.files.filter(isLookedFor),
      own,
    ]);
  }
  const [first, ...others] = runs;
  if (first === undefined) throw new Error('every folder is in a project');
  const report = putTogether([first.project, ...others.map(({ project }) => project)]);
  const checked = joined(runs, report);
  if (shard === undefined) return checked;
  const { parts, profile, roster, policy, frozen = false } = options;
  const decides = [VERSION, digests, [...parts], profile?.prefix ?? null, roster ?? null, policy ?? null, frozen];
  const configuration = sha256Digest(canonicalize(decides));
  return { ...checked, report: { ...report, part: { ...shard, commit: options.commit ?? null, configuration } } };
}

interface ProjectRun {
  readonly project: ReportOfProject;
  readonly checked?: Checked;
  readonly confirmations?: string;
}

interface RunOptions {
  readonly named: string | undefined;
  readonly chosen: Partial<Found>;
  readonly alone: boolean;
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

async function runOf(
  { signatureFor, ...ports }: ProjectsPorts,
  options: ProjectsOptions,
  project: FoundProject,
  { named, chosen, alone }: RunOptions,
): Promise<ProjectRun> {
  const { parts, roster, policy, frozen, shard } = options;
  const { root, within } = project;
  const file = named ?? (ports.fs.kind(joinPath(root, PROJECT_FILE)) === 'none' ? null : joinPath(root, PROJECT_FILE));
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
        shard,
        ...(within === undefined ? {} : { scope: inPart(within, chosen) }),
      },
    );
    const confirmations = joinPath(root, config.confirmations ?? CONFIRMATIONS_FILE);
    return { project: { root, file, report: checked.report }, checked, confirmations };
  } catch (error) {
    if (alone || !(error instanceof UserError)) throw error;
    const report = unreadReport(error, file ?? root, shard);
    return { project: { root, file, report } };
  }
}

/** What a part of a project judges: what lies below its folder, and what somebody named by hand, wherever it lies. */
function inPart(
  within: string,
  { cals = [], packages = [], cartridges = [], hosts = [] }: Partial<Found>,
): (path: string) => boolean {
  const places = [within, ...cals, ...packages.map(folderOf), ...cartridges, ...hosts];
  return (path) => places.some((place) => isWithin(place, path));
}

/** The report of a project that could not be judged: one error at the place that keeps it from being judged. */
function unreadReport(error: UserError, file: string, shard: Shard | undefined): CheckReport {
  const { path = file, range = START_OF_FILE, help } = error;
  const message = `the project cannot be judged: ${error.message}`;
  const finding = { ...fileError('project/unreadable', path, message, help), range };
  const diagnostics = shard === undefined || isInShard(path, shard) ? [finding] : [];
  return reportOf({ name: 'cartwright', version: VERSION }, { diagnostics, cals: [], handshakes: [] }, 0);
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
    projects: runs.map(({ project: { root, file }, confirmations }) => ({
      root,
      file,
      ...(confirmations === undefined ? {} : { confirmations }),
    })),
  };
}

/** The files that somebody named for all projects, relative to the working directory. */
function choose(
  { fs }: Pick<ProjectsPorts, 'fs'>,
  { folders, named = {} }: Pick<ProjectsOptions, 'folders' | 'named'>,
): Partial<Found> {
  const { cals, packages, cartridges, hosts } = named;
  if ([cals, packages, cartridges, hosts].every((names) => names === undefined)) return {};
  const [folder = '.', ...others] = folders;
  const root = others.length > 0 ? '.' : folder;
  const tree: Tree = { fs, root, files: listProject(fs, root).files };
  return {
    ...(cals === undefined ? {} : { cals: filesOf(tree, 'cals', cals) }),
    ...(packages === undefined ? {} : { packages: filesOf(tree, 'packages', packages) }),
    ...(cartridges === undefined ? {} : { cartridges: cartridgesOf(tree, cartridges) }),
    ...(hosts === undefined ? {} : { hosts: filesOf(tree, 'hosts', hosts) }),
  };
}

// A named host is everybody's; anything else is its project's, and what lies in none is the first one's.
function chosenOf(
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

function digestOf({ fs }: ProjectsPorts, file: string | null): string | null {
  return file === null || fs.kind(file) !== 'file' ? null : sha256Digest(fs.readFile(file));
}
