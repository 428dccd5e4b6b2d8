import { hostLabels, pairKey } from '../result/host-labels.ts';
import { printable, quote } from '../text/printable.ts';
import type { CheckReport, HostVerdict, JudgedHost, RefusalError } from '../result/results.ts';
import { groupBy } from '../value/group-by.ts';
import { takeApart } from './projects.ts';
import type { Diagnostic } from '../result/diagnostic.ts';

/** A verdict that is no. */
type Refused = JudgedHost & { readonly error: RefusalError };

/** Hosts that refuse one package for the same reasons: they are one finding. */
export interface Refusals {
  readonly subject: string;
  /** What the finding says. */
  readonly message: string;
  readonly verdicts: readonly [Refused, ...Refused[]];
}

/** Hosts of one finding that its message names. */
const NAMED = 5;

/** The refusals among the verdicts of one project, as its findings tell them. */
export function groupRefusals(verdicts: readonly HostVerdict[]): Refusals[] {
  const label = hostLabels(verdicts);
  const groups = groupBy(verdicts.filter(isRefused), (each) => JSON.stringify([each.subject, reasonsOf(each)]));
  return [...groups.values()].map((group) => {
    const [first] = group;
    const { subject } = first;
    const labels = group.map((each) => quote(label(each)));
    const more = labels.length > NAMED ? ` and ${labels.length - NAMED} more` : '';
    const who =
      labels.length === 1
        ? `host ${labels.join('')} refuses ${quote(subject)}`
        : `${labels.length} hosts (${labels.slice(0, NAMED).join(', ')}${more}) refuse ${quote(subject)}`;
    return { subject, message: `${who}: ${printable(reasonsOf(first))}`, verdicts: group };
  });
}

/** The refusals of a report by what their findings say. */
export function refusalsByMessage(report: CheckReport): ReadonlyMap<string, Refusals> {
  const projects = takeApart(report).map((project) => project.report);
  const groups = (projects.length === 0 ? [report] : projects).flatMap((each) => groupRefusals(each.handshakes));
  return new Map(groups.map((group) => [group.message, group]));
}

/** What a refusal consists of: which host misses which requirement of whom. */
export function refusalKeys(verdict: JudgedHost): string[] {
  return verdict.descriptor.unmet.map((id) => JSON.stringify([pairKey(verdict), id]));
}

function isRefused(verdict: HostVerdict): verdict is Refused {
  return verdict.error !== null;
}

function reasonsOf({ error }: Refused): string {
  const { unmet, supported, requested } = error.error.data;
  return unmet.map((id, i) => `${id} (offers ${supported[i]}, asked ${requested[i]})`).join('; ');
}

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
    // One that is where to fix it, in another file, has its CAL as its other side.
    return isReadiness ? [path, ...related.map((each) => each.path)].find((each) => cals.has(each)) : undefined;
  };
  return new Map(
    report.diagnostics.flatMap((finding) => {
      const subject = subjectOf(finding);
      return subject === undefined ? [] : [[finding, subject] as const];
    }),
  );
}
