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
      const sent = closeNested(contract);
      const { answer, warnings } = accepts(sent, tool);
      if (answer !== 'accepts' || warnings.length > 0) return;
      const [allowed, taken] = [compile(sent), compile(tool)];
      const required = (sent as { required?: string[] }).required ?? [];
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

// Undeclared names are never sent (format.md, 8); the oracle knows that only of a closed object.
function closeNested(schema: object): object {
  const close = (value: unknown, root: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => close(item, false));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, member]) => [
      key,
      ['enum', 'const', 'required', 'type'].includes(key) ? (member as unknown) : close(member, false),
    ]);
    const copy = Object.fromEntries(entries) as Record<string, unknown>;
    return !root && copy['type'] === 'object' && !('additionalProperties' in copy)
      ? { ...copy, additionalProperties: false }
      : copy;
  };
  return close(schema, true) as object;
}

// Objects with exactly the required members, each value at each place.
function assemble(required: readonly string[], values: readonly unknown[]): object[] {
  return values.flatMap((_, shift) => {
    const members = required.map((name, i) => [name, values[(shift + i * 5) % values.length]] as const);
    return [Object.fromEntries(members) as object];
  });
}
