import { applyingTo } from './branches.ts';
import { withoutExample, type Meeting } from './comparison.ts';
import {
  ACCEPTS,
  atProperty,
  found,
  mapObstacles,
  naming,
  textAt,
  type Gathering,
  type Outcome,
  deeper,
  type Obstacle,
} from '../outcome.ts';
import { isObject } from '../../../json-schema/json.ts';
import { dependenciesOf, propertySchemas } from '../../../json-schema/object.ts';
import { compilePattern, type CompiledPattern } from '../../../json-schema/pattern.ts';
import { childOf, numbersOf, requiredBy, namesIn, type SchemaNode } from '../../../json-schema/schema-document.ts';
import type { ObjectShape, OpenNames, StringShape } from '../../../json-schema/shape.ts';
import { below } from '../../../json-schema/where.ts';
import { quote } from '../../../text/printable.ts';

/** The tool's keywords for objects. */
export function coverObject(meeting: Meeting, shape: ObjectShape, gathering: Gathering): void {
  for (const name of shape.properties.keys()) if (gathering.add(property(meeting, shape, name))) return;
  for (const names of shape.open) if (gathering.add(coverOpenNames(meeting, shape, names))) return;
  if (meeting.comparison.aspect === 'whole') gathering.addAll(wholeObject(meeting, shape));
}

// What the tool says beyond the single properties.
function* wholeObject(meeting: Meeting, shape: ObjectShape): Generator<Outcome> {
  yield* requiredByTool(meeting, shape);
  yield* counts(meeting, shape);
  yield* nameRules(meeting, shape);
  yield* dependencies(meeting, shape);
  yield* leftOver(meeting, shape);
}

function property({ comparison, tool, at }: Meeting, shape: ObjectShape, name: string): Outcome {
  // What binds is what the contract requires (docs/format.md 2.3): the type of an optional argument decides nothing.
  const optional = at.root && !shape.required.has(name);
  if (optional && comparison.aspect === 'types') return ACCEPTS;
  const { schemas, perhaps, named } = propertySchemas(tool, name);
  const conjunction = shape.properties.get(name) ?? [];
  const place = atProperty(at, name, conjunction[0]?.where ?? below(at.contract, 'properties', name));
  const gathering = comparison.gathering();
  for (const schema of schemas) gathering.add(comparison.covers(conjunction, schema, place));
  for (const schema of perhaps)
    if (comparison.covers(conjunction, schema, place).obstacles.length > 0)
      gathering.add(found(place, schema.where, `cannot determine whether the tool's pattern matches ${quote(name)}`));
  // A value that is rejected in a property makes the whole object one that is rejected.
  const lifted = mapObstacles(gathering.result, (obstacle) => {
    const reason = optional ? `optional ${quote(name)}: ${obstacle.reason}` : obstacle.reason;
    if (obstacle.rejected.length === 0) return { ...obstacle, reason };
    const rejected = obstacle.rejected.flatMap((value) => {
      const object = comparison.samples.objectWith(shape, new Map([[name, value]]));
      return object === undefined ? [] : [object];
    });
    return { ...obstacle, rejected, reason: rejected.length > 0 ? reason : withoutExample(reason) };
  });
  return named && lifted.obstacles.length === 0 ? naming([name]) : { ...lifted, named: ACCEPTS.named };
}

function* requiredByTool(meeting: Meeting, shape: ObjectShape): Generator<Outcome> {
  const { tool, at } = meeting;
  const more = requiredBy(tool).filter((name) => !shape.required.has(name));
  const never = more.filter((name) => !shape.properties.has(name));
  const optional = more.filter((name) => shape.properties.has(name));
  if (never.length > 0)
    yield meeting.refuse('required', textAt(at, `the tool requires ${list(never)}, which the contract never sends`));
  if (optional.length > 0)
    yield meeting.refuse('required', textAt(at, `the tool requires ${list(optional)}, optional in the contract`));
}

function* counts(meeting: Meeting, shape: ObjectShape): Generator<Outcome> {
  const { comparison, at } = meeting;
  const [min, max] = [meeting.number('minProperties'), meeting.number('maxProperties')];
  const fewest = Math.max(shape.required.size, ...numbersOf(shape.all, 'minProperties'));
  const most = Math.min(Infinity, ...numbersOf(shape.all, 'maxProperties'));
  if (min !== undefined && min > fewest)
    yield meeting.refuse('minProperties', textAt(at, `the tool takes ${min} properties and more`));
  if (max !== undefined && max < most && (shape.properties.size > max || shape.open.length > 0)) {
    const reason = textAt(at, `the tool takes ${max} properties at most`);
    yield meeting.refuse('maxProperties', reason, comparison.samples.fuller(shape, max + 1));
  }
}

function* nameRules(meeting: Meeting, shape: ObjectShape): Generator<Outcome> {
  const { comparison, tool, at } = meeting;
  const schema = childOf(tool, 'propertyNames');
  if (schema === undefined || meeting.statesTheSame('propertyNames')) return;
  for (const name of shape.properties.keys()) {
    const answer = comparison.accepts(schema, name);
    if (answer === true) continue;
    const optional = optionalAt(meeting, shape, name);
    if (answer === undefined)
      yield found(at, schema.where, `${optional}whether the tool takes the name ${quote(name)} cannot be determined`);
    else {
      const reason = `${optional}the tool does not take the name ${quote(name)}`;
      yield meeting.refuseAt(schema.where, reason, withName(meeting, shape, name));
    }
  }
}

// Only of the arguments themselves is it told what the contract need not send.
function optionalAt({ at }: Meeting, shape: ObjectShape, name: string): string {
  return at.root && !shape.required.has(name) ? `optional ${quote(name)}: ` : '';
}

function withName({ comparison: { samples } }: Meeting, shape: ObjectShape, name: string): unknown[] {
  const [value] = samples.of(shape.properties.get(name) ?? []);
  return value === undefined ? [] : [samples.objectWith(shape, new Map([[name, value]]))];
}

function* dependencies(meeting: Meeting, shape: ObjectShape): Generator<Outcome> {
  const { tool, at } = meeting;
  for (const { trigger, required, schema } of dependenciesOf(tool)) {
    if (!shape.properties.has(trigger)) continue;
    const triggering = withName(meeting, shape, trigger);
    const along = shape.all.flatMap(dependenciesOf).filter((own) => own.trigger === trigger);
    const sent = new Set([...shape.required, ...along.flatMap((own) => own.required)]);
    const more = required.filter((name) => !sent.has(name));
    if (more.length > 0) {
      const reason = textAt(at, `with ${quote(trigger)} the tool also requires ${list(more)}`);
      yield meeting.refuseAt(below(tool.where, 'properties', trigger), reason, triggering);
    }
    if (schema === undefined) continue;
    const outcome = meeting.with(schema);
    if (shape.required.has(trigger) || outcome.obstacles.length === 0) yield outcome;
    else {
      const [first] = outcome.obstacles;
      const reason = `${at.root ? 'optional ' : ''}${quote(trigger)}: ${first?.reason}`;
      const rejected = outcome.obstacles.flatMap((obstacle) => obstacle.rejected);
      const [more] = triggering;
      const together = rejected.map((value) => (isObject(value) && isObject(more) ? { ...more, ...value } : value));
      const candidates = [...triggering, ...together];
      yield meeting.refuseAt(schema.where, reason, candidates);
    }
  }
}

// What no keyword of the tool has looked at; which branches look at what depends on the value, so examples decide.
function* leftOver(meeting: Meeting, shape: ObjectShape): Generator<Outcome> {
  const { comparison, tool, at } = meeting;
  const { samples } = comparison;
  const schema = childOf(tool, 'unevaluatedProperties');
  if (schema === undefined || schema.schema === true) return;
  const looking = applyingTo(meeting);
  for (const [name, conjunction] of shape.properties) {
    if (looking.some((part) => propertySchemas(part, name).schemas.length > 0)) continue;
    const { obstacles } = comparison.covers(conjunction, schema, atProperty(at, name, at.contract));
    if (obstacles.length === 0) continue;
    const reason = `${optionalAt(meeting, shape, name)}the tool does not name ${quote(name)} and takes no other properties`;
    const values = [...obstacles.flatMap(({ rejected }) => rejected), ...samples.of(conjunction)];
    const objects = values.map((value) => samples.objectWith(shape, new Map([[name, value]])));
    yield meeting.refuseAt(schema.where, reason, objects);
  }
}

/** Names in a message, the first five of them. */
function list(names: readonly string[]): string {
  const more = names.length > 5 ? ` and ${names.length - 5} more` : '';
  return (
    names
      .slice(0, 5)
      .map((name) => quote(name))
      .join(', ') + more
  );
}

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
  yield leftOverNames(meeting, names);
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
function leftOverNames(meeting: Meeting, { conjunction }: OpenNames): Outcome {
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
