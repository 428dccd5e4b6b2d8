import { answerJson, type Answer } from '../../result/answer.ts';
import { resultJson } from '../../text/json-text.ts';
import type { Json } from '../../text/outlet.ts';
import type { Changes } from '../compare.ts';
import type { CheckReport, HostVerdict, JudgedHost, RoleResult, UnjudgedHost } from '../../result/results.ts';
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

/** What a verdict rests on, and what was left out of it. */
type Basis = 'promises' | 'unasked' | 'withheld' | 'strict' | 'remake';

/** One answer and who gave it: each of the subjects at each of the hosts. Roles are numbers into the list of the report. */
type PackedVerdict = {
  readonly subjects: readonly PackedSubject[];
  readonly hosts: readonly PackedHost[];
} & (
  | (Pick<JudgedHost, 'verdict' | 'reservations' | 'descriptor' | 'error' | Basis> & {
      readonly roles: readonly number[];
    })
  | (Pick<UnjudgedHost, 'verdict' | 'reservations' | 'reason' | 'help' | 'error'> & { readonly roles: readonly [] })
);

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
      sameAnswers(verdicts, (verdict) => answerOf(verdict, roles)).map((group): PackedVerdict => {
        const { verdict } = group;
        const subjects = group.subjects.map(({ subject, signature, descriptor }): PackedSubject => {
          const romDigest = descriptor?.romDigest;
          return { path: subject, signature, ...(romDigest === undefined ? {} : { romDigest }) };
        });
        const hosts = group.hosts.map(({ host, profile }): PackedHost => ({ name: host, profile }));
        if (verdict.verdict === 'not judged') {
          const { reason, help, reservations, error } = verdict;
          return { subjects, hosts, verdict: verdict.verdict, reason, help, reservations, error, roles: [] };
        }
        const { romDigest: _, ...descriptor } = verdict.descriptor;
        return {
          subjects,
          hosts,
          verdict: verdict.verdict,
          reservations: verdict.reservations,
          ...basisOf(verdict),
          descriptor,
          error: verdict.error,
          roles: verdict.roles.map((role) => roles.numberOf(role)),
        };
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
  const verdicts: HostVerdict[][] = [];
  for (const entry of file.handshakes) {
    const own = entry.roles.map((number) => roles[number]);
    if (own.includes(undefined)) return undefined;
    verdicts.push(expand(entry, own as RoleResult[]));
  }
  const sizes = packed.projects?.map(({ handshakes }) => handshakes);
  const handshakes = sizes === undefined ? verdicts.flat().sort(compareVerdicts) : bySize(verdicts, sizes);
  const cals = packed.cals.map((cal) => ({ ...cal, diagnostics: withoutPages(cal.diagnostics) }));
  return { ...packed, diagnostics: withoutPages(packed.diagnostics), cals, handshakes };
}

function expand(entry: PackedVerdict, roles: readonly RoleResult[]): HostVerdict[] {
  return entry.subjects.flatMap(({ path, signature, romDigest }) =>
    entry.hosts.map(({ name, profile }): HostVerdict => {
      const pair = { subject: path, signature, host: name, profile };
      if (entry.verdict === 'not judged') {
        const { reason, help, error } = entry;
        return { ...pair, verdict: 'not judged', reason, help, reservations: 0, error, roles: [] };
      }
      const { verdict, reservations, error } = entry;
      const descriptor = { ...entry.descriptor, ...(romDigest === undefined ? {} : { romDigest }) };
      return { ...pair, verdict, reservations, ...basisOf(entry), descriptor, error, roles };
    }),
  );
}

function basisOf(verdict: Pick<JudgedHost, Basis>): Pick<JudgedHost, Basis> {
  const { promises, unasked, withheld, strict, remake } = verdict;
  return {
    ...(promises === undefined ? {} : { promises }),
    ...(unasked === undefined ? {} : { unasked }),
    ...(withheld === undefined ? {} : { withheld }),
    ...(strict === undefined ? {} : { strict }),
    ...(remake === undefined ? {} : { remake }),
  };
}

// Groups of one project follow each other, and each project says how many verdicts are its own.
function bySize(groups: readonly (readonly HostVerdict[])[], sizes: readonly number[]): HostVerdict[] {
  const found: HostVerdict[] = [];
  let at = 0;
  for (const size of sizes) {
    const own: HostVerdict[] = [];
    while (own.length < size && at < groups.length) own.push(...(groups[at++] ?? []));
    found.push(...own.sort(compareVerdicts));
  }
  return [...found, ...groups.slice(at).flat()];
}

function answerOf(verdict: HostVerdict, roles: Interned<RoleResult>): string {
  if (verdict.verdict === 'not judged') return JSON.stringify([verdict.reason, verdict.help]);
  const { romDigest: _, ...descriptor } = verdict.descriptor;
  const numbers = verdict.roles.map((role) => roles.numberOf(role));
  return JSON.stringify([descriptor, verdict.error, numbers, basisOf(verdict)]);
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
