import { complianceOf } from '../result/compliance.ts';
import { summarize, type Summary } from '../result/diagnostic.ts';
import { worstVerdict } from '../readiness/assess.ts';
import type { CheckReport, ProjectReport } from '../result/results.ts';

/** A project, and its own report. */
export interface ReportOfProject {
  /** Relative to the working directory. */
  readonly root: string;
  /** Its configuration; null where there is none. */
  readonly file: string | null;
  readonly report: CheckReport;
}

/**
 * One report of several projects: their findings, CALs and verdicts one project after the other, the counts added up, the
 * worst verdicts. Of a single project it is that project's report.
 *
 * @param projects at least one, in the order of the result
 */
export function putTogether(projects: readonly [ReportOfProject, ...ReportOfProject[]]): CheckReport {
  const [first] = projects;
  if (projects.length === 1) return first.report;
  const reports = projects.map(({ report }) => report);
  const diagnostics = reports.flatMap((report) => report.diagnostics);
  const cals = reports.flatMap((report) => report.cals);
  const handshakes = reports.flatMap((report) => report.handshakes);
  return {
    version: 1,
    tool: first.report.tool,
    diagnostics,
    summary: summarize(diagnostics, total(reports, 'files'), total(reports, 'accepted')),
    cals,
    handshakes,
    verdict: worstVerdict(cals.map(({ verdict }) => verdict)),
    compliance: complianceOf(handshakes.map(({ verdict }) => verdict)),
    ...(reports.every(({ nothing }) => nothing === true) ? { nothing: true as const } : {}),
    projects: projects.map(({ root, file, report }): ProjectReport => ({
      root,
      file,
      summary: report.summary,
      cals: report.cals.length,
      handshakes: report.handshakes.length,
      verdict: report.verdict,
      compliance: report.compliance,
      ...(report.nothing === true ? { nothing: true as const } : {}),
    })),
  };
}

/** The reports that {@link putTogether} made one of; of a report without projects none. */
export function takeApart({ tool, diagnostics, cals, handshakes, projects = [] }: CheckReport): ReportOfProject[] {
  const at = { diagnostics: 0, cals: 0, handshakes: 0 };
  return projects.map(({ root, file, summary, verdict, compliance, nothing, ...sizes }) => {
    const found = summary.errors + summary.warnings + summary.notes;
    return {
      root,
      file,
      report: {
        version: 1,
        tool,
        diagnostics: diagnostics.slice(at.diagnostics, (at.diagnostics += found)),
        summary,
        cals: cals.slice(at.cals, (at.cals += sizes.cals)),
        handshakes: handshakes.slice(at.handshakes, (at.handshakes += sizes.handshakes)),
        verdict,
        compliance,
        ...(nothing === true ? { nothing } : {}),
      },
    };
  });
}

function total(reports: readonly CheckReport[], member: keyof Pick<Summary, 'files' | 'accepted'>): number {
  return reports.reduce((sum, { summary }) => sum + summary[member], 0);
}
