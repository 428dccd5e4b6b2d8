import { statesTheSame, type Comparison } from './comparison.ts';
import { isDisjoint } from './disjoint.ts';
import { ACCEPTS, answerOf, deeper, found, nameOf, naming, type At, type Gathering, type Outcome } from '../outcome.ts';
import { childOf, keywordOf, listOf, targetsOf, type SchemaNode } from '../../../json-schema/schema-document.ts';
import type { EndlessShape } from '../../../json-schema/shape.ts';
import { below } from '../../../json-schema/where.ts';

/** Whether {@link coverBranches} has anything to say. */
export function hasBranches(tool: SchemaNode): boolean {
  return ['anyOf', 'oneOf', 'not', 'if'].some((keyword) => keywordOf(tool, keyword) !== undefined);
}

/**
 * The tool's `anyOf`, `oneOf`, `not` and `if`; by type `oneOf` is `anyOf`, and the others say nothing. It fills a gathering
 * instead of yielding: a generator costs stack at each of hundreds of levels.
 */
export function coverBranches(
  comparison: Comparison,
  shape: EndlessShape,
  tool: SchemaNode,
  at: At,
  gathering: Gathering,
): void {
  const types = comparison.aspect === 'types';
  if (keywordOf(tool, 'anyOf') !== undefined && gathering.add(anyOf(comparison, shape, tool, 'anyOf', at))) return;
  if (keywordOf(tool, 'oneOf') !== undefined) {
    const outcome = types ? anyOf(comparison, shape, tool, 'oneOf', at) : oneOf(comparison, shape, tool, at);
    if (gathering.add(outcome)) return;
  }
  if (types) return;
  const not = childOf(tool, 'not');
  if (not !== undefined && !statesTheSame(shape, tool, ['not']) && !isDisjoint(comparison, shape, not, at)) {
    const reason = `the tool excludes some of ${nameOf(at)}`;
    const outcome = comparison.refuse(shape, tool, at, reason, comparison.taken(not), below(tool.where, 'not'));
    if (gathering.add(outcome)) return;
  }
  const condition = (childOf(tool, 'then') ?? childOf(tool, 'else')) ? childOf(tool, 'if') : undefined;
  if (condition !== undefined && !statesTheSame(shape, tool, ['if', 'then', 'else']))
    gathering.add(conditional(comparison, shape, tool, condition, at));
}

function anyOf(
  comparison: Comparison,
  shape: EndlessShape,
  tool: SchemaNode,
  keyword: 'anyOf' | 'oneOf',
  at: At,
): Outcome {
  const outcomes = branchOutcomes(comparison, shape, tool, keyword, at);
  const fitting = outcomes.filter(({ obstacles }) => obstacles.length === 0);
  if (fitting.length === 0) return noBranch(comparison, shape, tool, keyword, outcomes, at);
  // A property is there when one of the branches names it (docs/format.md 17).
  const named = fitting.flatMap((outcome) => [...outcome.named]);
  return named.length === 0 ? ACCEPTS : naming(named);
}

function oneOf(comparison: Comparison, shape: EndlessShape, tool: SchemaNode, at: At): Outcome {
  const branches = listOf(tool, 'oneOf');
  const outcomes = branchOutcomes(comparison, shape, tool, 'oneOf', at);
  const chosen = outcomes.findIndex(({ obstacles }) => obstacles.length === 0);
  if (chosen < 0) return noBranch(comparison, shape, tool, 'oneOf', outcomes, at);
  const overlapping = branches.find((branch, i) => i !== chosen && !isDisjoint(comparison, shape, branch, at));
  if (overlapping === undefined) return ACCEPTS;
  const reason = `${nameOf(at)} may match more than one branch of the tool's oneOf`;
  return comparison.refuse(shape, tool, at, reason, comparison.taken(overlapping), overlapping.where);
}

function branchOutcomes(
  comparison: Comparison,
  shape: EndlessShape,
  tool: SchemaNode,
  keyword: 'anyOf' | 'oneOf',
  at: At,
): Outcome[] {
  // A plain loop: a callback in between costs stack at each of hundreds of levels.
  const outcomes: Outcome[] = [];
  for (const branch of listOf(tool, keyword)) outcomes.push(comparison.coversShape(shape, branch, deeper(at)));
  return outcomes;
}

// No branch alone takes it all: by type that is one obstacle; of the whole those of the closest branch say what is missing.
function noBranch(
  comparison: Comparison,
  shape: EndlessShape,
  tool: SchemaNode,
  keyword: string,
  outcomes: readonly Outcome[],
  at: At,
): Outcome {
  const rejected = outcomes.flatMap(({ obstacles }) => obstacles.flatMap((obstacle) => obstacle.rejected));
  const obstacles = closest(outcomes)?.obstacles ?? [];
  const [first] = obstacles;
  const reason = `no branch of the tool's ${keyword} takes ${nameOf(at)}: ${first?.reason ?? 'there is none'}`;
  const outcome = comparison.refuse(shape, tool, at, reason, rejected, first?.tool ?? below(tool.where, keyword));
  if (comparison.aspect === 'types' || obstacles.length < 2) return outcome;
  const shown = obstacles.flatMap((obstacle) => {
    const left = obstacle.rejected.filter((value) => comparison.accepts(tool, value) === false);
    return left.length === 0 ? [] : [{ ...obstacle, rejected: left }];
  });
  return shown.length === 0 ? outcome : { ...ACCEPTS, obstacles: shown };
}

// The branch with the fewest obstacles; by type one that nobody can judge rather than one that certainly does not fit.
function closest(outcomes: readonly Outcome[]): Outcome | undefined {
  return outcomes.toSorted((a, b) => certain(a) - certain(b) || a.obstacles.length - b.obstacles.length)[0];
}

function certain({ obstacles }: Outcome): number {
  return obstacles.filter(({ rejected }) => rejected.length > 0).length;
}

function conditional(
  comparison: Comparison,
  shape: EndlessShape,
  tool: SchemaNode,
  condition: SchemaNode,
  at: At,
): Outcome {
  const branch = (keyword: 'then' | 'else'): Outcome => {
    const schema = childOf(tool, keyword);
    return schema === undefined ? ACCEPTS : comparison.coversShape(shape, schema, deeper(at));
  };
  if (isDisjoint(comparison, shape, condition, at)) return branch('else');
  if (comparison.coversShape(shape, condition, deeper(at)).obstacles.length === 0) return branch('then');
  const obstacles = [branch('then'), branch('else')].flatMap((outcome) => outcome.obstacles);
  const [first] = obstacles;
  if (first === undefined) return ACCEPTS;
  const candidates = [...obstacles.flatMap(({ rejected }) => rejected), ...comparison.taken(condition)];
  const outcome = comparison.refuse(shape, tool, at, first.reason, candidates, first.tool);
  return answerOf(outcome) === 'refuses'
    ? outcome
    : found(at, condition.where, `whether the tool's if holds cannot be told`);
}

/**
 * A subschema of the tool, and all parts of it that apply to every value of a shape: what its references lead to, `allOf`, and each
 * branch that takes them all.
 */
export function applyingTo(
  comparison: Comparison,
  shape: EndlessShape,
  tool: SchemaNode,
  at: At,
): readonly SchemaNode[] {
  const found = new Set([tool]);
  const takes = (part: SchemaNode): boolean => comparison.coversShape(shape, part, deeper(at)).obstacles.length === 0;
  for (const node of found) {
    const branches = [...listOf(node, 'anyOf'), ...listOf(node, 'oneOf')].filter(takes);
    const condition = childOf(node, 'if');
    const held = condition !== undefined && takes(condition) ? [condition, childOf(node, 'then')] : [];
    for (const part of [...targetsOf(node), ...listOf(node, 'allOf'), ...branches, ...held])
      if (part !== undefined) found.add(part);
  }
  return [...found];
}
