import { describe, expect, test } from '@jest/globals';
import Ajv2020 from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { acceptsWrapped } from '../../../../../src/core/handshake/accept/template.ts';
import { openSchema } from '../../../../../src/core/json-schema/open-schema.ts';
import { wireArguments } from '../../../../../src/core/handshake/template.ts';

const text = { type: 'string' };
const object = (properties: object, required = Object.keys(properties), more: object = {}): object => ({
  type: 'object',
  required,
  properties,
  ...more,
});
const SUMMARY = object({ summary: text });
/** What the memory servers of the registry want (their own schemas are longer). */
const ENTITIES = object({
  entities: {
    type: 'array',
    items: object({ name: text, entityType: text, observations: { type: 'array', items: text } }),
  },
});
const NOTE = { entities: [{ name: { $from: 'summary' }, entityType: 'note', observations: [{ $from: 'summary' }] }] };

function judge(contract: unknown, tool: unknown, template: Record<string, unknown>): string {
  const found = acceptsWrapped(openSchema(contract), openSchema(tool), { template });
  const shown = (each: { reason: string; witness?: unknown }): string =>
    each.witness === undefined ? each.reason : `${each.reason} ${JSON.stringify(each.witness)}`;
  if (found.answer === 'accepts') return ['accepts', ...found.reservations.map(shown)].join(' | ');
  return `${found.answer} | ${shown(found)}`;
}

describe('a template is judged by what it makes of every call (docs/format.md 17)', () => {
  const cases: [string, unknown, unknown, Record<string, unknown>, string][] = [
    ['a nested value', SUMMARY, ENTITIES, NOTE, 'accepts'],
    [
      'draft-07 on both sides',
      { $schema: 'http://json-schema.org/draft-07/schema#', ...SUMMARY },
      { $schema: 'http://json-schema.org/draft-07/schema#', ...ENTITIES },
      NOTE,
      'accepts',
    ],
    [
      'a schema behind references',
      { ...object({ summary: { $ref: '#/$defs/s' } }), $defs: { s: text } },
      ENTITIES,
      NOTE,
      'accepts',
    ],
    [
      'a constant of another type',
      SUMMARY,
      ENTITIES,
      { entities: [{ name: { $from: 'summary' }, entityType: 1, observations: [] }] },
      'refuses | the tool does not take 1 as "entities[0].entityType" {"summary":""}',
    ],
    [
      'a place of another type',
      SUMMARY,
      ENTITIES,
      { entities: { $from: 'summary' } },
      'refuses | "entities" is a string, the tool takes an array {"summary":""}',
    ],
    [
      'a property that the tool does not name',
      SUMMARY,
      ENTITIES,
      { entries: [{ $from: 'summary' }] },
      'refuses | the tool does not name "entries" {"summary":""}',
    ],
    [
      'a constant that the tool does not name',
      SUMMARY,
      object({ text }, ['text'], { additionalProperties: false }),
      { text: { $from: 'summary' }, kind: 1 },
      'refuses | the tool takes no "kind" {"summary":""}',
    ],
    [
      'a member that is missing deep inside',
      SUMMARY,
      ENTITIES,
      { entities: [{ name: { $from: 'summary' }, observations: [] }] },
      'refuses | the tool rejects every call that the contract allows: "entities[0]": the tool requires "entityType", which the contract never sends {"summary":""}',
    ],
    [
      'what the contract requires is not sent',
      object({ summary: text, title: text }),
      ENTITIES,
      NOTE,
      'refuses | the template does not send "title"',
    ],
    [
      'what the contract never sends is taken',
      SUMMARY,
      ENTITIES,
      { entities: [{ $from: 'note' }] },
      'refuses | the template takes "note", which the contract never sends',
    ],
    [
      'an optional property is left out with its member',
      object({ query: text, limit: { type: 'integer' } }, ['query']),
      object({ q: text, n: { type: 'integer' } }, ['q']),
      { q: { $from: 'query' }, n: { $from: 'limit' } },
      'accepts',
    ],
    [
      'an optional property that the tool needs',
      object({ query: text, limit: { type: 'integer' } }, ['query']),
      object({ q: text, n: { type: 'integer' } }),
      { q: { $from: 'query' }, n: { $from: 'limit' } },
      'accepts | the tool requires "n", optional in the contract {"query":""}',
    ],
    [
      'an optional property in a list',
      object({ query: text, limit: text }, ['query']),
      object({ q: { type: 'array', items: text } }),
      { q: [{ $from: 'query' }, { $from: 'limit' }] },
      'refuses | the template lists "limit", which the contract need not send',
    ],
    [
      'what else the tool rejects is a reservation',
      SUMMARY,
      object({ note: { type: 'string', minLength: 1 } }),
      { note: { $from: 'summary' } },
      'accepts | "note": the tool takes 1 character and more {"summary":""}',
    ],
    [
      'several forms of a contract',
      { type: 'object', anyOf: [object({ summary: text, a: text }), object({ summary: text, b: text })] },
      ENTITIES,
      NOTE,
      'refuses | the template does not send "a"',
    ],
    [
      'a contract that cannot be opened',
      { type: 'strnig' },
      ENTITIES,
      NOTE,
      `unknown | the contract's schema cannot be judged: type is "strnig", which is not a type`,
    ],
    [
      'a tool that cannot be opened',
      SUMMARY,
      { $ref: 'far.json' },
      NOTE,
      'unknown | the tool\'s schema cannot be judged: it refers to "far.json", which is not in the document',
    ],
  ];
  test.each(cases)('%s', (_, contract, tool, template, answer) => {
    expect(judge(contract, tool, template)).toBe(answer);
  });

  test('one property in two places never differs: what only two values would show is not said to be shown', () => {
    const tool = { ...object({ a: text, b: text }), not: { properties: { a: { const: '' }, b: { const: 'a' } } } };
    expect(judge(SUMMARY, tool, { a: { $from: 'summary' }, b: { $from: 'summary' } })).not.toMatch(
      /^refuses|\{"summary"/,
    );
  });

  test('a template that is nested too deep cannot be determined', () => {
    let template: unknown = { $from: 'summary' };
    for (let i = 0; i < 20_000; i++) template = [template];
    expect(judge(SUMMARY, ENTITIES, { entities: template })).toMatch(/^unknown \| /);
  });
});

const ajv = new Ajv2020.default({ strict: false });
const TYPES = [{ type: 'string' }, { type: 'integer' }, { type: 'string', maxLength: 1 }, { enum: ['a', 1] }];
const VALUES = ['', 'a', 'ab', 0, 1, -3];

test('what is accepted without a reservation, ajv accepts of every sampled call; what is refused with a call, ajv rejects', () => {
  const leaf = fc.oneof(fc.constant({ $from: 'x' }), fc.constant({ $from: 'y' }), fc.constantFrom('a', 1, null));
  const place = fc.oneof(
    leaf,
    fc.array(leaf, { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('p', 'q'), leaf, { maxKeys: 2 }),
  );
  const schema = fc.constantFrom<object>(
    ...TYPES,
    { type: 'array', items: TYPES[0] },
    { type: 'array', items: { type: ['string', 'integer', 'null'] }, maxItems: 1 },
    { type: 'object', properties: { p: TYPES[0] }, additionalProperties: false },
    {},
    {},
    { type: ['string', 'integer'] },
    { type: ['string', 'integer', 'array', 'object'] },
  );
  const told = { accepts: 0, refuses: 0, unknown: 0 };
  fc.assert(
    fc.property(
      fc.record({ x: fc.constantFrom(...TYPES), y: fc.constantFrom(...TYPES) }),
      fc.boolean(),
      fc.record({
        m: fc.oneof(fc.constant({ $from: 'x' }), place),
        n: fc.oneof({ weight: 3, arbitrary: fc.constant({ $from: 'y' }) }, place),
      }),
      fc.record({ m: schema, n: schema }),
      (properties, both, template, takes) => {
        const contract = object(properties, both ? ['x', 'y'] : ['x']);
        const tool = object(takes, ['m']);
        const found = acceptsWrapped(openSchema(contract), openSchema(tool), { template });
        told[found.answer]++;
        const [allowed, taken] = [ajv.compile(contract), ajv.compile(tool)];
        const wire = (call: object): object =>
          wireArguments({ name: 'w', wraps: 't', inputSchema: undefined, scopes: [], template }, { ...call });
        if (found.witness !== undefined)
          expect([allowed(found.witness), taken(wire(found.witness as object))]).toEqual([true, false]);
        for (const { witness } of found.reservations)
          if (witness !== undefined) expect([allowed(witness), taken(wire(witness as object))]).toEqual([true, false]);
        if (found.answer !== 'accepts' || found.reservations.length > 0) return;
        for (const x of VALUES)
          for (const call of [{ x }, ...VALUES.map((y) => ({ x, y }))])
            if (allowed(call)) expect([call, taken(wire(call))]).toEqual([call, true]);
      },
    ),
    { numRuns: 400, seed: 20261122 },
  );
  expect(Math.min(told.accepts, told.refuses)).toBeGreaterThan(50);
});
