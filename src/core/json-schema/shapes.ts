import { type Budget, TooMuch } from './budget.ts';
import { evaluate, typesOf } from './evaluate.ts';
import { both } from './truth.ts';
import { itemSchemas } from './array.ts';
import { propertySchemas } from './object.ts';
import { JSON_TYPES, jsonEqual, jsonTypeOf, type JsonType } from './json.ts';
import {
  childOf,
  constOf,
  keywordOf,
  namesIn,
  numbersOf,
  requiredBy,
  textsOf,
  type SchemaDocument,
  type SchemaNode,
  isReadTwoWays,
  listOf,
  targetsOf,
} from './schema-document.ts';
import type { ArrayShape, Conjunction, NumberShape, ObjectShape, OpenNames, Shape, StringShape } from './shape.ts';

/** The shapes that a conjunction of contract schemas allows; none when it allows no value. */
export function shapesOf(conjunction: Conjunction, budget: Budget): Shape[] {
  const alternatives = multiply(conjunction.map((node) => expand(node, budget, 0)));
  return alternatives.flatMap((nodes) => shapesOfAlternative(nodes, conjunction, budget));
}

/** The alternative forms of the arguments that a contract allows. */
export function formsOf({ root }: SchemaDocument, budget: Budget): ObjectShape[] {
  return shapesOf([root], budget)
    .filter((shape) => shape.kind === 'object')
    .filter((shape) => canBeSent(shape, budget));
}

// Whether every required property has at least one alternative left.
function canBeSent(shape: ObjectShape, budget: Budget): boolean {
  return [...shape.required].every((name) => shapesOf(shape.properties.get(name) ?? [], budget).length > 0);
}

function shapesOfAlternative(nodes: readonly SchemaNode[], conjunction: Conjunction, budget: Budget): Shape[] {
  const all = [...new Set([...conjunction, ...nodes])];
  const types = JSON_TYPES.filter((type) => nodes.every((node) => allowsType(node, type)));
  const listed = valuesOf(nodes);
  if (listed !== undefined) {
    const values = listed.filter((value) => types.includes(jsonTypeOf(value)) && allowed(all, value, budget));
    return values.length === 0 ? [] : [{ kind: 'values', all, values }];
  }
  return types.flatMap((type): Shape | Shape[] => {
    switch (type) {
      case 'null':
      case 'boolean': {
        const values = (type === 'null' ? [null] : [true, false]).filter((value) => allowed(all, value, budget));
        return values.length === 0 ? [] : { kind: 'values', all, values };
      }
      case 'number':
        return numberShape(nodes, all);
      case 'string':
        return stringShape(nodes, all);
      case 'array':
        return arrayShape(nodes, all);
      case 'object':
        return objectShape(nodes, all) ?? [];
    }
  });
}

function allowed(all: Conjunction, value: unknown, budget: Budget): boolean {
  return both(...all.map((node) => evaluate(node, value, { budget, aspect: 'whole' }))) !== false;
}

function allowsType(node: SchemaNode, type: JsonType): boolean {
  const stated = keywordOf(node, 'type');
  if (stated === undefined) return true;
  const types = typesOf(stated);
  if (type === 'null' && keywordOf(node, 'nullable') === true) return true;
  return types.includes(type) || (type === 'number' && types.includes('integer'));
}

function valuesOf(nodes: readonly SchemaNode[]): unknown[] | undefined {
  let values: unknown[] | undefined;
  for (const node of nodes) {
    const listed = keywordOf(node, 'enum');
    for (const list of [Array.isArray(listed) ? (listed as unknown[]) : undefined, constOf(node)])
      if (list !== undefined)
        values =
          values === undefined ? [...list] : values.filter((value) => list.some((item) => jsonEqual(item, value)));
  }
  return values;
}

function numberShape(nodes: readonly SchemaNode[], all: Conjunction): NumberShape {
  const multiples = numbersOf(nodes, 'multipleOf');
  const integer = nodes.some((node) => {
    const type = keywordOf(node, 'type');
    return type !== undefined && !typesOf(type).includes('number') && typesOf(type).includes('integer');
  });
  return {
    kind: 'number',
    all,
    integer: integer || multiples.some(Number.isInteger),
    minimum: Math.max(-Infinity, ...numbersOf(nodes, 'minimum')),
    maximum: Math.min(Infinity, ...numbersOf(nodes, 'maximum')),
    exclusiveMinimum: Math.max(-Infinity, ...numbersOf(nodes, 'exclusiveMinimum')),
    exclusiveMaximum: Math.min(Infinity, ...numbersOf(nodes, 'exclusiveMaximum')),
    multiples,
  };
}

function stringShape(nodes: readonly SchemaNode[], all: Conjunction): StringShape {
  return {
    kind: 'string',
    all,
    minLength: Math.max(0, ...numbersOf(nodes, 'minLength')),
    maxLength: Math.min(Infinity, ...numbersOf(nodes, 'maxLength')),
    patterns: textsOf(nodes, 'pattern'),
    formats: textsOf(nodes, 'format'),
  };
}

function arrayShape(nodes: readonly SchemaNode[], all: Conjunction): ArrayShape {
  const described = nodes.map(itemSchemas);
  const length = Math.max(0, ...described.map(({ prefix }) => prefix.length));
  const at = (i: number): SchemaNode[] => [
    ...new Set(described.flatMap(({ prefix, rest }) => prefix[i] ?? rest ?? [])),
  ];
  const rest = [...new Set(described.flatMap((items) => items.rest ?? []))];
  const closed = rest.some((node) => node.schema === false);
  return {
    kind: 'array',
    all,
    prefix: Array.from({ length }, (_, i) => at(i)),
    rest,
    minItems: Math.max(0, ...numbersOf(nodes, 'minItems')),
    maxItems: Math.min(closed ? length : Infinity, ...numbersOf(nodes, 'maxItems')),
    unique: nodes.some((node) => keywordOf(node, 'uniqueItems') === true),
  };
}

// Undefined when a required property is ruled out, so that there is no such object.
function objectShape(nodes: readonly SchemaNode[], all: Conjunction): ObjectShape | undefined {
  const required = new Set(nodes.flatMap(requiredBy));
  const properties = new Map<string, Conjunction>();
  for (const name of new Set([...required, ...nodes.flatMap((node) => namesIn(node, 'properties'))])) {
    const conjunction = [...new Set(nodes.flatMap((node) => propertySchemas(node, name).schemas))];
    if (!conjunction.some((node) => node.schema === false)) properties.set(name, conjunction);
    else if (required.has(name)) return undefined;
  }
  return { kind: 'object', all, properties, required, open: openNames(nodes) };
}

function openNames(nodes: readonly SchemaNode[]): OpenNames[] {
  const additional = [...new Set(nodes.flatMap((node) => childOf(node, 'additionalProperties') ?? []))];
  const open: OpenNames[] = [];
  if (additional.length > 0 && !additional.some((node) => node.schema === false))
    open.push({ pattern: undefined, conjunction: additional });
  for (const node of nodes) {
    for (const pattern of namesIn(node, 'patternProperties')) {
      const schema = childOf(node, 'patternProperties', pattern);
      if (schema !== undefined && schema.schema !== false) open.push({ pattern, conjunction: [schema] });
    }
  }
  return open;
}

const MAX_ALTERNATIVES = 64;

/**
 * Multiplies out `$ref`, `allOf`, `anyOf` and `oneOf`: a value is allowed by the conjunction exactly when it is allowed by
 * one of the alternatives, in each of which only the nodes' own keywords are left to look at. (`oneOf` counts as `anyOf`
 * here; that a value may match only one branch is checked where it matters, on witnesses.)
 *
 * @throws TooMuch for a reference that leads back to itself, or too many alternatives
 */
type Alternatives = readonly (readonly SchemaNode[])[];

/** What a node expands to depends on nothing else; undefined while it is being expanded. */
const EXPANDED = new WeakMap<SchemaNode, Alternatives | undefined>();

// Each node once, however many references lead to it.
function expand(node: SchemaNode, budget: Budget, depth: number): Alternatives {
  budget.spend(depth);
  if (node.schema === true) return [[]];
  if (node.schema === false) return [];
  const known = EXPANDED.get(node);
  if (known !== undefined) return known;
  if (EXPANDED.has(node)) throw new TooMuch('a reference leads back to itself');
  EXPANDED.set(node, undefined);
  try {
    const alternatives = expandParts(node, budget, depth);
    EXPANDED.set(node, alternatives);
    return alternatives;
  } catch (error) {
    EXPANDED.delete(node);
    throw error;
  }
}

function expandParts(node: SchemaNode, budget: Budget, depth: number): Alternatives {
  const factors: Alternatives[] = targetsOf(node).map((target) => expand(target, budget, depth + 1));
  if (isReadTwoWays(node)) return multiply(factors);
  factors.unshift([[node]]);
  for (const part of listOf(node, 'allOf')) factors.push(expand(part, budget, depth + 1));
  for (const keyword of ['anyOf', 'oneOf']) {
    if (keywordOf(node, keyword) === undefined) continue;
    factors.push(listOf(node, keyword).flatMap((branch) => expand(branch, budget, depth + 1)));
  }
  return multiply(factors);
}

// Neither a node twice in one alternative nor the same alternative twice says more than once.
function multiply(factors: readonly Alternatives[]): Alternatives {
  let product: Alternatives = [[]];
  for (const factor of factors) {
    if (factor.length === 1 && factor[0]?.length === 0) continue;
    const alternatives = new Map<string, readonly SchemaNode[]>();
    for (const left of product) {
      for (const right of factor) {
        const nodes = left.length === 0 ? right : [...new Set([...left, ...right])];
        alternatives.set(
          nodes
            .map(({ id }) => id)
            .sort((a, b) => a - b)
            .join(' '),
          nodes,
        );
      }
    }
    product = [...alternatives.values()];
    if (product.length > MAX_ALTERNATIVES)
      throw new TooMuch(`the schema has more than ${MAX_ALTERNATIVES} alternatives`);
  }
  return product;
}
