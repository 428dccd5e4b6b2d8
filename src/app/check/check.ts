import { answerOf, policyOf } from '../../core/result/answer.ts';
import { asRefusal } from '../../core/result/errno.ts';
import { UserError } from '../../core/result/errors.ts';
import { PROJECT_FILE } from '../../core/result/projects.ts';
import type { SweepPlace, SweptProject } from '../../core/result/sweep.ts';
import type { DecidedProject } from '../../core/report/changed.ts';
import { putTogether, unjudgedReport, type ReportOfProject } from '../../core/report/projects.ts';
import { folderOf, isWithin, joinPath, placeOf, shortest } from '../../core/value/path.ts';
import { PROFILES } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { loadConfig } from '../project/config.ts';
import { kindWithin } from '../project/root.ts';
import { CONFIRMATIONS_FILE } from '../readiness/ready.ts';
import type { BasePolicy, JudgedBy } from './base-policy.ts';
import type { Comparison } from './compare.ts';
import type { Checked, CheckedFolders, CheckOptions, CheckPorts, Commit } from './options.ts';
import { checkProject } from './project.ts';
import { isOf } from './files.ts';
import { chosenFiles, groupsOf, nearestOf, projectsIn, topOf, type ChosenProject } from './projects.ts';

/** A check, and how it compares with its base. */
export interface ComparedFolders extends CheckedFolders {
  /** Missing where there is no base, or none that can be checked. */
  readonly comparison?: Comparison;
}

/**
 * The main job (docs/promises.md, Commands). The steps, in their order:
 *
 * 1. take the policy of another commit, where one is to judge;
 * 2. find the projects at or below each folder, one folder after the other;
 * 3. judge each project by its own configuration ({@link checkProject});
 * 4. make one report of them;
 * 5. do the same at the base, which is judged by its own configurations, from git's objects;
 * 6. compare the two, and add the findings that only a comparison has.
 *
 * A project that cannot be judged is a finding; the others are judged.
 *
 * @returns one report, which of several projects says which part of it is whose; paths are relative to the working directory
 * @throws UserError when a named file means nothing; when there is one project only and it cannot be judged; when a base cannot be
 *   checked, unless that is tolerated
 */
export async function check(ports: CheckPorts, options: CheckOptions): Promise<ComparedFolders> {
  const { base, configFrom } = options;
  const policy = configFrom && (await policyAt(ports, options, configFrom));
  const head = await checkFolders(ports, options, policy);
  if (base === undefined) return head;
  const before = await checkBase(ports, options, base);
  if (before === undefined)
    return { ...head, notes: [...head.notes, 'no comparison with the base, which cannot be checked itself'] };
  const { compareWithBase } = await import('./compare.ts');
  const comparison = await compareWithBase(
    { fs: ports.fs, checked: head },
    { fs: base.files, checked: before },
    { ...options, base },
    async (also) => checkFolders(ports, options, await policyAt(ports, options, base, also)),
  );
  return { ...head, report: comparison.report, notes: [...head.notes, ...comparison.notes], comparison };
}

/**
 * Checks the projects of many folders one after the other, each by itself. Nothing of a project is kept once the next is asked for. What
 * cannot be judged is a result.
 *
 * @param strict whether warnings, what is pending and nothing to judge make an answer no
 * @throws UserError when a named file means nothing
 */
export async function* sweep(ports: CheckPorts, options: CheckOptions, strict: boolean): AsyncGenerator<SweptProject> {
  for await (const { folder, place, project, checked, said: { failOn } = {} } of eachProject(ports, options, {
    isSweep: true,
  })) {
    const { root, within, file, report } = project;
    yield {
      folder,
      root,
      ...(within === undefined ? {} : { within }),
      place,
      file,
      ...(failOn === undefined ? {} : { failOn }),
      state: checked === undefined ? 'unreadable' : 'judged',
      exitCode: checked === undefined ? 2 : answerOf(report, policyOf(failOn, strict)).exitCode,
      notes: checked?.notes ?? [],
      report,
    };
  }
}

async function policyAt(
  { fs }: CheckPorts,
  options: CheckOptions,
  { files }: Commit,
  also: readonly string[] = [],
): Promise<BasePolicy> {
  return (await import('./base-policy.ts')).basePolicy(fs, files, options, also);
}

async function checkBase(ports: CheckPorts, options: CheckOptions, base: Commit): Promise<CheckedFolders | undefined> {
  // What was named for the head the base may not have: it is judged without it then.
  const own = (path: string | undefined): string | undefined =>
    path !== undefined && base.files.kind(path) === 'file' ? path : undefined;
  const { roster, policy, given = {}, tolerant } = options;
  const trusted = {
    ...given,
    trustRegistry: own(given.trustRegistry),
    publicKeys: given.publicKeys?.filter((path) => own(path) !== undefined),
  };
  try {
    const before = { ...options, roster: own(roster), policy: own(policy), given: trusted };
    return await checkFolders(ports.atCommit(base), before);
  } catch (error) {
    // The base may hold anything; what is wrong with it is not the change's matter.
    if (tolerant) return undefined;
    throw error;
  }
}

async function checkFolders(ports: CheckPorts, options: CheckOptions, policy?: BasePolicy): Promise<CheckedFolders> {
  const all: ProjectResult[] = [];
  const judging = policy === undefined ? ports : ports.withFiles(policy.fs);
  for await (const each of eachProject(judging, options, { judgedBy: policy?.judgedBy })) all.push(each);
  const [first, ...others] = all;
  if (first === undefined) throw new Error('every folder is in a project');
  const checked = all.flatMap((each) => each.checked ?? []);
  return {
    report: putTogether([first.project, ...others.map(({ project }) => project)]),
    notes: checked.flatMap(({ notes }) => notes),
    excerpts: new Map(checked.flatMap(({ excerpts }) => [...excerpts])),
    masks: new Map(checked.flatMap(({ masks }) => [...masks])),
    requirements: new Map(checked.flatMap(({ requirements }) => [...requirements])),
    suppressed: checked.flatMap(({ suppressed }) => suppressed),
    unread: all.length - checked.length,
    projects: all.map(({ project: { root, file }, said = {} }) => ({ root, file, ...said })),
  };
}

interface ProjectResult {
  /** The folder that it was found for. */
  readonly folder: string;
  readonly place: SweepPlace;
  readonly project: ReportOfProject;
  /** Missing where it could not be judged: the report says why. */
  readonly checked?: Checked;
  readonly said?: Pick<DecidedProject, 'confirmations' | 'failOn'>;
}

interface Judging {
  readonly judgedBy?: JudgedBy | undefined;
  /** Whether a project that cannot be judged is a result when it is the only one, too. */
  readonly isSweep?: boolean;
}

/**
 * The projects at or below the folders, each once, judged one after the other: the files of a folder are listed when its turn comes, and
 * nothing is kept of those that were before.
 */
async function* eachProject(
  ports: CheckPorts,
  options: CheckOptions,
  { judgedBy, isSweep = false }: Judging,
): AsyncGenerator<ProjectResult> {
  const { cwd } = ports.fs;
  const { configPath } = options;
  const chosen = chosenFiles(ports.fs, options);
  const groups = groupsOf(ports.fs, options);
  for (const [i, folders] of groups.entries()) {
    const [folder = '.'] = folders;
    const group = { group: i + 1, groups: groups.length };
    let own: CheckPorts;
    let projects: readonly ChosenProject[];
    try {
      own = ports.inFolders(folders);
      projects = projectsIn(own.fs, folders, { configPath, chosen });
    } catch (error) {
      const report = unjudged(error, cwd, folder, groups.length === 1 && !isSweep);
      yield { folder, place: { ...group, project: 1, projects: 1 }, project: { root: folder, file: null, report } };
      continue;
    }
    const isOnly = groups.length === 1 && projects.length === 1 && !isSweep;
    for (const [number, project] of projects.entries()) {
      const { root, within } = project;
      const place = { ...group, project: number + 1, projects: projects.length };
      const about = { folder: nearestOf(cwd, folders, project), place };
      const file = project.named ?? configurationIn(own.fs, root);
      const named = { root, ...(within === undefined ? {} : { within }), file };
      try {
        const { report, ...judged } = await judge(own, project, options, judgedBy);
        yield { ...about, ...judged, project: { ...named, report } };
      } catch (error) {
        if (error instanceof UserError && error.code === 'not-judged') throw error;
        yield { ...about, project: { ...named, report: unjudged(error, cwd, file ?? root, isOnly) } };
      }
    }
  }
}

function configurationIn(fs: FileSystem, root: string): string | null {
  const file = joinPath(root, PROJECT_FILE);
  return kindWithin(fs, file) === 'none' ? null : file;
}

async function judge(
  ports: CheckPorts,
  project: ChosenProject,
  options: CheckOptions,
  judgedBy: JudgedBy | undefined,
): Promise<Pick<Required<ProjectResult>, 'checked' | 'said'> & Pick<ReportOfProject, 'report'>> {
  const { root, named, only, chosen } = project;
  const own = await loadConfig(ports.fs, named, root);
  const { config, comments, borrowed } = judgedBy?.(project, own) ?? { config: own };
  const checked = await checkProject(
    ports,
    {
      root,
      files: project,
      chosen,
      only,
      cartridges: options.named.cartridges?.map(placeOf(ports.fs.cwd, topOf(ports.fs, options.folders)).at),
      scope: scopeOf(project),
      config: options.policy === undefined ? config : { ...config, policy: options.policy },
      profile: options.profile ?? PROFILES[config.prefix],
      given: options.given,
      comments,
      borrowed,
    },
    options,
  );
  const { confirmations = joinPath(root, CONFIRMATIONS_FILE), failOn } = config;
  const said = { confirmations, ...(failOn === undefined ? {} : { failOn }) };
  return { report: checked.report, checked, said };
}

/** What a part of a project judges: what lies below its folder, and the files that were named, wherever they lie. */
function scopeOf({ within, only = [], chosen }: ChosenProject): (path: string) => boolean {
  if (within === undefined && only.length === 0) return () => true;
  const { cals = [], packages = [], cartridges = [], hosts = [] } = chosen;
  const exact = new Set(only.map((path) => (isOf('packages', path) ? folderOf(path) : path)));
  const places = [
    ...(within === undefined ? [] : [within]),
    ...cals,
    ...packages.map(folderOf),
    ...cartridges,
    ...hosts,
  ];
  return (path) => exact.has(path) || places.some((place) => isWithin(place, path));
}

/**
 * The report of what could not be judged.
 *
 * @param isOnly whether nothing else is judged, so that the error is the whole answer
 */
function unjudged(thrown: unknown, cwd: string, file: string, isOnly: boolean): ReportOfProject['report'] {
  const error = asRefusal(thrown);
  if (isOnly || !(error instanceof UserError)) throw error;
  return unjudgedReport(shortest(cwd, error.path ?? file), error.message, error.help, error.range);
}
