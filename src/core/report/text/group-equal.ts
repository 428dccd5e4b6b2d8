import type { HostVerdict } from '../../result/results.ts';

/**
 * Hosts that answer one subject the same: the same verdict for the same reasons. What a host is called, where its profile is
 * and which revision it speaks makes no difference while nothing follows from it.
 *
 * @param verdicts of one subject
 * @returns the groups in the order of their first members
 */
export function groupEqual(verdicts: readonly HostVerdict[]): [HostVerdict, ...HostVerdict[]][] {
  const groups = new Map<string, [HostVerdict, ...HostVerdict[]]>();
  for (const verdict of verdicts) {
    const key = answerKey(verdict);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [verdict]);
    else group.push(verdict);
  }
  return [...groups.values()];
}

function answerKey(verdict: HostVerdict): string {
  if (verdict.verdict === 'not judged') return JSON.stringify([verdict.verdict, verdict.reason, verdict.help]);
  return JSON.stringify([verdict.verdict, verdict.error?.error.data, verdict.roles]);
}
