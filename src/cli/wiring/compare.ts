import { resolve } from 'node:path';
import { findRepository, pathInTree } from '../../adapters/git/repository.ts';
import {
  listProjects,
  type CheckedProjects,
  type ListedProject,
  type ProjectsOptions,
} from '../../app/check-projects.ts';
import { NO_CONFIG } from '../../app/config.ts';
import { findRelaxations, type ComparedSide } from '../../app/relaxations.ts';
import { sortDiagnostics, summarize } from '../../core/diagnostic.ts';
import { quote } from '../../core/printable.ts';
import { relaxedFindings, type Relaxation } from '../../core/relaxation.ts';
import { compareChecked, type Comparison as Compared } from '../../core/report/compare-checked.ts';
import { putTogether, takeApart, type ReportOfProject } from '../../core/report/projects.ts';
import type { CheckReport } from '../../core/results.ts';
import { isInShard, type Shard } from '../../core/shard.ts';
import type { FileSystem } from '../../ports.ts';
import { basePolicy, type BasePolicy } from './base-policy.ts';
import type { Commit } from './check-commit.ts';

/** A check and the same at its base. */
export interface ComparedRuns {
  /** The files of the head as they are, whatever it was judged by. */
  readonly fs: FileSystem;
  readonly head: CheckedProjects;
  readonly base: CheckedProjects;
  readonly commit: Commit;
  /** What both were asked for. */
  readonly options: Pick<ProjectsOptions, 'folders' | 'configPath' | 'named'>;
  /** Whether `head` was judged by the policy of the base. */
  readonly byBase: boolean;
  /** Whether only the work tree's files can be compared by git's index; otherwise every file is read. */
  readonly staged?: boolean;
  /** Checks the head by another policy. */
  readonly recheck: (policy: BasePolicy) => Promise<CheckedProjects>;
}

/** What changed, and the relaxations as findings. */
export interface Comparison extends Compared {
  /** To be added to a report by {@link withRelaxed}. */
  readonly relaxed: readonly Relaxation[];
  /** What could not be compared, one line each. */
  readonly notes: readonly string[];
}

/**
 * Compares a check with that of its base, each project with what its folder was there. Where something is relaxed the head is checked
 * once more without it, so that nothing counts as resolved that is only not seen any more.
 *
 * @throws UserError when the head cannot be read by its own configuration, even when it was judged by another
 */
export async function compareWithBase(runs: ComparedRuns): Promise<Comparison> {
  const { fs, head, base, commit, options, byBase } = runs;
  const { relaxed, notes } = await relaxedInProjects(runs);
  if (relaxed.length === 0) return { ...compareChecked(base, head), relaxed, notes };
  // What hosts and packages state of themselves is no policy, and is taken from the base for this comparison alone.
  const also = relaxed.filter(({ id }) => /^(?:host|floor):/.test(id)).map(({ path }) => path);
  const { folders, configPath, named = {} } = options;
  const without =
    byBase && also.length === 0
      ? head
      : await runs.recheck(await basePolicy(fs, commit.files, { folders, configPath, named, also }));
  return { ...compareChecked(base, head, { relaxed, without: without.report }), relaxed, notes };
}

async function relaxedInProjects(runs: ComparedRuns): Promise<Pick<Comparison, 'relaxed' | 'notes'>> {
  const { fs, head, base, commit, options, byBase } = runs;
  const [before, after] = [await listProjects(commit.files, options), await listProjects(fs, options)];
  const roots = [...new Set([...before, ...after].map(({ root }) => root))];
  const absolute = (path: string): string => `${resolve(fs.cwd, path)}/`.replace('//', '/');
  const isWithin = (path: string, root: string): boolean => absolute(path).startsWith(absolute(root));
  const around = <P extends { readonly root: string }>(all: readonly P[], root: string): P | undefined =>
    all
      .filter((project) => isWithin(root, project.root))
      .reduce<P | undefined>(
        (a, b) => (a === undefined || absolute(b.root).length >= absolute(a.root).length ? b : a),
        undefined,
      );
  const differs = differing(runs);
  const relaxed = new Map<string, Relaxation>();
  const notes: string[] = [];
  for (const root of roots) {
    const [was, is] = [around(before, root), around(after, root)];
    const [onlyBase, onlyHead] = [was?.root === root && is?.root !== root, was?.root !== root && is?.root === root];
    if (onlyBase || onlyHead)
      notes.push(`the project ${quote(root)} is only ${onlyBase ? 'at the base' : 'in the change'}`);
    if (is !== undefined && 'problem' in is && (byBase || after.length === 1)) throw is.problem;
    if ((was !== undefined && 'problem' in was) || (is !== undefined && 'problem' in is)) {
      notes.push(
        `what the change relaxes in the project ${quote(root)} is not known: its configuration cannot be used`,
      );
      continue;
    }
    // A folder that lies in a project of its own on either side is compared by itself.
    const isOwn = (path: string): boolean =>
      isWithin(path, root) && !roots.some((other) => other !== root && isWithin(other, root) && isWithin(path, other));
    const side = (files: FileSystem, project: ListedProject | undefined, checked: CheckedProjects): ComparedSide => {
      const { config, judged, named, root: own } = project ?? { ...NOTHING, root };
      return {
        fs: files,
        root: own,
        configPath: named,
        config,
        judged: {
          cals: judged.cals.filter(isOwn),
          packages: judged.packages.filter(isOwn),
          cartridges: judged.cartridges.filter(isOwn),
          hosts: judged.hosts,
        },
        requirements: new Map([...(checked.requirements ?? [])].filter(([path]) => isOwn(path))),
      };
    };
    for (const each of await findRelaxations(side(commit.files, was, base), side(fs, is, head), { differs }))
      relaxed.set(JSON.stringify(each), each);
  }
  return { relaxed: [...relaxed.values()], notes };
}

const NOTHING: Omit<ListedProject, 'root'> = {
  named: undefined,
  config: NO_CONFIG,
  judged: { cals: [], packages: [], cartridges: [], hosts: [] },
};

function differing({ fs, commit, staged = false }: ComparedRuns): (path: string) => boolean {
  const repository = findRepository(fs.cwd);
  if (staged || repository === undefined) return () => true;
  // What git does not track yet is judged, too, and is in none of its lists.
  return (path) =>
    commit.files.kind(path) !== 'file' || commit.differing.has(pathInTree(repository, resolve(fs.cwd, path)));
}

/**
 * A report with a finding for everything that is relaxed, in the project that its file lies in.
 *
 * @param shard the part of the run that the report is: every other relaxation is a finding of another part
 */
export function withRelaxed(report: CheckReport, relaxed: readonly Relaxation[], shard?: Shard): CheckReport {
  const own = relaxed.filter(({ path }) => shard === undefined || isInShard(path, shard));
  if (own.length === 0) return report;
  const [first, ...others] = takeApart(report);
  if (first === undefined) return withFindings(report, own);
  const projects = [first, ...others];
  const ownerOf = (path: string): ReportOfProject =>
    projects.find(({ file }) => file === path) ??
    projects
      .filter(({ root }) => root === '.' || path === root || path.startsWith(`${root}/`))
      .reduce((a, b) => (b.root === '.' || b.root.length < a.root.length ? a : b), first);
  const add = (project: ReportOfProject): ReportOfProject => ({
    ...project,
    report: withFindings(
      project.report,
      own.filter(({ path }) => ownerOf(path) === project),
    ),
  });
  const { part } = report;
  return { ...putTogether([add(first), ...others.map(add)]), ...(part === undefined ? {} : { part }) };
}

function withFindings(report: CheckReport, relaxed: readonly Relaxation[]): CheckReport {
  const diagnostics = sortDiagnostics([...report.diagnostics, ...relaxedFindings(relaxed)]);
  const { files, accepted } = report.summary;
  return { ...report, diagnostics, summary: summarize(diagnostics, files, accepted) };
}
