import { expect, test } from '@jest/globals';
import { accepts } from '../../../../../src/core/handshake/accept/accepts.ts';

const leaf = (type: string): object => ({ type });

function deep(levels: number, inner: object): object {
  let schema = inner;
  for (let i = 0; i < levels; i++) schema = { type: 'object', required: ['p'], properties: { p: schema } };
  return schema;
}

const args = (p: unknown, more: object = {}): object => ({
  type: 'object',
  required: ['p'],
  properties: { p },
  ...more,
});
const answerOf = (contract: unknown, tool: unknown): string => {
  const { answer, reservations } = accepts(contract, tool);
  return reservations.length === 0 ? answer : `${answer} with reservations`;
};

test('500 levels are compared to the end, and the witness reaches as deep', () => {
  expect(answerOf(deep(500, leaf('string')), deep(500, leaf('string')))).toBe('accepts');
  const { answer, contractPath, witness } = accepts(deep(500, leaf('string')), deep(500, leaf('integer')));
  expect({ answer, contractPath }).toEqual({ answer: 'refuses', contractPath: '/properties/p'.repeat(500) });
  expect(JSON.stringify(witness)).toBe(`${'{"p":'.repeat(500)}""${'}'.repeat(500)}`);
});

test.each([1000, 10_000])('%i levels cannot be determined, without a crash', (levels) => {
  expect(answerOf(deep(levels, leaf('string')), deep(levels, leaf('integer')))).toBe('unknown');
});

test('10,000 levels of branches cannot be determined, without a crash', () => {
  for (const keyword of ['allOf', 'anyOf', 'oneOf', 'not', 'items', 'if']) {
    let schema: object = leaf('string');
    for (let i = 0; i < 10_000; i++) schema = { [keyword]: keyword.endsWith('Of') ? [schema] : schema };
    const { answer, reservations } = accepts(args(leaf('string')), args(schema));
    const expected = keyword.endsWith('Of') || keyword === 'not' ? 'unknown' : 'accepts';
    expect([keyword, answer, reservations]).toEqual([keyword, expected, []]);
  }
});

test('5,000 properties', () => {
  const properties = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`p${i}`, leaf('string')]));
  const contract = { type: 'object', required: Object.keys(properties), properties };
  expect(answerOf(args(leaf('string')), { type: 'object', properties: { ...properties, p: leaf('string') } })).toBe(
    'accepts',
  );
  expect(answerOf(contract, { type: 'object', properties })).toBe('accepts');
  expect(answerOf(contract, { type: 'object', properties: { ...properties, p4999: leaf('integer') } })).toBe('refuses');
});

test('a schema with more parts than any real one is not looked at further', () => {
  const properties = Object.fromEntries(Array.from({ length: 100_001 }, (_, i) => [`p${i}`, {}]));
  expect(accepts(args(leaf('string')), { type: 'object', properties })).toMatchObject({
    answer: 'unknown',
    reason: "the tool's schema cannot be judged: it has more than 100000 parts",
  });
});

test('branches that multiply by shared parts are one question each', () => {
  let schema: object = leaf('string');
  for (let i = 0; i < 30; i++) schema = { anyOf: [{ allOf: [schema, schema] }, { allOf: [schema, schema] }] };
  expect(answerOf(args(leaf('integer')), args(schema))).toBe('refuses');
  let list: object = leaf('string');
  for (let i = 0; i < 12; i++) list = { oneOf: [list, { allOf: [list, { type: ['string', 'null'] }] }] };
  expect(answerOf(args(leaf('string')), args(list))).toBe('refuses');
});

test('a schema object that holds itself, as no file can, ends', () => {
  const schema: Record<string, unknown> = { type: 'object', properties: {} };
  schema['properties'] = { p: schema };
  expect(answerOf(args({ type: 'object' }), schema)).toBe('accepts');
  const knot: Record<string, unknown> = {};
  knot['allOf'] = [knot];
  expect(answerOf(args({ type: 'object' }), args(knot))).toBe('unknown');
  expect(answerOf(args(knot), args({ type: 'object' }))).toBe('unknown');
});

test('patterns that keep a backtracking engine busy are matched at once', () => {
  for (const pattern of ['^(a+)+$', '^(a|aa)+$', '(.*)*b$', '^(a|a)*c$', `^${'(a?)'.repeat(30)}${'a'.repeat(30)}c$`]) {
    const tool = { type: 'object', patternProperties: { [pattern]: leaf('integer') } };
    expect(answerOf({ type: 'object', required: ['a'.repeat(40)], properties: {} }, tool)).toBe('refuses');
    expect(answerOf(args({ const: `${'a'.repeat(40)}!` }), args({ type: 'string', pattern }))).toBe('refuses');
  }
});

test('a property name or a value may be a megabyte', () => {
  const name = 'n'.repeat(1_000_000);
  expect(answerOf(args({ const: name }), args({ type: 'string', pattern: '^n{1,500}$' }))).toBe(
    'accepts with reservations',
  );
  expect(
    answerOf({ type: 'object', required: [name], properties: {} }, { patternProperties: { '(n|m){900}x': {} } }),
  ).toBe('refuses');
});
