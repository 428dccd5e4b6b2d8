import type { FailOn } from '../result/answer.ts';
import type { Diagnostic } from '../result/diagnostic.ts';
import { pairKey } from '../result/host-labels.ts';
import type { CalResult, CheckReport, HostVerdict } from '../result/results.ts';
import { newFindings } from './compare.ts';
import { isProjectFile } from '../result/projects.ts';
import { inEachProject, reportOf } from './projects.ts';
import { folderOf } from '../value/path.ts';

/** A project of a report, with the files that decide for all of it, whether they are there or not. */
export interface DecidedProject {
  /** Relative to the working directory. */
  readonly root: string;
  /** Its configuration; null where there is none. */
  readonly file: string | null;
  /** The file that confirms RAC items by hand; absent when the configuration cannot be read. */
  readonly confirmations?: string;
  /** What its configuration lets fail it; left out where it says nothing. */
  readonly failOn?: FailOn;
}

/**
 * As {@link onlyChanged}, for each project by itself. One whose configuration is changed, or gone, or new below it, is judged whole:
 * a configuration decides for everything.
 *
 * @param changed paths of the changed files, relative to the working directory
 * @param projects those of the head's report, in its order
 * @returns the report, and the roots of the projects that are judged whole
 */
export function onlyChangedProjects(
  base: CheckReport,
  head: CheckReport,
  { changed, projects }: { readonly changed: ReadonlySet<string>; readonly projects: readonly DecidedProject[] },
): { readonly report: CheckReport; readonly whole: readonly string[] } {
  const isWhole = ({ root, file }: DecidedProject): boolean =>
    (file !== null && changed.has(file)) ||
    [...changed].some((path) => isProjectFile(path) && (root === '.' || path.startsWith(`${root}/`)));
  const keep = (report: CheckReport, at: number): CheckReport => {
    const project = projects[at];
    return project === undefined || isWhole(project) ? report : onlyChanged(base, report, changed, project);
  };
  const whole = projects.filter(isWhole).map(({ root }) => root);
  return { report: inEachProject(head, keep), whole };
}

/**
 * A report of what a change can break: CALs, packages, cartridges, host profiles and confirmations that it changes with whatever is
 * judged by them, and what turned out otherwise than at the base, as when a deleted document leaves knowledge missing. The verdicts
 * are those of what is left, and every verdict that is left keeps its findings.
 */
export function onlyChanged(
  base: CheckReport,
  head: CheckReport,
  changed: ReadonlySet<string>,
  { confirmations }: Pick<DecidedProject, 'confirmations'>,
): CheckReport {
  const fresh = new Set(newFindings(base, head));
  const folders = new Set([...changed].flatMap(foldersOf));
  // A subject is a cartridge's file or a package's folder.
  const isTouched = (subject: string): boolean => changed.has(subject) || folders.has(subject);
  const confirmed = confirmations !== undefined && changed.has(confirmations);
  const cals = head.cals.filter(
    (cal) =>
      changed.has(cal.path) ||
      cal.participants.some(({ resolved }) => resolved !== null && isTouched(resolved.path)) ||
      (confirmed && cal.rac.some(({ check }) => check?.type === 'manual')) ||
      differs(base.cals, cal, calKey, calState),
  );
  const handshakes = head.handshakes.filter(
    (verdict) =>
      isTouched(verdict.subject) ||
      changed.has(verdict.profile) ||
      differs(base.handshakes, verdict, pairKey, hostState),
  );
  const judged = new Set([
    ...cals.map(({ path }) => path),
    ...handshakes.filter(({ verdict }) => verdict === 'refuse').map(({ subject }) => subject),
    ...handshakes.filter(({ verdict }) => verdict === 'not judged').map(({ profile }) => profile),
  ]);
  const isOfVerdict = ({ path }: Diagnostic): boolean => judged.has(path) || judged.has(folderOf(path));
  const diagnostics = head.diagnostics.filter(
    (found) => changed.has(found.path) || fresh.has(found) || isOfVerdict(found),
  );
  const files = new Set([
    ...diagnostics.map(({ path }) => path),
    ...cals.map(({ path }) => path),
    ...handshakes.map(({ subject }) => subject),
  ]);
  return { ...head, ...reportOf(head.tool, { diagnostics, cals, handshakes }, files.size, head.summary.accepted) };
}

const calKey = (cal: CalResult): string => cal.path;
// Which documents are the evidence is not part of the answer: one more of them breaks nothing.
const calState = ({ verdict, participants, rac }: CalResult): string =>
  JSON.stringify([
    verdict,
    participants.map(({ alias, required, resolved }) => [alias, required, resolved]),
    rac.map(({ id, required, state, available }) => [id, required, state, available]),
  ]);
const hostState = ({ verdict, reservations, promises, reason, descriptor }: HostVerdict): string =>
  JSON.stringify([verdict, reservations, promises, reason, descriptor?.unmet]);

function differs<T>(base: readonly T[], member: T, key: (member: T) => string, state: (member: T) => string): boolean {
  const before = base.find((other) => key(other) === key(member));
  return before === undefined || state(before) !== state(member);
}

/** Every folder above a file; `.` is the one above all. */
function foldersOf(path: string): string[] {
  const segments = path.split('/').slice(0, -1);
  return ['.', ...segments.map((_, i) => segments.slice(0, i + 1).join('/'))];
}
