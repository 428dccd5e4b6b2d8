import { quote } from '../../../text/printable.ts';
import { statesTheSame, withoutExample, type Comparison } from './comparison.ts';
import { applyingTo } from './branches.ts';
import { coverOpenNames } from './open.ts';
import { dependenciesOf, propertySchemas } from '../../../json-schema/object.ts';
import { isObject, objectOf } from '../../../json-schema/json.ts';
import {
  ACCEPTS,
  atProperty,
  deeper,
  found,
  mapObstacles,
  naming,
  textAt,
  type At,
  type Gathering,
  type Outcome,
} from '../outcome.ts';
import { childOf, keywordOf, type SchemaNode } from '../../../json-schema/schema-document.ts';
import type { ObjectShape } from '../../../json-schema/shape.ts';
import { numbersOf } from '../../../json-schema/shapes.ts';
import { below } from '../../../json-schema/where.ts';

/** The tool's keywords for objects. */
export function coverObject(
  comparison: Comparison,
  shape: ObjectShape,
  tool: SchemaNode,
  at: At,
  gathering: Gathering,
): void {
  for (const name of shape.properties.keys()) if (gathering.add(property(comparison, shape, name, tool, at))) return;
  for (const names of shape.open) if (gathering.add(coverOpenNames(comparison, shape, names, tool, at))) return;
  if (comparison.aspect === 'whole') gathering.addAll(wholeObject(comparison, shape, tool, at));
}

// What the tool says beyond the single properties.
function* wholeObject(comparison: Comparison, shape: ObjectShape, tool: SchemaNode, at: At): Generator<Outcome> {
  yield* requiredByTool(comparison, shape, tool, at);
  yield* counts(comparison, shape, tool, at);
  yield* nameRules(comparison, shape, tool, at);
  yield* dependencies(comparison, shape, tool, at);
  yield* leftOver(comparison, shape, tool, at);
}

function property(comparison: Comparison, shape: ObjectShape, name: string, tool: SchemaNode, at: At): Outcome {
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
      gathering.add(
        found(place, schema.where, `whether the pattern of the tool matches ${quote(name)} cannot be told`),
      );
  const outcome = lifted(comparison, shape, name, gathering.result, optional);
  return named && outcome.obstacles.length === 0 ? naming([name]) : { ...outcome, named: ACCEPTS.named };
}

// A value that is rejected in a property makes the whole object one that is rejected.
function lifted(
  comparison: Comparison,
  shape: ObjectShape,
  name: string,
  outcome: Outcome,
  optional: boolean,
): Outcome {
  return mapObstacles(outcome, (obstacle) => {
    const reason = optional ? `optional ${quote(name)}: ${obstacle.reason}` : obstacle.reason;
    if (obstacle.rejected.length === 0) return { ...obstacle, reason };
    const rejected = obstacle.rejected.flatMap((value) => {
      const object = comparison.samples.objectWith(shape, new Map([[name, value]]));
      return object === undefined ? [] : [object];
    });
    return { ...obstacle, rejected, reason: rejected.length > 0 ? reason : withoutExample(reason) };
  });
}

function* requiredByTool(comparison: Comparison, shape: ObjectShape, tool: SchemaNode, at: At): Generator<Outcome> {
  const required = keywordOf(tool, 'required');
  if (!Array.isArray(required)) return;
  const more = required.map(String).filter((name) => !shape.required.has(name));
  const never = more.filter((name) => !shape.properties.has(name));
  const optional = more.filter((name) => shape.properties.has(name));
  const where = below(tool.where, 'required');
  if (never.length > 0) {
    const reason = textAt(at, `the tool also requires ${list(never)}, which the contract never sends`);
    yield comparison.refuse(shape, tool, at, reason, [], where);
  }
  if (optional.length > 0) {
    const reason = textAt(at, `the tool requires ${list(optional)}, optional in the contract`);
    yield comparison.refuse(shape, tool, at, reason, [], where);
  }
}

function* counts(comparison: Comparison, shape: ObjectShape, tool: SchemaNode, at: At): Generator<Outcome> {
  const [min, max] = [keywordOf(tool, 'minProperties'), keywordOf(tool, 'maxProperties')];
  const fewest = Math.max(shape.required.size, ...numbersOf(shape.all, 'minProperties'));
  const most = Math.min(Infinity, ...numbersOf(shape.all, 'maxProperties'));
  if (typeof min === 'number' && min > fewest) {
    const reason = textAt(at, `the tool takes ${min} properties and more`);
    yield comparison.refuse(shape, tool, at, reason, [], below(tool.where, 'minProperties'));
  }
  if (typeof max === 'number' && max < most && (shape.properties.size > max || shape.open.length > 0)) {
    const reason = textAt(at, `the tool takes ${max} properties at most`);
    const where = below(tool.where, 'maxProperties');
    yield comparison.refuse(shape, tool, at, reason, comparison.samples.fuller(shape, max + 1), where);
  }
}

function* nameRules(comparison: Comparison, shape: ObjectShape, tool: SchemaNode, at: At): Generator<Outcome> {
  const schema = childOf(tool, 'propertyNames');
  if (schema === undefined || statesTheSame(shape, tool, ['propertyNames'])) return;
  for (const name of shape.properties.keys()) {
    const answer = comparison.accepts(schema, name);
    if (answer === true) continue;
    const optional = at.root && !shape.required.has(name) ? `optional ${quote(name)}: ` : '';
    if (answer === undefined)
      yield found(at, schema.where, `${optional}whether the tool takes the name ${quote(name)} cannot be told`);
    else {
      const reason = `${optional}the tool does not take the name ${quote(name)}`;
      yield comparison.refuse(shape, tool, at, reason, withName(comparison, shape, name), schema.where);
    }
  }
}

function withName(comparison: Comparison, shape: ObjectShape, name: string): unknown[] {
  const [value] = comparison.samples.of(shape.properties.get(name) ?? []);
  return value === undefined ? [] : [comparison.samples.objectWith(shape, new Map([[name, value]]))];
}

function* dependencies(comparison: Comparison, shape: ObjectShape, tool: SchemaNode, at: At): Generator<Outcome> {
  for (const { trigger, required, schema } of dependenciesOf(tool)) {
    if (!shape.properties.has(trigger)) continue;
    const triggering = withName(comparison, shape, trigger);
    const along = shape.all.flatMap(dependenciesOf).filter((own) => own.trigger === trigger);
    const sent = new Set([...shape.required, ...along.flatMap((own) => own.required)]);
    const more = required.filter((name) => !sent.has(name));
    if (more.length > 0) {
      const reason = textAt(at, `with ${quote(trigger)} the tool also requires ${list(more)}`);
      yield comparison.refuse(shape, tool, at, reason, triggering, below(tool.where, 'properties', trigger));
    }
    if (schema === undefined) continue;
    const outcome = comparison.coversShape(shape, schema, deeper(at));
    if (shape.required.has(trigger) || outcome.obstacles.length === 0) yield outcome;
    else {
      const [first] = outcome.obstacles;
      const reason = `${at.root ? 'optional ' : ''}${quote(trigger)}: ${first?.reason}`;
      const candidates = [
        ...triggering,
        ...outcome.obstacles.flatMap(({ rejected }) => rejected.map((value) => merged(value, triggering[0]))),
      ];
      yield comparison.refuse(shape, tool, at, reason, candidates, schema.where);
    }
  }
}

function merged(value: unknown, more: unknown): unknown {
  return isObject(value) && isObject(more) ? objectOf([...Object.entries(more), ...Object.entries(value)]) : value;
}

// What no keyword of the tool has looked at; which branches look at what depends on the value, so examples decide.
function* leftOver(comparison: Comparison, shape: ObjectShape, tool: SchemaNode, at: At): Generator<Outcome> {
  const schema = childOf(tool, 'unevaluatedProperties');
  if (schema === undefined || schema.schema === true) return;
  const looking = applyingTo(comparison, shape, tool, at);
  for (const name of shape.properties.keys()) {
    if (looking.some((part) => propertySchemas(part, name).schemas.length > 0)) continue;
    const conjunction = shape.properties.get(name) ?? [];
    const outcome = comparison.covers(conjunction, schema, atProperty(at, name, at.contract));
    if (outcome.obstacles.length === 0) continue;
    const optional = at.root && !shape.required.has(name) ? `optional ${quote(name)}: ` : '';
    const reason = `${optional}the tool does not name ${quote(name)} and takes no other properties`;
    const values = [...outcome.obstacles.flatMap(({ rejected }) => rejected), ...comparison.samples.of(conjunction)];
    const objects = values.map((value) => comparison.samples.objectWith(shape, new Map([[name, value]])));
    yield comparison.refuse(shape, tool, at, reason, objects, schema.where);
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
