import { words, type Words } from '../text/outlet.ts';
import { byText } from '../value/order.ts';
import type { Diagnostic } from '../result/diagnostic.ts';
import type {
  CalResult,
  CheckReport,
  HandshakeVerdict,
  HostVerdict,
  ReadyVerdict,
  RequirementId,
} from '../result/results.ts';
import { hostLabels, pairKey } from '../result/host-labels.ts';
import { promisedSides } from '../result/reservations.ts';
import type { LockFileChange } from '../lock/compare.ts';
import { WORST_FIRST } from '../readiness/assess.ts';
import { compareRequirements, type Requirements, type RequirementsChange } from '../diff/requirements.ts';
import { isFloor, type Relaxation } from '../relaxed/relaxation.ts';
import type { Cause } from './causes/cause.ts';
import { type Moved, pathMapper, relocated } from './causes/moves.ts';
import { countLevels, NONE, someCounts, total, type Counts } from './counts.ts';
import { refusalKeys, refusalsByMessage } from './refusal.ts';

/** A CAL whose verdict is another one than at the base; null where there was or is no such CAL. */
export interface VerdictChange {
  readonly path: string;
  readonly before: ReadyVerdict | null;
  readonly after: ReadyVerdict | null;
  /** It is better only because of what is relaxed. */
  readonly relaxed?: true;
}

/** A host that judges a cartridge otherwise than at the base, or by other requirements. */
export interface HostChange {
  readonly subject: string;
  /** Its name, a label. */
  readonly host: string;
  /** Path of its profile, or the name of an agent client; absent in reports of before. */
  readonly profile?: string;
  readonly before: HandshakeVerdict | null;
  readonly after: HandshakeVerdict | null;
  /** How many there were and are; absent in reports of before. */
  readonly reservations?: { readonly before: number; readonly after: number };
  /** How many roles were and are served through a wrap; left out where none was and none is. */
  readonly promises?: { readonly before: number; readonly after: number };
  /** Requirement ids that are unmet now and were not, sorted. */
  readonly broken: readonly RequirementId[];
  /** Requirement ids that were unmet and are met now, sorted. */
  readonly mended: readonly string[];
  /** It accepts, or is not there, only because of what is relaxed. */
  readonly relaxed?: true;
}

/** A required RAC item whose state is another one than at the base. */
export interface RacChange {
  readonly path: string;
  readonly id: string;
  readonly before: string;
  readonly after: string;
}

/** An agent that is in the record of activations at the base, and in that of the head no more. */
export interface Deactivated {
  /** Path of the record. */
  readonly record: string;
  readonly name: string;
  readonly client: string;
}

/** What a change does to the results; flips of verdicts are the part people read first. */
export interface Changes {
  /** What became of the locks; absent in reports of before. */
  readonly locks?: readonly LockFileChange[];
  /** What counts less than at the base; absent in reports of before. */
  readonly relaxed?: readonly Relaxation[];
  /** Findings that would be there without what is relaxed; absent when nothing is. */
  readonly hidden?: Counts;
  readonly verdicts: readonly VerdictChange[];
  readonly hosts: readonly HostChange[];
  readonly rac: readonly RacChange[];
  /** What packages ask of hosts, breaking changes and compatible ones; absent in reports of before. */
  readonly requirements?: readonly RequirementsChange[];
  /** Findings that the base does not have. */
  readonly introduced: Counts;
  /** Findings of the base that are gone, other than by what is relaxed. */
  readonly fixed: Counts;
  /** Why answers are worse, each with the place to fix, the worst first; absent where they were not looked for. */
  readonly causes?: readonly Cause[];
  /** What lies elsewhere and is the same. */
  readonly moved?: readonly Moved[];
  readonly deactivated?: readonly Deactivated[];
  /** What was compared with: a commit, or its name; absent where it is not known. */
  readonly base?: string;
}

/** What a change relaxes, and what the head would be without it. */
export interface Relaxed {
  readonly relaxed: readonly Relaxation[];
  readonly without: CheckReport;
}

/**
 * Compares the results at a base commit with those at the head: what is worse first, then by path. A finding is the same when rule,
 * file, pointer and message are the same: moved lines change nothing.
 */
export function compareReports(
  base: CheckReport,
  head: CheckReport,
  requirements: readonly RequirementsChange[] = [],
  relaxed?: Relaxed,
): Changes {
  const introduced = newFindings(base, head);
  const strict = relaxed?.without ?? head;
  const gone = without(base, head);
  const fixed = relaxed === undefined ? gone : without({ ...base, diagnostics: gone }, strict);
  const cals = pairs(base.cals, head.cals, (cal) => cal.path);
  return {
    relaxed: floorsLast(relaxed?.relaxed ?? []),
    ...(relaxed === undefined ? {} : { hidden: countLevels(without(strict, head)) }),
    verdicts: cals
      .map(([before, after, path]) => verdictChange(path, before, after, strict))
      .filter(({ before, after }) => before !== after)
      .sort((a, b) => Number(isWorse(b)) - Number(isWorse(a)) || byText(a.path, b.path)),
    hosts: pairs(base.handshakes, head.handshakes, pairKey)
      .flatMap(([before, after]) => hostChange(before, after))
      .map((change) => markRelaxed(change, strict))
      .sort(
        (a, b) =>
          Number(isNoAcceptance(b)) - Number(isNoAcceptance(a)) ||
          byText(a.subject, b.subject) ||
          byText(a.profile ?? a.host, b.profile ?? b.host),
      ),
    rac: cals.flatMap(([before, after]) => racChanges(before, after)).sort((a, b) => byText(a.path, b.path)),
    requirements: requirements.toSorted((a, b) => byText(a.subject, b.subject)),
    introduced: countLevels(introduced),
    fixed: countLevels(fixed),
  };
}

// What packages ask of hosts comes last, by path; all else keeps the order in which it is found.
function floorsLast(relaxed: readonly Relaxation[]): Relaxation[] {
  const floors = relaxed.filter(isFloor).sort((a, b) => byText(a.path, b.path));
  return [...relaxed.filter((each) => !isFloor(each)), ...floors];
}

/** Findings of the head that the base does not have. */
export function newFindings(base: CheckReport, head: CheckReport): Diagnostic[] {
  return without(head, base);
}

/** Whether nothing changed that is worth reading. */
export function isUnchanged(changes: Changes): boolean {
  const { locks = [], relaxed = [], verdicts, hosts, rac, requirements = [], moved = [], deactivated = [] } = changes;
  const counts = [...Object.values(changes.introduced), ...Object.values(changes.fixed)] as number[];
  const lists = [locks, relaxed, verdicts, hosts, rac, requirements, moved, deactivated];
  return lists.every((list) => list.length === 0) && counts.every((n) => n === 0);
}

/** Whether a CAL is further from running than it was. */
export function isWorse({ before, after }: VerdictChange): boolean {
  if (after === null) return false;
  return before === null ? after === 'not ready' : WORST_FIRST.indexOf(after) < WORST_FIRST.indexOf(before);
}

/** How the hosts of changes are called. */
export function changedHostLabels(changes: readonly HostChange[]): (change: HostChange) => string {
  const labelled = ({ host, profile = host }: HostChange): { host: string; profile: string } => ({ host, profile });
  const label = hostLabels(changes.map(labelled));
  return (change) => label(labelled(change));
}

/** `2 relaxations, which hide 1 error`. */
export function relaxedCount({ relaxed = [], hidden = NONE }: Changes): Words {
  const hides = relaxed.length === 1 ? 'hides' : 'hide';
  const what = total(hidden) === 0 ? '' : words`, which ${hides} ${someCounts(hidden)}`;
  return words`${relaxed.length} relaxation${relaxed.length === 1 ? '' : 's'}${what}`;
}

/** What a line says of a change that is good only because of what is relaxed. */
export function byRelaxing({ relaxed }: Pick<VerdictChange, 'relaxed'>): '' | ', only by what is relaxed' {
  return relaxed === true ? ', only by what is relaxed' : '';
}

// Of a host that accepted, or was not there, and does not accept.
function isNoAcceptance({ before, after }: HostChange): boolean {
  return after !== 'accept' && after !== null && before !== after;
}

function verdictChange(
  path: string,
  before: CalResult | undefined,
  after: CalResult | undefined,
  strict: CheckReport,
): VerdictChange {
  const change = { path, before: before?.verdict ?? null, after: after?.verdict ?? null };
  const otherwise = strict.cals.find((cal) => cal.path === path)?.verdict;
  const isRelaxed = otherwise !== undefined && isWorse({ path, before: change.after, after: otherwise });
  return isRelaxed ? { ...change, relaxed: true } : change;
}

function markRelaxed(change: HostChange, { handshakes }: CheckReport): HostChange {
  if (change.after !== 'accept' && change.after !== null) return change;
  const { subject, profile } = change;
  const otherwise = handshakes.find((each) => each.subject === subject && each.profile === profile)?.verdict;
  return otherwise === undefined || otherwise === change.after ? change : { ...change, relaxed: true };
}

function hostChange(before: HostVerdict | undefined, after: HostVerdict | undefined): HostChange[] {
  const known = after ?? before;
  if (known === undefined) return [];
  const was = before?.descriptor?.unmet ?? [];
  const is = after?.descriptor?.unmet ?? [];
  const change: HostChange = {
    subject: known.subject,
    host: known.host,
    profile: known.profile,
    before: before?.verdict ?? null,
    after: after?.verdict ?? null,
    reservations: { before: before?.reservations ?? 0, after: after?.reservations ?? 0 },
    ...promisedSides(before, after),
    broken: before === undefined || after === undefined ? [] : is.filter((id) => !was.includes(id)),
    // What a host meets that could not be judged is unknown.
    mended:
      before === undefined || after === undefined || after.verdict === 'not judged'
        ? []
        : was.filter((id) => !is.includes(id)),
  };
  const same =
    change.before === change.after &&
    before?.reservations === after?.reservations &&
    before?.promises === after?.promises &&
    change.broken.length + change.mended.length === 0;
  return same ? [] : [change];
}

function racChanges(before: CalResult | undefined, after: CalResult | undefined): RacChange[] {
  if (before === undefined || after === undefined) return [];
  return pairs(before.rac, after.rac, (item) => item.id)
    .filter(([was, is]) => (was?.required ?? false) || (is?.required ?? false))
    .map(([was, is, id]) => ({
      path: after.path,
      id,
      before: was?.state ?? 'not asked for',
      after: is?.state ?? 'not asked for',
    }))
    .filter((change) => change.before !== change.after);
}

/** Members of both lists by key, those of `head` in its order, then those that only `base` has. */
function pairs<T>(
  base: readonly T[],
  head: readonly T[],
  key: (item: T) => string,
): [before: T | undefined, after: T | undefined, key: string][] {
  const before = new Map(base.map((item) => [key(item), item]));
  const after = new Map(head.map((item) => [key(item), item]));
  return [...new Set([...after.keys(), ...before.keys()])].map((k) => [before.get(k), after.get(k), k]);
}

/**
 * Findings of a report that another does not have, each of several equal ones counted. A refusal is the other's, too, where each of its
 * hosts lacks the same there: which hosts share one finding hangs on what others answer.
 */
function without(report: CheckReport, other: CheckReport): Diagnostic[] {
  const key = ({ rule, level, path, pointer, message }: Diagnostic): string =>
    JSON.stringify([rule, level, path, pointer, message]);
  const known = new Map<string, number>();
  for (const diagnostic of other.diagnostics) known.set(key(diagnostic), (known.get(key(diagnostic)) ?? 0) + 1);
  const refusals = refusalsByMessage(report);
  const told = new Set(other.diagnostics.map(({ message }) => message));
  const refused = new Set(
    [...refusalsByMessage(other)].flatMap(([message, { verdicts }]) =>
      told.has(message) ? verdicts.flatMap(refusalKeys) : [],
    ),
  );
  return report.diagnostics.filter((diagnostic) => {
    const group = diagnostic.rule === 'handshake/refuse' ? refusals.get(diagnostic.message) : undefined;
    if (group !== undefined) return group.verdicts.flatMap(refusalKeys).some((refusal) => !refused.has(refusal));
    const n = known.get(key(diagnostic)) ?? 0;
    known.set(key(diagnostic), n - 1);
    return n <= 0;
  });
}

/** A report with what each of its packages asks of hosts, by the package's folder. */
export interface Compared {
  readonly report: CheckReport;
  readonly requirements: ReadonlyMap<string, Requirements>;
}

/** What a change does, and the base as it is compared with the head: what moved is where it is at the head. */
export interface Comparison {
  readonly base: CheckReport;
  readonly changes: Changes;
}

/** Compares a check of a base with one of the head; what moved is compared with itself. */
export function compareChecked(
  { report, requirements: before }: Compared,
  { report: head, requirements: after }: Compared,
  { moved, relaxed }: { readonly moved: readonly Moved[]; readonly relaxed?: Relaxed | undefined },
): Comparison {
  const base = relocated(report, moved);
  const toHead = pathMapper(moved, 'to head');
  const asked = new Map([...before].map(([path, each]) => [toHead(path), each]));
  return { base, changes: { ...compareReports(base, head, compareRequirements(asked, after), relaxed), moved } };
}
