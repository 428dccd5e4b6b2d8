import { statesTheSame, type Comparison } from './comparison.ts';
import { isDisjoint } from './disjoint.ts';
import { ACCEPTS, deeper, everyOutcome, nameOf, unknownAt, type At, type Outcome } from './outcome.ts';
import { childOf, keywordOf, listOf, type SchemaNode } from './schema-document.ts';
import type { Shape, ValuesShape } from './shape.ts';
import { below } from './where.ts';

type EndlessShape = Exclude<Shape, ValuesShape>;

/** Whether {@link coverBranches} has anything to say. */
export function hasBranches(tool: SchemaNode): boolean {
  return ['anyOf', 'oneOf', 'not', 'if'].some((keyword) => keywordOf(tool, keyword) !== undefined);
}

/** The tool's `anyOf`, `oneOf`, `not` and `if`. */
export function* coverBranches(
  comparison: Comparison,
  shape: EndlessShape,
  tool: SchemaNode,
  at: At,
): Generator<Outcome> {
  if (keywordOf(tool, 'anyOf') !== undefined) yield anyOf(comparison, shape, tool, at);
  if (keywordOf(tool, 'oneOf') !== undefined) yield oneOf(comparison, shape, tool, at);
  const not = childOf(tool, 'not');
  if (not !== undefined && !statesTheSame(shape, tool, ['not']) && !isDisjoint(comparison, shape, not, at)) {
    const reason = `the tool excludes some of ${nameOf(at)}`;
    yield comparison.refuse(shape, tool, at, reason, [], below(tool.where, 'not'));
  }
  const condition = (childOf(tool, 'then') ?? childOf(tool, 'else')) ? childOf(tool, 'if') : undefined;
  if (condition !== undefined && !statesTheSame(shape, tool, ['if', 'then', 'else']))
    yield conditional(comparison, shape, tool, condition, at);
}

function anyOf(comparison: Comparison, shape: EndlessShape, tool: SchemaNode, at: At): Outcome {
  const branches = listOf(tool, 'anyOf');
  const outcomes = branches.map((branch) => comparison.coversShape(shape, branch, deeper(at)));
  return best(outcomes)?.outcome ?? noBranch(comparison, shape, tool, 'anyOf', outcomes, at);
}

function oneOf(comparison: Comparison, shape: EndlessShape, tool: SchemaNode, at: At): Outcome {
  const branches = listOf(tool, 'oneOf');
  const outcomes = branches.map((branch) => comparison.coversShape(shape, branch, deeper(at)));
  const chosen = best(outcomes);
  if (chosen === undefined) return noBranch(comparison, shape, tool, 'oneOf', outcomes, at);
  const overlapping = branches.find((branch, i) => i !== chosen.index && !isDisjoint(comparison, shape, branch, at));
  if (overlapping === undefined) return chosen.outcome;
  const reason = `${nameOf(at)} may match more than one branch of the tool's oneOf`;
  return comparison.refuse(shape, tool, at, reason, [], overlapping.where);
}

// The branch that names most of what the contract sends, then the one with the fewest warnings.
function best(outcomes: readonly Outcome[]): { readonly index: number; readonly outcome: Outcome } | undefined {
  return outcomes
    .map((outcome, index) => ({ outcome, index }))
    .filter(({ outcome }) => outcome.answer === 'accepts')
    .sort(
      (a, b) => b.outcome.named.size - a.outcome.named.size || a.outcome.warnings.length - b.outcome.warnings.length,
    )[0];
}

function noBranch(
  comparison: Comparison,
  shape: EndlessShape,
  tool: SchemaNode,
  keyword: string,
  outcomes: readonly Outcome[],
  at: At,
): Outcome {
  const closest = outcomes.find(({ answer }) => answer === 'unknown') ?? outcomes[0] ?? ACCEPTS;
  const rejected = outcomes.flatMap((outcome) => outcome.rejected);
  const reason = `no branch of the tool's ${keyword} takes ${nameOf(at)}: ${closest.reason}`;
  return comparison.refuse(shape, tool, at, reason, rejected, closest.tool ?? below(tool.where, keyword));
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
  const always = comparison.coversShape(shape, condition, deeper(at));
  if (always.answer === 'accepts' && always.warnings.length === 0) return branch('then');
  const either = everyOutcome([branch('then'), branch('else')]);
  if (either.answer === 'accepts') return either;
  const outcome = comparison.refuse(shape, tool, at, either.reason, either.rejected, either.tool);
  return outcome.answer === 'refuses'
    ? outcome
    : unknownAt(at, condition.where, `whether the tool's if holds cannot be told`);
}
