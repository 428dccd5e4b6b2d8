import { withoutExample, type Meeting } from './comparison.ts';
import { itemSchemas } from '../../../json-schema/array.ts';
import { ACCEPTS, atItem, found, mapObstacles, nameOf, textAt, type Gathering, type Outcome } from '../outcome.ts';
import { childOf, keywordOf, type SchemaNode } from '../../../json-schema/schema-document.ts';
import type { ArrayShape } from '../../../json-schema/shape.ts';
import { below } from '../../../json-schema/where.ts';

/** The tool's keywords for arrays. */
export function coverArray(meeting: Meeting, shape: ArrayShape, gathering: Gathering): void {
  const { prefix, rest } = itemSchemas(meeting.tool);
  const known = Math.max(prefix.length, shape.prefix.length);
  for (let i = 0; i < Math.min(known, shape.maxItems); i++) {
    const schema = prefix[i] ?? rest;
    if (schema !== undefined && gathering.add(item(meeting, shape, schema, i, i))) return;
  }
  if (rest !== undefined && shape.maxItems > known) gathering.add(item(meeting, shape, rest, known, undefined));
  if (meeting.comparison.aspect === 'whole') gathering.addAll(wholeArray(meeting, shape));
}

// What the tool says of the array as a whole.
function* wholeArray(meeting: Meeting, shape: ArrayShape): Generator<Outcome> {
  const { comparison, tool, at } = meeting;
  const [min, max] = [meeting.number('minItems'), meeting.number('maxItems')];
  if (min !== undefined && min > shape.minItems)
    yield meeting.refuse('minItems', textAt(at, `the tool takes ${min} items and more`));
  if (max !== undefined && max < shape.maxItems) {
    const longer = max < LONGEST_LIST ? comparison.samples.listsOf(shape, max + 1) : [];
    yield meeting.refuse('maxItems', textAt(at, `the tool takes ${max} items at most`), longer);
  }
  if (keywordOf(tool, 'uniqueItems') === true && !shape.unique && shape.maxItems > 1) {
    const twins = comparison.samples.of(shape.prefix[0] ?? shape.rest).map((each) => [each, each]);
    yield meeting.refuse('uniqueItems', `the tool takes no item of ${nameOf(at)} twice`, twins);
  }
  yield contains(meeting, shape);
  const unevaluated = childOf(tool, 'unevaluatedItems');
  if (unevaluated !== undefined && unevaluated.schema !== true && itemSchemas(tool).rest === undefined)
    yield found(at, below(tool.where, 'unevaluatedItems'), `cannot determine which items of ${nameOf(at)} are left`);
}

/** A longer example does not help. */
const LONGEST_LIST = 1000;

// One item, or with no label all from there on.
function item(
  { comparison, at }: Meeting,
  shape: ArrayShape,
  schema: SchemaNode,
  index: number,
  label: number | undefined,
): Outcome {
  const conjunction = shape.prefix[index] ?? shape.rest;
  const outcome = comparison.covers(conjunction, schema, atItem(at, label, conjunction[0]?.where ?? at.contract));
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

function contains(meeting: Meeting, shape: ArrayShape): Outcome {
  const { comparison, tool, at } = meeting;
  const schema = childOf(tool, 'contains');
  const least = meeting.number('minContains') ?? 1;
  const max = keywordOf(tool, 'maxContains');
  if (schema === undefined || (least === 0 && max === undefined)) return ACCEPTS;
  if (meeting.statesTheSame('contains', 'minContains', 'maxContains')) return ACCEPTS;
  if (max === undefined && shape.minItems >= least) {
    const each = [...shape.prefix, shape.rest].map((conjunction) =>
      comparison.covers(conjunction, schema, atItem(at, undefined, at.contract)),
    );
    if (each.every(({ obstacles }) => obstacles.length === 0)) return ACCEPTS;
  }
  return meeting.refuse('contains', `the tool asks for certain items in ${nameOf(at)}`);
}
