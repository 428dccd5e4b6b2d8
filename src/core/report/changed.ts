import { summarize } from '../diagnostic.ts';
import { complianceOf } from '../compliance.ts';
import { pairKey } from '../host-labels.ts';
import { worstVerdict } from '../readiness/assess.ts';
import type { CalResult, CheckReport, HostVerdict } from '../results.ts';
import { newFindings } from './compare.ts';

/**
 * A report of what a change touches: CALs, cartridges and files that it changes, and whatever else turned out otherwise than at the
 * base, as when a deleted document leaves knowledge missing. The verdicts are those of what is left.
 *
 * @param changed paths of the changed files, relative to the working directory
 */
export function onlyChanged(base: CheckReport, head: CheckReport, changed: ReadonlySet<string>): CheckReport {
  const fresh = new Set(newFindings(base, head));
  const diagnostics = head.diagnostics.filter((found) => changed.has(found.path) || fresh.has(found));
  const cals = head.cals.filter((cal) => changed.has(cal.path) || differs(base.cals, cal, calKey, calState));
  const handshakes = head.handshakes.filter(
    (verdict) => isTouched(verdict.subject, changed) || differs(base.handshakes, verdict, pairKey, hostState),
  );
  const files = new Set([
    ...diagnostics.map(({ path }) => path),
    ...cals.map(({ path }) => path),
    ...handshakes.map(({ subject }) => subject),
  ]);
  return {
    ...head,
    diagnostics,
    summary: summarize(diagnostics, files.size, head.summary.accepted),
    cals,
    handshakes,
    verdict: worstVerdict(cals.map(({ verdict }) => verdict)),
    compliance: complianceOf(handshakes.map(({ verdict }) => verdict)),
  };
}

const calKey = (cal: CalResult): string => cal.path;
const calState = ({ verdict, participants, rac }: CalResult): string => JSON.stringify([verdict, participants, rac]);
const hostState = ({ verdict, reservations, reason, descriptor }: HostVerdict): string =>
  JSON.stringify([verdict, reservations, reason, descriptor?.unmet]);

function differs<T>(base: readonly T[], member: T, key: (member: T) => string, state: (member: T) => string): boolean {
  const before = base.find((other) => key(other) === key(member));
  return before === undefined || state(before) !== state(member);
}

/** A subject is a cartridge's file or a package's folder. */
function isTouched(subject: string, changed: ReadonlySet<string>): boolean {
  const folder = subject === '.' ? '' : `${subject}/`;
  return changed.has(subject) || [...changed].some((path) => path.startsWith(folder));
}
