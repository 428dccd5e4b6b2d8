import { verdictOf } from '../../readiness/assess.ts';
import { reservationsOf } from '../../result/reservations.ts';
import type { CheckReport, HostVerdict } from '../../result/results.ts';
import { reportOf, takeApart, total } from '../projects.ts';

/** A member that sums up something other than the parts beside it. */
export interface Contradiction {
  /** RFC 6901. */
  readonly pointer: string;
  /** What the parts make of it. */
  readonly derived: unknown;
}

/**
 * The first member of a report that does not follow from its parts: a sum, a verdict or an answer. How many files were looked at and how
 * many findings are accepted follows from nothing, except where the report has projects.
 *
 * @param at RFC 6901 pointer to the report
 */
export function contradictionIn(report: CheckReport, at = ''): Contradiction | undefined {
  for (const [pointer, stated, derived] of [...sumsOf(report), ...partsOf(report)])
    if (stated !== derived) return { pointer: at + pointer, derived };
  return undefined;
}

type Sum = readonly [pointer: string, stated: unknown, derived: unknown];

function sumsOf(report: CheckReport): Sum[] {
  const { summary, projects } = report;
  const parts = takeApart(report);
  const reports = parts.map((part) => part.report);
  const [files, accepted] =
    projects === undefined ? [summary.files, summary.accepted] : [total(reports, 'files'), total(reports, 'accepted')];
  const derived = reportOf(report.tool, report, files, accepted);
  const isUnreadable = report.diagnostics.some(({ rule }) => rule === 'project/unreadable');
  const nothing = projects === undefined ? files === 0 && !isUnreadable : projects.every((each) => each.nothing);
  const lengths = (['diagnostics', 'cals', 'handshakes'] as const).map((list): Sum => {
    const own = reports.reduce((sum, each) => sum + each[list].length, 0);
    return ['/projects', projects === undefined ? report[list].length : own, report[list].length];
  });
  return [
    ...(['files', 'errors', 'warnings', 'notes', 'accepted'] as const).map((member): Sum => [
      `/summary/${member}`,
      summary[member],
      derived.summary[member],
    ]),
    ['/verdict', report.verdict, derived.verdict],
    ['/compliance', report.compliance, derived.compliance],
    ['/nothing', report.nothing ?? false, nothing],
    ...lengths,
    ...parts.flatMap((part, i) =>
      sumsOf(part.report).map(([pointer, ...sides]): Sum => [`/projects/${i}${pointer}`, ...sides]),
    ),
  ];
}

function partsOf({ cals, handshakes }: CheckReport): Sum[] {
  return [
    ...cals.map((cal, i): Sum => [`/cals/${i}/verdict`, cal.verdict, verdictOf(cal)]),
    ...handshakes.flatMap((verdict) => hostSums(verdict)),
  ];
}

/** What a host says follows from its descriptor and its roles. The answers of a file are in other groups there: they have no number. */
function hostSums({ descriptor, verdict, reservations, promises, error, roles }: HostVerdict): Sum[] {
  if (descriptor === undefined) return [];
  const derived = descriptor.unmet.length === 0 ? 'accept' : 'refuse';
  const reserved = roles.reduce((sum, role) => sum + reservationsOf(role).length, 0);
  return [
    ['/handshakes/descriptor/verdict', descriptor.verdict, derived],
    ['/handshakes/verdict', verdict, derived],
    ['/handshakes/error', error === null, derived === 'accept'],
    ['/handshakes/reservations', reservations, reserved],
    ['/handshakes/promises', promises ?? 0, roles.filter(({ enforcedBy }) => enforcedBy === 'nobody').length],
  ];
}
