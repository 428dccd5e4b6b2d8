import { once } from '../value/once.ts';
import { groupBy } from '../value/group-by.ts';
import { byText } from '../value/order.ts';
import type { HostVerdict } from './results.ts';

/**
 * Puts verdicts with equal answers together, so that what is said of them does not grow with their number: subjects that give
 * an answer at the same hosts are one group. Every verdict is in exactly one.
 *
 * @param verdicts each subject and host once
 * @param answerOf what makes two answers the same
 * @returns in the order in which the groups first appear, each with one verdict for what they share, one for each subject and one
 *   for each host
 */
export function sameAnswers(verdicts: readonly HostVerdict[], answerOf: (verdict: HostVerdict) => string) {
  // An answer may be long: it is in no key.
  const answers = new Map<string, number>();
  const numberOf = (answer: string): number => once(answers, answer, () => answers.size);
  const bySubject = groupBy(verdicts, (verdict) => JSON.stringify([numberOf(answerOf(verdict)), verdict.subject]));
  const groups = groupBy(bySubject, ([key, own]) =>
    JSON.stringify([key.slice(0, key.indexOf(',')), ...own.map(({ profile }) => profile)]),
  );
  return [...groups.values()].map((group) => {
    const [[, hosts]] = group;
    return { verdict: hosts[0], hosts, subjects: group.map(([, [first]]) => first) };
  });
}

/** The order of verdicts in a report: by subject, then by the profile of the host. */
export function compareVerdicts(a: HostVerdict, b: HostVerdict): number {
  return byText(a.subject, b.subject) || byText(a.profile, b.profile);
}
