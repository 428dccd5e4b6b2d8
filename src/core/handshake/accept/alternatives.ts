import { TooMuch, type Budget } from './budget.ts';
import { isReadTwoWays, keywordOf, listOf, targetsOf, type SchemaNode } from './schema-document.ts';
import type { Conjunction } from './shape.ts';

const MAX_ALTERNATIVES = 64;

/**
 * Multiplies out `$ref`, `allOf`, `anyOf` and `oneOf`: a value is allowed by the conjunction exactly when it is allowed by
 * one of the alternatives, in each of which only the nodes' own keywords are left to look at. (`oneOf` counts as `anyOf`
 * here; that a value may match only one branch is checked where it matters, on witnesses.)
 *
 * @throws TooMuch for a reference that leads back to itself, or too many alternatives
 */
export function alternativesOf(conjunction: Conjunction, budget: Budget): SchemaNode[][] {
  return multiply(conjunction.map((node) => expand(node, budget, 0)));
}

function expand(node: SchemaNode, budget: Budget, depth: number): SchemaNode[][] {
  budget.spend(depth);
  if (depth > 100) throw new TooMuch('a reference leads back to itself');
  if (node.schema === true) return [[]];
  if (node.schema === false) return [];
  const factors = targetsOf(node).map((target) => expand(target, budget, depth + 1));
  if (isReadTwoWays(node)) return multiply(factors);
  factors.unshift([[node]]);
  for (const part of listOf(node, 'allOf')) factors.push(expand(part, budget, depth + 1));
  for (const keyword of ['anyOf', 'oneOf']) {
    if (keywordOf(node, keyword) === undefined) continue;
    factors.push(listOf(node, keyword).flatMap((branch) => expand(branch, budget, depth + 1)));
  }
  return multiply(factors);
}

function multiply(factors: readonly SchemaNode[][][]): SchemaNode[][] {
  let product: SchemaNode[][] = [[]];
  for (const factor of factors) {
    product = product.flatMap((left) => factor.map((right) => [...left, ...right]));
    if (product.length > MAX_ALTERNATIVES)
      throw new TooMuch(`the schema has more than ${MAX_ALTERNATIVES} alternatives`);
  }
  return product;
}
