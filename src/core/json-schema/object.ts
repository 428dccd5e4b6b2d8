import { isObject, own, type JsonObject } from './json.ts';
import { compilePattern } from './pattern.ts';
import { childOf, keywordOf, listOf, namesIn, targetsOf, type SchemaNode } from './schema-document.ts';
import { DEFAULT_DIALECT, isSince } from './keywords.ts';
import { both, type Evaluate, type Evaluation, type Truth } from './truth.ts';

/** What a node itself, without its references and branches, says of a property. */
export interface PropertySchemas {
  /** All of these hold for the property. */
  readonly schemas: readonly SchemaNode[];
  /** These hold if their pattern matches, which cannot be told. */
  readonly perhaps: readonly SchemaNode[];
  /** Whether the node names the property: by itself, by a pattern, or by an explicit `additionalProperties`. */
  readonly named: boolean;
}

/** The local schemas of one property: `properties`, matching `patternProperties`, else `additionalProperties`. */
export function propertySchemas(node: SchemaNode, name: string): PropertySchemas {
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
export function evaluateObject(
  node: SchemaNode,
  value: JsonObject,
  how: Evaluation,
  depth: number,
  evaluate: Evaluate,
): Truth {
  const names = Object.keys(value);
  const whole = how.aspect === 'whole';
  if (whole) {
    const required = keywordOf(node, 'required');
    if (Array.isArray(required) && required.some((name) => !Object.hasOwn(value, String(name)))) return false;
    const [min, max] = [keywordOf(node, 'minProperties'), keywordOf(node, 'maxProperties')];
    if (typeof min === 'number' && names.length < min) return false;
    if (typeof max === 'number' && names.length > max) return false;
  }
  let truth: Truth = true;
  for (const name of names) {
    const { schemas, perhaps } = propertySchemas(node, name);
    for (const schema of schemas) truth = both(truth, evaluate(schema, value[name], how, depth));
    for (const schema of perhaps) {
      if (evaluate(schema, value[name], how, depth) !== true) truth = both(truth, undefined);
    }
    if (truth === false) return false;
  }
  if (!whole) return truth;
  return both(
    truth,
    propertyNames(node, names, how, depth, evaluate),
    dependencies(node, value, how, depth, evaluate),
    unevaluated(node, value, how, depth, evaluate),
  );
}

function propertyNames(
  node: SchemaNode,
  names: readonly string[],
  how: Evaluation,
  depth: number,
  evaluate: Evaluate,
): Truth {
  const schema = childOf(node, 'propertyNames');
  return schema === undefined ? true : both(...names.map((name) => evaluate(schema, name, how, depth)));
}

/** What a property brings with it when it is sent. */
export interface Dependency {
  readonly trigger: string;
  readonly required: readonly string[];
  readonly schema: SchemaNode | undefined;
  /** Whether the dialect has given the keyword up, which widespread validators read all the same. */
  readonly outdated: boolean;
}

/** `dependentRequired`, `dependentSchemas` and the older `dependencies`, by the property that triggers them. */
export function dependenciesOf(node: SchemaNode): Dependency[] {
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

function dependencies(node: SchemaNode, value: JsonObject, how: Evaluation, depth: number, evaluate: Evaluate): Truth {
  let truth: Truth = true;
  for (const { trigger, required, schema, outdated } of dependenciesOf(node)) {
    if (!Object.hasOwn(value, trigger)) continue;
    const listed = required.every((name) => Object.hasOwn(value, name));
    const answer = listed && schema !== undefined ? evaluate(schema, value, how, depth) : listed;
    if (answer === false && !outdated) return false;
    if (answer !== true) truth = undefined;
  }
  return truth;
}

function unevaluated(node: SchemaNode, value: JsonObject, how: Evaluation, depth: number, evaluate: Evaluate): Truth {
  const schema = childOf(node, 'unevaluatedProperties');
  if (schema === undefined || schema.schema === true) return true;
  const seen = evaluated(node, value, how, depth, evaluate, true);
  if (seen === undefined) return undefined;
  const rest = Object.keys(value).filter((name) => !seen.has(name));
  return both(...rest.map((name) => evaluate(schema, value[name], how, depth)));
}

// The names that some keyword of the node, its references or its matching branches has looked at.
function evaluated(
  node: SchemaNode,
  value: JsonObject,
  how: Evaluation,
  depth: number,
  evaluate: Evaluate,
  outermost = false,
): Set<string> | undefined {
  how.budget.spend(depth);
  const names = new Set<string>();
  if (!outermost && childOf(node, 'unevaluatedProperties') !== undefined) return new Set(Object.keys(value));
  for (const name of Object.keys(value)) {
    const { schemas, perhaps } = propertySchemas(node, name);
    if (schemas.length > 0) names.add(name);
    else if (perhaps.length > 0) return undefined;
  }
  const inside = [...targetsOf(node), ...listOf(node, 'allOf')];
  const branches = [...listOf(node, 'anyOf'), ...listOf(node, 'oneOf')];
  for (const { trigger, schema } of dependenciesOf(node))
    if (schema !== undefined && Object.hasOwn(value, trigger)) branches.push(schema);
  const [condition, yes, no] = [childOf(node, 'if'), childOf(node, 'then'), childOf(node, 'else')];
  for (const branch of branches) {
    const matches = evaluate(branch, value, how, depth + 1);
    if (matches === undefined) return undefined;
    if (matches) inside.push(branch);
  }
  if (condition !== undefined) {
    const matches = evaluate(condition, value, how, depth + 1);
    if (matches === undefined) return undefined;
    inside.push(...(matches ? [condition, ...(yes === undefined ? [] : [yes])] : no === undefined ? [] : [no]));
  }
  for (const part of inside) {
    const found = evaluated(part, value, how, depth + 1, evaluate);
    if (found === undefined) return undefined;
    for (const name of found) names.add(name);
  }
  return names;
}
