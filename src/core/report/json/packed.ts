import { answerJson, type Answer } from '../../result/answer.ts';
import { resultJson } from '../../text/json-text.ts';
import type { Json } from '../../text/outlet.ts';
import type { Changes } from '../compare.ts';
import type { CheckReport, HostVerdict, RoleResult } from '../../result/results.ts';
import { takeApart } from '../projects.ts';
import { withoutPages, withPages } from '../../result/rule-page.ts';
import { compareVerdicts, sameAnswers } from '../../result/same-answers.ts';

/** A cartridge, manifest or package of a {@link PackedVerdict}: what differs although the answer is the same. */
interface PackedSubject {
  readonly path: string;
  readonly signature: HostVerdict['signature'];
  /** Of its descriptor, where that states one. */
  readonly romDigest?: string;
}

interface PackedHost {
  readonly name: string;
  readonly profile: string;
}

/** What an answer is about, and what makes it another entry of the report. */
type Own = 'subject' | 'signature' | 'host' | 'profile' | 'roles';
type Answered<V> = V extends HostVerdict ? Omit<V, Own> : never;

/** One answer and who gave it: each of the subjects at each of the hosts. Roles are numbers into the list of the report. */
type PackedVerdict = Answered<HostVerdict> & {
  readonly subjects: readonly PackedSubject[];
  readonly hosts: readonly PackedHost[];
  readonly roles: readonly number[];
};

/** A report as it is written: each answer of a handshake once, and each role's outcome once. */
export type Packed<R extends CheckReport> = Omit<R, 'handshakes'> & {
  readonly handshakes: readonly PackedVerdict[];
  readonly roles: readonly RoleResult[];
};

/**
 * Packs a report for writing. Sixty packages at a hundred and twenty hosts are 7,200 verdicts, and few answers.
 *
 * @returns plain data for JSON; {@link unpackReport} gives the report back
 */
export function packReport<R extends CheckReport>(report: R): Packed<R> {
  const roles = new Interned<RoleResult>();
  const slices = report.projects === undefined ? [report] : takeApart(report).map((project) => project.report);
  const handshakes = slices
    .map((slice) => slice.handshakes)
    .flatMap((verdicts) =>
      sameAnswers(verdicts, (verdict) => JSON.stringify(answerOf(verdict, roles))).map((group): PackedVerdict => {
        const subjects = group.subjects.map(({ subject, signature, descriptor }): PackedSubject => {
          const romDigest = descriptor?.romDigest;
          return { path: subject, signature, ...(romDigest === undefined ? {} : { romDigest }) };
        });
        const hosts = group.hosts.map(({ host, profile }): PackedHost => ({ name: host, profile }));
        return { subjects, hosts, ...answerOf(group.verdict, roles) };
      }),
    );
  const cals = report.cals.map((cal) => ({ ...cal, diagnostics: withPages(cal.diagnostics) }));
  return { ...report, diagnostics: withPages(report.diagnostics), cals, handshakes, roles: roles.values };
}

/** `check --format json`. */
export function checkJson(report: CheckReport, answer: Answer, changes?: Changes): Json {
  const changed = changes === undefined ? {} : { changes };
  return resultJson({ ...packReport(report), ...changed, answer: answerJson(answer) }, 2);
}

/**
 * The report that {@link packReport} packed.
 *
 * @returns undefined when a role is named that the list does not hold
 */
export function unpackReport<P extends Packed<CheckReport>>(
  file: P,
): (Omit<P, 'roles'> & Pick<CheckReport, 'handshakes'>) | undefined {
  const { roles, ...packed } = file;
  const verdicts: HostVerdict[] = [];
  for (const entry of file.handshakes) {
    const own = entry.roles.map((number) => roles[number]);
    if (own.includes(undefined)) return undefined;
    verdicts.push(...expand(entry, own as RoleResult[]));
  }
  // Those of one project follow each other, and each project says how many are its own.
  let at = 0;
  const sizes = [...(packed.projects ?? []).map(({ handshakes }) => handshakes), verdicts.length];
  const handshakes = sizes.flatMap((size) => verdicts.slice(at, (at += size)).sort(compareVerdicts));
  const cals = packed.cals.map((cal) => ({ ...cal, diagnostics: withoutPages(cal.diagnostics) }));
  return { ...packed, diagnostics: withoutPages(packed.diagnostics), cals, handshakes };
}

function expand(packed: PackedVerdict, roles: readonly RoleResult[]): HostVerdict[] {
  const { subjects, hosts, roles: _, ...answer } = packed;
  return subjects.flatMap(({ path, signature, romDigest }) =>
    hosts.map(({ name, profile }) => {
      const pair = { subject: path, signature, host: name, profile };
      const { descriptor } = answer;
      const own =
        descriptor === undefined || romDigest === undefined ? {} : { descriptor: { ...descriptor, romDigest } };
      return { ...answer, ...own, ...pair, roles } as HostVerdict;
    }),
  );
}

/** What a host says, apart from who and of what. */
function answerOf(
  verdict: HostVerdict,
  numbers: Interned<RoleResult>,
): Answered<HostVerdict> & Pick<PackedVerdict, 'roles'> {
  const { subject: _s, signature: _g, host: _h, profile: _p, roles: own, ...answer } = verdict;
  const roles = own.map((role) => numbers.numberOf(role));
  if (answer.descriptor === undefined) return { ...answer, roles };
  const { romDigest: _, ...descriptor } = answer.descriptor;
  return { ...answer, descriptor, roles };
}

/** Values by number, equal ones once. Most are the same object, and are not written out to be compared. */
class Interned<T extends object> {
  readonly values: T[] = [];
  readonly #known = new Map<T, number>();
  readonly #byText = new Map<string, number>();

  numberOf(value: T): number {
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    const text = JSON.stringify(value);
    const number = this.#byText.get(text) ?? this.values.push(value) - 1;
    this.#known.set(value, number);
    this.#byText.set(text, number);
    return number;
  }
}
