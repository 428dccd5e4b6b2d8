/**
 * Nesting that is too deep for the stack is not judged, and how deep that is depends on how much of the program V8 has optimized.
 *
 * @jest-environment-options {"budget": "usual"}
 */
import { expect, test } from '@jest/globals';
import { accepts } from '../../../../../src/core/handshake/accept/accepts.ts';

type Wrap = (schema: object) => object;

const args = (schema: object): object => ({ type: 'object', required: ['p'], properties: { p: schema } });
const leaf = (type: string): object => ({ type });

/** A schema inside a schema inside a schema. */
function nested(levels: number, inner: object, wrap: Wrap): object {
  let schema = inner;
  for (let i = 0; i < levels; i++) schema = wrap(schema);
  return schema;
}

/** Each definition refers to the next more than once: two to the power of `levels` paths lead to the leaf. */
function shared(levels: number, inner: object, wrap: (next: object, again: object) => object): object {
  const $defs: Record<string, object> = { [`d${levels}`]: inner };
  for (let i = 0; i < levels; i++) {
    const $ref = `#/$defs/d${i + 1}`;
    $defs[`d${i}`] = wrap({ $ref }, { $ref });
  }
  return { ...args({ $ref: '#/$defs/d0' }), $defs };
}

const answer = (contract: object, tool: object): string => {
  const { answer: said, reservations } = accepts(contract, tool);
  return `${said}, ${reservations.length}`;
};

test.each<[string, Wrap]>([
  ['properties', (a) => ({ type: 'object', required: ['a'], properties: { a } })],
  ['items', (items) => ({ type: 'array', items })],
  ['allOf', (part) => ({ allOf: [part] })],
  ['anyOf', (part) => ({ anyOf: [part] })],
  ['oneOf', (part) => ({ oneOf: [part] })],
  ['additionalProperties', (additionalProperties) => ({ type: 'object', additionalProperties })],
])('schemas nested 500 deep in %s are judged', (_, wrap) => {
  const contract = args(nested(500, leaf('string'), wrap));
  expect(answer(contract, args(nested(500, leaf('string'), wrap)))).toBe('accepts, 0');
});

test.each<[string, Wrap]>([
  ['properties', (a) => ({ type: 'object', required: ['a'], properties: { a } })],
  ['items', (items) => ({ type: 'array', minItems: 1, items })],
  ['allOf', (part) => ({ allOf: [part] })],
  ['anyOf', (part) => ({ anyOf: [part] })],
])('schemas nested 500 deep in %s with another type at the end are refused', (_, wrap) => {
  const contract = args(nested(500, leaf('string'), wrap));
  expect(answer(contract, args(nested(500, leaf('number'), wrap)))).toBe('refuses, 0');
});

test.each<[string, (next: object, again: object) => object, string]>([
  ['allOf', (next, again) => ({ allOf: [next, again] }), 'refuses, 0'],
  ['items', (next, again) => ({ type: 'array', prefixItems: [next, again], minItems: 1 }), 'refuses, 0'],
  [
    'properties beside allOf',
    (a, again) => ({ required: ['a'], properties: { a }, allOf: [{ properties: { a: again } }] }),
    'refuses, 0',
  ],
  // Its smallest value has two to the power of 40 parts, so that nobody can show one.
  ['two properties', (a, b) => ({ type: 'object', required: ['a', 'b'], properties: { a, b } }), 'unknown, 0'],
])('2^40 paths through %s are one question', (_, wrap, otherwise) => {
  const contract = shared(40, leaf('string'), wrap);
  expect(answer(contract, shared(40, leaf('string'), wrap))).toBe('accepts, 0');
  expect(answer(contract, shared(40, leaf('number'), wrap))).toBe(otherwise);
});

test.each(['anyOf', 'oneOf', 'allOf'])('2^40 paths through %s of the tool alone are one question', (keyword) => {
  const tool = (type: string): object => shared(40, leaf(type), (next, again) => ({ [keyword]: [next, again] }));
  const twice = keyword === 'oneOf' ? 'refuses, 0' : 'accepts, 0';
  expect(answer(args(leaf('string')), tool('string'))).toBe(twice);
  expect(answer(args(leaf('string')), tool('number'))).toBe('refuses, 0');
});

test('a reference that leads back to itself is said, at any depth of others', () => {
  const circle = {
    ...args({ $ref: '#/$defs/a' }),
    $defs: { a: nested(200, { $ref: '#/$defs/a' }, (part) => ({ allOf: [part] })) },
  };
  expect(accepts(circle, args(leaf('string'))).reason).toBe('a reference leads back to itself');
});
