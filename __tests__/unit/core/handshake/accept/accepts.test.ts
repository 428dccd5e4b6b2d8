import { describe, expect, test } from '@jest/globals';
import Ajv from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import { accepts } from '../../../../../src/core/handshake/accept/accepts.ts';
import type { Reservation } from '../../../../../src/core/result/results.ts';
import { CASES } from './cases.ts';

const options = { strict: false, validateFormats: false, logger: false } as const;
// One of each draft: a new one first compiles the schema of schemas, a tenth of a second each time.
const [draft7, draft2020] = [new Ajv.default(options), new Ajv2020.default(options)];

function validates(schema: unknown, value: unknown): boolean {
  if (typeof schema === 'boolean') return schema;
  const ajv = JSON.stringify(schema).includes('draft-07') ? draft7 : draft2020;
  // Two cases may say the same `$id`.
  ajv.removeSchema();
  return ajv.validate(schema as object, value) === true;
}

function reservationText({ reason, witness }: Reservation): string {
  return witness === undefined ? reason : `${reason}: ${JSON.stringify(witness)}`;
}

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  test.each(cases)('%s', (_, contract, tool, expected) => {
    const { answer, reason, witness, reservations } = accepts(contract, tool);
    const parts: Record<typeof answer, string> = {
      accepts: ['accepts', ...reservations.map(reservationText)].join(' | '),
      refuses: witness === undefined ? 'refuses' : `refuses ${JSON.stringify(witness)}`,
      unknown: `unknown | ${reason}`,
    };
    expect(parts[answer]).toBe(expected);
    for (const shown of [witness, ...reservations.map((each) => each.witness)]) {
      if (shown !== undefined) expect([validates(contract, shown), validates(tool, shown)]).toEqual([true, false]);
    }
  });
});

test('there are at least 150 cases, each with a reason of its own within its topic', () => {
  const all = Object.values(CASES).flat();
  expect(all.length).toBeGreaterThanOrEqual(150);
  for (const cases of Object.values(CASES)) expect(new Set(cases.map(([why]) => why)).size).toBe(cases.length);
});

const COMMAND = { type: 'object', required: ['command'], properties: { command: { type: 'string' } } };
const args = (command: unknown): object => ({ type: 'object', properties: { command } });

test.each<[string, unknown, string]>([
  ['true', true, 'refuses'],
  ['{}', {}, 'refuses'],
  ['a missing property', { type: 'object', properties: { cmd: { type: 'string' } } }, 'refuses'],
  ['another type', args({ type: 'integer' }), 'refuses'],
  ['anyOf with a branch that fits', { anyOf: [args({ type: 'integer' }), args({ type: 'string' })] }, 'accepts'],
  ['anyOf without one', { anyOf: [args({ type: 'integer' }), args({ type: 'null' })] }, 'refuses'],
  ['the required property absent, another required', { ...args({}), properties: {}, required: ['command'] }, 'refuses'],
  ['the property by $ref', { ...args({ $ref: '#/$defs/c' }), $defs: { c: { type: 'string' } } }, 'accepts'],
  ['the whole by $ref', { $ref: '#/$defs/a', $defs: { a: args({ type: 'string' }) } }, 'accepts'],
  ['a $ref to elsewhere', args({ $ref: 'https://example.com/s.json' }), 'unknown'],
  ['a $ref to itself', { $ref: '#' }, 'unknown'],
  ['null in place of a schema', null, 'unknown'],
  ['a text in place of a schema', 'string', 'unknown'],
])('attack 193: an inputSchema that is %s', (_, tool, answer) => {
  expect(accepts(COMMAND, tool).answer).toBe(answer);
});

/** Limits of a contract with one that a tool may have, and the next one, which it may not. */
test.each([
  [{ type: 'string', minLength: 3 }, { minLength: 3 }, { minLength: 4 }],
  [{ type: 'string', maxLength: 3 }, { maxLength: 3 }, { maxLength: 2 }],
  [{ type: 'integer', minimum: 3 }, { minimum: 3 }, { minimum: 4 }],
  [{ type: 'integer', maximum: 3 }, { maximum: 3 }, { maximum: 2 }],
  [{ type: 'number', exclusiveMinimum: 3 }, { exclusiveMinimum: 3 }, { exclusiveMinimum: 4 }],
  [{ type: 'number', exclusiveMaximum: 3 }, { exclusiveMaximum: 3 }, { exclusiveMaximum: 2 }],
  [{ type: 'number', multipleOf: 3 }, { multipleOf: 3 }, { multipleOf: 6 }],
  [{ type: 'array', minItems: 3 }, { minItems: 3 }, { minItems: 4 }],
  [{ type: 'array', maxItems: 3 }, { maxItems: 3 }, { maxItems: 2 }],
])('a tool may have the very limit of the contract: %j', (limited, same, narrower) => {
  const verdict = (limit: object): readonly unknown[] => {
    const { answer, reservations } = accepts(args(limited), args({ ...limit, type: limited.type }));
    return [answer, reservations.length];
  };
  expect([verdict(same), verdict(narrower)]).toEqual([
    ['accepts', 0],
    ['accepts', 1],
  ]);
});

test.each([
  [{ minimum: 4, maximum: 6 }, 10, 5],
  [{ exclusiveMinimum: 0.2, exclusiveMaximum: 0.3 }, 1, 0.25],
])('of numbers %j between the multiples of %d, one is shown that is %d', (limits, multipleOf, shown) => {
  const contract = { ...args({ type: 'number', ...limits }), required: ['command'] };
  const { answer, reason, witness } = accepts(contract, args({ type: 'number', multipleOf }));
  expect([answer, reason, witness]).toEqual([
    'refuses',
    `the tool rejects every call that the contract allows: the tool takes "command" only as a multiple of ${multipleOf}`,
    { command: shown },
  ]);
});
