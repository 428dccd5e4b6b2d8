import type { Meeting, Comparison } from './comparison.ts';
import { ACCEPTS, answerOf, found, nameOf, naming, type Gathering, type Outcome } from '../outcome.ts';
import { typesOf } from '../../../json-schema/evaluate.ts';
import { jsonTypeOf } from '../../../json-schema/json.ts';
import { propertySchemas } from '../../../json-schema/object.ts';
import {
  childOf,
  keywordOf,
  listOf,
  targetsOf,
  type SchemaNode,
  constOf,
  isReadTwoWays,
  requiredBy,
} from '../../../json-schema/schema-document.ts';
import type { ObjectShape, Shape } from '../../../json-schema/shape.ts';
import { shapesOf } from '../../../json-schema/shapes.ts';
import { below } from '../../../json-schema/where.ts';

/**
 * The tool's `anyOf`, `oneOf`, `not` and `if`; by type `oneOf` is `anyOf`, and the others say nothing. It fills a gathering
 * instead of yielding: a generator costs stack at each of hundreds of levels.
 */
export function coverBranches(meeting: Meeting, gathering: Gathering): void {
  const { comparison, shape, tool, at } = meeting;
  const types = comparison.aspect === 'types';
  if (keywordOf(tool, 'anyOf') !== undefined && gathering.add(anyOf(meeting, 'anyOf'))) return;
  if (keywordOf(tool, 'oneOf') !== undefined && gathering.add(types ? anyOf(meeting, 'oneOf') : oneOf(meeting))) return;
  if (types) return;
  const not = childOf(tool, 'not');
  if (not !== undefined && !meeting.statesTheSame('not') && !isDisjoint(comparison, shape, not, at.depth)) {
    const outcome = meeting.refuse('not', `the tool excludes some of ${nameOf(at)}`, comparison.taken(not));
    if (gathering.add(outcome)) return;
  }
  const condition = (childOf(tool, 'then') ?? childOf(tool, 'else')) ? childOf(tool, 'if') : undefined;
  if (condition !== undefined && !meeting.statesTheSame('if', 'then', 'else'))
    gathering.add(conditional(meeting, condition));
}

function anyOf(meeting: Meeting, keyword: 'anyOf' | 'oneOf'): Outcome {
  const outcomes = branchOutcomes(meeting, keyword);
  const fitting = outcomes.filter(({ obstacles }) => obstacles.length === 0);
  if (fitting.length === 0) return noBranch(meeting, keyword, outcomes);
  // A property is there when one of the branches names it (docs/format.md 17).
  const named = fitting.flatMap((outcome) => [...outcome.named]);
  return named.length === 0 ? ACCEPTS : naming(named);
}

function oneOf(meeting: Meeting): Outcome {
  const { comparison, shape, tool, at } = meeting;
  const outcomes = branchOutcomes(meeting, 'oneOf');
  const chosen = outcomes.findIndex(({ obstacles }) => obstacles.length === 0);
  if (chosen < 0) return noBranch(meeting, 'oneOf', outcomes);
  const overlaps = (branch: SchemaNode, i: number): boolean =>
    i !== chosen && !isDisjoint(comparison, shape, branch, at.depth);
  const overlapping = listOf(tool, 'oneOf').find(overlaps);
  if (overlapping === undefined) return ACCEPTS;
  const reason = `${nameOf(at)} may match more than one branch of the tool's oneOf`;
  return meeting.refuseAt(overlapping.where, reason, comparison.taken(overlapping));
}

function branchOutcomes(meeting: Meeting, keyword: 'anyOf' | 'oneOf'): Outcome[] {
  // A plain loop: a callback in between costs stack at each of hundreds of levels.
  const outcomes: Outcome[] = [];
  for (const branch of listOf(meeting.tool, keyword)) outcomes.push(meeting.with(branch));
  return outcomes;
}

// No branch alone takes it all: by type that is one obstacle; of the whole those of the closest branch say what is missing.
function noBranch(meeting: Meeting, keyword: string, outcomes: readonly Outcome[]): Outcome {
  const { comparison, tool, at } = meeting;
  const rejected = outcomes.flatMap(({ obstacles }) => obstacles.flatMap((obstacle) => obstacle.rejected));
  const obstacles = closest(outcomes)?.obstacles ?? [];
  const [first] = obstacles;
  const reason = `no branch of the tool's ${keyword} takes ${nameOf(at)}: ${first?.reason ?? 'there is none'}`;
  const outcome = meeting.refuseAt(first?.tool ?? below(tool.where, keyword), reason, rejected);
  if (comparison.aspect === 'types' || obstacles.length < 2) return outcome;
  const shown = obstacles.flatMap((obstacle) => {
    const left = obstacle.rejected.filter((value) => comparison.accepts(tool, value) === false);
    return left.length === 0 ? [] : [{ ...obstacle, rejected: left }];
  });
  return shown.length === 0 ? outcome : { ...ACCEPTS, obstacles: shown };
}

// The branch with the fewest obstacles; by type one that cannot be judged rather than one that certainly does not fit.
function closest(outcomes: readonly Outcome[]): Outcome | undefined {
  return outcomes.toSorted((a, b) => certain(a) - certain(b) || a.obstacles.length - b.obstacles.length)[0];
}

function certain({ obstacles }: Outcome): number {
  return obstacles.filter(({ rejected }) => rejected.length > 0).length;
}

function conditional(meeting: Meeting, condition: SchemaNode): Outcome {
  const { comparison, shape, tool, at } = meeting;
  const branch = (keyword: 'then' | 'else'): Outcome => {
    const schema = childOf(tool, keyword);
    return schema === undefined ? ACCEPTS : meeting.with(schema);
  };
  if (isDisjoint(comparison, shape, condition, at.depth)) return branch('else');
  if (meeting.with(condition).obstacles.length === 0) return branch('then');
  const obstacles = [branch('then'), branch('else')].flatMap((outcome) => outcome.obstacles);
  const [first] = obstacles;
  if (first === undefined) return ACCEPTS;
  const candidates = [...obstacles.flatMap(({ rejected }) => rejected), ...comparison.taken(condition)];
  const outcome = meeting.refuseAt(first.tool, first.reason, candidates);
  return answerOf(outcome) === 'refuses'
    ? outcome
    : found(at, condition.where, `whether the tool's if holds cannot be determined`);
}

/**
 * A subschema of the tool, and all parts of it that apply to every value of a shape: what its references lead to, `allOf`, and each
 * branch that takes them all.
 */
export function applyingTo(meeting: Meeting): readonly SchemaNode[] {
  const found = new Set([meeting.tool]);
  const takes = (part: SchemaNode): boolean => meeting.with(part).obstacles.length === 0;
  for (const node of found) {
    const branches = [...listOf(node, 'anyOf'), ...listOf(node, 'oneOf')].filter(takes);
    const condition = childOf(node, 'if');
    const held = condition !== undefined && takes(condition) ? [condition, childOf(node, 'then')] : [];
    for (const part of [...targetsOf(node), ...listOf(node, 'allOf'), ...branches, ...held])
      if (part !== undefined) found.add(part);
  }
  return [...found];
}

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
  const types = typesOf(keywordOf(tool, 'type') ?? shape.kind);
  if (!types.includes(shape.kind) && !(shape.kind === 'number' && types.includes('integer'))) return true;
  if (valuesExcluded(comparison, shape, tool)) return true;
  return shape.kind === 'object' && objectExcluded(comparison, shape, tool, next, levels);
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
