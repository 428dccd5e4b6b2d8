import { sortDiagnostics } from '../result/diagnostic.ts';
import type { CheckReport } from '../result/results.ts';
import { compareVerdicts } from '../result/same-answers.ts';
import { worstFirst } from './causes/cause.ts';
import { sortChanges, type Changes } from './compare.ts';
import type { Counts } from './counts.ts';
import { putTogether, reportOf, takeApart, total, type ReportOfProject } from './projects.ts';
import type { ReportFile } from './json/report-file.ts';

/** Why reports are not the parts of one run; `at` is the one to look at, by its place in the list. */
export interface NotOneRun {
  readonly problem: string;
  readonly help: string;
  readonly at: number;
}

/**
 * Whether reports are all parts of one run, each once: of the same commit, judged by the same configuration.
 *
 * @returns undefined when they are
 */
export function partsProblem(reports: readonly [ReportFile, ...ReportFile[]]): NotOneRun | undefined {
  const { part: first } = reports[0];
  const seen = new Map<number, number>();
  for (const [at, { part, tool }] of reports.entries()) {
    if (part === undefined || first === undefined)
      return { problem: 'it is no part of a split run', help: 'make each part with --shard I/N (the input shard)', at };
    const foreign = (what: string, own: string, other: string): NotOneRun => ({
      problem: `it is part of another run: ${what} ${own}, where the first part has ${other}`,
      help: 'merge the parts of one run only',
      at,
    });
    if (part.commit !== first.commit)
      return foreign('commit', part.commit ?? 'unknown', first.commit ?? 'an unknown one');
    if (part.count !== first.count) return foreign('count', String(part.count), String(first.count));
    if (tool.version !== reports[0].tool.version) return foreign('cartwright', tool.version, reports[0].tool.version);
    if (part.configuration !== first.configuration)
      return foreign('configuration and files', part.configuration, first.configuration);
    const before = seen.get(part.index);
    if (before !== undefined)
      return { problem: `part ${part.index} of ${part.count} is there twice`, help: 'name each part once', at };
    seen.set(part.index, at);
  }
  const count = first?.count ?? 0;
  const missing = Array.from({ length: count }, (_, i) => i + 1).filter((index) => !seen.has(index));
  if (missing.length === 0) return undefined;
  const which = `${missing.slice(0, 10).join(', ')}${missing.length > 10 ? ` and ${missing.length - 10} more` : ''}`;
  const verb = missing.length === 1 ? 'is' : 'are';
  return {
    problem: `part ${which} of ${count} ${verb} missing`,
    help: 'a part that failed to run judged nothing',
    at: 0,
  };
}

/**
 * Puts the parts of a run together: the report is that of a run over everything. Every finding, CAL and verdict is in one part.
 *
 * @param reports what {@link partsProblem} found to be all parts of one run
 */
export function mergeReports(reports: readonly [ReportFile, ...ReportFile[]]): ReportFile {
  const [first] = reports;
  const changes = reports.flatMap((report) => report.changes ?? []);
  return {
    ...mergeProjects(reports),
    ...(changes.length < reports.length ? {} : { changes: mergeChanges(changes) }),
    ...(first.origin === undefined ? {} : { origin: first.origin }),
  };
}

function mergeProjects(reports: readonly [ReportFile, ...ReportFile[]]): CheckReport {
  const apart = reports.map((report) => takeApart(report));
  const [first, ...others] = (apart[0] ?? []).map(({ root, file }, i): ReportOfProject => {
    const [own, ...rest] = apart.flatMap((projects) => projects[i]?.report ?? []);
    if (own === undefined) throw new Error('parts of one run have the same projects');
    return { root, file, report: mergeLists([own, ...rest]) };
  });
  return first === undefined ? mergeLists(reports) : putTogether([first, ...others]);
}

function mergeLists(reports: readonly [CheckReport, ...CheckReport[]]): CheckReport {
  const lists = {
    diagnostics: sortDiagnostics(reports.flatMap((report) => report.diagnostics)),
    cals: reports.flatMap((report) => report.cals).sort((a, b) => (a.path < b.path ? -1 : 1)),
    handshakes: reports.flatMap((report) => report.handshakes).sort(compareVerdicts),
  };
  return {
    ...reportOf(reports[0].tool, lists, total(reports, 'files'), total(reports, 'accepted')),
    ...(reports.every(({ nothing }) => nothing === true) ? { nothing: true as const } : {}),
  };
}

function mergeChanges(all: readonly Changes[]): Changes {
  // Every part finds what the whole relaxes; what that hides is each part's own.
  const relaxed = new Map(all.flatMap((changes) => changes.relaxed ?? []).map((each) => [JSON.stringify(each), each]));
  const hidden = all.flatMap((changes) => changes.hidden ?? []);
  const causes = joined(all.map((changes) => changes.causes));
  const moved = joined(all.map((changes) => changes.moved));
  const locks = joined(all.map((changes) => changes.locks));
  const base = all[0]?.base;
  return sortChanges({
    relaxed: [...relaxed.values()],
    ...(hidden.length === 0 ? {} : { hidden: sum(hidden) }),
    verdicts: all.flatMap((changes) => changes.verdicts),
    hosts: all.flatMap((changes) => changes.hosts),
    rac: all.flatMap((changes) => changes.rac),
    requirements: all.flatMap((changes) => changes.requirements ?? []),
    introduced: sum(all.map((changes) => changes.introduced)),
    fixed: sum(all.map((changes) => changes.fixed)),
    ...(causes === undefined ? {} : { causes: worstFirst(causes) }),
    ...(moved === undefined ? {} : { moved }),
    ...(locks === undefined ? {} : { locks }),
    ...(base === undefined ? {} : { base }),
  });
}

// What each part of a run says of the whole is there once; what one part does not know is not known.
function joined<T>(lists: readonly (readonly T[] | undefined)[]): readonly T[] | undefined {
  if (lists.includes(undefined)) return undefined;
  return [...new Map(lists.flatMap((list) => list ?? []).map((each) => [JSON.stringify(each), each])).values()];
}

function sum(all: readonly Counts[]): Counts {
  const add = (key: keyof Counts): number => all.reduce((total, counts) => total + counts[key], 0);
  return { errors: add('errors'), warnings: add('warnings'), notes: add('notes') };
}
