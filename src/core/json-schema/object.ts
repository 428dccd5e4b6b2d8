import { isObject, own, type JsonObject } from './json.ts';
import { compilePattern } from './pattern.ts';
import {
  childOf,
  isWithin,
  keywordOf,
  listOf,
  namesIn,
  requiredBy,
  targetsOf,
  type SchemaNode,
} from './schema-document.ts';
import { DEFAULT_DIALECT, isSince } from './keywords.ts';
import { both, type Judge, type Truth } from './truth.ts';

/**
 * What a node itself, without its references and branches, says of a property: `properties`, matching `patternProperties`, else
 * `additionalProperties`.
 *
 * @returns schemas that hold, those that hold if their pattern matches, which cannot be determined, and whether any of it names the property
 */
export function propertySchemas(node: SchemaNode, name: string) {
  const schemas: SchemaNode[] = [];
  const perhaps: SchemaNode[] = [];
  const byName = childOf(node, 'properties', name);
  if (byName !== undefined) schemas.push(byName);
  for (const pattern of namesIn(node, 'patternProperties')) {
    const schema = childOf(node, 'patternProperties', pattern);
    const matches = compilePattern(pattern)?.matches(name);
    if (schema === undefined || matches === false) continue;
    (matches === true ? schemas : perhaps).push(schema);
  }
  if (schemas.length > 0) return { schemas, perhaps, named: true };
  const additional = childOf(node, 'additionalProperties');
  if (additional === undefined) return { schemas, perhaps, named: false };
  // When a pattern may match, additionalProperties may not apply.
  if (perhaps.length > 0) return { schemas, perhaps: [...perhaps, additional], named: additional.schema !== false };
  return { schemas: [additional], perhaps, named: additional.schema !== false };
}

/** The keywords that speak of an object. */
export function evaluateObject(node: SchemaNode, value: JsonObject, whole: boolean, judge: Judge): Truth {
  const names = Object.keys(value);
  if (whole) {
    if (requiredBy(node).some((name) => !Object.hasOwn(value, name))) return false;
    if (!isWithin(names.length, node, 'minProperties', 'maxProperties')) return false;
  }
  let truth: Truth = true;
  for (const name of names) {
    const { schemas, perhaps } = propertySchemas(node, name);
    for (const schema of schemas) truth = both(truth, judge(schema, value[name]));
    for (const schema of perhaps) if (judge(schema, value[name]) !== true) truth = both(truth, undefined);
    if (truth === false) return false;
  }
  if (!whole) return truth;
  const rule = childOf(node, 'propertyNames');
  return both(
    truth,
    ...(rule === undefined ? [] : names.map((name) => judge(rule, name))),
    dependencies(node, value, judge),
    unevaluated(node, value, judge),
  );
}

/**
 * What properties bring with them when they are sent: `dependentRequired`, `dependentSchemas` and the older `dependencies`, by the
 * property that triggers them. The dialect may have given the keyword up, which widespread validators read all the same.
 */
export function dependenciesOf(node: SchemaNode) {
  return (['dependentRequired', 'dependentSchemas', 'dependencies'] as const).flatMap((keyword) =>
    namesIn(node, keyword).map((trigger) => {
      const map = keywordOf(node, keyword);
      const value = isObject(map) ? own(map, trigger) : undefined;
      const outdated = keyword === 'dependencies' && isSince(node.resource?.dialect ?? DEFAULT_DIALECT, '2019-09');
      return Array.isArray(value)
        ? { trigger, required: value.map(String), schema: undefined, outdated }
        : { trigger, required: [], schema: childOf(node, keyword, trigger), outdated };
    }),
  );
}

function dependencies(node: SchemaNode, value: JsonObject, judge: Judge): Truth {
  let truth: Truth = true;
  for (const { trigger, required, schema, outdated } of dependenciesOf(node)) {
    if (!Object.hasOwn(value, trigger)) continue;
    const listed = required.every((name) => Object.hasOwn(value, name));
    const answer = listed && schema !== undefined ? judge(schema, value) : listed;
    if (answer === false && !outdated) return false;
    if (answer !== true) truth = undefined;
  }
  return truth;
}

function unevaluated(node: SchemaNode, value: JsonObject, judge: Judge): Truth {
  const schema = childOf(node, 'unevaluatedProperties');
  if (schema === undefined || schema.schema === true) return true;
  const seen = evaluated(node, value, judge);
  if (seen === undefined) return undefined;
  const rest = Object.keys(value).filter((name) => !seen.has(name));
  return both(...rest.map((name) => judge(schema, value[name])));
}

// The names that some keyword of the node, its references or its matching branches has looked at.
function evaluated(node: SchemaNode, value: JsonObject, judge: Judge): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  const parts = new Set([node]);
  for (const part of parts) {
    const all = part !== node && childOf(part, 'unevaluatedProperties') !== undefined;
    for (const name of Object.keys(value)) {
      const { schemas, perhaps } = propertySchemas(part, name);
      if (all || schemas.length > 0) names.add(name);
      else if (perhaps.length > 0) return undefined;
    }
    if (all) continue;
    for (const inner of [...targetsOf(part), ...listOf(part, 'allOf')]) parts.add(inner);
    const triggered = dependenciesOf(part).flatMap(({ trigger, schema }) =>
      Object.hasOwn(value, trigger) ? (schema ?? []) : [],
    );
    for (const branch of [...listOf(part, 'anyOf'), ...listOf(part, 'oneOf'), ...triggered]) {
      const matches = judge(branch, value);
      if (matches === undefined) return undefined;
      if (matches) parts.add(branch);
    }
    const condition = childOf(part, 'if');
    if (condition === undefined) continue;
    const matches = judge(condition, value);
    if (matches === undefined) return undefined;
    for (const each of [matches ? condition : undefined, childOf(part, matches ? 'then' : 'else')])
      if (each !== undefined) parts.add(each);
  }
  return names;
}
