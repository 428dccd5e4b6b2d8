import { sortDiagnostics, type Diagnostic } from '../../diagnostic.ts';
import type { CheckReport } from '../../results.ts';
import { refusalMessage } from '../refusal.ts';
import { breaks, type Cause } from './cause.ts';

/**
 * The report with its findings at the changed places that cause them, where those are lines of the head; the places that they had
 * become related ones.
 */
export function atTheirCauses(report: CheckReport, causes: readonly Cause[]): CheckReport {
  const broken = causes.filter((cause) => breaks(cause) && cause.place !== null);
  if (broken.length === 0) return report;
  const messages = new Map<string, Cause>();
  for (const verdict of report.handshakes) {
    const message = refusalMessage(verdict);
    const cause = broken.find(({ subject, profile }) => subject === verdict.subject && profile === verdict.profile);
    if (message !== undefined && cause !== undefined) messages.set(message, cause);
  }
  const causeOf = (finding: Diagnostic): Cause | undefined =>
    finding.rule === 'handshake/refuse'
      ? messages.get(finding.message)
      : broken.find((cause) => cause.kind !== 'refuse' && isAbout(cause, finding));
  return { ...report, diagnostics: sortDiagnostics(report.diagnostics.map((each) => placed(each, causeOf(each)))) };
}

/** A finding of readiness stands where the item does, which is the cause's other side. */
function isAbout({ subject, related }: Cause, { rule, path, range }: Diagnostic): boolean {
  if (!rule.startsWith('ready/') || subject !== path) return false;
  return related.some((each) => each.path === path && each.range.start.line === range.start.line);
}

function placed(finding: Diagnostic, cause: Cause | undefined): Diagnostic {
  const place = cause?.place;
  if (cause === undefined || place === undefined || place === null || place.change === 'unchanged') return finding;
  const others = cause.related.filter(
    ({ path, range }) => path !== place.path || range.start.line !== place.range.start.line,
  );
  if (place.change === 'deleted') {
    const gone = { message: cause.why, path: place.path, range: place.range, deleted: true as const };
    return { ...finding, related: [gone] };
  }
  const { fix: _fix, ...rest } = finding;
  const { path, range, pointer } = place;
  return { ...rest, path, range, pointer, ...(others.length === 0 ? {} : { related: others }) };
}
