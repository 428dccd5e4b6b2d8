import { expect, test } from '@jest/globals';
import Ajv2020 from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { accepts } from '../../../../../src/core/handshake/accept/accepts.ts';
import { pairOfSchemas, pairWithArguments } from './schemas.ts';

/** By hand: `CARTWRIGHT_ROUNDS=10000 CARTWRIGHT_SEED=1 npm test -- accept/oracle`; the second property takes half as many. */
const ROUNDS = Number(process.env['CARTWRIGHT_ROUNDS'] ?? 250);
const RUNS = { numRuns: ROUNDS, seed: Number(process.env['CARTWRIGHT_SEED'] ?? 20251125) };
// Formats are left to themselves: whether they are checked differs from server to server.
const ajv = new Ajv2020.default({ strict: false, validateFormats: false, validateSchema: false, logger: false });

function compile(schema: object): (value: unknown) => boolean {
  const validate = ajv.compile(schema);
  ajv.removeSchema(schema);
  return (value) => validate(value) === true;
}

test('every witness validates against the contract and fails the tool', () => {
  const answers = { accepts: 0, refuses: 0, unknown: 0 };
  let [reserved, proven] = [0, 0];
  fc.assert(
    fc.property(pairOfSchemas, ({ contract, tool }) => {
      const { answer, witness, reservations } = accepts(contract, tool);
      answers[answer]++;
      if (answer !== 'refuses') expect(witness).toBeUndefined();
      if (answer !== 'accepts') expect(reservations).toEqual([]);
      const shown = [witness, ...reservations.map((each) => each.witness)].filter((value) => value !== undefined);
      reserved += reservations.length;
      proven += answer === 'accepts' ? shown.length : 0;
      const [allowed, taken] = [compile(contract), compile(tool)];
      for (const value of shown) expect([value, allowed(value), taken(value)]).toEqual([value, true, false]);
    }),
    RUNS,
  );
  // The property says something only while each answer is common.
  for (const count of Object.values(answers)) expect(count).toBeGreaterThan(ROUNDS / 20);
  // Much of what is reserved is shown by an example, although many of these contracts allow hardly any call.
  expect(proven).toBeGreaterThan(reserved * 0.3);
}, 3_600_000);

test('what is accepted without a reservation takes all arguments that the contract lists', () => {
  const accepted = (contract: object, tool: object): boolean => {
    const { answer, reservations } = accepts(contract, tool);
    return answer === 'accepts' && reservations.length === 0;
  };
  let judged = 0;
  fc.assert(
    fc.property(pairWithArguments(accepted), ({ contract, tool, sent }) => {
      const [allowed, taken] = [compile(contract), compile(tool)];
      for (const value of sent) {
        if (!allowed(value)) continue;
        judged++;
        if (!taken(value)) throw new Error(`accepted, but the tool rejects ${JSON.stringify(value)}`);
      }
    }),
    { ...RUNS, numRuns: ROUNDS / 2 },
  );
  expect(judged).toBeGreaterThan(ROUNDS);
}, 3_600_000);
