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
export function alternativesOf(conjunction: Conjunction, budget: Budget): Alternatives {
  return multiply(conjunction.map((node) => expand(node, budget, 0)));
}

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
