import type { Reservation } from '../../result/results.ts';
import { withoutExample, type Comparison } from './cover/comparison.ts';
import { ARGUMENTS, Gathering } from './outcome.ts';
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
