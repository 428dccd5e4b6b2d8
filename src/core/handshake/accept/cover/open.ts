import { applyingTo } from './branches.ts';
import type { Meeting } from './comparison.ts';
import { dependenciesOf } from '../../../json-schema/object.ts';
import { ACCEPTS, atProperty, deeper, found, type Obstacle, type Outcome } from '../outcome.ts';
import { compilePattern, type CompiledPattern } from '../../../json-schema/pattern.ts';
import { childOf, namesIn, type SchemaNode } from '../../../json-schema/schema-document.ts';
import type { ObjectShape, OpenNames, StringShape } from '../../../json-schema/shape.ts';
import { below } from '../../../json-schema/where.ts';

/** Names that are tried for a witness: short ones of different make, and those that the tool itself lists. */
const NAMES = ['x', 'a', '0', 'A', '_'];
const OWN_NAMES = 5;
const VALUES = 8;

/** Names that the contract sends without listing them: whatever the tool says of any such name must take them. */
export function coverOpenNames(meeting: Meeting, shape: ObjectShape, names: OpenNames): Outcome {
  const { comparison, at } = meeting;
  if (at.root && comparison.aspect === 'types') return ACCEPTS;
  const gathering = comparison.gathering();
  gathering.addAll(demands(meeting, shape, names));
  const { obstacles } = gathering.result;
  const [first] = obstacles;
  if (first === undefined) return ACCEPTS;
  const reason = at.root ? `further arguments that the contract allows: ${first.reason}` : first.reason;
  return meeting.refuseAt(first.tool, reason, examples(meeting, shape, names, obstacles));
}

function* demands(meeting: Meeting, shape: ObjectShape, names: OpenNames): Generator<Outcome> {
  const { comparison, tool, at } = meeting;
  const { conjunction } = names;
  const place = atProperty(at, '*', conjunction[0]?.where ?? at.contract);
  const pattern = names.pattern === undefined ? undefined : compilePattern(names.pattern);
  for (const schema of schemasOfOpen(shape, names, tool, pattern)) yield comparison.covers(conjunction, schema, place);
  if (comparison.aspect === 'types') return;
  yield nameRule(meeting, names);
  yield leftOver(meeting, names);
  for (const { trigger, required, schema } of dependenciesOf(tool)) {
    if (shape.properties.has(trigger) || pattern?.matches(trigger) === false) continue;
    const where = below(tool.where, 'properties', trigger);
    if (required.some((name) => !shape.required.has(name)))
      yield found(at, where, 'further members make the tool require others');
    if (schema !== undefined) yield meeting.with(schema);
  }
}

// Members that the contract lists are compared by name, wherever the tool may speak of them.
function schemasOfOpen(
  shape: ObjectShape,
  names: OpenNames,
  tool: SchemaNode,
  pattern: CompiledPattern | undefined,
): SchemaNode[] {
  const listed = namesIn(tool, 'properties').filter(
    (name) => !shape.properties.has(name) && pattern?.matches(name) !== false,
  );
  const patterns = namesIn(tool, 'patternProperties');
  // Where the tool has the contract's own pattern, each of these names is one that it names.
  const rest =
    names.pattern !== undefined && patterns.includes(names.pattern) ? undefined : childOf(tool, 'additionalProperties');
  return [
    ...listed.map((name) => childOf(tool, 'properties', name)),
    ...patterns.map((name) => childOf(tool, 'patternProperties', name)),
    rest,
  ].filter((schema) => schema !== undefined);
}

function nameRule({ comparison, tool, at }: Meeting, { pattern }: OpenNames): Outcome {
  const schema = childOf(tool, 'propertyNames');
  if (schema === undefined) return ACCEPTS;
  const anyName: StringShape = {
    kind: 'string',
    all: [],
    minLength: 0,
    maxLength: Infinity,
    patterns: pattern === undefined ? [] : [pattern],
    formats: [],
  };
  const { obstacles } = comparison.coversShape(anyName, schema, { ...deeper(at), root: false });
  return obstacles.length === 0 ? ACCEPTS : found(at, schema.where, 'the tool does not take every name of a member');
}

// `unevaluatedProperties` speaks of the names that nothing beside it speaks of.
function leftOver(meeting: Meeting, { conjunction }: OpenNames): Outcome {
  const { comparison, tool, at } = meeting;
  const schema = childOf(tool, 'unevaluatedProperties');
  if (schema === undefined || schema.schema === true) return ACCEPTS;
  for (const part of applyingTo(meeting))
    if (
      childOf(part, 'additionalProperties') !== undefined ||
      (part !== tool && childOf(part, 'unevaluatedProperties') !== undefined)
    )
      return ACCEPTS;
  return comparison.covers(conjunction, schema, atProperty(at, '*', at.contract));
}

function examples(
  { comparison: { samples }, tool }: Meeting,
  shape: ObjectShape,
  { pattern, conjunction }: OpenNames,
  obstacles: readonly Obstacle[],
): unknown[] {
  const values = [...obstacles.flatMap(({ rejected }) => rejected), ...samples.of(conjunction)].slice(0, VALUES);
  const compiled = pattern === undefined ? undefined : compilePattern(pattern);
  const listed = [...namesIn(tool, 'properties'), ...dependenciesOf(tool).map(({ trigger }) => trigger)];
  const keys = [compiled?.shortest() ?? 'x', ...NAMES, ...listed.slice(0, OWN_NAMES)].filter(
    (key) => compiled?.matches(key) !== false,
  );
  return keys.flatMap((key) => values.flatMap((value) => samples.objectWith(shape, new Map([[key, value]])) ?? []));
}
