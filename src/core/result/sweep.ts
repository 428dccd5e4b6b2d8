import type { FailOn } from './answer.ts';
import type { CheckReport } from './results.ts';

/** Where a project is in its sweep. All numbers begin with 1, so that a line that is missing, doubled or moved is noticed. */
export interface SweepPlace {
  /** The folder that was asked for, of {@link groups}; folders of which one lies in another are one. */
  readonly group: number;
  readonly groups: number;
  /** The project of this folder, of {@link projects}. */
  readonly project: number;
  readonly projects: number;
}

/** One project of a sweep: one line of `check --format ndjson`. */
export interface SweptProject {
  /** The folder that it was found for. */
  readonly folder: string;
  /** Its own folder, relative to the working directory as every path of it. */
  readonly root: string;
  /** The part of it that was judged; left out for the whole. */
  readonly within?: string;
  readonly place: SweepPlace;
  /** Its configuration; null where there is none. */
  readonly file: string | null;
  /** What its configuration lets fail it; left out where it says nothing. */
  readonly failOn?: FailOn;
  /** Whether it could be judged; of one that could not, the report says why. */
  readonly state: 'judged' | 'unreadable';
  /** What `check` of it alone exits with. */
  readonly exitCode: 0 | 1 | 2;
  /** What could not be read, one line each. */
  readonly notes: readonly string[];
  readonly report: CheckReport;
}

/**
 * The exit code of a sweep: 2 when not one project could be judged, otherwise 1 when one of them could not or its answer is no.
 *
 * @param codes of its projects; none is 0
 */
export function sweepExitCode(codes: ReadonlySet<SweptProject['exitCode']>): SweptProject['exitCode'] {
  if (codes.has(1)) return 1;
  if (codes.has(2)) return codes.has(0) ? 1 : 2;
  return 0;
}
