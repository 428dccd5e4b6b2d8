import { complianceOf } from '../result/compliance.ts';
import {
  type Diagnostic,
  fileError,
  type Range,
  sortDiagnostics,
  START_OF_FILE,
  summarize,
  type Summary,
} from '../result/diagnostic.ts';
import { worstVerdict } from '../readiness/assess.ts';
import { VERSION } from '../../version.ts';
import type { CheckReport, ProjectReport } from '../result/results.ts';
import { isWithin } from '../value/path.ts';

/** A project, and its own report. */
export interface ReportOfProject extends Pick<ProjectReport, 'root' | 'within' | 'file'> {
  readonly report: CheckReport;
}

/** What was judged of a project: its folder, or the part of it. */
export function judgedFolder({ root, within }: Pick<ProjectReport, 'root' | 'within'>): string {
  return within ?? root;
}

/** A report of these findings, CALs and verdicts: it counts them, and says the worst of each. */
export function reportOf(
  tool: CheckReport['tool'],
  { diagnostics, cals, handshakes, skills = [] }: Pick<CheckReport, 'diagnostics' | 'cals' | 'handshakes' | 'skills'>,
  files: number,
  accepted = 0,
): CheckReport {
  return {
    version: 1,
    tool,
    diagnostics,
    summary: summarize(diagnostics, files, accepted),
    cals,
    handshakes,
    ...(skills.length === 0 ? {} : { skills }),
    verdict: worstVerdict(cals.map(({ verdict }) => verdict)),
    compliance: complianceOf(handshakes.map(({ verdict }) => verdict)),
  };
}

/** Why a project cannot be judged, as a finding where the mistake is. */
export function unjudgedFinding(path: string, why: string, help: string, range: Range = START_OF_FILE): Diagnostic {
  return { ...fileError('project/unreadable', path, `the project cannot be judged: ${why}`, help), range };
}

/** The report of a project that could not be judged: one error at the place that keeps it from being judged. */
export function unjudgedReport(path: string, why: string, help: string, range: Range = START_OF_FILE): CheckReport {
  const diagnostics = [unjudgedFinding(path, why, help, range)];
  return reportOf({ name: 'cartwright', version: VERSION }, { diagnostics, cals: [], handshakes: [] }, 0);
}

/** How many files reports looked at, or how many findings are accepted in them. */
export function total(reports: readonly CheckReport[], member: keyof Pick<Summary, 'files' | 'accepted'>): number {
  return reports.reduce((sum, { summary }) => sum + (summary[member] ?? 0), 0);
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
  const lists = {
    diagnostics: reports.flatMap((report) => report.diagnostics),
    cals: reports.flatMap((report) => report.cals),
    handshakes: reports.flatMap((report) => report.handshakes),
    skills: reports.flatMap((report) => report.skills ?? []),
  };
  return {
    ...reportOf(first.report.tool, lists, total(reports, 'files'), total(reports, 'accepted')),
    ...(reports.every(({ nothing }) => nothing === true) ? { nothing: true as const } : {}),
    projects: projects.map(({ root, within, file, report }): ProjectReport => ({
      root,
      ...(within === undefined ? {} : { within }),
      file,
      summary: report.summary,
      cals: report.cals.length,
      handshakes: report.handshakes.length,
      ...(report.skills === undefined ? {} : { skills: report.skills.length }),
      verdict: report.verdict,
      compliance: report.compliance,
      ...(report.nothing === true ? { nothing: true as const } : {}),
    })),
  };
}

/** A report with each of its projects changed by itself; one without projects is changed as a whole. */
export function inEachProject(
  report: CheckReport,
  change: (report: CheckReport, at: number) => CheckReport,
): CheckReport {
  const [first, ...others] = takeApart(report).map((each, at) => ({ ...each, report: change(each.report, at) }));
  return first === undefined ? change(report, 0) : putTogether([first, ...others]);
}

/** The reports that {@link putTogether} made one of; of a report without projects none. */
export function takeApart({
  tool,
  diagnostics,
  cals,
  handshakes,
  skills = [],
  projects = [],
}: CheckReport): ReportOfProject[] {
  const at = { diagnostics: 0, cals: 0, handshakes: 0, skills: 0 };
  return projects.map(({ root, within, file, summary, verdict, compliance, nothing, ...sizes }) => {
    const found = summary.errors + summary.warnings + summary.notes;
    return {
      root,
      ...(within === undefined ? {} : { within }),
      file,
      report: {
        version: 1,
        tool,
        diagnostics: diagnostics.slice(at.diagnostics, (at.diagnostics += found)),
        summary,
        cals: cals.slice(at.cals, (at.cals += sizes.cals)),
        handshakes: handshakes.slice(at.handshakes, (at.handshakes += sizes.handshakes)),
        ...(sizes.skills === undefined ? {} : { skills: skills.slice(at.skills, (at.skills += sizes.skills)) }),
        verdict,
        compliance,
        ...(nothing === true ? { nothing } : {}),
      },
    };
  });
}

/** A report with more findings, each in the project that its file lies in. */
export function withFindings(report: CheckReport, findings: readonly Diagnostic[]): CheckReport {
  if (findings.length === 0) return report;
  const projects = takeApart(report);
  const [first] = projects;
  if (first === undefined) return added(report, findings);
  const ownerOf = (path: string): ReportOfProject =>
    projects.find(({ file }) => file === path) ??
    projects
      .filter(({ root }) => isWithin(root, path))
      .reduce((a, b) => (b.root === '.' || b.root.length < a.root.length ? a : b), first);
  return inEachProject(report, (own, at) => {
    const found = findings.filter(({ path }) => ownerOf(path) === projects[at]);
    return added(own, found);
  });
}

function added(report: CheckReport, more: readonly Diagnostic[]): CheckReport {
  const diagnostics = sortDiagnostics([...report.diagnostics, ...more]);
  const { files, accepted } = report.summary;
  return { ...report, diagnostics, summary: summarize(diagnostics, files, accepted) };
}
