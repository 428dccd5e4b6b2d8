import { once } from '../../core/value/once.ts';
import { relaxedFindings, type Relaxation } from '../../core/relaxed/relaxation.ts';
import { findCauses } from '../../core/report/causes/find.ts';
import { findMoves, pathMapper, type MovedSide } from '../../core/report/causes/moves.ts';
import { atTheirCauses } from '../../core/report/causes/places.ts';
import { stepFindings } from '../../core/report/causes/steps.ts';
import { Sides, type CauseProject, type Tree } from '../../core/report/causes/sides.ts';
import { onlyChangedProjects, type DecidedProject } from '../../core/report/changed.ts';
import { compareChecked, type Comparison as Compared, type Deactivated } from '../../core/report/compare.ts';
import { withFindings } from '../../core/report/projects.ts';
import type { CheckReport } from '../../core/result/results.ts';
import { RECORD } from '../../core/activate/place.ts';
import type { FileSystem } from '../../ports.ts';
import { lockChanges } from '../lock/changes.ts';
import type { CheckedFolders, CheckOptions, Commit } from './options.ts';
import { projectContaining } from './projects.ts';
import { clientFiles } from '../handshake/clients.ts';
import { CONFIG_FILE } from '../project/config.ts';
import { PACKAGE_FILE } from '../project/root.ts';
import { CONFIRMATIONS_FILE } from '../readiness/ready.ts';
import { relaxedInProjects, type CheckedFiles } from './relaxations.ts';
import { joinPath, placeOf, shortest } from '../../core/value/path.ts';

/** How a check compares with that of its base. */
export interface Comparison extends Compared {
  /** The head's report with its findings where they are caused, and with those that only a comparison has. */
  readonly report: CheckReport;
  /** The head's report without what is relaxed; absent where nothing is. */
  readonly without?: CheckReport;
  /** What could not be compared, one line each. */
  readonly notes: readonly string[];
  /** Roots of the projects that are judged as a whole, where only what the change can break was asked for. */
  readonly whole?: readonly string[];
}

/**
 * Compares a check with that of its base, each project with what its folder was there, and finds why what is worse is worse. Where
 * something is relaxed the head is checked once more without it, so that a finding that is only hidden is not reported as resolved.
 *
 * @param byPolicyOfBase checks the head by the policy of the base, and with more files of the base
 * @throws UserError when the head cannot be read by its own configuration, even when it was judged by another
 */
export async function compareWithBase(
  head: CheckedFiles,
  base: CheckedFiles,
  options: CheckOptions & { readonly base: Commit },
  byPolicyOfBase: (also: readonly string[]) => Promise<CheckedFolders>,
): Promise<Comparison> {
  const { differing, name } = options.base;
  // What git does not track yet is judged, too, and is in none of its lists.
  const differs = (path: string): boolean =>
    options.staged || base.fs.kind(path) !== 'file' || differing.has(shortest(head.fs.cwd, path));
  const { relaxed, notes } = await relaxedInProjects(head, base, options, differs);
  const is = treeOf(head.fs);
  // What is the same on both sides is read where that is quicker.
  const was = treeOf(base.fs, (path) => (differs(path) ? undefined : is.read(path)));
  const moved = await findMoves(movedSide(base, was), movedSide(head, is));
  const without =
    relaxed.length === 0
      ? undefined
      : await reportWithout(relaxed, head, options.configFrom === undefined, byPolicyOfBase);
  const compared = compareChecked(base.checked, head.checked, {
    moved,
    ...(without === undefined ? {} : { relaxed: { relaxed, without } }),
  });
  const clients = await clientFiles(
    [...head.checked.report.handshakes, ...compared.base.handshakes].map(({ profile }) => profile),
    (path) => head.fs.kind(path) !== 'none' || base.fs.kind(path) !== 'none',
  );
  // Where both have a project, that of the head applies.
  const projects = [...base.checked.projects, ...head.checked.projects];
  const causes = await findCauses({
    base: compared.base,
    head: head.checked.report,
    changes: compared.changes,
    sides: new Sides(was, is, pathMapper(moved, 'to base'), clients.readAs),
    hostFileOf: clients.fileOf,
    projectOf: (path) => causeProject(head.fs.cwd, projectContaining(head.fs.cwd, projects, path)),
    packageFileOf: (folder) => joinPath(folder, PACKAGE_FILE),
  });
  const locks = lockChanges({
    base: base.fs,
    head: head.fs,
    roots: projects.map(({ root }) => root),
    differs,
    toHead: pathMapper(moved, 'to head'),
  });
  const deactivated = await deactivatedIn(base.fs, head.fs, projects);
  const placed = atTheirCauses(head.checked.report, causes);
  const { report, ...kept } = options.changedOnly
    ? onlyChangedProjects(compared.base, placed, { changed: differing, projects: head.checked.projects })
    : { report: placed };
  return {
    ...kept,
    base: compared.base,
    changes: { locks, ...compared.changes, deactivated, causes, base: name },
    report: withFindings(report, [...relaxedFindings(relaxed), ...stepFindings(causes)]),
    ...(without === undefined ? {} : { without }),
    notes,
  };
}

/** Activations of the base that the head does not record. */
async function deactivatedIn(base: FileSystem, head: FileSystem, projects: readonly DecidedProject[]) {
  const records = new Set(projects.map(({ root }) => joinPath(root, RECORD)));
  const there = [...records].filter((record) => base.kind(record) === 'file');
  if (there.length === 0) return [];
  const { activationsIn } = await import('../activate/activate.ts');
  return there.flatMap((record): Deactivated[] => {
    const left = activationsIn(head, record);
    return activationsIn(base, record)
      .filter((was) => !left.some(({ name, client }) => name === was.name && client === was.client))
      .map(({ name, client }) => ({ record, name: name.slice(0, 200), client: client.slice(0, 200) }));
  });
}

async function reportWithout(
  relaxed: readonly Relaxation[],
  { checked }: CheckedFiles,
  byOwnPolicy: boolean,
  byPolicyOfBase: (also: readonly string[]) => Promise<CheckedFolders>,
): Promise<CheckReport> {
  // What hosts and packages state of themselves is not a policy, and is taken from the base for this comparison alone.
  const also = relaxed.filter(({ id }) => /^(?:host|floor):/.test(id)).map(({ path }) => path);
  const { report } = byOwnPolicy || also.length > 0 ? await byPolicyOfBase(also) : checked;
  return report;
}

function movedSide({ checked }: CheckedFiles, tree: Tree): MovedSide {
  return { report: checked.report, tree, requirements: checked.requirements };
}

function causeProject(cwd: string, { root, file, confirmations }: DecidedProject = NO_PROJECT): CauseProject {
  return {
    root,
    configFile: file ?? joinPath(root, CONFIG_FILE),
    confirmations: confirmations ?? joinPath(root, CONFIRMATIONS_FILE),
    at: placeOf(cwd, root).at,
  };
}

const NO_PROJECT: DecidedProject = { root: '.', file: null };

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
    files: (folder) => once(listed, folder, () => fs.list(folder)),
  };
}
