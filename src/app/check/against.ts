import type { CheckReport } from '../../core/result/results.ts';
import { shortest } from '../../core/value/path.ts';
import type { FileSystem } from '../../ports.ts';
import type { BasePolicy } from './base-policy.ts';
import type { Comparison } from './compare.ts';
import { checkProjects, type CheckedProjects } from './projects.ts';
import type { ProjectsOptions, ProjectsPorts } from './each-project.ts';

/** A commit that is compared with, or judged by. */
export interface Commit {
  /** How it is called: its id, or the name that somebody gave. */
  readonly name: string;
  /** Its full id. */
  readonly sha: string;
  readonly files: FileSystem;
  /** Paths that differ from the work tree's, relative to the working directory. */
  readonly differing: ReadonlySet<string>;
  /** Reads its code, where that is quicker than `files`. */
  readonly readCode: FileSystem['readFile'];
}

export interface AgainstPorts {
  /** The files of the head as they are, whatever they are judged by. */
  readonly fs: FileSystem;
  /** What the head is checked with: its files, among them those of the policy that it is judged by. */
  readonly ofHead: (files: FileSystem) => Promise<ProjectsPorts>;
  /** What a commit is checked with: nothing outside is asked. */
  readonly ofBase: (commit: Commit) => ProjectsPorts;
}

export interface Against {
  /** What the head is compared with. */
  readonly base?: Commit | undefined;
  /** By what the head is judged, instead of its own configurations and comments. */
  readonly policy?: Commit | undefined;
  /** Whether the head is git's index, so that what differs from the work tree says nothing of it. */
  readonly staged?: boolean;
  /** Whether a base that cannot be checked is only a note. */
  readonly tolerant?: boolean;
  /** Whether of projects whose configuration is as it was only what the change can break is judged. */
  readonly changedOnly?: boolean;
}

/** A check, and what it is compared with its base. */
export interface CheckedAgainst extends CheckedProjects {
  /** Missing where there is no base, or none that can be checked. */
  readonly comparison?: Comparison;
  /** Roots of the projects that are judged as a whole, where only what the change can break was asked for. */
  readonly whole?: readonly string[];
}

/**
 * Checks folders, by the policy of another commit where one is given, and compares them with their base, which is checked by its own
 * configurations from git's objects.
 *
 * @returns the report of the head, with the findings that only a comparison has
 * @throws UserError as `checkProjects` and `basePolicy` do; for a base that cannot be checked, unless that is tolerated
 */
export async function checkAgainst(
  ports: AgainstPorts,
  options: ProjectsOptions,
  { base, policy, staged = false, tolerant = false, changedOnly = false }: Against,
): Promise<CheckedAgainst> {
  const { fs } = ports;
  const recheck = async (by?: BasePolicy): Promise<CheckedProjects> =>
    checkProjects(await ports.ofHead(by?.fs ?? fs), { ...options, judgedBy: by?.judgedBy });
  const policyOf = async ({ files }: Commit, also?: readonly string[]): Promise<BasePolicy> =>
    (await import('./base-policy.ts')).basePolicy(fs, files, { ...options, also });
  const head = await recheck(policy && (await policyOf(policy)));
  if (base === undefined) return head;
  const before = await checkBase(ports, options, base, tolerant);
  if (before === undefined) return { ...head, notes: [...head.notes, NOT_CHECKED] };
  const { compareWithBase, withCompared } = await import('./compare.ts');
  const comparison = await compareWithBase({
    head: { fs, checked: head },
    base: { fs: base.files, checked: before },
    name: base.name,
    options,
    byBase: policy !== undefined,
    // What git does not track yet is judged, too, and is in none of its lists.
    differs: (path) => staged || base.files.kind(path) !== 'file' || base.differing.has(shortest(fs.cwd, path)),
    byPolicyOfBase: async (also) => recheck(await policyOf(base, also)),
  });
  const kept = changedOnly ? await keptOf(comparison, base, head) : comparison;
  return {
    ...head,
    report: withCompared(kept.report, comparison),
    notes: [...head.notes, ...comparison.notes],
    comparison,
    ...('whole' in kept ? { whole: kept.whole } : {}),
  };
}

async function keptOf(
  { base, report }: Comparison,
  { differing }: Commit,
  { projects }: CheckedProjects,
): Promise<{ readonly report: CheckReport; readonly whole: readonly string[] }> {
  const { onlyChangedProjects } = await import('../../core/report/changed.ts');
  return onlyChangedProjects(base, report, { changed: differing, projects });
}

const NOT_CHECKED = 'no comparison with the base, which cannot be checked itself';

/** Files that somebody named for the head, and that the base may not have: it is judged without them then. */
function ownFiles(files: FileSystem, { policy, roster }: ProjectsOptions): Pick<ProjectsOptions, 'policy' | 'roster'> {
  const own = (path: string | undefined): string | undefined =>
    path !== undefined && files.kind(path) === 'file' ? path : undefined;
  return { policy: own(policy), roster: own(roster) };
}

async function checkBase(
  { ofBase }: AgainstPorts,
  options: ProjectsOptions,
  base: Commit,
  tolerant: boolean,
): Promise<CheckedProjects | undefined> {
  try {
    return await checkProjects(ofBase(base), { ...options, ...ownFiles(base.files, options) });
  } catch (error) {
    // The base may hold anything; what is wrong with it is not the change's matter.
    if (tolerant) return undefined;
    throw error;
  }
}
