import { quote } from '../../printable.ts';
import { statesTheSame, withoutExample, type Comparison } from './comparison.ts';
import { coverOpenNames, coverUndeclared } from './cover-open.ts';
import { dependenciesOf, propertySchemas } from './evaluate-object.ts';
import {
  acceptWith,
  ACCEPTS,
  atProperty,
  deeper,
  nameOf,
  unknownAt,
  warnAt,
  type At,
  type Gathering,
  type Outcome,
} from './outcome.ts';
import { childOf, keywordOf, listOf, targetsOf, type SchemaNode } from './schema-document.ts';
import type { ObjectShape } from './shape.ts';
import { below } from './where.ts';

/** The tool's keywords for objects. */
export function coverObject(
  comparison: Comparison,
  shape: ObjectShape,
  tool: SchemaNode,
  at: At,
  gathering: Gathering,
): void {
  for (const name of shape.properties.keys()) if (gathering.add(property(comparison, shape, name, tool, at))) return;
  gathering.addAll(wholeObject(comparison, shape, tool, at));
}

// What the tool says beyond the single properties.
function* wholeObject(comparison: Comparison, shape: ObjectShape, tool: SchemaNode, at: At): Generator<Outcome> {
  for (const names of shape.open) yield coverOpenNames(comparison, shape, names, tool, at);
  yield coverUndeclared(comparison, shape, tool, at);
  yield requiredByTool(shape, tool, at);
  yield counts(comparison, shape, tool, at);
  yield* nameRules(comparison, shape, tool, at);
  yield* dependencies(comparison, shape, tool, at);
  yield* leftOver(comparison, shape, tool, at);
}

function property(comparison: Comparison, shape: ObjectShape, name: string, tool: SchemaNode, at: At): Outcome {
  const { schemas, perhaps, named } = propertySchemas(tool, name);
  const conjunction = shape.properties.get(name) ?? [];
  const place = atProperty(at, name, conjunction[0]?.where ?? below(at.contract, 'properties', name));
  const warnings: string[] = [];
  for (const schema of [...schemas, ...perhaps]) {
    const outcome = comparison.covers(conjunction, schema, place);
    warnings.push(...outcome.warnings);
    if (outcome.answer === 'accepts') continue;
    // The specification binds on what the contract requires; an optional argument that will fail is said.
    if (at.root && !shape.required.has(name)) {
      return acceptWith([`optional ${quote(name)}: ${outcome.reason}`]);
    }
    if (perhaps.includes(schema))
      return unknownAt(place, schema.where, `whether the pattern of the tool matches ${quote(name)} cannot be told`);
    return lifted(comparison, shape, name, outcome, at);
  }
  return acceptWith(warnings, named ? new Set([name]) : undefined);
}

// A value that is rejected in a property makes the whole object one that is rejected.
function lifted(comparison: Comparison, shape: ObjectShape, name: string, outcome: Outcome, at: At): Outcome {
  if (outcome.answer !== 'refuses') return outcome;
  const rejected = outcome.rejected.flatMap((value) => {
    const object = comparison.samples.objectWith(shape, new Map([[name, value]]));
    return object === undefined ? [] : [object];
  });
  return rejected.length > 0 ? { ...outcome, rejected } : unknownAt(at, outcome.tool, withoutExample(outcome.reason));
}

/** A tool that requires more is accepted by the letter, with a warning (format.md, 8). */
function requiredByTool(shape: ObjectShape, tool: SchemaNode, at: At): Outcome {
  const required = keywordOf(tool, 'required');
  if (!Array.isArray(required)) return ACCEPTS;
  const more = required.map(String).filter((name) => !shape.required.has(name));
  const never = more.filter((name) => !shape.properties.has(name));
  const optional = more.filter((name) => shape.properties.has(name));
  return acceptWith([
    ...(never.length === 0
      ? []
      : [warnAt(at, `the tool also requires ${list(never)}, which the contract never sends`)]),
    ...(optional.length === 0 ? [] : [warnAt(at, `the tool requires ${list(optional)}, optional in the contract`)]),
  ]);
}

function counts(comparison: Comparison, shape: ObjectShape, tool: SchemaNode, at: At): Outcome {
  const warnings: string[] = [];
  const [min, max] = [keywordOf(tool, 'minProperties'), keywordOf(tool, 'maxProperties')];
  if (typeof max === 'number' && shape.required.size > max) {
    const reason = `the tool takes ${max} properties in ${nameOf(at)} at most`;
    return comparison.refuse(shape, tool, at, reason, [], below(tool.where, 'maxProperties'));
  }
  if (typeof min === 'number' && min > shape.required.size)
    warnings.push(warnAt(at, `the tool takes ${min} properties and more`));
  const more = shape.open.length > 0 || (shape.undeclared && !at.root);
  if (typeof max === 'number' && (shape.properties.size > max || more))
    warnings.push(warnAt(at, `the tool takes ${max} properties at most`));
  return acceptWith(warnings);
}

function* nameRules(comparison: Comparison, shape: ObjectShape, tool: SchemaNode, at: At): Generator<Outcome> {
  const schema = childOf(tool, 'propertyNames');
  if (schema === undefined || statesTheSame(shape, tool, ['propertyNames'])) return;
  for (const name of shape.properties.keys()) {
    const answer = comparison.accepts(schema, name);
    if (answer === true) continue;
    const reason = `the tool does not take the name ${quote(name)}`;
    if (at.root && !shape.required.has(name)) yield acceptWith([`optional ${quote(name)}: ${reason}`]);
    else if (answer === undefined) yield unknownAt(at, schema.where, `whether ${reason.slice(4)} cannot be told`);
    else yield comparison.refuse(shape, tool, at, reason, withName(comparison, shape, name), schema.where);
  }
}

function withName(comparison: Comparison, shape: ObjectShape, name: string): unknown[] {
  const [value] = comparison.samples.of(shape.properties.get(name) ?? []);
  return value === undefined ? [] : [comparison.samples.objectWith(shape, new Map([[name, value]]))];
}

function* dependencies(comparison: Comparison, shape: ObjectShape, tool: SchemaNode, at: At): Generator<Outcome> {
  for (const { trigger, required, schema } of dependenciesOf(tool)) {
    if (!shape.properties.has(trigger)) continue;
    const more = required.filter((name) => !shape.required.has(name));
    if (more.length > 0) yield acceptWith([warnAt(at, `with ${quote(trigger)} the tool also requires ${list(more)}`)]);
    if (schema === undefined) continue;
    const outcome = comparison.coversShape(shape, schema, deeper(at));
    if (shape.required.has(trigger) || outcome.answer === 'accepts') yield outcome;
    else if (at.root) yield acceptWith([`optional ${quote(trigger)}: ${outcome.reason}`]);
    else yield comparison.refuse(shape, tool, at, outcome.reason, withName(comparison, shape, trigger), schema.where);
  }
}

// What no keyword of the tool has looked at; which branches look at what depends on the value, so examples decide.
function* leftOver(comparison: Comparison, shape: ObjectShape, tool: SchemaNode, at: At): Generator<Outcome> {
  const schema = childOf(tool, 'unevaluatedProperties');
  if (schema === undefined || schema.schema === true) return;
  for (const name of shape.properties.keys()) {
    if (namesAlways(tool, name, 0)) continue;
    const outcome = comparison.covers(shape.properties.get(name) ?? [], schema, atProperty(at, name, at.contract));
    const reason = `the tool does not name ${quote(name)} and takes no other properties`;
    if (outcome.answer === 'accepts') yield acceptWith(outcome.warnings);
    else if (at.root && !shape.required.has(name)) yield acceptWith([`optional ${quote(name)}: ${reason}`]);
    else yield comparison.refuse(shape, tool, at, reason, withName(comparison, shape, name), schema.where);
  }
}

function namesAlways(tool: SchemaNode, name: string, depth: number): boolean {
  if (depth > 20) return false;
  if (propertySchemas(tool, name).schemas.length > 0) return true;
  return [...targetsOf(tool), ...listOf(tool, 'allOf')].some((part) => namesAlways(part, name, depth + 1));
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
