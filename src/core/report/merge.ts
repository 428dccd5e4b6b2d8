import { sortDiagnostics, summarize } from '../diagnostic.ts';
import { complianceOf } from '../compliance.ts';
import { pairKey } from '../host-labels.ts';
import { worstVerdict } from '../readiness/assess.ts';
import type { Changes } from './compare.ts';
import type { Counts } from './counts.ts';
import type { ReportFile } from './report-file.ts';

/**
 * Puts the reports of a split run together again: what several of them found is there once, the verdicts are the worst of all.
 *
 * @param reports at least one; parts of one run over one commit
 */
export function mergeReports(reports: readonly [ReportFile, ...ReportFile[]]): ReportFile {
  const [first] = reports;
  const diagnostics = sortDiagnostics(reports.flatMap((report) => report.diagnostics));
  const count = (member: 'files' | 'accepted'): number =>
    reports.reduce((total, { summary }) => total + (summary[member] ?? 0), 0);
  const cals = unique(
    reports.flatMap((report) => report.cals),
    (cal) => cal.path,
  );
  const handshakes = unique(
    reports.flatMap((report) => report.handshakes),
    pairKey,
  );
  const changes = reports.flatMap((report) => report.changes ?? []);
  return {
    version: 1,
    tool: first.tool,
    diagnostics,
    summary: summarize(diagnostics, count('files'), count('accepted')),
    cals,
    handshakes,
    verdict: worstVerdict(cals.map((cal) => cal.verdict)),
    compliance: complianceOf(reports.flatMap(({ compliance }) => compliance ?? [])),
    ...(reports.every(({ nothing }) => nothing === true) ? { nothing: true as const } : {}),
    ...(changes.length < reports.length ? {} : { changes: mergeChanges(changes) }),
    ...(first.origin === undefined ? {} : { origin: first.origin }),
  };
}

function mergeChanges(all: readonly Changes[]): Changes {
  // Every part finds what the whole relaxes; what that hides is each part's own.
  const relaxed = new Map(all.flatMap((changes) => changes.relaxed ?? []).map((each) => [JSON.stringify(each), each]));
  const hidden = all.flatMap((changes) => changes.hidden ?? []);
  return {
    relaxed: [...relaxed.values()],
    ...(hidden.length === 0 ? {} : { hidden: sum(hidden) }),
    verdicts: all.flatMap((changes) => changes.verdicts),
    hosts: all.flatMap((changes) => changes.hosts),
    rac: all.flatMap((changes) => changes.rac),
    requirements: all.flatMap((changes) => changes.requirements ?? []),
    introduced: sum(all.map((changes) => changes.introduced)),
    fixed: sum(all.map((changes) => changes.fixed)),
  };
}

function sum(all: readonly Counts[]): Counts {
  const add = (key: keyof Counts): number => all.reduce((total, counts) => total + counts[key], 0);
  return { errors: add('errors'), warnings: add('warnings'), notes: add('notes') };
}

/** Members by key in the order of their keys; of several, the first. */
function unique<T>(members: readonly T[], key: (member: T) => string): T[] {
  const found = new Map<string, T>();
  for (const member of members) if (!found.has(key(member))) found.set(key(member), member);
  return [...found].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, member]) => member);
}
