import fc from 'fast-check';

/** Schemas as real servers write them, small enough to meet often: what the property test compares. */
const NAMES = ['a', 'b', 'c', 'x-d'];
const TEXTS = ['', 'a', 'ab', 'auto'];
const scalarValue = fc.constantFrom<unknown>(null, true, false, 0, 1, -1, 2.5, '', 'a', 'ab', 'auto');

const text = fc.record(
  {
    type: fc.constant('string'),
    minLength: fc.nat(3),
    maxLength: fc.nat(4),
    pattern: fc.constantFrom('^a', 'b$', '^[a-z]*$', '(a|b)+', '\\d'),
    format: fc.constantFrom('uri', 'date', 'email'),
  },
  { requiredKeys: ['type'] },
);
const numeric = fc.record(
  {
    type: fc.constantFrom('number', 'integer'),
    minimum: fc.integer({ min: -2, max: 3 }),
    maximum: fc.integer({ min: -1, max: 5 }),
    exclusiveMinimum: fc.integer({ min: -2, max: 2 }),
    multipleOf: fc.constantFrom(1, 2, 0.5),
  },
  { requiredKeys: ['type'] },
);
const scalar = fc.oneof(
  { weight: 4, arbitrary: fc.constant<object>({ type: 'string' }) },
  { weight: 1, arbitrary: fc.constantFrom<object>({ type: 'boolean' }, { type: 'null' }, {}) },
  { weight: 2, arbitrary: text },
  { weight: 2, arbitrary: numeric },
  { weight: 1, arbitrary: fc.record({ enum: fc.uniqueArray(scalarValue, { minLength: 1, maxLength: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ const: scalarValue }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('string'),
      enum: fc.uniqueArray(fc.constantFrom(...TEXTS), { minLength: 1 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.uniqueArray(fc.constantFrom('string', 'null', 'integer', 'number', 'boolean', 'array', 'object'), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  },
);

// A literal with a member named `then` could be taken for a promise.
export const conditional = (...parts: readonly unknown[]): object =>
  Object.fromEntries(['if', 'then', 'else'].slice(0, parts.length).map((keyword, i) => [keyword, parts[i]]));

const tied = fc.letrec<{ any: unknown; object: object }>((tie) => {
  const properties = fc.dictionary(fc.constantFrom(...NAMES), tie('any'), { maxKeys: 3, noNullPrototype: true });
  const object = fc
    .record(
      {
        properties,
        required: fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 2 }),
        additionalProperties: fc.oneof(fc.boolean(), tie('any')),
        patternProperties: fc.dictionary(fc.constantFrom('^a', '^x-', '.'), tie('any'), {
          maxKeys: 1,
          noNullPrototype: true,
        }),
        propertyNames: fc.constantFrom<object>(
          { pattern: '^[a-z]' },
          { maxLength: 1 },
          { enum: ['a', 'b'] },
          { type: 'string' },
        ),
        maxProperties: fc.nat(3),
        minProperties: fc.nat(2),
        dependentRequired: fc.constantFrom<object>({ a: ['b'] }, { b: ['x-d'] }),
        dependentSchemas: fc.dictionary(fc.constantFrom(...NAMES), tie('any'), { maxKeys: 1, noNullPrototype: true }),
        unevaluatedProperties: fc.constant(false),
      },
      { requiredKeys: ['properties'] },
    )
    .map((schema) => ({ type: 'object', ...schema }));
  const array = fc
    .record(
      {
        items: tie('any'),
        prefixItems: fc.array(tie('any'), { minLength: 1, maxLength: 2 }),
        minItems: fc.nat(2),
        maxItems: fc.nat(3),
        uniqueItems: fc.boolean(),
        contains: tie('any'),
        minContains: fc.nat(2),
      },
      { requiredKeys: [] },
    )
    .map((schema) => ({ type: 'array', ...schema }));
  const branches = fc.array(tie('any'), { minLength: 1, maxLength: 3 });
  const combined = fc.oneof(
    fc.record({ anyOf: branches }),
    fc.record({ oneOf: branches }),
    fc.record({ allOf: branches }),
    fc.record({ not: tie('any') }),
    fc.tuple(tie('any'), tie('any'), tie('any')).map((parts) => conditional(...parts)),
    fc.constantFrom<object>({ $ref: '#/$defs/leaf' }, { $ref: '#/$defs/tree' }),
  );
  return {
    object: object as fc.Arbitrary<object>,
    any: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      { weight: 8, arbitrary: scalar },
      { weight: 1, arbitrary: fc.boolean() },
      { weight: 3, arbitrary: object },
      { weight: 2, arbitrary: array },
      { weight: 3, arbitrary: combined },
    ),
  };
});

const DEFS = {
  $defs: {
    leaf: { type: ['string', 'null'] },
    tree: {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'array', items: { $ref: '#/$defs/tree' } } },
    },
  },
};

/** One keyword of another schema beside those of this one: what a hand that edits a schema does. */
const withOneMore = (schema: object): fc.Arbitrary<object> =>
  fc.tuple(tied.any, fc.nat()).map(([other, i]) => {
    const entries = typeof other === 'object' && other !== null ? Object.entries(other) : [];
    const entry = entries[i % Math.max(1, entries.length)];
    return entry === undefined ? schema : { ...schema, [entry[0]]: entry[1] as unknown };
  });

/** An input schema: an object schema with definitions. */
const inputSchema: fc.Arbitrary<object> = tied.object.map((schema) => ({ ...schema, ...DEFS }));

/** A contract as authors write one: required properties that it describes. */
const plainContract = fc
  .dictionary(fc.constantFrom(...NAMES), tied.any, { minKeys: 1, maxKeys: 3, noNullPrototype: true })
  .chain((properties) =>
    fc
      .subarray(Object.keys(properties), { minLength: 1 })
      .map((required) => ({ type: 'object', properties, required, ...DEFS })),
  );

/** The same schema written in another way, or a little wider or narrower. */
const rewritten = (schema: unknown): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constant(schema),
    fc.constantFrom<unknown>(true, {}),
    tied.any.map((other) => ({ anyOf: [other, schema] })),
    tied.any.map((other) => ({ oneOf: [other, schema] })),
    fc.constantFrom('string', 'null', 'object').map((type) => ({ oneOf: [{ type }, schema] })),
    tied.any.map((other) => ({ allOf: [schema, { not: other }] })),
    tied.any.map((other) => conditional(other, schema, schema)),
    fc.constant(
      typeof schema === 'object' && schema !== null && 'type' in schema
        ? { ...schema, type: [...new Set([schema.type, 'null'].flat())] }
        : { allOf: [schema, {}] },
    ),
    typeof schema === 'object' && schema !== null ? withOneMore(schema) : fc.constant(schema),
    tied.any,
  );

const near = plainContract.chain((contract) =>
  fc
    .tuple(
      fc.tuple(
        ...Object.entries(contract.properties).map(([name, schema]) =>
          rewritten(schema).map((s) => [name, s] as const),
        ),
      ),
      fc.constantFrom<object>(
        {},
        {},
        { additionalProperties: false },
        { required: ['a'] },
        { unevaluatedProperties: false },
      ),
      fc.boolean(),
    )
    .map(([entries, extra, byReference]) => {
      const body = { type: 'object', properties: Object.fromEntries(entries), ...extra };
      const tool = byReference ? { $ref: '#/$defs/body', $defs: { ...DEFS.$defs, body } } : { ...body, ...DEFS };
      return { contract: contract as object, tool: tool as object };
    }),
);

/** A contract and a tool, mostly close to each other. */
export const pairOfSchemas: fc.Arbitrary<{ contract: object; tool: object }> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ contract: inputSchema, tool: inputSchema }) },
  { weight: 1, arbitrary: fc.record({ contract: plainContract, tool: inputSchema }) },
  { weight: 6, arbitrary: near },
);

/** Values of the size that the schemas above speak of. */
export const smallValue: fc.Arbitrary<unknown> = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    scalarValue,
    fc.constantFrom('abc', 'b', '1', 3, 4, -2, 0.5),
    fc.dictionary(fc.constantFrom(...NAMES), tie('any'), { maxKeys: 3, noNullPrototype: true }),
    fc.array(tie('any'), { maxLength: 3 }),
  ),
})).any;
