import { words, type Words } from '../text/outlet.ts';
import type { HostVerdict, Reservation, RoleResult } from './results.ts';

/** The reservations under which a role's tool is bound; none while it is not. */
export function reservationsOf({ boundTool, candidates }: RoleResult): readonly Reservation[] {
  const [bound] = candidates;
  return boundTool === null || bound === undefined ? [] : bound.reservations;
}

/** `accept`, `accept, 2 reservations, 1 promise`, `refuse`, `not judged`: a verdict in words, never without what it rests on. */
export function verdictWords({
  verdict,
  reservations,
  promises = 0,
}: {
  readonly verdict: HostVerdict['verdict'] | 'not there';
  readonly reservations: number;
  readonly promises?: number | undefined;
}): Words {
  return words.join(', ')([
    words`${verdict}`,
    ...(reservations === 0 ? [] : [words`${reservations} reservation${reservations === 1 ? '' : 's'}`]),
    ...(promises === 0 ? [] : [words`${promises} promise${promises === 1 ? '' : 's'}`]),
  ]);
}

interface Sides {
  readonly before: HostVerdict['verdict'] | null;
  readonly after: HostVerdict['verdict'] | null;
  readonly reservations?: { readonly before: number; readonly after: number };
  readonly promises?: { readonly before: number; readonly after: number };
}

/** Both verdicts of a change in words, with what they rest on. */
export function sidesOf({ before, after, reservations, promises }: Sides): readonly [before: Words, after: Words] {
  return [
    verdictWords({
      verdict: before ?? 'not there',
      reservations: reservations?.before ?? 0,
      promises: promises?.before,
    }),
    verdictWords({ verdict: after ?? 'not there', reservations: reservations?.after ?? 0, promises: promises?.after }),
  ];
}

/** How many roles of both sides of a change rest on a promise; nothing where neither has one. */
export function promisedSides(
  before: Pick<HostVerdict, 'promises'> | undefined,
  after: Pick<HostVerdict, 'promises'> | undefined,
): Pick<Sides, 'promises'> {
  const promises = { before: before?.promises ?? 0, after: after?.promises ?? 0 };
  return promises.before + promises.after === 0 ? {} : { promises };
}

/** What mark a verdict has: an acceptance with reservations never has the plain one. */
export function markOf({
  verdict,
  reservations,
}: Pick<HostVerdict, 'verdict' | 'reservations'>): 'accept' | 'reserved' | 'refuse' | 'not judged' {
  return verdict === 'accept' && reservations > 0 ? 'reserved' : verdict;
}

/**
 * How many hosts say what, each by the worst that it says: one that refuses a cartridge and accepts another is one that refuses.
 * Whatever says how many counts them so.
 */
export function tallyHosts(
  verdicts: readonly Pick<HostVerdict, 'profile' | 'verdict' | 'reservations' | 'promises'>[],
) {
  const worst = new Map<string, ReturnType<typeof markOf>>();
  for (const each of verdicts) {
    const [mark, before] = [markOf(each), worst.get(each.profile)];
    if (before === undefined || WORST_MARKS.indexOf(mark) < WORST_MARKS.indexOf(before)) worst.set(each.profile, mark);
  }
  const of = (...marks: readonly ReturnType<typeof markOf>[]): number =>
    [...worst.values()].filter((mark) => marks.includes(mark)).length;
  const isYes = (profile: string): boolean => ['accept', 'reserved'].includes(worst.get(profile) ?? '');
  const through = verdicts.filter(({ profile, promises }) => promises !== undefined && isYes(profile));
  return {
    hosts: worst.size,
    /** Those with reservations are among them. */
    accepting: of('accept', 'reserved'),
    reserved: of('reserved'),
    /** Of those that accept, how many rest on a wrap that nothing applies. */
    promises: new Set(through.map(({ profile }) => profile)).size,
    refusing: of('refuse'),
    unjudged: of('not judged'),
  };
}

/** The marks of verdicts, the worst first. */
export const WORST_MARKS = ['refuse', 'not judged', 'reserved', 'accept'] as const;

/** `2 of 5 accept, 1 with reservations, 1 with promises, 1 refuses, 2 not judged`: only an acceptance counts as one, and nothing is left out. */
export function hostCounts(verdicts: Parameters<typeof tallyHosts>[0]): Words {
  const { hosts, accepting, reserved, promises, refusing, unjudged } = tallyHosts(verdicts);
  const parts = [
    words`${accepting} of ${hosts} accept`,
    ...(reserved > 0 ? [words`${reserved} with reservations`] : []),
    ...(promises > 0 ? [words`${promises} with promises`] : []),
    ...(refusing > 0 ? [words`${refusing} refuse${refusing === 1 ? 's' : ''}`] : []),
    ...(unjudged > 0 ? [words`${unjudged} not judged`] : []),
  ];
  return words.join(', ')(parts);
}
