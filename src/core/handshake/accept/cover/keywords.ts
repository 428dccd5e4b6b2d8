import { coverArray } from './array.ts';
import { coverBranches, hasBranches } from './branches.ts';
import type { Comparison } from './comparison.ts';
import { coverObject } from './object.ts';
import { coverNumber, coverString, coverTypeAndValues } from './scalar.ts';
import { deeper, type At, type Outcome } from '../outcome.ts';
import { isReadTwoWays, listOf, targetsOf, type SchemaNode } from '../../../json-schema/schema-document.ts';
import type { EndlessShape } from '../../../json-schema/shape.ts';

/** Compares an alternative of the contract with everything that a subschema of the tool says. */
export function coverKeywords(comparison: Comparison, shape: EndlessShape, tool: SchemaNode, at: At): Outcome {
  const gathering = comparison.gathering();
  for (const target of targetsOf(tool)) gathering.add(comparison.coversShape(shape, target, deeper(at)));
  if (comparison.aspect === 'types' && isReadTwoWays(tool)) return gathering.result;
  if (gathering.add(coverTypeAndValues(comparison, shape, tool, at))) return gathering.result;
  for (const part of listOf(tool, 'allOf')) gathering.add(comparison.coversShape(shape, part, deeper(at)));
  if (hasBranches(tool)) coverBranches(comparison, shape, tool, at, gathering);
  if (gathering.refused) return gathering.result;
  if (shape.kind === 'number') gathering.addAll(coverNumber(comparison, shape, tool, at));
  else if (shape.kind === 'string') gathering.addAll(coverString(comparison, shape, tool, at));
  else if (shape.kind === 'array') coverArray(comparison, shape, tool, at, gathering);
  else coverObject(comparison, shape, tool, at, gathering);
  return gathering.result;
}
