/** Whether it is certain that a tool takes no value of a contract: what is not certain is no. */
import { expect, test } from '@jest/globals';
import { Budget } from '../../../../../../src/core/json-schema/budget.ts';
import { Comparison } from '../../../../../../src/core/handshake/accept/cover/comparison.ts';
import { isDisjoint } from '../../../../../../src/core/handshake/accept/cover/branches.ts';
import { coverKeywords } from '../../../../../../src/core/handshake/accept/accepts.ts';
import { ARGUMENTS, atProperty } from '../../../../../../src/core/handshake/accept/outcome.ts';
import { isFault, openSchema } from '../../../../../../src/core/json-schema/open-schema.ts';
import type { SchemaNode } from '../../../../../../src/core/json-schema/schema-document.ts';
import { shapesOf } from '../../../../../../src/core/json-schema/shapes.ts';

function opened(schema: unknown): SchemaNode {
  const document = openSchema(schema);
  if (isFault(document)) throw new Error(document.problem);
  return document.root;
}

function disjoint(contract: unknown, tool: unknown, root = true): boolean[] {
  const budget = new Budget();
  const comparison = new Comparison(budget, 'whole', coverKeywords);
  const at = root ? ARGUMENTS : atProperty(ARGUMENTS, 'p', undefined);
  const shapes = shapesOf([opened(contract)], budget);
  return shapes.map((shape) => isDisjoint(comparison, shape, opened(tool), at.depth));
}

const text = { type: 'string' };
const integer = { type: 'integer' };
const p = (schema: unknown, more: object = { required: ['p'] }): object => ({
  type: 'object',
  properties: { p: schema },
  ...more,
});
const nested = (levels: number, inner: unknown): unknown => (levels === 0 ? inner : p(nested(levels - 1, inner)));

test.each<[string, unknown, unknown, boolean]>([
  ['a tool that takes nothing', text, false, true],
  ['a tool that takes anything', text, true, false],
  ['another type', text, integer, true],
  ['the same type', text, text, false],
  ['a number and integers', { type: 'number' }, integer, false],
  ['one of the types', text, { type: ['integer', 'string'] }, false],
  ['values of which one is taken', { enum: ['a', 'b'] }, { enum: ['b'] }, false],
  ['values of which none is taken', { enum: ['a', 'b'] }, { enum: ['c'] }, true],
  ['a list of values of another type', text, { enum: [1, 2] }, true],
  ['a list of values that are allowed', text, { enum: [1, 'a'] }, false],
  ['a list of values that are too short', { type: 'string', minLength: 2 }, { enum: ['a', 'b'] }, true],
  ['a fixed value of another type', text, { const: 1 }, true],
  ['a fixed value', text, { const: 'a' }, false],
  ['allOf with a part that takes none', text, { allOf: [text, integer] }, true],
  ['allOf of which each takes some', text, { allOf: [text, {}] }, false],
  ['anyOf of which none takes any', text, { anyOf: [integer, { type: 'null' }] }, true],
  ['anyOf of which one takes some', text, { anyOf: [integer, text] }, false],
  ['oneOf of which none takes any', text, { oneOf: [integer, { type: 'null' }] }, true],
  ['oneOf of which one takes some', text, { oneOf: [text, integer] }, false],
  ['a $ref to another type', text, { $ref: '#/$defs/a', $defs: { a: integer } }, true],
  ['a $ref to the same type', text, { $ref: '#/$defs/a', $defs: { a: text } }, false],
  ['a property that is required and never sent', p(text), { required: ['q'] }, true],
  ['a property that is required and sent', p(text), { required: ['p'] }, false],
  ['one that is sent under any name', p(text, { additionalProperties: true }), { required: ['q'] }, false],
  ['a required property of another type', p(text), p(integer, {}), true],
  ['a required property of the same type', p(text), p(text, {}), false],
  ['an optional property of another type', p(text, {}), p(integer, {}), false],
  ['a difference 3 levels deep', nested(3, text), nested(3, integer), true],
  ['a difference 4 levels deep, where nobody looks', nested(4, text), nested(4, integer), false],
])('%s', (_name, contract, tool, expected) => {
  expect(disjoint(contract, tool)).toEqual([expected]);
});

test('what no schema of the contract names is not sent, inside of the arguments as at their top', () => {
  const tool = { required: ['q'] };
  expect([disjoint(p(text), tool, false), disjoint(p(text), tool)]).toEqual([[true], [true]]);
});
