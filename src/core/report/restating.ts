import type { Diagnostic } from '../result/diagnostic.ts';
import type { CheckReport } from '../result/results.ts';
import { refusalsByMessage } from './refusal.ts';

/**
 * Findings that exist so that a verdict which is no has a place, with the CAL or the package that the verdict is about. Where they stand
 * says nothing of that: against a base it is the changed line.
 */
export function restatingFindings(report: CheckReport): ReadonlyMap<Diagnostic, string> {
  const refusals = refusalsByMessage(report);
  const cals = new Set(report.cals.map(({ path }) => path));
  const subjectOf = ({ rule, path, message, related = [] }: Diagnostic): string | undefined => {
    if (rule === 'handshake/refuse') return refusals.get(message)?.subject;
    const isReadiness = rule === 'ready/unstaffed' || rule === 'ready/rac-missing';
    // One that stands where it is mended, in another file, has its CAL as its other side.
    return isReadiness ? [path, ...related.map((each) => each.path)].find((each) => cals.has(each)) : undefined;
  };
  return new Map(
    report.diagnostics.flatMap((finding) => {
      const subject = subjectOf(finding);
      return subject === undefined ? [] : [[finding, subject] as const];
    }),
  );
}
