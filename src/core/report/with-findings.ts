import { sortDiagnostics, summarize, type Diagnostic } from '../result/diagnostic.ts';
import type { CheckReport } from '../result/results.ts';
import { putTogether, takeApart, type ReportOfProject } from './projects.ts';
import { isWithin } from '../value/path.ts';

/** A report with more findings, each in the project that its file lies in. */
export function withFindings(report: CheckReport, findings: readonly Diagnostic[]): CheckReport {
  if (findings.length === 0) return report;
  const [first, ...others] = takeApart(report);
  if (first === undefined) return added(report, findings);
  const projects = [first, ...others];
  const ownerOf = (path: string): ReportOfProject =>
    projects.find(({ file }) => file === path) ??
    projects
      .filter(({ root }) => isWithin(root, path))
      .reduce((a, b) => (b.root === '.' || b.root.length < a.root.length ? a : b), first);
  const add = (project: ReportOfProject): ReportOfProject => ({
    ...project,
    report: added(
      project.report,
      findings.filter(({ path }) => ownerOf(path) === project),
    ),
  });
  return putTogether([add(first), ...others.map(add)]);
}

function added(report: CheckReport, more: readonly Diagnostic[]): CheckReport {
  const diagnostics = sortDiagnostics([...report.diagnostics, ...more]);
  const { files, accepted } = report.summary;
  return { ...report, diagnostics, summary: summarize(diagnostics, files, accepted) };
}
