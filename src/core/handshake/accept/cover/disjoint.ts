import type { Comparison } from './comparison.ts';
import { typesOf } from '../../../json-schema/evaluate.ts';
import { propertySchemas } from '../../../json-schema/object.ts';
import { jsonTypeOf } from '../../../json-schema/json.ts';
import {
  constOf,
  isReadTwoWays,
  keywordOf,
  listOf,
  requiredBy,
  targetsOf,
  type SchemaNode,
} from '../../../json-schema/schema-document.ts';
import type { ObjectShape, Shape } from '../../../json-schema/shape.ts';
import { shapesOf } from '../../../json-schema/shapes.ts';

/** Properties inside properties that are looked at for a difference. */
const MAX_LEVELS = 3;

/** Is it certain that a subschema of the tool takes no value of a shape? False means: it may take some. */
export function isDisjoint(comparison: Comparison, shape: Shape, tool: SchemaNode, depth: number, levels = 0): boolean {
  comparison.budget.spend(depth);
  if (typeof tool.schema === 'boolean') return !tool.schema;
  if (shape.kind === 'values') return shape.values.every((value) => comparison.accepts(tool, value) === false);
  const next = depth + 1;
  if (targetsOf(tool).some((target) => isDisjoint(comparison, shape, target, next, levels))) return true;
  if (isReadTwoWays(tool)) return false;
  if (listOf(tool, 'allOf').some((part) => isDisjoint(comparison, shape, part, next, levels))) return true;
  for (const keyword of ['anyOf', 'oneOf']) {
    const branches = listOf(tool, keyword);
    if (branches.length > 0 && branches.every((branch) => isDisjoint(comparison, shape, branch, next, levels)))
      return true;
  }
  if (typeExcluded(shape.kind, tool) || valuesExcluded(comparison, shape, tool)) return true;
  return shape.kind === 'object' && objectExcluded(comparison, shape, tool, next, levels);
}

function typeExcluded(kind: string, tool: SchemaNode): boolean {
  const type = keywordOf(tool, 'type');
  if (type === undefined) return false;
  const types = typesOf(type);
  return !types.includes(kind) && !(kind === 'number' && types.includes('integer'));
}

function valuesExcluded(comparison: Comparison, shape: Shape, tool: SchemaNode): boolean {
  const values = constOf(tool) ?? keywordOf(tool, 'enum');
  if (!Array.isArray(values)) return false;
  return values.every(
    (value) => jsonTypeOf(value) !== shape.kind || comparison.samples.allows(shape.all, value) === false,
  );
}

// A name that is never sent but required, or that is always sent and never taken.
function objectExcluded(
  comparison: Comparison,
  shape: ObjectShape,
  tool: SchemaNode,
  depth: number,
  levels: number,
): boolean {
  if (shape.open.length === 0 && requiredBy(tool).some((name) => !shape.properties.has(name))) return true;
  if (levels >= MAX_LEVELS) return false;
  for (const name of shape.required) {
    const conjunction = shape.properties.get(name) ?? [];
    for (const schema of propertySchemas(tool, name).schemas) {
      const shapes = shapesOf(conjunction, comparison.budget);
      if (shapes.every((part) => isDisjoint(comparison, part, schema, depth + 1, levels + 1))) return true;
    }
  }
  return false;
}
