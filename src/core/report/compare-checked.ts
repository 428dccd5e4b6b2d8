import { compareRequirements, movedPackages, type Requirements } from '../diff/requirements.ts';
import type { CheckReport } from '../results.ts';
import { compareReports, type Changes, type Relaxed } from './compare.ts';

/** A report with what each of its packages asks of hosts, by the package's folder. */
export interface Compared {
  readonly report: CheckReport;
  readonly requirements?: ReadonlyMap<string, Requirements>;
}

/** What a change does, and the base as it is compared with the head: packages that moved stand where they are at the head. */
export interface Comparison {
  readonly base: CheckReport;
  readonly changes: Changes;
}

/** Compares a check of a base with one of the head. A package is the same where its id is the same, whatever its folder. */
export function compareChecked(
  { report, requirements: before = new Map<string, Requirements>() }: Compared,
  { report: head, requirements: after = new Map<string, Requirements>() }: Compared,
  relaxed?: Relaxed,
): Comparison {
  const moved = movedPackages(before, after);
  const place = (path: string): string => newPlace(moved, path);
  const base = moved.size === 0 ? report : relocated(report, place);
  const there = new Map([...before].map(([folder, asked]) => [place(folder), asked]));
  return { base, changes: compareReports(base, head, compareRequirements(there, after), relaxed) };
}

function relocated(report: CheckReport, place: (path: string) => string): CheckReport {
  return {
    ...report,
    diagnostics: report.diagnostics.map((found) => ({ ...found, path: place(found.path) })),
    handshakes: report.handshakes.map((verdict) => ({ ...verdict, subject: place(verdict.subject) })),
    cals: report.cals.map((cal) => ({
      ...cal,
      participants: cal.participants.map(({ resolved, ...rest }) => ({
        ...rest,
        resolved: resolved === null ? null : { ...resolved, path: place(resolved.path) },
      })),
    })),
  };
}

/** Where a file of a package that moved is to be looked for. */
function newPlace(moved: ReadonlyMap<string, string>, path: string): string {
  for (let folder = path; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const to = moved.get(folder);
    if (to !== undefined) return `${to}${path.slice(folder.length)}`;
  }
  return path;
}
