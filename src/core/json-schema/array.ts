import { jsonEqual } from './json.ts';
import { childOf, isWithin, keywordOf, listOf, numberOf, type SchemaNode } from './schema-document.ts';
import { both, type Judge, type Truth } from './truth.ts';

/** The first items of an array by place, and the rest: `prefixItems` and `items`, or in the older spelling `items` as a list and `additionalItems`. */
export function itemSchemas(node: SchemaNode) {
  const items = keywordOf(node, 'items');
  if (Array.isArray(items)) return { prefix: listOf(node, 'items'), rest: childOf(node, 'additionalItems') };
  return { prefix: listOf(node, 'prefixItems'), rest: childOf(node, 'items') };
}

/** The keywords that speak of an array. */
export function evaluateArray(node: SchemaNode, value: readonly unknown[], whole: boolean, judge: Judge): Truth {
  if (whole) {
    if (!isWithin(value.length, node, 'minItems', 'maxItems')) return false;
    const isTwin = (item: unknown, i: number): boolean => value.some((other, j) => j > i && jsonEqual(item, other));
    if (keywordOf(node, 'uniqueItems') === true && value.some(isTwin)) return false;
  }
  const { prefix, rest } = itemSchemas(node);
  let truth: Truth = true;
  for (const [i, item] of value.entries()) {
    const schema = prefix[i] ?? rest;
    truth = both(truth, schema === undefined ? true : judge(schema, item));
    if (truth === false) return false;
  }
  if (!whole) return truth;
  return both(truth, contains(node, value, judge), unevaluatedItems(node, value, prefix.length, rest));
}

function contains(node: SchemaNode, value: readonly unknown[], judge: Judge): Truth {
  const schema = childOf(node, 'contains');
  if (schema === undefined) return true;
  const answers = value.map((item) => judge(schema, item));
  const sure = answers.filter((answer) => answer === true).length;
  const possible = sure + answers.filter((answer) => answer === undefined).length;
  const least = numberOf(node, 'minContains') ?? 1;
  const most = numberOf(node, 'maxContains') ?? Infinity;
  if (possible < least || sure > most) return false;
  return sure >= least && possible <= most ? true : undefined;
}

function unevaluatedItems(
  node: SchemaNode,
  value: readonly unknown[],
  known: number,
  rest: SchemaNode | undefined,
): Truth {
  const schema = childOf(node, 'unevaluatedItems');
  return schema === undefined || schema.schema === true || rest !== undefined || value.length <= known
    ? true
    : undefined;
}
