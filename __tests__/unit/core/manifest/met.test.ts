/** Whether a call can meet a contract, against ajv and generated calls: attack 247. */
import { expect, test } from '@jest/globals';
import Ajv2020 from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { contractFaults } from '../../../../src/core/manifest/role-contract.ts';
import { findInstance } from '../../../../src/core/json-schema/find-instance.ts';
import { isFault, openSchema } from '../../../../src/core/json-schema/open-schema.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { inputSchema, keywordsIn, valuesOf } from '../handshake/accept/schemas.ts';

/** By hand: `CARTWRIGHT_ROUNDS=3000 npm test -- manifest/met`. */
const ROUNDS = Number(process.env['CARTWRIGHT_ROUNDS'] ?? 30);
const ajv = new Ajv2020.default({ strict: false, validateFormats: false, validateSchema: false, logger: false });

test('what is found meets the schema, and where nothing is found no generated call does', () => {
  const counts = { met: 0, unmet: 0 };
  const withCalls = inputSchema.chain((schema) =>
    fc.array(valuesOf(schema), { minLength: 40, maxLength: 40 }).map((calls) => ({ schema, calls })),
  );
  fc.assert(
    fc.property(withCalls, ({ schema, calls }) => {
      const opened = openSchema(schema);
      if (isFault(opened)) throw new Error(opened.problem);
      const validate = ajv.compile(schema);
      ajv.removeSchema(schema);
      const found = findInstance([opened.root], { trustFormats: true });
      counts[found === undefined ? 'unmet' : 'met']++;
      if (found === undefined) expect(calls.filter((call) => validate(call))).toEqual([]);
      else if (found.sure) expect([found.value, validate(found.value)]).toEqual([found.value, true]);
      // Which items are left over is not judged.
      else expect(keywordsIn(schema)).toContain('unevaluatedItems');
    }),
    { numRuns: ROUNDS, seed: Number(process.env['CARTWRIGHT_SEED'] ?? 7) },
  );
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(ROUNDS / 5);
}, 3_600_000);

const text = { type: 'string' };
const of = (properties: object, more: object = {}): object => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  ...more,
});
const said = (schema: object): readonly string[] => {
  const contract = {
    role: 'cart:x',
    tier: 'optional',
    capabilityScopes: ['search'],
    name: 'x',
    description: '',
  } as const;
  return contractFaults({ ...contract, inputSchema: schema as Record<string, unknown> }, PROFILES.cart).map(
    ({ path, message, doubt }) => `${path.join('/')} ${doubt === true ? 'perhaps: ' : ''}${message}`,
  );
};

test.each<[string, object]>([
  ['nothing', { type: 'object' }],
  ['a number between two bounds', of({ a: { type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 1.25 } })],
  [
    'a common multiple',
    of({ a: { allOf: [{ multipleOf: 4 }, { multipleOf: 6 }], type: 'integer', minimum: 10, maximum: 14 } }),
  ],
  ['two patterns at once', of({ a: { allOf: [{ pattern: '^a' }, { pattern: 'b$' }], type: 'string', minLength: 6 } })],
  ['a pattern and not another', of({ a: { type: 'string', pattern: '^[ab]+$', not: { pattern: '^a' } } })],
  ['a long text', of({ a: { type: 'string', minLength: 5000 } })],
  ['a format', of({ a: { type: 'string', format: 'uri', minLength: 40 } })],
  ['members that nothing names', { type: 'object', minProperties: 3 }],
  ['names of a pattern', { type: 'object', minProperties: 2, propertyNames: { pattern: '^x-[a-z]$' } }],
  [
    'a list of different items',
    of({ a: { type: 'array', uniqueItems: true, minItems: 5, items: { enum: [1, 2, 3, 4, 5] } } }),
  ],
  ['items to be found', of({ a: { type: 'array', contains: text, minContains: 2, maxContains: 2, minItems: 4 } })],
  ['exactly one of two', of({ a: text }, { oneOf: [{ required: ['b'] }, { required: ['c'] }] })],
  ['a condition', of({ a: { enum: ['x', 'y'] } }, { if: { properties: { a: { const: 'x' } } }, then: false })],
  ['what is not', of({ a: {} }, { not: { properties: { a: text } } })],
  [
    'what brings another',
    of({ a: text }, { dependentRequired: { a: ['b'] }, properties: { a: text, b: { const: 7 } } }),
  ],
  ['itself inside', { type: 'object', properties: { a: { $ref: '#' } }, required: [] }],
  [
    'draft-04',
    {
      $schema: 'http://json-schema.org/draft-04/schema#',
      ...of({ a: { type: 'number', minimum: 1, exclusiveMinimum: true } }),
    },
  ],
])('met: %s', (_, schema) => expect(said(schema)).toEqual([]));

test.each<[string, object]>([
  ['never', { type: 'object', not: {} }],
  ['bounds', of({ a: { type: 'integer', minimum: 2, maximum: 1 } })],
  ['no whole number', of({ a: { type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 2 } })],
  ['no multiple', of({ a: { type: 'integer', multipleOf: 7, minimum: 8, maximum: 13 } })],
  ['two patterns', of({ a: { type: 'string', allOf: [{ pattern: '^a' }, { pattern: '^b' }] } })],
  ['a pattern and a length', of({ a: { type: 'string', pattern: '^abc$', maxLength: 2 } })],
  ['values of another type', of({ a: { type: 'string', enum: [1, 2] } })],
  ['two constants', of({ a: { allOf: [{ const: 1 }, { const: 2 }] } })],
  ['a required member that is forbidden', of({ a: text }, { properties: { a: false } })],
  ['names', of({ a: text }, { propertyNames: { maxLength: 0 } })],
  ['too many', of({ a: text, b: text }, { maxProperties: 1 })],
  ['too few', { type: 'object', additionalProperties: false, properties: { a: text }, minProperties: 2 }],
  ['items', of({ a: { type: 'array', minItems: 3, maxItems: 2 } })],
  ['different items', of({ a: { type: 'array', uniqueItems: true, minItems: 3, items: { type: 'boolean' } } })],
  ['more of them than allowed', of({ a: { type: 'array', contains: true, minItems: 2, maxContains: 1 } })],
  ['both of two', of({ a: text }, { oneOf: [true, {}] })],
  [
    'a condition',
    of(
      { a: { const: 'x' } },
      { if: { properties: { a: text } }, then: { required: ['b'] }, properties: { a: { const: 'x' }, b: false } },
    ),
  ],
  ['itself without end', { type: 'object', required: ['a'], properties: { a: { $ref: '#' } } }],
])('not met: %s', (_, schema) => expect(said(schema)).toEqual(['inputSchema no call meets the inputSchema of cart:x']));

test('where it hangs on a pattern that is not understood, it is said', () => {
  const schema = of({ a: { type: 'string', pattern: '^(?=.*x)y' } });
  expect(said(schema)).toEqual([
    'inputSchema perhaps: whether a call meets the inputSchema of cart:x cannot be determined: it has a pattern or a keyword that cannot be judged',
  ]);
});
