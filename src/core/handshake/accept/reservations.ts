import type { Reservation } from '../../result/results.ts';
import { withoutExample, type Comparison } from './cover/comparison.ts';
import { ARGUMENTS, Gathering, type Obstacle } from './outcome.ts';
import { bySize } from '../../json-schema/samples.ts';
import type { SchemaDocument } from '../../json-schema/schema-document.ts';
import { formsOf } from '../../json-schema/shapes.ts';
import { pointerOf } from '../../json-schema/where.ts';

/**
 * Whatever makes a tool that accepts a contract by type reject a call that the contract allows: found by comparing the whole
 * of both schemas, each with a call that shows it wherever there is one. A part that cannot be judged is a reservation, too.
 *
 * @param comparison one that looks at the whole of the schemas
 */
export function reservationsAgainst(
  comparison: Comparison,
  contract: SchemaDocument,
  tool: SchemaDocument,
): Reservation[] {
  const gathering = new Gathering(false);
  for (const form of formsOf(contract, comparison.budget))
    gathering.add(comparison.coversShape(form, tool.root, ARGUMENTS));
  const reservations = gathering.result.obstacles.map((obstacle) =>
    reservationOf(comparison, contract, tool, obstacle),
  );
  if (reservations.length > 0) return uniqueByReason(reservations);
  // The reasoning above is checked by examples.
  const rejected = comparison.samples
    .of([contract.root])
    .find((value) => comparison.isWitness(contract.root, tool.root, value));
  if (rejected === undefined) return [];
  return [
    { reason: 'the tool rejects an example of the arguments', contractPath: '', toolPath: '', witness: rejected },
  ];
}

function reservationOf(
  comparison: Comparison,
  contract: SchemaDocument,
  tool: SchemaDocument,
  { reason, rejected, contract: contractAt, tool: toolAt }: Obstacle,
): Reservation {
  const places = { contractPath: pointerOf(contractAt), toolPath: pointerOf(toolAt) };
  const witness = bySize(rejected).find((value) => comparison.isWitness(contract.root, tool.root, value));
  if (witness !== undefined) return { reason, ...places, witness };
  return { reason: rejected.length > 0 ? withoutExample(reason) : reason, ...places };
}

function uniqueByReason(reservations: readonly Reservation[]): Reservation[] {
  return [...new Map(reservations.map((each) => [each.reason, each])).values()];
}
