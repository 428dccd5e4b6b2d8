import { isMapping, own } from '../value/mapping.ts';
import { takes } from '../value/node-kinds.ts';
import type { Path } from '../source/document.ts';
import type { CalModel, Entry } from './model.ts';

/** A place that names something else of the CAL; nothing is promised of what stands there. */
export interface Reference {
  readonly name: unknown;
  readonly path: Path;
}

/** The places where tasks name a participant. */
export function agentsOf({ nodes }: CalModel): Reference[] {
  return nodes
    .filter(({ value }) => takes(value, 'agent'))
    .map(({ path, value }) => ({ name: own(value, 'agent'), path: [...path, 'agent'] }));
}

/** The places where tasks require a RAC item. */
export function requiredItemsOf({ nodes }: CalModel): Reference[] {
  return nodes.flatMap(({ path, value }) => {
    const requires = takes(value, 'requires') ? own(value, 'requires') : undefined;
    const ids = isMapping(requires) ? own(requires, 'rac') : undefined;
    if (!Array.isArray(ids)) return [];
    return ids.map((name: unknown, i): Reference => ({ name, path: [...path, 'requires', 'rac', i] }));
  });
}

/** The two ends of every edge. */
export function endsOf({ edges }: CalModel): Reference[] {
  return edges.flatMap((edge) => [named(edge, 'from'), named(edge, 'to')]);
}

/** Where the run starts. */
export function startOf({ root }: CalModel): Reference {
  return { name: own(root, 'start'), path: ['start'] };
}

/** The places where conditions ask for a RAC item. */
export function conditionItemsOf({ conditions }: CalModel): Reference[] {
  return conditions.map((condition) => named(condition, 'racAvailable'));
}

/** The places where conditions compare a variable, or a member of one. */
export function conditionVariablesOf({ conditions }: CalModel): Reference[] {
  return conditions.map((condition) => named(condition, 'var'));
}

/**
 * The variable that a condition's `var` begins with: names may hold dots themselves, so that `review.outcome` is a variable of that
 * name, or a member of `review`.
 *
 * @returns undefined where no beginning of it is declared
 */
export function variableIn(written: string, isDeclared: (name: string) => boolean): string | undefined {
  for (let end = written.length; end > 0; end = written.lastIndexOf('.', end - 1))
    if (isDeclared(written.slice(0, end))) return written.slice(0, end);
  return undefined;
}

function named({ path, value }: Entry, property: string): Reference {
  return { name: own(value, property), path: [...path, property] };
}
