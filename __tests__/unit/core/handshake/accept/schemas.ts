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
    exclusiveMaximum: fc.integer({ min: 0, max: 4 }),
    nullable: fc.constant(true),
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

const tied = fc.letrec<{ any: unknown; object: object; array: object }>((tie) => {
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
    // With both, the oracle itself is wrong: a dependent schema that does not apply makes it reject what is evaluated.
    .filter((schema) => schema.unevaluatedProperties === undefined || schema.dependentSchemas === undefined)
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
        maxContains: fc.nat(2),
        unevaluatedItems: fc.constant(false),
      },
      { requiredKeys: [] },
    )
    // With both, the oracle itself is wrong: it takes an empty array for one that contains something.
    .filter((schema) => schema.prefixItems === undefined || schema.contains === undefined)
    // With these, too: of items after the first ones it compares those alone that have the type of the rest.
    .filter((schema) => schema.prefixItems === undefined || schema.uniqueItems !== true)
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
    array: array as fc.Arbitrary<object>,
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

/** One keyword of another schema of its kind beside those of this one: what a hand that edits a schema does. */
const withOneMore = (schema: object): fc.Arbitrary<object> => {
  const kind = 'type' in schema ? schema.type : undefined;
  const other = kind === 'object' ? tied.object : kind === 'array' ? tied.array : kind === 'string' ? text : numeric;
  return fc.tuple<[object, number]>(other, fc.nat()).map(([more, i]) => {
    const entries = Object.entries(more).filter(([key]) => key !== 'type');
    const entry = entries[i % Math.max(1, entries.length)];
    if (entry === undefined || (entry[0] === 'contains' && 'prefixItems' in schema)) return schema;
    if (entry[0] === 'uniqueItems' && 'prefixItems' in schema) return schema;
    if (entry[0] === 'prefixItems' && ('uniqueItems' in schema || 'contains' in schema)) return schema;
    if (entry[0] === 'nullable' && !('type' in schema)) return schema;
    if (entry[0] === 'unevaluatedProperties' && 'dependentSchemas' in schema) return schema;
    if (entry[0] === 'dependentSchemas' && 'unevaluatedProperties' in schema) return schema;
    return { ...schema, [entry[0]]: entry[1] as unknown };
  });
};

/** An input schema: an object schema with definitions. */
export const inputSchema: fc.Arbitrary<object> = tied.object.map((schema) => ({ ...schema, ...DEFS }));

/** A contract that requires some of the properties that it describes. */
const contractOf = (property: fc.Arbitrary<unknown>, maxKeys: number): fc.Arbitrary<Contract> =>
  fc
    .dictionary(fc.constantFrom(...NAMES), property, { minKeys: 1, maxKeys, noNullPrototype: true })
    .chain((properties) =>
      fc
        .subarray(Object.keys(properties), { minLength: 1 })
        .map((required) => ({ type: 'object', properties, required, ...DEFS })),
    );

interface Contract {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
}

/** A contract as authors write one. */
const plainContract = contractOf(tied.any, 3);

/** A contract whose arguments have parts. */
const deepContract = contractOf(fc.oneof(tied.object, tied.array, tied.array, numeric, tied.any), 2);

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
    {
      weight: 5,
      arbitrary: typeof schema === 'object' && schema !== null ? withOneMore(schema) : fc.constant(schema),
    },
    tied.any,
  );

const nearTo = (contract: Contract): fc.Arbitrary<{ contract: object; tool: object }> =>
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
    });

/** A contract and a tool, mostly close to each other. */
export const pairOfSchemas: fc.Arbitrary<{ contract: object; tool: object }> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ contract: inputSchema, tool: inputSchema }) },
  { weight: 1, arbitrary: fc.record({ contract: plainContract, tool: inputSchema }) },
  { weight: 6, arbitrary: plainContract.chain(nearTo) },
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

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemasIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Values that a schema of this file mostly allows, and some that it does not. */
export function valuesOf(schema: unknown, depth = 0): fc.Arbitrary<unknown> {
  if (!isSchema(schema) || depth > 4) return smallValue;
  const guided = guidedValues(schema, depth);
  return fc.oneof({ weight: 9, arbitrary: guided }, { weight: 1, arbitrary: smallValue });
}

function guidedValues(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  if (typeof schema['$ref'] === 'string')
    return valuesOf(schema['$ref'].endsWith('leaf') ? DEFS.$defs.leaf : DEFS.$defs.tree, depth + 1);
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const branches = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => schemasIn(schema[keyword]));
  if (branches.length > 0) return fc.oneof(...branches.map((branch) => valuesOf(branch, depth + 1)));
  const types = [schema['type']].flat();
  const each = types.map((type): fc.Arbitrary<unknown> => {
    if (type === 'object') return objectsOf(schema, depth);
    if (type === 'array') {
      const items = [...schemasIn(schema['prefixItems']), schema['items'], schema['items']];
      const some = fc.array(fc.oneof(...items.map((item) => valuesOf(item, depth + 1))), { maxLength: 3 });
      return fc.oneof(
        some,
        some.map((list) => [...list, ...list].slice(0, 4)),
      );
    }
    if (type === 'integer') return fc.integer({ min: -4, max: 7 });
    if (type === 'number') return fc.constantFrom(-3, -2, -1, 0, 1, 2, 3, 4, 6, -0.5, 0.25, 0.5, 1.5);
    if (type === 'string') return fc.constantFrom('', 'a', 'b', 'ab', 'abc', 'a1', 'aabb', 'auto', 'zzzzz');
    return smallValue;
  });
  return fc.oneof(...each);
}

function objectsOf(schema: Schema, depth: number): fc.Arbitrary<object> {
  const properties = isSchema(schema['properties']) ? schema['properties'] : {};
  const required = schemasIn(schema['required']).map(String);
  const members = Object.entries(properties).map(([name, inner]) => {
    const value = valuesOf(inner, depth + 1).map((each) => [[name, each]] as const);
    return required.includes(name) ? value : fc.oneof(value, fc.constant([]));
  });
  const bare = required.filter((name) => !Object.hasOwn(properties, name));
  // What a schema does not name is not sent (docs/format.md 17).
  const isOpen = schema['additionalProperties'] !== undefined && schema['additionalProperties'] !== false;
  const names = isOpen ? [...NAMES, ...bare, 'ab', 'Z'] : bare;
  const further =
    names.length === 0
      ? fc.constant({})
      : fc.dictionary(fc.constantFrom(...names), valuesOf(schema['additionalProperties'], depth + 1), {
          minKeys: bare.length,
          maxKeys: bare.length + (isOpen ? 1 : 0),
          noNullPrototype: true,
        });
  return fc
    .tuple(fc.tuple(...members), further)
    .map(([listed, more]) => ({ ...more, ...Object.fromEntries(listed.flat()) }) as object);
}

/** Arguments with some of the properties that a contract lists, all that it requires among them. */
export function argumentsOf(contract: object): fc.Arbitrary<object> {
  const { properties = {}, required = [] } = contract as { properties?: Schema; required?: readonly string[] };
  const members = [...new Set([...Object.keys(properties), ...required])].map((name) => {
    const value = valuesOf(properties[name], 0).map((each) => [[name, each]] as const);
    return required.includes(name) ? value : fc.oneof(value, fc.constant([]));
  });
  return fc.tuple(...members).map((listed) => Object.fromEntries(listed.flat()) as object);
}

/** A contract and a tool that is close to it, as far as `wanted`, with arguments for the contract. */
export const pairWithArguments = (
  wanted: (contract: object, tool: object) => boolean,
): fc.Arbitrary<{ contract: object; tool: object; sent: readonly object[] }> =>
  deepContract
    .chain(nearTo)
    .filter(({ contract, tool }) => wanted(contract, tool))
    .chain(({ contract, tool }) =>
      fc.array(argumentsOf(contract), { minLength: 20, maxLength: 20 }).map((sent) => ({ contract, tool, sent })),
    );

/** The dialects that are understood, with the `$schema` of each. */
export const DIALECTS = {
  'draft-04': 'http://json-schema.org/draft-04/schema#',
  'draft-06': 'http://json-schema.org/draft-06/schema#',
  'draft-07': 'http://json-schema.org/draft-07/schema#',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
} as const;
export type DialectName = keyof typeof DIALECTS;

/** A schema of this file as a dialect writes it; what the dialect has no keyword for is left out. */
export function inDialect(schema: unknown, dialect: DialectName): unknown {
  if (dialect === '2020-12') return schema;
  if (typeof schema === 'boolean') return dialect === 'draft-04' ? (schema ? {} : { not: {} }) : schema;
  if (!isSchema(schema)) return schema;
  const of = (value: unknown): unknown => inDialect(value, dialect);
  const all = (map: unknown): object =>
    Object.fromEntries(Object.entries(isSchema(map) ? map : {}).map(([name, each]) => [name, of(each)]));
  const old = dialect !== '2019-09';
  const members = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    switch (keyword) {
      case '$ref':
        return [[keyword, old ? String(value).replace('$defs', 'definitions') : value]];
      case '$defs':
        return [[old ? 'definitions' : '$defs', all(value)]];
      case 'properties':
      case 'patternProperties':
        return [[keyword, all(value)]];
      case 'dependentSchemas':
        return [[old ? 'dependencies' : keyword, all(value)]];
      case 'dependentRequired':
        return [[old ? 'dependencies' : keyword, value]];
      case 'prefixItems':
        return [['items', schemasIn(value).map(of)]];
      case 'items':
        return [['prefixItems' in schema ? 'additionalItems' : 'items', of(value)]];
      case 'allOf':
      case 'anyOf':
      case 'oneOf':
        return [[keyword, schemasIn(value).map(of)]];
      case 'required':
        return dialect === 'draft-04' && schemasIn(value).length === 0 ? [] : [[keyword, value]];
      case 'if':
      case 'then':
      case 'else':
        return dialect === 'draft-04' || dialect === 'draft-06' ? [] : [[keyword, of(value)]];
      case 'const':
        return [dialect === 'draft-04' ? ['enum', [value]] : [keyword, value]];
      case 'contains':
      case 'propertyNames':
        return dialect === 'draft-04' ? [] : [[keyword, of(value)]];
      case 'minContains':
      case 'maxContains':
      case 'unevaluatedItems':
      case 'unevaluatedProperties':
        return old ? [] : [[keyword, of(value)]];
      case 'exclusiveMinimum':
      case 'exclusiveMaximum': {
        if (dialect !== 'draft-04') return [[keyword, value]];
        const bound = keyword === 'exclusiveMinimum' ? 'minimum' : 'maximum';
        return bound in schema
          ? []
          : [
              [bound, value],
              [keyword, true],
            ];
      }
      case 'not':
      case 'additionalProperties':
        return [[keyword, of(value)]];
      default:
        return [[keyword, value]];
    }
  });
  return Object.fromEntries(members);
}

/** A schema of draft-04 in the words of draft-06, for which there is an oracle. */
export function fromDraft04(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(fromDraft04);
  if (!isSchema(schema)) return schema;
  const excluded = (['exclusiveMinimum', 'exclusiveMaximum'] as const).filter((keyword) => schema[keyword] === true);
  const bounds = excluded.map((keyword) => (keyword === 'exclusiveMinimum' ? 'minimum' : 'maximum'));
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
      const at = bounds.indexOf(keyword as 'minimum');
      if (at >= 0) return [[excluded[at] ?? keyword, value]];
      if (excluded.includes(keyword as 'exclusiveMinimum')) return [];
      return [[keyword, ['enum', 'required'].includes(keyword) ? value : fromDraft04(value)]];
    }),
  );
}

/** The keywords of a schema and of all schemas inside it. */
export function keywordsIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(keywordsIn);
  if (!isSchema(schema)) return [];
  const named = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies'];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (['enum', 'const', 'required'].includes(keyword)) return [keyword];
    return [
      keyword,
      ...(named.includes(keyword) && isSchema(value) ? Object.values(value).flatMap(keywordsIn) : keywordsIn(value)),
    ];
  });
}
