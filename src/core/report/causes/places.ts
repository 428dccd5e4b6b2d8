import { sortDiagnostics, type Diagnostic, type Related } from '../../result/diagnostic.ts';
import { hostLabels, pairKey } from '../../result/host-labels.ts';
import { quote } from '../../text/printable.ts';
import type { CheckReport } from '../../result/results.ts';
import { groupBy } from '../../value/group-by.ts';
import { inEachProject } from '../projects.ts';
import { groupRefusals } from '../refusal.ts';
import { breaks, relatedTo, type Cause } from './cause.ts';

/**
 * The report with its findings at the changed places that cause them, where those are lines of the head; the places that they had
 * become related ones. A refusal of several hosts is at the first one's, and names the others' as related.
 */
export function atTheirCauses(report: CheckReport, causes: readonly Cause[]): CheckReport {
  const broken = causes.filter((cause) => breaks(cause) && cause.place !== null);
  if (broken.length === 0) return report;
  return inEachProject(report, (each) => inProject(each, broken));
}

function inProject(report: CheckReport, broken: readonly Cause[]): CheckReport {
  const refusals = causesOfRefusals(report, broken);
  const bySubject = groupBy(
    broken.filter(({ kind }) => kind !== 'refuse'),
    ({ subject }) => subject,
  );
  const place = (finding: Diagnostic): Diagnostic => {
    const [cause, ...more] =
      finding.rule === 'handshake/refuse'
        ? (refusals.get(finding.message) ?? [])
        : (bySubject.get(finding.path) ?? []).filter((each) => isAbout(each, finding)).slice(0, 1);
    return cause === undefined ? finding : placed(finding, cause, more);
  };
  return { ...report, diagnostics: sortDiagnostics(report.diagnostics.map(place)) };
}

/** Of each refusal by its message what causes it, a changed line before all. */
function causesOfRefusals(report: CheckReport, broken: readonly Cause[]): ReadonlyMap<string, readonly Cause[]> {
  const byPair = new Map(broken.map((cause) => [pairOf(cause), cause]));
  const label = hostLabels(report.handshakes);
  const isChanged = ({ place }: Cause): boolean => place !== null && place.change !== 'unchanged';
  return new Map(
    groupRefusals(report.handshakes).map(({ message, verdicts }) => {
      const own = verdicts.flatMap((verdict) => {
        const cause = byPair.get(pairKey(verdict));
        return cause === undefined ? [] : [{ ...cause, host: label(verdict) }];
      });
      return [message, own.sort((a, b) => Number(isChanged(b)) - Number(isChanged(a)))];
    }),
  );
}

function pairOf({ subject, profile = '' }: Cause): string {
  return pairKey({ subject, profile });
}

/** A finding of readiness is where the item does, which is the cause's other side. */
function isAbout({ related }: Cause, { rule, path, range }: Diagnostic): boolean {
  if (!rule.startsWith('ready/')) return false;
  return related.some((each) => each.path === path && each.range.start.line === range.start.line);
}

function placed(finding: Diagnostic, cause: Cause, more: readonly Cause[]): Diagnostic {
  const { place } = cause;
  if (place === null || place.change === 'unchanged') return finding;
  if (place.change === 'deleted') {
    return { ...finding, related: [relatedTo(place, cause.why)] };
  }
  const { fix: _fix, ...rest } = finding;
  const { path, range, pointer } = place;
  const related = elsewhere([...cause.related, ...more.flatMap(placeOfOther)], place);
  return { ...rest, path, range, pointer, ...(related.length === 0 ? {} : { related }) };
}

/** Hosts of one finding that its related places name. */
const OTHERS = 10;

function elsewhere(places: readonly Related[], { path, range }: Pick<Diagnostic, 'path' | 'range'>): Related[] {
  const key = (at: Pick<Related, 'path' | 'range'>): string => JSON.stringify([at.path, at.range.start.line]);
  const seen = new Set([key({ path, range })]);
  return places
    .filter((each) => {
      const isNew = !seen.has(key(each));
      seen.add(key(each));
      return isNew;
    })
    .slice(0, OTHERS);
}

function placeOfOther({ host = '', place, why }: Cause): Related[] {
  if (place === null) return [];
  return [relatedTo(place, `host ${quote(host)}: ${why}`)];
}
