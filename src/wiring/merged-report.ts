import { UserError } from '../core/result/errors.ts';
import { mergeReports, partsProblem } from '../core/report/merge.ts';
import { readReport, type ReportFile } from '../core/report/json/report-file.ts';
import type { FileSystem } from '../ports.ts';
import { filesNamed } from './named-files.ts';

const LIMIT = 64 * 1024 * 1024;

/**
 * Reads the reports of a split run, or the lines of sweeps, and puts them together.
 *
 * @param names files or globs, relative to the working directory
 * @param folders of sweeps the folders that must be there: one that nobody says anything of is a finding
 * @throws UserError `no-file` for a glob without a match, `bad-report` for a file that is no report, and for parts that are
 *   missing, doubled or of another run
 */
export async function mergedReport(
  fs: FileSystem,
  names: readonly string[],
  folders?: readonly string[],
): Promise<ReportFile> {
  const paths = filesNamed(fs, names);
  const [first, ...others] = paths;
  const { HEAD_BYTES, isSweep, mergedSweeps } = await import('./sweep-files.ts');
  if (isSweep(fs.readFile(first, HEAD_BYTES, true))) return mergedSweeps(fs, paths, folders);
  if (folders !== undefined)
    throw new UserError('usage', '--roots with --merge is about sweeps', {
      help: 'merge what check --format ndjson wrote, or leave out --roots',
    });
  return mergedParts(fs, [first, ...others]);
}

async function mergedParts(fs: FileSystem, paths: readonly [string, ...string[]]): Promise<ReportFile> {
  const read = async (path: string): Promise<ReportFile> => {
    const file = await readReport(new TextDecoder().decode(fs.readFile(path, LIMIT)));
    if ('problem' in file) throw new UserError('bad-report', file.problem, { path });
    return file;
  };
  const reports: [ReportFile, ...ReportFile[]] = [await read(paths[0])];
  for (const path of paths.slice(1)) reports.push(await read(path));
  const problem = partsProblem(reports);
  if (problem === undefined) return mergeReports(reports);
  throw new UserError('bad-report', problem.problem, { path: paths[problem.at] ?? '', help: problem.help });
}
