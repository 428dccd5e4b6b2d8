import { byText } from '../value/order.ts';
import type { HostVerdict } from './results.ts';

/** Verdicts with one answer: each of the subjects at each of the hosts gave it. */
export interface SameAnswer {
  /** One of them, for what they share. */
  readonly verdict: HostVerdict;
  /** One verdict for each subject, in their order. */
  readonly subjects: readonly HostVerdict[];
  /** One verdict for each host, in their order. */
  readonly hosts: readonly HostVerdict[];
}

/**
 * Puts verdicts with equal answers together, so that what is said of them does not grow with their number: subjects that give
 * an answer at the same hosts are one group. Every verdict is in exactly one.
 *
 * @param verdicts each subject and host once
 * @param answerOf what makes two answers the same
 * @returns in the order in which the groups first appear
 */
export function sameAnswers(
  verdicts: readonly HostVerdict[],
  answerOf: (verdict: HostVerdict) => string,
): SameAnswer[] {
  const bySubject = new Map<string, [HostVerdict, ...HostVerdict[]]>();
  const answers = new Map<string, number>();
  const hosts = new Map<string, number>();
  const numberOf = (known: Map<string, number>, key: string): number => {
    const number = known.get(key) ?? known.size;
    known.set(key, number);
    return number;
  };
  for (const verdict of verdicts) {
    const key = `${numberOf(answers, answerOf(verdict))} ${verdict.subject}`;
    const own = bySubject.get(key);
    if (own === undefined) bySubject.set(key, [verdict]);
    else own.push(verdict);
  }
  const groups = new Map<
    string,
    { readonly hosts: readonly [HostVerdict, ...HostVerdict[]]; subjects: HostVerdict[] }
  >();
  for (const [key, own] of bySubject) {
    const answer = key.slice(0, key.indexOf(' '));
    const at = own.map(({ profile }) => numberOf(hosts, profile)).join(',');
    const group = groups.get(`${answer} ${at}`);
    if (group === undefined) groups.set(`${answer} ${at}`, { hosts: own, subjects: [own[0]] });
    else group.subjects.push(own[0]);
  }
  return [...groups.values()].map((group) => ({ verdict: group.hosts[0], ...group }));
}

/** The order of verdicts in a report: by subject, then by the profile of the host. */
export function compareVerdicts(a: HostVerdict, b: HostVerdict): number {
  return byText(a.subject, b.subject) || byText(a.profile, b.profile);
}
