import { expect, test } from '@jest/globals';
import Ajv from 'ajv';
import Ajv2019 from 'ajv/dist/2019.js';
import Ajv2020 from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { accepts } from '../../../../../src/core/handshake/accept/accepts.ts';
import { KEYWORDS } from '../../../../../src/core/json-schema/keywords.ts';
import {
  DIALECTS,
  fromDraft04,
  inDialect,
  keywordsIn,
  pairOfSchemas,
  pairWithArguments,
  type DialectName,
} from './schemas.ts';

/** By hand: `CARTWRIGHT_ROUNDS=10000 CARTWRIGHT_SEED=1 npm test -- accept/oracle`; the second property takes half as many. */
const ROUNDS = Number(process.env['CARTWRIGHT_ROUNDS'] ?? 200);
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
      const { answer, reason, witness, reservations } = accepts(contract, tool);
      answers[answer]++;
      // Reservations that leave nothing have become a refusal.
      if (answer === 'refuses' && reason.startsWith('the tool rejects every call')) {
        reserved++;
        proven++;
      }
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
  expect(proven).toBeGreaterThan(reserved * 0.25);
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

const OPTIONS = { strict: false, validateFormats: false, validateSchema: false, logger: false } as const;
const OLD = new Ajv.default(OPTIONS);
const ORACLES = {
  'draft-04': OLD,
  'draft-06': OLD,
  'draft-07': OLD,
  '2019-09': new Ajv2019.default(OPTIONS),
  '2020-12': new Ajv2020.default(OPTIONS),
} as const;

/** Both sides of a pair as a dialect writes them, and as its oracle reads them: none reads draft-04, which draft-06 says as well. */
const written = (schema: object, dialect: DialectName): { readonly ours: object; readonly theirs: object } => ({
  ours: { $schema: DIALECTS[dialect], ...(inDialect(schema, dialect) as object) },
  theirs: (dialect === 'draft-04' ? fromDraft04(inDialect(schema, dialect)) : inDialect(schema, dialect)) as object,
});

test.each(Object.keys(DIALECTS) as DialectName[])(
  'no answer about a pair of %s is unsound',
  (dialect) => {
    const oracle = ORACLES[dialect];
    const judgeOf = (schema: object): ((value: unknown) => boolean) => {
      const validate = oracle.compile(schema);
      oracle.removeSchema(schema);
      return (value) => validate(value) === true;
    };
    const counts = { accepts: 0, refuses: 0, unknown: 0 };
    const wanted = (): boolean => true;
    fc.assert(
      fc.property(pairWithArguments(wanted), ({ contract, tool, sent }) => {
        const [ours, theirs] = [written(contract, dialect), written(tool, dialect)];
        const { answer, witness, reservations } = accepts(ours.ours, theirs.ours);
        counts[answer]++;
        const [allowed, taken] = [judgeOf(ours.theirs), judgeOf(theirs.theirs)];
        const shown = [witness, ...reservations.map((each) => each.witness)].filter((value) => value !== undefined);
        for (const value of shown) expect([value, allowed(value), taken(value)]).toEqual([value, true, false]);
        if (answer !== 'accepts' || reservations.length > 0) return;
        for (const value of sent) if (allowed(value)) expect([value, taken(value)]).toEqual([value, true]);
      }),
      { ...RUNS, numRuns: Math.ceil(ROUNDS / 8) },
    );
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
  },
  3_600_000,
);

test('every keyword that says something of a value is generated, in each dialect that knows it', () => {
  const samples = fc.sample(pairOfSchemas, { numRuns: 500, seed: 1 }).flatMap(({ contract, tool }) => [contract, tool]);
  const made = new Set(
    (Object.keys(DIALECTS) as DialectName[]).flatMap((dialect) =>
      samples.flatMap((schema) => keywordsIn(inDialect(schema, dialect))),
    ),
  );
  const read = [...KEYWORDS].flatMap(([keyword, { voice }]) => (voice === 'asserts' ? [keyword] : []));
  // The oracle is wrong about dynamic references; schema-document.test.ts follows them.
  expect(read.filter((keyword) => !made.has(keyword))).toEqual(['$dynamicRef', '$recursiveRef']);
});
