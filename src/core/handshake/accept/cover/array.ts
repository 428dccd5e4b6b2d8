import { statesTheSame, withoutExample, type Comparison } from './comparison.ts';
import { itemSchemas } from '../../../json-schema/array.ts';
import {
  ACCEPTS,
  atItem,
  found,
  mapObstacles,
  nameOf,
  textAt,
  type At,
  type Gathering,
  type Outcome,
} from '../outcome.ts';
import { childOf, keywordOf, type SchemaNode } from '../../../json-schema/schema-document.ts';
import type { ArrayShape, Conjunction } from '../../../json-schema/shape.ts';
import { below } from '../../../json-schema/where.ts';

/** The tool's keywords for arrays. */
export function coverArray(
  comparison: Comparison,
  shape: ArrayShape,
  tool: SchemaNode,
  at: At,
  gathering: Gathering,
): void {
  const { prefix, rest } = itemSchemas(tool);
  const known = Math.max(prefix.length, shape.prefix.length);
  for (let i = 0; i < Math.min(known, shape.maxItems); i++) {
    const schema = prefix[i] ?? rest;
    if (schema === undefined) continue;
    if (gathering.add(one(comparison, shape, shape.prefix[i] ?? shape.rest, schema, i, i, at))) return;
  }
  if (rest !== undefined && shape.maxItems > known)
    gathering.add(one(comparison, shape, shape.rest, rest, known, undefined, at));
  if (comparison.aspect === 'whole') gathering.addAll(wholeArray(comparison, shape, tool, at));
}

// What the tool says of the array as a whole.
function* wholeArray(comparison: Comparison, shape: ArrayShape, tool: SchemaNode, at: At): Generator<Outcome> {
  yield* lengths(comparison, shape, tool, at);
  if (keywordOf(tool, 'uniqueItems') === true && !shape.unique && shape.maxItems > 1) {
    const twins = comparison.samples.of(shape.prefix[0] ?? shape.rest).map((item) => [item, item]);
    const reason = `the tool takes no item of ${nameOf(at)} twice`;
    yield comparison.refuse(shape, tool, at, reason, twins, below(tool.where, 'uniqueItems'));
  }
  yield contains(comparison, shape, tool, at);
  const unevaluated = childOf(tool, 'unevaluatedItems');
  if (unevaluated !== undefined && unevaluated.schema !== true && itemSchemas(tool).rest === undefined)
    yield found(at, below(tool.where, 'unevaluatedItems'), `which items of ${nameOf(at)} are left over cannot be told`);
}

function one(
  comparison: Comparison,
  shape: ArrayShape,
  conjunction: Conjunction,
  schema: SchemaNode,
  index: number,
  label: number | undefined,
  at: At,
): Outcome {
  const outcome = comparison.covers(conjunction, schema, atItem(at, label, conjunction[0]?.where ?? at.contract));
  if (outcome.obstacles.length === 0) return ACCEPTS;
  const lifted = mapObstacles(outcome, (obstacle) => {
    if (obstacle.rejected.length === 0) return obstacle;
    const rejected = obstacle.rejected.flatMap((value) => {
      const array = comparison.samples.arrayWith(shape, index, value);
      return array === undefined ? [] : [array];
    });
    return { ...obstacle, rejected, reason: rejected.length > 0 ? obstacle.reason : withoutExample(obstacle.reason) };
  });
  return { ...lifted, named: ACCEPTS.named };
}

/** A longer example than this helps nobody. */
const LONGEST_LIST = 1000;

function* lengths(comparison: Comparison, shape: ArrayShape, tool: SchemaNode, at: At): Generator<Outcome> {
  const [min, max] = [keywordOf(tool, 'minItems'), keywordOf(tool, 'maxItems')];
  if (typeof min === 'number' && min > shape.minItems) {
    const reason = textAt(at, `the tool takes ${min} items and more`);
    yield comparison.refuse(shape, tool, at, reason, [], below(tool.where, 'minItems'));
  }
  if (typeof max === 'number' && max < shape.maxItems) {
    const reason = textAt(at, `the tool takes ${max} items at most`);
    const longer = max < LONGEST_LIST ? comparison.samples.listsOf(shape, max + 1) : [];
    yield comparison.refuse(shape, tool, at, reason, longer, below(tool.where, 'maxItems'));
  }
}

function contains(comparison: Comparison, shape: ArrayShape, tool: SchemaNode, at: At): Outcome {
  const schema = childOf(tool, 'contains');
  const [min, max] = [keywordOf(tool, 'minContains'), keywordOf(tool, 'maxContains')];
  const least = typeof min === 'number' ? min : 1;
  if (schema === undefined || (least === 0 && max === undefined)) return ACCEPTS;
  if (statesTheSame(shape, tool, ['contains', 'minContains', 'maxContains'])) return ACCEPTS;
  if (max === undefined && shape.minItems >= least) {
    const each = [...shape.prefix, shape.rest].map((conjunction) =>
      comparison.covers(conjunction, schema, atItem(at, undefined, at.contract)),
    );
    if (each.every(({ obstacles }) => obstacles.length === 0)) return ACCEPTS;
  }
  const reason = `the tool asks for certain items in ${nameOf(at)}`;
  return comparison.refuse(shape, tool, at, reason, [], below(tool.where, 'contains'));
}
