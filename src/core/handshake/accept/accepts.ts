// Made here and not taken from a validator: those judge one value, and this asks about every value that a contract allows.
import { quote } from '../../text/printable.ts';
import type { Reservation } from '../../result/results.ts';
import { acceptance, withWitness, type Acceptance } from './acceptance.ts';
import { Budget, TooMuch, type Pool } from '../../json-schema/budget.ts';
import { Comparison, withoutExample, type Meeting } from './cover/comparison.ts';
import { findInstance } from '../../json-schema/find-instance.ts';
import { isFault, openSchema, type SchemaFault, type Opened } from '../../json-schema/open-schema.ts';
import { ARGUMENTS, answerOf, Gathering, type Outcome } from './outcome.ts';
import {
  type SchemaDocument,
  type SchemaNode,
  isReadTwoWays,
  listOf,
  targetsOf,
} from '../../json-schema/schema-document.ts';
import { formsOf } from '../../json-schema/shapes.ts';
import { bySize } from '../../json-schema/samples.ts';
import { pointerOf } from '../../json-schema/where.ts';
import { coverArray } from './cover/array.ts';
import { coverBranches } from './cover/branches.ts';
import { coverObject } from './cover/object.ts';
import { coverNumber, coverString, coverTypeAndValues } from './cover/scalar.ts';
import type { EndlessShape } from '../../json-schema/shape.ts';

/**
 * Decides whether a tool's input schema structurally accepts a contract's: every contract-required property is present
 * and type-compatible (docs/format.md 2.3, 17). What the tool rejects beyond that are its reservations. What cannot
 * be judged — malformed, too large, referring to anything outside — is "unknown". Never throws, never executes a pattern of
 * either schema, never fetches anything.
 */
export function accepts(contract: unknown, tool: unknown): Acceptance {
  return acceptsOpened(openSchema(contract), openSchema(tool));
}

/**
 * {@link accepts} for schemas that were opened before.
 *
 * @param pool steps shared with other decisions
 * @param constants properties that are not a contract's own, so that an open tool need not name them
 */
export function acceptsOpened(
  contract: Opened,
  tool: Opened,
  pool?: Pool,
  constants?: ReadonlySet<string>,
): Acceptance {
  const byType = acceptsByType(contract, tool, pool, constants);
  if (byType.reservations.length === 0 || isFault(contract) || isFault(tool)) return byType;
  return within(
    () =>
      (leavesSomething(contract, tool, pool) ? undefined : rejectsAll(contract, tool, byType.reservations, pool)) ??
      byType,
    (problem) => acceptance('unknown', `whether it takes any call cannot be determined: ${problem}`),
  );
}

/** The same, where it is not asked whether the reservations leave anything: what a wrap adds may still meet them. */
export function acceptsByType(
  contract: Opened,
  tool: Opened,
  pool?: Pool,
  constants: ReadonlySet<string> = new Set(),
): Acceptance {
  if (isFault(contract)) return faulty('contract', contract);
  if (isFault(tool)) return faulty('tool', tool);
  const byType = within(
    () => judgeTypes(new Comparison(new Budget(pool), 'types', coverKeywords), contract, tool, constants),
    (problem) => acceptance('unknown', problem),
  );
  if (byType.answer !== 'accepts') return byType;
  const reservations = within(
    () => reservationsAgainst(new Comparison(new Budget(pool), 'whole', coverKeywords), contract, tool),
    (problem) => [
      { reason: `whether it takes every call cannot be determined: ${problem}`, contractPath: '', toolPath: '' },
    ],
  );
  return { ...byType, reservations };
}

/** A smallest call that a contract allows; undefined when none is found. */
export function exampleOf(contract: Opened, pool?: Pool): unknown {
  if (isFault(contract)) return undefined;
  return within(
    () => findInstance([contract.root], { senders: nodesOf(contract), pool })?.value,
    () => undefined,
  );
}

// A reservation leaves something (docs/format.md 17): a call that the contract allows and the tool takes, or may take.
function leavesSomething(contract: SchemaDocument, tool: SchemaDocument, pool: Pool | undefined): boolean {
  const comparison = new Comparison(new Budget(pool), 'whole', coverKeywords);
  const sent = comparison.samples.of([contract.root]);
  if (sent.some((value) => comparison.accepts(tool.root, value) !== false)) return true;
  return findInstance([contract.root, tool.root], { senders: nodesOf(contract), pool }) !== undefined;
}

/** What a contract says of its arguments, and so which of them its calls have: those that it names (docs/format.md 17). */
function nodesOf({ index }: SchemaDocument): ReadonlySet<SchemaNode> {
  return new Set(index.nodes.values());
}

function rejectsAll(
  contract: SchemaDocument,
  tool: SchemaDocument,
  reservations: readonly Reservation[],
  pool: Pool | undefined,
): Acceptance | undefined {
  const [{ reason, contractPath, toolPath } = { reason: '', contractPath: '', toolPath: '' }] = reservations;
  const refusal = acceptance('refuses', `the tool rejects every call that the contract allows: ${reason}`);
  const shown = reservations.find((each) => each.witness !== undefined)?.witness;
  const comparison = new Comparison(new Budget(pool), 'types', coverKeywords);
  const example = shown ?? comparison.witness(contract.root, tool.root, [exampleOf(contract, pool)]);
  return example === undefined ? undefined : { ...refusal, contractPath, toolPath, witness: example };
}

/**
 * Whether a contract allows a call without any required property, so that its schema says nothing of what the tool does: such
 * a contract binds by name only (docs/format.md 17). One that cannot be judged is treated as such.
 */
export function requiresNothing(contract: Opened): boolean {
  if (isFault(contract)) return true;
  return within(
    () => formsOf(contract, new Budget()).some(({ required }) => required.size === 0),
    () => true,
  );
}

/**
 * Whatever makes a tool that accepts a contract by type reject a call that the contract allows: found by comparing the whole
 * of both schemas, each with a call that shows it wherever there is one. A part that cannot be judged is a reservation, too.
 */
function reservationsAgainst(comparison: Comparison, contract: SchemaDocument, tool: SchemaDocument): Reservation[] {
  const gathering = new Gathering(false);
  for (const form of formsOf(contract, comparison.budget))
    gathering.add(comparison.coversShape(form, tool.root, ARGUMENTS));
  const found = gathering.result.obstacles.map((obstacle): Reservation => {
    const { reason, rejected } = obstacle;
    const places = { contractPath: pointerOf(obstacle.contract), toolPath: pointerOf(obstacle.tool) };
    const witness = comparison.witness(contract.root, tool.root, bySize(rejected));
    if (witness !== undefined) return { reason, ...places, witness };
    return { reason: rejected.length > 0 ? withoutExample(reason) : reason, ...places };
  });
  if (found.length > 0) return [...new Map(found.map((each) => [each.reason, each])).values()];
  // The reasoning above is checked by examples.
  const witness = comparison.witness(contract.root, tool.root);
  const reason = 'the tool rejects an example of the arguments';
  return witness === undefined ? [] : [{ reason, contractPath: '', toolPath: '', witness }];
}

// Nesting that is too deep for the machine is one more thing that cannot be determined.
function within<T>(work: () => T, otherwise: (problem: string) => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof TooMuch) return otherwise(error.message);
    if (error instanceof RangeError) return otherwise('the schemas nest too deep');
    throw error;
  }
}

function judgeTypes(
  comparison: Comparison,
  contract: SchemaDocument,
  tool: SchemaDocument,
  constants: ReadonlySet<string>,
): Acceptance {
  const forms = formsOf(contract, comparison.budget);
  if (forms.length === 0) return acceptance('unknown', 'the contract allows no arguments at all');
  const each = forms.map((shape) => ({ shape, outcome: comparison.coversShape(shape, tool.root, ARGUMENTS) }));
  const gathering = new Gathering(true);
  gathering.addAll(each.map(({ outcome }) => outcome));
  const [against] = gathering.result.obstacles;
  if (against !== undefined && answerOf(gathering.result) === 'refuses') {
    const { reason, rejected, contract: wanted, tool: offered } = against;
    const witness = comparison.witness(contract.root, tool.root, bySize(rejected));
    return witness === undefined
      ? acceptance('unknown', withoutExample(reason), wanted, offered)
      : withWitness(acceptance('refuses', reason, wanted, offered), witness);
  }
  // A required property is present when the tool's schema names it: an open schema alone names nothing.
  const absent = each.flatMap(({ shape, outcome }) =>
    answerOf(outcome) === 'accepts'
      ? [...shape.required]
          .filter((name) => !outcome.named.has(name) && !constants.has(name))
          .map((name) => ({ shape, name }))
      : [],
  );
  const [first] = absent;
  if (first !== undefined) {
    const where = first.shape.properties.get(first.name)?.[0]?.where;
    const names = [...new Set(absent.map(({ name }) => name))].slice(0, 5).map((name) => quote(name));
    const refusal = acceptance('refuses', `the tool does not name ${names.join(', ')}`, where);
    // An open tool takes what it does not name, so a refusal for that alone has no witness, unless it requires more.
    return withWitness(refusal, comparison.witness(contract.root, tool.root));
  }
  if (against !== undefined) return acceptance('unknown', against.reason, against.contract, against.tool);
  return acceptance('accepts', 'every required property is present and type-compatible');
}

function faulty(side: 'contract' | 'tool', fault: SchemaFault): Acceptance {
  const where = fault.where;
  const reason = `the ${side}'s schema cannot be judged: ${fault.problem}`;
  return side === 'contract' ? acceptance('unknown', reason, where) : acceptance('unknown', reason, undefined, where);
}

/** Compares an alternative of the contract with everything that a subschema of the tool says. */
export function coverKeywords(meeting: Meeting, shape: EndlessShape): Outcome {
  const { comparison, tool } = meeting;
  const whole = comparison.aspect === 'whole';
  const gathering = comparison.gathering();
  for (const target of targetsOf(tool)) gathering.add(meeting.with(target));
  if (!whole && isReadTwoWays(tool)) return gathering.result;
  if (gathering.add(coverTypeAndValues(meeting, shape))) return gathering.result;
  for (const part of listOf(tool, 'allOf')) gathering.add(meeting.with(part));
  coverBranches(meeting, gathering);
  if (gathering.refused) return gathering.result;
  // Lengths, patterns and ranges narrow a text or a number without being its type.
  if (shape.kind === 'array') coverArray(meeting, shape, gathering);
  else if (shape.kind === 'object') coverObject(meeting, shape, gathering);
  else if (whole) gathering.addAll(shape.kind === 'number' ? coverNumber(meeting, shape) : coverString(meeting, shape));
  return gathering.result;
}
