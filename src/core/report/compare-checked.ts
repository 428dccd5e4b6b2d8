import { compareRequirements, type Requirements } from '../diff/requirements.ts';
import type { CheckReport } from '../result/results.ts';
import { pathMapper, relocated, type Moved } from './causes/moves.ts';
import { compareReports, type Changes, type Relaxed } from './compare.ts';

/** A report with what each of its packages asks of hosts, by the package's folder. */
export interface Compared {
  readonly report: CheckReport;
  readonly requirements?: ReadonlyMap<string, Requirements>;
}

/** What a change does, and the base as it is compared with the head: what moved stands where it is at the head. */
export interface Comparison {
  readonly base: CheckReport;
  readonly changes: Changes;
}

/** Compares a check of a base with one of the head; what moved is compared with itself. */
export function compareChecked(
  { report, requirements: before = new Map<string, Requirements>() }: Compared,
  { report: head, requirements: after = new Map<string, Requirements>() }: Compared,
  { moved, relaxed }: { readonly moved: readonly Moved[]; readonly relaxed?: Relaxed | undefined },
): Comparison {
  const base = relocated(report, moved);
  const toHead = pathMapper(moved, 'to head');
  const asked = new Map([...before].map(([path, each]) => [toHead(path), each]));
  return { base, changes: { ...compareReports(base, head, compareRequirements(asked, after), relaxed), moved } };
}
