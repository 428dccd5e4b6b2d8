import type { Reservation, RoleResult } from './results.ts';

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
  readonly verdict: string;
  readonly reservations: number;
}): string {
  if (reservations === 0) return verdict;
  return `${verdict}, ${reservations} reservation${reservations === 1 ? '' : 's'}`;
}
