import type { Relaxation, RelaxationId } from './relaxation.ts';
import { baselineRelaxations, commentRelaxations } from './accepted.ts';
import { configRelaxations, judgedLess } from './config.ts';
import { floorRelaxations } from './floors.ts';
import { hostRelaxations } from './hosts.ts';
import { policyRelaxations } from './policy.ts';
import type { Side } from './side.ts';
import { confirmationRelaxations, registryRelaxations } from './trust.ts';

/**
 * Everything by which the head of a change is judged less strictly than its base: what is judged less first, then what is
 * reported less, what is accepted, confirmed and trusted, and what hosts and packages state of themselves. At most 200 of a
 * kind are told one by one, so that none hides behind many of another, and texts of the repository are cut to what a report takes.
 */
export function relaxationsBetween(base: Side, head: Side): Relaxation[] {
  return [
    judgedLess(base, head),
    configRelaxations(base, head),
    commentRelaxations(base, head),
    baselineRelaxations(base, head),
    confirmationRelaxations(base, head),
    registryRelaxations(base, head),
    policyRelaxations(base, head),
    hostRelaxations(base, head),
    floorRelaxations(base, head),
  ].flatMap(capped);
}

const MOST = 200;
const LONGEST = 1000;

function capped(found: readonly Relaxation[]): Relaxation[] {
  const last = found.length > MOST ? found[MOST - 1] : undefined;
  const rest = found.length - (MOST - 1);
  const more =
    last === undefined
      ? []
      : [{ ...last, id: 'more' as const, message: `${rest} more relaxations of this kind`, covers: [] }];
  return [...(last === undefined ? found : found.slice(0, MOST - 1)), ...more].map((each) => ({
    ...each,
    // What an id begins with is shorter than the longest.
    id: clip(each.id) as RelaxationId,
    message: clip(each.message),
    covers: each.covers.map(clip),
  }));
}

function clip(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
