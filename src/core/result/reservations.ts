import { words, type Words } from '../text/outlet.ts';
import type { HostVerdict, Reservation, RoleResult } from './results.ts';

/** The reservations under which a role's tool is bound; none while it is not. */
export function reservationsOf({ boundTool, candidates }: RoleResult): readonly Reservation[] {
  const [bound] = candidates;
  return boundTool === null || bound === undefined ? [] : bound.reservations;
}

/** `accept`, `accept, 2 reservations`, `refuse`, `not judged`: a verdict in words, never without its reservations. */
export function verdictWords({
  verdict,
  reservations,
}: {
  readonly verdict: HostVerdict['verdict'] | 'not there';
  readonly reservations: number;
}): Words {
  if (reservations === 0) return words`${verdict}`;
  return words`${verdict}, ${reservations} reservation${reservations === 1 ? '' : 's'}`;
}

/** What mark a verdict has: an acceptance with reservations never has the plain one. */
export function markOf({
  verdict,
  reservations,
}: Pick<HostVerdict, 'verdict' | 'reservations'>): 'accept' | 'reserved' | 'refuse' | 'not judged' {
  return verdict === 'accept' && reservations > 0 ? 'reserved' : verdict;
}

/** `2 of 5 accept, 1 with reservations, 1 refuses, 2 not judged`: only an acceptance counts as one, and nothing is left out. */
export function hostCounts(verdicts: readonly Pick<HostVerdict, 'verdict' | 'reservations'>[]): Words {
  const of = (mark: ReturnType<typeof markOf>): number => verdicts.filter((each) => markOf(each) === mark).length;
  const [reserved, refused, open] = [of('reserved'), of('refuse'), of('not judged')];
  const parts = [
    words`${of('accept') + reserved} of ${verdicts.length} accept`,
    ...(reserved > 0 ? [words`${reserved} with reservations`] : []),
    ...(refused > 0 ? [words`${refused} refuse${refused === 1 ? 's' : ''}`] : []),
    ...(open > 0 ? [words`${open} not judged`] : []),
  ];
  return words.join(', ')(parts);
}
