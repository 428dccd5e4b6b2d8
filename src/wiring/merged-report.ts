import { UserError } from '../core/result/errors.ts';
import { compileGlob, isGlob } from '../core/value/glob.ts';
import { quote } from '../core/text/printable.ts';
import { mergeReports, partsProblem } from '../core/report/merge.ts';
import { readReport, type ReportFile } from '../core/report/json/report-file.ts';
import type { FileSystem } from '../ports.ts';

const LIMIT = 64 * 1024 * 1024;

/**
 * Reads the reports of a split run and puts them together.
 *
 * @param names files or globs, relative to the working directory
 * @throws UserError `no-file` for a glob without a match, `bad-report` for a file that is no report, and for parts that are
 *   missing, doubled or of another run
 */
export async function mergedReport(fs: FileSystem, names: readonly string[]): Promise<ReportFile> {
  const reports: ReportFile[] = [];
  const paths = [...new Set(names.flatMap((name) => filesOf(fs, name)))];
  for (const path of paths) {
    const file = await readReport(new TextDecoder().decode(fs.readFile(path, LIMIT)));
    if ('problem' in file) throw new UserError('bad-report', file.problem, { path });
    reports.push(file);
  }
  const [first, ...others] = reports;
  if (first === undefined) throw new UserError('no-file', 'there is no report to merge');
  const problem = partsProblem([first, ...others]);
  if (problem === undefined) return mergeReports([first, ...others]);
  throw new UserError('bad-report', problem.problem, { path: paths[problem.at] ?? '', help: problem.help });
}

function filesOf(fs: FileSystem, name: string): string[] {
  if (!isGlob(name)) return [name];
  const glob = compileGlob(name);
  if ('problem' in glob) throw new UserError('usage', `${quote(name)}: ${glob.problem}`);
  const found = fs.list('.').filter((file) => glob.matches(file));
  if (found.length > 0) return found;
  throw new UserError('no-file', `no file matches ${quote(name)}`, {
    help: 'download the artifacts of the parts first',
  });
}
