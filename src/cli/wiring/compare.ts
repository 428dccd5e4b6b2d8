import { resolve } from 'node:path';
import { findRepository, pathInTree } from '../../adapters/git/repository.ts';
import { judgedFiles, type FileLists } from '../../app/check-files.ts';
import type { Checked } from '../../app/check.ts';
import { loadConfig } from '../../app/config.ts';
import { findRelaxations, type ComparedSide } from '../../app/relaxations.ts';
import { sortDiagnostics, summarize } from '../../core/diagnostic.ts';
import { compareRequirements } from '../../core/diff/requirements.ts';
import { relaxedFindings, type Relaxation } from '../../core/relaxation.ts';
import type { JudgedFiles } from '../../core/relaxed/side.ts';
import { compareReports, type Changes } from '../../core/report/compare.ts';
import type { CheckReport } from '../../core/results.ts';
import type { FileSystem } from '../../ports.ts';
import { basePolicy, type BasePolicy } from './base-policy.ts';
import type { Commit } from './check-commit.ts';

/** A check and the same at its base. */
export interface ComparedRuns {
  /** The files of the head as they are, whatever it was judged by. */
  readonly fs: FileSystem;
  readonly head: Checked;
  readonly base: Checked;
  readonly commit: Commit;
  /** Folder of the project, relative to the working directory. */
  readonly root: string;
  /** The configuration as `--config` names it. */
  readonly configPath: string | undefined;
  /** Instead of what the configurations list. */
  readonly given: FileLists;
  /** Whether `head` was judged by the policy of the base. */
  readonly byBase: boolean;
  /** Whether only the work tree's files can be compared by git's index; otherwise every file is read. */
  readonly staged?: boolean;
  /** Checks the head by another policy. */
  readonly recheck: (policy: BasePolicy) => Promise<Checked>;
}

/** What changed, and the relaxations as findings. */
export interface Comparison {
  readonly changes: Changes;
  /** To be added to a report by {@link withRelaxed}. */
  readonly relaxed: readonly Relaxation[];
}

/**
 * Compares a check with that of its base. Where something is relaxed the head is checked once more without it, so that nothing
 * counts as resolved that is only not seen any more.
 *
 * @throws UserError when the head cannot be read by its own configuration, even when it was judged by another
 */
export async function compareWithBase(runs: ComparedRuns): Promise<Comparison> {
  const { fs, head, base, commit, root, configPath, given, byBase } = runs;
  const asked = compareRequirements(base.requirements ?? new Map(), head.requirements ?? new Map());
  const relaxed = await findRelaxations(await sideOf(runs, commit.files, base), await sideOf(runs, fs, head, byBase), {
    root,
    configPath,
    differs: differing(runs),
  });
  if (relaxed.length === 0) return { changes: compareReports(base.report, head.report, asked), relaxed };
  // What hosts and packages state of themselves is no policy, and is taken from the base for this comparison alone.
  const also = relaxed.filter(({ id }) => /^(?:host|floor):/.test(id)).map(({ path }) => path);
  const without =
    byBase && also.length === 0
      ? head
      : await runs.recheck(await basePolicy(fs, commit.files, { root, configPath, given, also }));
  return {
    changes: compareReports(base.report, head.report, asked, { relaxed, without: without.report }),
    relaxed,
  };
}

async function sideOf(
  { root, configPath, given }: ComparedRuns,
  fs: FileSystem,
  checked: Checked,
  anew = false,
): Promise<ComparedSide> {
  const config = await loadConfig(fs, configPath, root);
  const ownFiles = (): JudgedFiles => judgedFiles({ fs, root, files: fs.list(root) }, { ...config, ...given });
  const judged = anew || checked.judged === undefined ? ownFiles() : checked.judged;
  return { fs, config, judged, requirements: checked.requirements ?? new Map() };
}

function differing({ fs, commit, staged = false }: ComparedRuns): (path: string) => boolean {
  const repository = findRepository(fs.cwd);
  if (staged || repository === undefined) return () => true;
  // What git does not track yet is judged, too, and is in none of its lists.
  return (path) =>
    commit.files.kind(path) !== 'file' || commit.differing.has(pathInTree(repository, resolve(fs.cwd, path)));
}

/** A report with a finding for everything that is relaxed. */
export function withRelaxed(report: CheckReport, relaxed: readonly Relaxation[]): CheckReport {
  if (relaxed.length === 0) return report;
  const diagnostics = sortDiagnostics([...report.diagnostics, ...relaxedFindings(relaxed)]);
  const { files, accepted } = report.summary;
  return { ...report, diagnostics, summary: summarize(diagnostics, files, accepted) };
}
