import { expect, test } from '@jest/globals';
import Ajv2020 from 'ajv/dist/2020.js';
import { Budget } from '../../../../src/core/json-schema/budget.ts';
import { evaluate } from '../../../../src/core/json-schema/evaluate.ts';
import type { Aspect } from '../../../../src/core/json-schema/truth.ts';
import { conditional } from '../handshake/accept/schemas.ts';
import { isFault, openSchema } from '../../../../src/core/json-schema/open-schema.ts';

const ajv = new Ajv2020.default({ strict: false, validateFormats: false, logger: false });

function judge(schema: object, value: unknown, aspect: Aspect): boolean | undefined {
  const opened = openSchema(schema);
  if (isFault(opened)) throw new Error(opened.problem);
  return evaluate(opened.root, value, { budget: new Budget(), aspect });
}

/** Keyword, a value that it takes, one that it does not. */
const BEYOND_TYPES: readonly [keyword: string, schema: object, taken: unknown, rejected: unknown][] = [
  ['minLength', { minLength: 2 }, 'ab', 'a'],
  ['maxLength', { maxLength: 2 }, 'ab', 'abc'],
  ['pattern', { pattern: '^a' }, 'ab', 'b'],
  ['minimum', { minimum: 2 }, 2, 1],
  ['maximum', { maximum: 2 }, 2, 3],
  ['exclusiveMinimum', { exclusiveMinimum: 2 }, 3, 2],
  ['exclusiveMaximum', { exclusiveMaximum: 2 }, 1, 2],
  ['multipleOf', { multipleOf: 3 }, 6, 4],
  ['minItems', { minItems: 2 }, [1, 2], [1]],
  ['maxItems', { maxItems: 2 }, [1, 2], [1, 2, 3]],
  ['uniqueItems', { uniqueItems: true }, [1, 2], [1, 1]],
  ['contains', { contains: { type: 'string' } }, ['a'], [1]],
  ['maxContains', { contains: { type: 'string' }, maxContains: 1 }, ['a', 1], ['a', 'b']],
  ['required', { required: ['a'] }, { a: 1 }, {}],
  ['minProperties', { minProperties: 1 }, { a: 1 }, {}],
  ['maxProperties', { maxProperties: 1 }, { a: 1 }, { a: 1, b: 1 }],
  ['propertyNames', { propertyNames: { maxLength: 1 } }, { a: 1 }, { ab: 1 }],
  ['dependentRequired', { dependentRequired: { a: ['b'] } }, { a: 1, b: 1 }, { a: 1 }],
  ['dependentSchemas', { dependentSchemas: { a: { required: ['b'] } } }, { b: 1 }, { a: 1 }],
  ['unevaluatedProperties', { properties: { a: true }, unevaluatedProperties: false }, { a: 1 }, { b: 1 }],
  ['not', { not: { type: 'string' } }, 1, 'a'],
  ['then', conditional({ type: 'string' }, { const: 'a' }), 'a', 'b'],
  ['else', { if: { type: 'string' }, else: { const: 1 } }, 1, 2],
  ['oneOf of two that match', { oneOf: [{ type: 'string' }, { const: 'a' }] }, 'b', 'a'],
];

test.each(BEYOND_TYPES)(
  '%s is looked at by the whole and not by the types, as ajv sees it',
  (_, schema, taken, rejected) => {
    const valid = (value: unknown): boolean => ajv.validate(schema, value);
    expect([valid(taken), valid(rejected)]).toEqual([true, false]);
    expect([judge(schema, taken, 'whole'), judge(schema, rejected, 'whole')]).toEqual([true, false]);
    expect([judge(schema, taken, 'types'), judge(schema, rejected, 'types')]).toEqual([true, true]);
  },
);

test.each<[string, object, unknown, unknown]>([
  ['type', { type: 'string' }, 'a', 1],
  ['enum', { enum: ['a', 1] }, 1, 2],
  ['const', { const: { a: 1 } }, { a: 1 }, { a: 2 }],
  ['properties', { properties: { a: { type: 'string' } } }, { a: 'x' }, { a: 1 }],
  ['patternProperties', { patternProperties: { '^a': { type: 'string' } } }, { ab: 'x' }, { ab: 1 }],
  ['additionalProperties', { additionalProperties: { type: 'string' } }, { a: 'x' }, { a: 1 }],
  ['items', { items: { type: 'string' } }, ['a'], [1]],
  ['prefixItems', { prefixItems: [{ type: 'string' }] }, ['a', 1], [1]],
  ['allOf', { allOf: [{ type: 'string' }, {}] }, 'a', 1],
  ['anyOf', { anyOf: [{ type: 'string' }, { type: 'null' }] }, null, 1],
  ['oneOf', { oneOf: [{ type: 'string' }, { type: 'null' }] }, null, 1],
  ['$ref', { $ref: '#/$defs/a', $defs: { a: { type: 'string' } } }, 'a', 1],
])('%s counts as type', (_, schema, taken, rejected) => {
  for (const aspect of ['types', 'whole'] as const)
    expect([judge(schema, taken, aspect), judge(schema, rejected, aspect)]).toEqual([true, false]);
});

test('unevaluatedProperties and unevaluatedItems that are true reject nothing, even where what is left over cannot be determined', () => {
  const unclear = { patternProperties: { '(?=a)': {} } };
  expect(judge({ ...unclear, unevaluatedProperties: true }, { b: 1 }, 'whole')).toBe(true);
  expect(judge({ ...unclear, unevaluatedProperties: false }, { b: 1 }, 'whole')).toBeUndefined();
  expect(judge({ unevaluatedItems: true }, [1], 'whole')).toBe(true);
  expect(judge({ unevaluatedItems: false }, [1], 'whole')).toBeUndefined();
});
