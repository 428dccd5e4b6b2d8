import { quote } from '../../printable.ts';
import type { Acceptance } from './acceptance.ts';
import { Budget, TooMuch, type Pool } from './budget.ts';
import { Comparison, withoutExample } from './comparison.ts';
import { isFault, openSchema, type SchemaFault } from './open-schema.ts';
import { everyOutcome, type At, type Outcome } from './outcome.ts';
import type { SchemaDocument } from './schema-document.ts';
import type { ObjectShape } from './shape.ts';
import { shapesOf } from './shapes.ts';
import { bySize } from './samples.ts';
import { pointerOf, type Where } from './where.ts';

/**
 * Decides whether a tool's input schema structurally accepts a contract's: every contract-required property is present
 * and type-compatible (specification 2.3; format.md, 8). What cannot be judged — malformed, too large, referring to
 * anything outside — is "unknown". Never throws, never executes a pattern of either schema, never fetches anything.
 */
export function accepts(contract: unknown, tool: unknown): Acceptance {
  return acceptsOpened(openSchema(contract), openSchema(tool));
}

/** {@link accepts} for schemas that were opened before. @param pool steps shared with other decisions */
export function acceptsOpened(
  contract: SchemaDocument | SchemaFault,
  tool: SchemaDocument | SchemaFault,
  pool?: Pool,
): Acceptance {
  if (isFault(contract)) return faulty('contract', contract);
  if (isFault(tool)) return faulty('tool', tool);
  const comparison = new Comparison(new Budget(pool));
  try {
    return compare(comparison, contract, tool);
  } catch (error) {
    // Nesting that is still too deep for the machine is one more thing that cannot be told.
    if (error instanceof TooMuch) return acceptance('unknown', error.message);
    if (error instanceof RangeError) return acceptance('unknown', 'the schemas nest too deep');
    throw error;
  }
}

function compare(comparison: Comparison, contract: SchemaDocument, tool: SchemaDocument): Acceptance {
  const shapes = shapesOf([contract.root], comparison.budget)
    .filter((shape) => shape.kind === 'object')
    .filter((shape) => canBeSent(shape, comparison.budget));
  if (shapes.length === 0) return acceptance('unknown', 'the contract allows no arguments at all');
  const at: At = { name: '', contract: undefined, depth: 0, root: true };
  const each = shapes.map((shape) => ({ shape, outcome: comparison.coversShape(shape, tool.root, at) }));
  const outcome = everyOutcome(each.map(({ outcome }) => outcome));
  if (outcome.answer === 'refuses') return refused(comparison, contract, tool, outcome);
  const absent = each.flatMap(({ shape, outcome }) =>
    outcome.answer === 'accepts' ? absentNames(shape, outcome).map((name) => ({ shape, name })) : [],
  );
  const [first] = absent;
  if (first !== undefined) {
    const where = first.shape.properties.get(first.name)?.[0]?.where;
    const names = [...new Set(absent.map(({ name }) => name))].slice(0, 5).map((name) => quote(name));
    const reason = `the tool does not name ${names.join(', ')}`;
    return withWitness(comparison, contract, tool, refusal(reason, where, undefined));
  }
  if (outcome.answer === 'unknown')
    return acceptance('unknown', outcome.reason, outcome.contract, outcome.tool, outcome.warnings);
  return checked(comparison, contract, tool, outcome);
}

// Whether every required property has at least one alternative left.
function canBeSent(shape: ObjectShape, budget: Budget): boolean {
  return [...shape.required].every((name) => shapesOf(shape.properties.get(name) ?? [], budget).length > 0);
}

// A required property is present when the tool's schema names it (format.md, 8): an open schema alone names nothing.
function absentNames(shape: ObjectShape, { named }: Outcome): string[] {
  return [...shape.required].filter((name) => !named.has(name));
}

function refused(comparison: Comparison, contract: SchemaDocument, tool: SchemaDocument, outcome: Outcome): Acceptance {
  const witness = bySize(outcome.rejected).find(
    (value) =>
      comparison.accepts(tool.root, value) === false && comparison.samples.allows([contract.root], value) === true,
  );
  const { reason, contract: contractAt, tool: toolAt } = outcome;
  return witness === undefined
    ? acceptance('unknown', withoutExample(reason), contractAt, toolAt)
    : { ...refusal(reason, contractAt, toolAt), witness };
}

// An open tool takes what it does not name, so a refusal for that alone has no witness, unless it requires more.
function withWitness(
  comparison: Comparison,
  contract: SchemaDocument,
  tool: SchemaDocument,
  refused: Acceptance,
): Acceptance {
  const witness = comparison.samples
    .of([contract.root])
    .find((value) => comparison.accepts(tool.root, value) === false);
  return witness === undefined ? refused : { ...refused, witness };
}

// The reasoning above is checked by an example: an acceptance without warnings must take a smallest object.
function checked(comparison: Comparison, contract: SchemaDocument, tool: SchemaDocument, outcome: Outcome): Acceptance {
  const [smallest] = comparison.samples.of([contract.root]);
  if (outcome.warnings.length === 0 && smallest !== undefined && comparison.accepts(tool.root, smallest) === false)
    return {
      ...refusal('the tool rejects a smallest example of the arguments', undefined, undefined),
      witness: smallest,
    };
  return acceptance(
    'accepts',
    'every required property is present and type-compatible',
    undefined,
    undefined,
    outcome.warnings,
  );
}

function refusal(reason: string, contract: Where | undefined, tool: Where | undefined): Acceptance {
  return acceptance('refuses', reason, contract, tool);
}

function faulty(side: 'contract' | 'tool', fault: SchemaFault): Acceptance {
  const where = fault.where;
  const reason = `the ${side}'s schema cannot be judged: ${fault.problem}`;
  return side === 'contract' ? acceptance('unknown', reason, where) : acceptance('unknown', reason, undefined, where);
}

function acceptance(
  answer: Acceptance['answer'],
  reason: string,
  contract?: Where,
  tool?: Where,
  warnings: readonly string[] = [],
): Acceptance {
  return { answer, reason, contractPath: pointerOf(contract), toolPath: pointerOf(tool), warnings };
}
