import type { Relaxation } from '../relaxation.ts';
import { baselineRelaxations, commentRelaxations } from './accepted.ts';
import { configRelaxations, judgedLess } from './config.ts';
import { floorRelaxations } from './floors.ts';
import { hostRelaxations } from './hosts.ts';
import type { Side } from './side.ts';
import { confirmationRelaxations, registryRelaxations } from './trust.ts';

/**
 * Everything by which the head of a change is judged less strictly than its base: what is judged less first, then what is
 * reported less, what is accepted, confirmed and trusted, and what hosts and packages state of themselves.
 */
export function relaxationsBetween(base: Side, head: Side): Relaxation[] {
  return [
    ...judgedLess(base, head),
    ...configRelaxations(base, head),
    ...commentRelaxations(base, head),
    ...baselineRelaxations(base, head),
    ...confirmationRelaxations(base, head),
    ...registryRelaxations(base, head),
    ...hostRelaxations(base, head),
    ...floorRelaxations(base, head),
  ];
}
