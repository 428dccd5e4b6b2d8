import { coverArray } from './array.ts';
import { coverBranches } from './branches.ts';
import type { Meeting } from './comparison.ts';
import { coverObject } from './object.ts';
import { coverNumber, coverString, coverTypeAndValues } from './scalar.ts';
import type { Outcome } from '../outcome.ts';
import { isReadTwoWays, listOf, targetsOf } from '../../../json-schema/schema-document.ts';
import type { EndlessShape } from '../../../json-schema/shape.ts';

/** Compares an alternative of the contract with everything that a subschema of the tool says. */
export function coverKeywords(meeting: Meeting, shape: EndlessShape): Outcome {
  const { comparison, tool } = meeting;
  const whole = comparison.aspect === 'whole';
  const gathering = comparison.gathering();
  for (const target of targetsOf(tool)) gathering.add(meeting.with(target));
  if (!whole && isReadTwoWays(tool)) return gathering.result;
  if (gathering.add(coverTypeAndValues(meeting, shape))) return gathering.result;
  for (const part of listOf(tool, 'allOf')) gathering.add(meeting.with(part));
  coverBranches(meeting, gathering);
  if (gathering.refused) return gathering.result;
  // Lengths, patterns and ranges narrow a text or a number without being its type.
  if (shape.kind === 'array') coverArray(meeting, shape, gathering);
  else if (shape.kind === 'object') coverObject(meeting, shape, gathering);
  else if (whole) gathering.addAll(shape.kind === 'number' ? coverNumber(meeting, shape) : coverString(meeting, shape));
  return gathering.result;
}
