import { relaxedFindings, type Relaxation } from '../../core/relaxed/relaxation.ts';
import { findCauses } from '../../core/report/causes/find.ts';
import { findMoves, pathMapper, type MovedSide } from '../../core/report/causes/moves.ts';
import { atTheirCauses } from '../../core/report/causes/places.ts';
import { stepFindings } from '../../core/report/causes/steps.ts';
import { Sides, type CauseProject, type Tree } from '../../core/report/causes/sides.ts';
import { compareChecked, type Comparison as Compared } from '../../core/report/compare-checked.ts';
import { withFindings } from '../../core/report/with-findings.ts';
import type { CheckReport } from '../../core/result/results.ts';
import type { FileSystem } from '../../ports.ts';
import { lockChanges } from '../lock/changes.ts';
import type { CheckedProjects, JudgedProject } from './projects.ts';
import { clientFiles } from '../handshake/clients.ts';
import { CONFIG_FILE } from '../project/config.ts';
import { PACKAGE_FILE } from '../project/root.ts';
import { CONFIRMATIONS_FILE } from '../readiness/ready.ts';
import { around, relaxedInProjects, type CheckedFiles, type RelaxedRuns } from './relaxed-projects.ts';
import { joinPath, placeOf } from '../../core/value/path.ts';

/** A check and the same at its base. */
export interface ComparedRuns extends RelaxedRuns {
  /** How the base is called: a commit, or its name. */
  readonly name: string;
  /** Checks the head by the policy of the base, and with more files of the base. */
  readonly byPolicyOfBase: (also: readonly string[]) => Promise<CheckedProjects>;
}

/** What changed. */
export interface Comparison extends Compared {
  /** The head's report with its findings where they are caused. */
  readonly report: CheckReport;
  /** To be added to a report by {@link withCompared}. */
  readonly relaxed: readonly Relaxation[];
  /** The head's report without them; absent where nothing is relaxed. */
  readonly without?: CheckReport;
  /** What could not be compared, one line each. */
  readonly notes: readonly string[];
}

/**
 * Compares a check with that of its base, each project with what its folder was there, and finds why what is worse is worse. Where
 * something is relaxed the head is checked once more without it, so that nothing counts as resolved that is only not seen any more.
 *
 * @throws UserError when the head cannot be read by its own configuration, even when it was judged by another
 */
export async function compareWithBase(runs: ComparedRuns): Promise<Comparison> {
  const { head, base, name, differs } = runs;
  const { relaxed, notes } = await relaxedInProjects(runs);
  const is = treeOf(head.fs);
  // What is the same on both sides is read where that is quicker.
  const was = treeOf(base.fs, (path) => (differs(path) ? undefined : is.read(path)));
  const moved = await findMoves(movedSide(base, was), movedSide(head, is));
  const without = relaxed.length === 0 ? undefined : await reportWithout(runs, relaxed);
  const compared = compareChecked(base.checked, head.checked, {
    moved,
    ...(without === undefined ? {} : { relaxed: { relaxed, without } }),
  });
  const clients = await clientFiles(
    [...head.checked.report.handshakes, ...compared.base.handshakes].map(({ profile }) => profile),
    (path) => head.fs.kind(path) !== 'none' || base.fs.kind(path) !== 'none',
  );
  const causes = await findCauses({
    base: compared.base,
    head: head.checked.report,
    changes: compared.changes,
    sides: new Sides(was, is, pathMapper(moved, 'to base'), clients.readAs),
    hostFileOf: clients.fileOf,
    projectOf: projectsOf(runs),
    packageFileOf: (folder) => joinPath(folder, PACKAGE_FILE),
  });
  const locks = lockChanges({
    base: base.fs,
    head: head.fs,
    roots: [...base.checked.projects, ...head.checked.projects].map(({ root }) => root),
    differs,
    toHead: pathMapper(moved, 'to head'),
  });
  return {
    base: compared.base,
    changes: { locks, ...compared.changes, causes, base: name },
    report: atTheirCauses(head.checked.report, causes),
    relaxed,
    ...(without === undefined ? {} : { without }),
    notes,
  };
}

/** A report with the findings that only a comparison has. */
export function withCompared(report: CheckReport, { relaxed, changes }: Comparison): CheckReport {
  return withFindings(report, [...relaxedFindings(relaxed), ...stepFindings(changes.causes ?? [])]);
}

async function reportWithout(
  { head, byBase, byPolicyOfBase }: ComparedRuns,
  relaxed: readonly Relaxation[],
): Promise<CheckReport> {
  // What hosts and packages state of themselves is no policy, and is taken from the base for this comparison alone.
  const also = relaxed.filter(({ id }) => /^(?:host|floor):/.test(id)).map(({ path }) => path);
  const { report } = byBase && also.length === 0 ? head.checked : await byPolicyOfBase(also);
  return report;
}

function movedSide({ checked }: CheckedFiles, tree: Tree): MovedSide {
  return { report: checked.report, tree, requirements: checked.requirements ?? new Map() };
}

function projectsOf({ base, head }: ComparedRuns): (path: string) => CauseProject {
  const { cwd } = head.fs;
  // The head's word counts where both have a project.
  const projects = [...base.checked.projects, ...head.checked.projects];
  return (path) => {
    const { root, file, confirmations } = around(cwd, projects, path) ?? NO_PROJECT;
    return {
      root,
      configFile: file ?? joinPath(root, CONFIG_FILE),
      confirmations: confirmations ?? joinPath(root, CONFIRMATIONS_FILE),
      at: placeOf(cwd, root).at,
    };
  };
}

const NO_PROJECT: JudgedProject = { root: '.', file: null };

// Nothing that explains a change is larger; what is, such as a recorded host with thousands of tools, explains it as a whole.
const LIMIT = 8 * 1024 * 1024;

function treeOf(fs: FileSystem, instead: Tree['read'] = () => undefined): Tree {
  const listed = new Map<string, readonly string[]>();
  return {
    read: (path) => {
      try {
        return fs.kind(path) === 'file' ? (instead(path) ?? fs.readFile(path, LIMIT)) : undefined;
      } catch {
        return undefined;
      }
    },
    files: (folder) => {
      const files = listed.get(folder) ?? fs.list(folder);
      listed.set(folder, files);
      return files;
    },
  };
}
