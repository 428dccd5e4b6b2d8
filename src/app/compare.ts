import { compareRequirements } from '../core/diff/requirements.ts';
import { findCauses } from '../core/report/causes/find.ts';
import { findMoves, pathMapper, relocated } from '../core/report/causes/moves.ts';
import { Sides, type Tree } from '../core/report/causes/sides.ts';
import { compareReports, type Changes } from '../core/report/compare.ts';
import type { CheckReport } from '../core/results.ts';
import type { FileSystem } from '../ports.ts';
import type { Checked } from './check.ts';
import { CONFIG_FILE, type Config } from './config.ts';
import { joinPath } from './join-path.ts';
import { PACKAGE_FILE } from './package.ts';
import { CONFIRMATIONS_FILE } from './ready.ts';

/** A check, and the files that it was made from. */
export interface CheckedSide {
  readonly checked: Checked;
  readonly fs: FileSystem;
}

/** Which files of the root a comparison looks at. */
export interface CompareOptions {
  /** Root of the repository, relative to the working directory. */
  readonly root: string;
  /** How the base is called. */
  readonly base: string;
  /** Relative to the working directory; undefined for the usual place. */
  readonly configFile?: string;
  /** Relative to the root. */
  readonly confirmations?: string;
}

/** What a configuration says of the files that a comparison looks at. */
export function compareFiles({ file, confirmations }: Config): Pick<CompareOptions, 'configFile' | 'confirmations'> {
  return {
    ...(file === undefined ? {} : { configFile: file }),
    ...(confirmations === undefined ? {} : { confirmations }),
  };
}

// Nothing that explains a change is larger; what is, such as a recorded host with thousands of tools, explains it as a whole.
const LIMIT = 8 * 1024 * 1024;

/**
 * What is between two checks of one repository, with the cause of everything that is worse.
 *
 * @returns the changes, and the base's report with the paths of the head
 */
export async function compareSides(
  base: CheckedSide,
  head: CheckedSide,
  options: CompareOptions,
): Promise<{ readonly changes: Changes; readonly before: CheckReport }> {
  const { root } = options;
  const packageFileOf = (folder: string): string => joinPath(folder, PACKAGE_FILE);
  const [was, is] = [treeOf(base, root), treeOf(head, root)];
  const [found, report] = [base.checked.report, head.checked.report];
  const moved = await findMoves({ report: found, tree: was }, { report, tree: is }, packageFileOf);
  const before = relocated(found, moved);
  const toHead = pathMapper(moved, 'to head');
  const asked = new Map([...(base.checked.requirements ?? [])].map(([path, each]) => [toHead(path), each]));
  const requirements = compareRequirements(asked, head.checked.requirements ?? new Map());
  const changes = compareReports(before, report, requirements);
  const causes = await findCauses({
    base: before,
    head: report,
    changes,
    sides: new Sides(was, is, { inRoot: (file) => joinPath(root, file), was: pathMapper(moved, 'to base') }),
    configFile: options.configFile ?? joinPath(root, CONFIG_FILE),
    confirmations: joinPath(root, options.confirmations ?? CONFIRMATIONS_FILE),
    packageFileOf,
  });
  return { changes: { ...changes, causes, moved, base: options.base }, before };
}

function treeOf({ fs }: CheckedSide, root: string): Tree {
  let files: readonly string[] | undefined;
  return {
    read: (path) => {
      try {
        return fs.kind(path) === 'file' ? fs.readFile(path, LIMIT) : undefined;
      } catch {
        return undefined;
      }
    },
    files: () => (files ??= fs.list(root)),
  };
}
