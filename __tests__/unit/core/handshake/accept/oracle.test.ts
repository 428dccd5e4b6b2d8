import { expect, test } from '@jest/globals';
import Ajv2020 from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { accepts } from '../../../../../src/core/handshake/accept/accepts.ts';
import { pairOfSchemas, smallValue } from './schemas.ts';

const RUNS = { numRuns: 400, seed: 20251125 };
// Formats are left to themselves: whether they are checked differs from server to server.
const ajv = new Ajv2020.default({ strict: false, validateFormats: false, logger: false });

function compile(schema: object): (value: unknown) => boolean {
  const validate = ajv.compile(schema);
  ajv.removeSchema(schema);
  return (value) => validate(value) === true;
}

test('every witness validates against the contract and fails the tool', () => {
  const answers = { accepts: 0, refuses: 0, unknown: 0 };
  fc.assert(
    fc.property(pairOfSchemas, ({ contract, tool }) => {
      const { answer, witness } = accepts(contract, tool);
      answers[answer]++;
      if (witness === undefined) return;
      expect({ answer, contract: compile(contract)(witness), tool: compile(tool)(witness) }).toEqual({
        answer: 'refuses',
        contract: true,
        tool: false,
      });
    }),
    RUNS,
  );
  // The property says something only while each answer is common.
  for (const count of Object.values(answers)) expect(count).toBeGreaterThan(RUNS.numRuns / 20);
});

test('what is accepted without a warning takes every sampled value of the required properties', () => {
  let judged = 0;
  fc.assert(
    fc.property(pairOfSchemas, fc.array(smallValue, { minLength: 12, maxLength: 12 }), ({ contract, tool }, values) => {
      const { answer, warnings } = accepts(contract, tool);
      if (answer !== 'accepts' || warnings.length > 0) return;
      const [allowed, taken] = [compile(contract), compile(tool)];
      const required = (contract as { required?: string[] }).required ?? [];
      for (const value of assemble(required, values)) {
        if (!allowed(value)) continue;
        judged++;
        if (!taken(value)) throw new Error(`accepted, but the tool rejects ${JSON.stringify(value)}`);
      }
    }),
    RUNS,
  );
  expect(judged).toBeGreaterThan(RUNS.numRuns / 5);
});

// Objects with exactly the required members, each value at each place.
function assemble(required: readonly string[], values: readonly unknown[]): object[] {
  return values.flatMap((_, shift) => {
    const members = required.map((name, i) => [name, values[(shift + i * 5) % values.length]] as const);
    return [Object.fromEntries(members) as object];
  });
}
