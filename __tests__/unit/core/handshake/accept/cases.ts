import { conditional } from './schemas.ts';

/**
 * Acceptance cases with their reasons. Expected is the answer, then for "accepts" the warnings, for "refuses" the witness
 * (none where an open tool merely does not name a property), for "unknown" the reason.
 */
export type Case = readonly [why: string, contract: unknown, tool: unknown, expected: string];

const D7 = 'http://json-schema.org/draft-07/schema#';
const text = { type: 'string' };
const integer = { type: 'integer' };
/** One required property `p` in the contract. */
const C = (p: unknown, more: object = {}): object => ({ type: 'object', required: ['p'], properties: { p }, ...more });
/** One property `p` in the tool. */
const T = (p: unknown, more: object = {}): object => ({ type: 'object', properties: { p }, ...more });
const P = (why: string, contract: unknown, tool: unknown, expected: string): Case => [
  why,
  C(contract),
  T(tool),
  expected,
];
const command = C(text);
const nest = (inner: object): object => ({ type: 'object', required: ['q'], properties: { q: inner } });

const presence: readonly Case[] = [
  ['listed in properties', command, T(text), 'accepts'],
  ['required by the tool too', command, T(text, { required: ['p'] }), 'accepts'],
  [
    'not listed, and an absent additionalProperties names nothing',
    command,
    { type: 'object', properties: {} },
    'refuses',
  ],
  [
    'not listed by an open tool that requires another: that call fails',
    command,
    { type: 'object', properties: { q: text }, required: ['q'] },
    'refuses {"p":""}',
  ],
  [
    'not listed by a closed tool',
    command,
    { type: 'object', properties: { q: text }, additionalProperties: false },
    'refuses {"p":""}',
  ],
  [
    'named by an explicit additionalProperties: true',
    command,
    { type: 'object', additionalProperties: true },
    'accepts',
  ],
  ['named by an explicit additionalProperties: {}', command, { type: 'object', additionalProperties: {} }, 'accepts'],
  [
    'named by an additionalProperties schema that fits',
    command,
    { type: 'object', additionalProperties: text },
    'accepts',
  ],
  [
    'named by an additionalProperties schema that does not fit',
    command,
    { type: 'object', additionalProperties: integer },
    'refuses {"p":""}',
  ],
  ['named by a pattern', command, { type: 'object', patternProperties: { '^p': text } }, 'accepts'],
  [
    'named by a pattern with another type',
    command,
    { type: 'object', patternProperties: { '^p': integer } },
    'refuses {"p":""}',
  ],
  ['another pattern', command, { type: 'object', patternProperties: { '^x-': text } }, 'refuses'],
  [
    'another pattern in a closed tool',
    command,
    { type: 'object', patternProperties: { '^x-': text }, additionalProperties: false },
    'refuses {"p":""}',
  ],
  [
    'a pattern found anywhere in the name',
    command,
    { type: 'object', patternProperties: { '[a-z]': text } },
    'accepts',
  ],
  [
    'a pattern that is not understood might not match',
    command,
    { type: 'object', patternProperties: { '^(?=p)p$': text } },
    'refuses',
  ],
  [
    'a pattern that is not understood and would not fit',
    command,
    { type: 'object', patternProperties: { '^(?=p)p$': integer } },
    'unknown | whether the pattern of the tool matches "p" cannot be told',
  ],
  [
    'listed and matched by a pattern: both hold',
    command,
    T(text, { patternProperties: { p: integer } }),
    'refuses {"p":""}',
  ],
  ['named through $ref', command, { $ref: '#/$defs/args', $defs: { args: T(text) } }, 'accepts'],
  ['named through allOf', command, { type: 'object', allOf: [{}, T(text)] }, 'accepts'],
  [
    'named in a branch of anyOf',
    command,
    { type: 'object', anyOf: [{ properties: { q: text }, required: ['q'] }, T(text)] },
    'accepts',
  ],
  [
    'named in a branch of oneOf that alone can match',
    command,
    { type: 'object', oneOf: [{ properties: { q: text }, required: ['q'] }, T(text, { required: ['p'] })] },
    'accepts',
  ],
  [
    'named in no branch of anyOf',
    command,
    { type: 'object', anyOf: [{ properties: { q: text } }, { properties: { r: text } }] },
    'refuses',
  ],
  [
    'named in a branch that does not fit, taken by one that does not name it',
    command,
    { anyOf: [T(integer, { required: ['p'] }), { type: 'object' }] },
    'refuses',
  ],
  [
    'two required properties in two branches of anyOf: none names both',
    { type: 'object', required: ['a', 'b'], properties: { a: text, b: text } },
    { type: 'object', anyOf: [{ properties: { a: text } }, { properties: { b: text } }] },
    'refuses',
  ],
  [
    'two required properties in two parts of allOf',
    { type: 'object', required: ['a', 'b'], properties: { a: text, b: text } },
    { type: 'object', allOf: [{ properties: { a: text } }, { properties: { b: text } }] },
    'accepts',
  ],
  ['the tool is true: it names nothing', command, true, 'refuses'],
  ['the tool is {}: it names nothing', command, {}, 'refuses'],
  ['the tool is false', command, false, 'refuses {"p":""}'],
  [
    'a contract without required properties is taken by an open tool',
    { type: 'object', properties: {} },
    { type: 'object' },
    'accepts',
  ],
  ['a contract without required properties and the tool true', { type: 'object', properties: {} }, true, 'accepts'],
  [
    'an optional property need not be named',
    { type: 'object', properties: { p: text } },
    { type: 'object' },
    'accepts',
  ],
  [
    'an optional property that will fail is said',
    { type: 'object', properties: { p: text } },
    T(integer),
    'accepts | optional "p": "p" is a string, the tool takes an integer',
  ],
  [
    'an optional property that a closed tool does not take is said',
    { type: 'object', properties: { p: text } },
    { type: 'object', additionalProperties: false },
    'accepts | optional "p": the tool takes no "p"',
  ],
  [
    'required but not described: any value, so the tool must take any',
    { type: 'object', required: ['p'] },
    T(text),
    'refuses {"p":0}',
  ],
  ['required but not described, and the tool takes any', { type: 'object', required: ['p'] }, T({}), 'accepts'],
  [
    'a property named __proto__',
    JSON.parse('{"type":"object","required":["__proto__"],"properties":{"__proto__":{"type":"string"}}}'),
    JSON.parse('{"type":"object","properties":{"__proto__":{"type":"string"}}}'),
    'accepts',
  ],
  [
    'a property named __proto__ that is not named',
    JSON.parse('{"type":"object","required":["__proto__"],"properties":{"__proto__":{"type":"string"}}}'),
    { type: 'object', properties: {} },
    'refuses',
  ],
  [
    'a property named constructor that is not named',
    { type: 'object', required: ['constructor'], properties: { constructor: text } },
    { type: 'object', properties: {} },
    'refuses',
  ],
];

const requiresMore: readonly Case[] = [
  [
    'the tool requires what is never sent',
    command,
    T(text, { required: ['p', 'cwd'] }),
    'accepts | the tool also requires "cwd", which the contract never sends',
  ],
  [
    'the tool requires much that is never sent',
    command,
    T(text, { required: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }),
    'accepts | the tool also requires "a", "b", "c", "d", "e" and 2 more, which the contract never sends',
  ],
  [
    'the tool requires what is optional in the contract',
    { type: 'object', required: ['p'], properties: { p: text, q: text } },
    { type: 'object', required: ['q'], properties: { p: text, q: text } },
    'accepts | the tool requires "q", optional in the contract',
  ],
  [
    'a nested object that requires more',
    C({ type: 'object', properties: { a: text } }),
    T({ type: 'object', properties: { a: text, b: text }, required: ['b'] }),
    'accepts | "p": the tool also requires "b", which the contract never sends',
  ],
  [
    'required through a dependency',
    command,
    T(text, { dependentRequired: { p: ['q'] } }),
    'accepts | with "p" the tool also requires "q"',
  ],
  [
    'a dependency of draft-07',
    command,
    T(text, { $schema: D7, dependencies: { p: ['q'] } }),
    'accepts | with "p" the tool also requires "q"',
  ],
  ['a dependency on something that is never sent', command, T(text, { dependentRequired: { q: ['r'] } }), 'accepts'],
  [
    'a dependent schema that fits',
    command,
    T(text, { dependentSchemas: { p: { properties: { p: { type: ['string', 'null'] } } } } }),
    'accepts',
  ],
  [
    'a dependent schema that does not fit',
    command,
    T({}, { dependentSchemas: { p: { properties: { p: integer } } } }),
    'refuses {"p":""}',
  ],
  [
    'more properties than are sent',
    command,
    T(text, { minProperties: 3 }),
    'accepts | the tool takes 3 properties and more',
  ],
  [
    'fewer properties than are required',
    { type: 'object', required: ['a', 'b'], properties: { a: text, b: text } },
    { type: 'object', additionalProperties: true, maxProperties: 1 },
    'refuses {"a":"","b":""}',
  ],
  ['as many properties as are required', command, T(text, { maxProperties: 1 }), 'accepts'],
];

const types: readonly Case[] = [
  P('the same type', text, text, 'accepts'),
  P('another type', text, integer, 'refuses {"p":""}'),
  P('integer in number', integer, { type: 'number' }, 'accepts'),
  P('number in integer', { type: 'number' }, integer, 'refuses {"p":0.5}'),
  P('a number that is always whole', { type: 'number', multipleOf: 2 }, integer, 'accepts'),
  P('a type list that holds the type', text, { type: ['string', 'null'] }, 'accepts'),
  P('a type list that does not', text, { type: ['integer', 'null'] }, 'refuses {"p":""}'),
  P('a nullable contract, a tool without null', { type: ['string', 'null'] }, text, 'refuses {"p":null}'),
  P('a nullable contract, a nullable tool', { type: ['string', 'null'] }, { type: ['null', 'string'] }, 'accepts'),
  P('nullable as OpenAPI writes it, in the contract', { type: 'string', nullable: true }, text, 'refuses {"p":null}'),
  P(
    'nullable as OpenAPI writes it, in the tool',
    { type: ['string', 'null'] },
    { type: 'string', nullable: true },
    'accepts',
  ),
  P('a union with null as anyOf, in the tool', text, { anyOf: [text, { type: 'null' }] }, 'accepts'),
  P('a union with null as anyOf, in the contract', { anyOf: [text, { type: 'null' }] }, text, 'refuses {"p":null}'),
  P('the tool states no type', text, {}, 'accepts'),
  P('the tool states no type but a description', text, { description: 'the command' }, 'accepts'),
  P('the tool property is true', text, true, 'accepts'),
  P('the tool property is false', text, false, 'refuses {"p":""}'),
  P('the contract states no type', {}, text, 'refuses {"p":0}'),
  P('the contract states no type, the tool neither', {}, {}, 'accepts'),
  P(
    'the contract property is true',
    true,
    { type: ['string', 'number', 'boolean', 'null', 'array', 'object'] },
    'accepts',
  ),
  P(
    'the contract property is true, a tool without null',
    true,
    { type: ['string', 'number', 'boolean', 'array', 'object'] },
    'refuses {"p":null}',
  ),
  P('boolean', { type: 'boolean' }, { type: 'boolean' }, 'accepts'),
  P('boolean as a string', { type: 'boolean' }, text, 'refuses {"p":true}'),
  P('null', { type: 'null' }, { type: 'null' }, 'accepts'),
  P('an object where a string is taken', { type: 'object' }, text, 'refuses {"p":{}}'),
  P('a string where an array is taken', text, { type: 'array', items: text }, 'refuses {"p":""}'),
  P(
    'integer or string in number or string',
    { type: ['integer', 'string'] },
    { type: ['number', 'string'] },
    'accepts',
  ),
  P('every integer is a multiple of 1', integer, { type: 'number', multipleOf: 1 }, 'accepts'),
  ['the tool states no type at its root', command, { properties: { p: text } }, 'accepts'],
  ['the tool takes no objects', command, { type: 'string', properties: { p: text } }, 'refuses {"p":""}'],
  ['the tool takes objects and null', command, { type: ['object', 'null'], properties: { p: text } }, 'accepts'],
];

const values: readonly Case[] = [
  P('an enum narrows a string', text, { type: 'string', enum: ['a', 'b'] }, 'refuses {"p":""}'),
  P('an enum with the empty string narrows all the same', text, { enum: ['', 'a', '0'] }, 'refuses {"p":"x"}'),
  P('a const narrows a string', text, { const: 'a' }, 'refuses {"p":""}'),
  P('an enum in a string', { enum: ['a', 'b'] }, text, 'accepts'),
  P('an enum with another type in it', { enum: ['a', 1] }, text, 'refuses {"p":1}'),
  P('an enum in a larger one', { type: 'string', enum: ['a', 'b'] }, { enum: ['c', 'b', 'a'] }, 'accepts'),
  P('an enum in a smaller one', { enum: ['a', 'bb'] }, { enum: ['a'] }, 'refuses {"p":"bb"}'),
  P('a const in an enum', { const: 'a' }, { enum: ['a', 'b'] }, 'accepts'),
  P('a const beside the enum', { const: 'c' }, { enum: ['a', 'b'] }, 'refuses {"p":"c"}'),
  P('values that the type of the contract rules out do not count', { type: 'string', enum: ['a', 1] }, text, 'accepts'),
  P(
    'an object as const, its members in another order',
    { const: { a: 1, b: [2] } },
    { enum: [{ b: [2], a: 1 }] },
    'accepts',
  ),
  P(
    'an object as const, against a schema',
    { const: { a: 1 } },
    { type: 'object', properties: { a: integer }, required: ['a'] },
    'accepts',
  ),
  P(
    'an object as const that lacks what is required',
    { const: { a: 1 } },
    { type: 'object', required: ['b'] },
    'refuses {"p":{"a":1}}',
  ),
  P('1 and 1.0 are one number', { const: 1.0 }, { type: 'integer' }, 'accepts'),
  P('booleans listed one by one', { type: 'boolean' }, { enum: [true, false] }, 'accepts'),
  P('only true', { type: 'boolean' }, { const: true }, 'refuses {"p":false}'),
  P('booleans in two branches', { type: 'boolean' }, { anyOf: [{ const: true }, { const: false }] }, 'accepts'),
  P('enum values over two branches', { enum: ['a', 1] }, { anyOf: [text, integer] }, 'accepts'),
  P(
    'enum values of which all are too short',
    { enum: ['', 'a'] },
    { type: 'string', minLength: 3 },
    'refuses {"p":""}',
  ),
  P(
    'enum values of which one is too short',
    { enum: ['', 'abc'] },
    { type: 'string', minLength: 3 },
    'accepts | "p": the tool narrows the allowed values by pattern, format or length',
  ),
  P(
    'enum values that all match the pattern',
    { enum: ['a1', 'b2'] },
    { type: 'string', pattern: '^[a-z]\\d$' },
    'accepts',
  ),
  P(
    'enum values of which one matches the pattern',
    { enum: ['a1', 'b'] },
    { type: 'string', pattern: '^[a-z]\\d$' },
    'accepts | "p": the tool narrows the allowed values by pattern, format or length',
  ),
  P(
    'an empty enum in the contract allows nothing to be sent',
    { enum: [] },
    text,
    'unknown | the contract allows no arguments at all',
  ),
];

const narrowing: readonly Case[] = [
  P('minLength', text, { type: 'string', minLength: 1 }, 'accepts | "p": the tool takes 1 character and more'),
  P(
    'minLength that the contract has too',
    { type: 'string', minLength: 2 },
    { type: 'string', minLength: 1 },
    'accepts',
  ),
  P('maxLength', text, { type: 'string', maxLength: 100 }, 'accepts | "p": the tool takes 100 characters at most'),
  P(
    'lengths that exclude each other',
    { type: 'string', minLength: 5 },
    { type: 'string', maxLength: 3 },
    'refuses {"p":"aaaaa"}',
  ),
  P(
    'lengths that exclude each other the other way',
    { type: 'string', maxLength: 1 },
    { type: 'string', minLength: 2 },
    'refuses {"p":""}',
  ),
  P(
    'pattern',
    text,
    { type: 'string', pattern: '^[a-z]+$' },
    'accepts | "p": the tool takes only what matches the pattern "^[a-z]+$"',
  ),
  P('the same pattern', { type: 'string', pattern: '^a' }, { type: 'string', pattern: '^a' }, 'accepts'),
  P(
    'a pattern that would keep an engine busy for years is not run',
    text,
    { type: 'string', pattern: '^(a+)+$' },
    'accepts | "p": the tool takes only what matches the pattern "^(a+)+$"',
  ),
  P('format', text, { type: 'string', format: 'uri' }, 'accepts | "p": the tool takes only the format "uri"'),
  P('the same format', { type: 'string', format: 'uri' }, { type: 'string', format: 'uri' }, 'accepts'),
  P(
    'minItems',
    { type: 'array', items: text },
    { type: 'array', items: text, minItems: 1 },
    'accepts | "p": the tool takes 1 items and more',
  ),
  P(
    'maxItems',
    { type: 'array', items: text },
    { type: 'array', items: text, maxItems: 5 },
    'accepts | "p": the tool takes 5 items at most',
  ),
  P('a range narrows numbers, which is no length', integer, { type: 'integer', minimum: 1 }, 'refuses {"p":0}'),
  P('an upper bound', integer, { type: 'integer', maximum: 10 }, 'refuses {"p":11}'),
  P('an open lower bound', { type: 'number' }, { type: 'number', exclusiveMinimum: 0 }, 'refuses {"p":0}'),
  P(
    'a range within the range',
    { type: 'integer', minimum: 1, maximum: 5 },
    { type: 'number', minimum: 0, maximum: 10 },
    'accepts',
  ),
  P(
    'an open bound of integers is the next closed one',
    { type: 'integer', exclusiveMinimum: 0 },
    { type: 'integer', minimum: 1 },
    'accepts',
  ),
  P(
    'a closed bound of integers above an open one',
    { type: 'integer', minimum: 1 },
    { type: 'integer', exclusiveMinimum: 0 },
    'accepts',
  ),
  P(
    'a closed bound of numbers at an open one',
    { type: 'number', minimum: 0 },
    { type: 'number', exclusiveMinimum: 0 },
    'refuses {"p":0}',
  ),
  P('multiples', integer, { type: 'integer', multipleOf: 5 }, 'refuses {"p":1}'),
  P('multiples of multiples', { type: 'integer', multipleOf: 10 }, { type: 'integer', multipleOf: 5 }, 'accepts'),
  P(
    'unique items',
    { type: 'array', items: text },
    { type: 'array', items: text, uniqueItems: true },
    'refuses {"p":["",""]}',
  ),
  P(
    'unique items in both',
    { type: 'array', items: text, uniqueItems: true },
    { type: 'array', items: text, uniqueItems: true },
    'accepts',
  ),
  P(
    'unique items where there is at most one',
    { type: 'array', items: text, maxItems: 1 },
    { type: 'array', uniqueItems: true },
    'accepts',
  ),
];

const references: readonly Case[] = [
  ['$defs', command, T({ $ref: '#/$defs/text' }, { $defs: { text } }), 'accepts'],
  ['definitions', command, T({ $ref: '#/definitions/text' }, { $schema: D7, definitions: { text } }), 'accepts'],
  ['an escaped pointer', command, T({ $ref: '#/$defs/a~1b~0c%25' }, { $defs: { 'a/b~c%': text } }), 'accepts'],
  [
    'a chain of references',
    command,
    T({ $ref: '#/$defs/a' }, { $defs: { a: { $ref: '#/$defs/b' }, b: integer } }),
    'refuses {"p":""}',
  ],
  [
    'a reference to a property',
    command,
    { type: 'object', properties: { p: { $ref: '#/properties/q' }, q: text } },
    'accepts',
  ],
  [
    'a reference to a place outside the known keywords',
    command,
    { type: 'object', properties: { p: { $ref: '#/components/text' } }, components: { text } },
    'accepts',
  ],
  ['an anchor', command, T({ $ref: '#text' }, { $defs: { a: { $anchor: 'text', type: 'string' } } }), 'accepts'],
  [
    'an anchor of draft-07',
    command,
    T({ $ref: '#text' }, { $schema: D7, definitions: { a: { $id: '#text', type: 'string' } } }),
    'accepts',
  ],
  [
    'an embedded resource',
    command,
    T({ $ref: 'https://tool.example/text' }, { $defs: { a: { $id: 'https://tool.example/text', type: 'string' } } }),
    'accepts',
  ],
  [
    'a reference inside an embedded resource',
    command,
    T(
      { $ref: '#/$defs/a' },
      { $defs: { a: { $id: 'https://tool.example/a', $ref: '#/$defs/b', $defs: { b: text } } } },
    ),
    'accepts',
  ],
  [
    'a relative reference against the base',
    command,
    T({ $ref: 'text' }, { $id: 'https://tool.example/root', $defs: { a: { $id: 'text', type: 'string' } } }),
    'accepts',
  ],
  [
    'siblings of $ref count in 2020-12',
    command,
    T({ $ref: '#/$defs/any', type: 'integer' }, { $defs: { any: {} } }),
    'refuses {"p":""}',
  ],
  [
    'siblings of $ref do not count in draft-07',
    command,
    T({ $ref: '#/definitions/any', type: 'integer' }, { $schema: D7, definitions: { any: {} } }),
    'accepts',
  ],
  [
    'a reference in the contract',
    { type: 'object', required: ['p'], properties: { p: { $ref: '#/$defs/t' } }, $defs: { t: text } },
    T(text),
    'accepts',
  ],
  [
    'recursive in both',
    C(
      { $ref: '#/$defs/tree' },
      {
        $defs: {
          tree: {
            type: 'object',
            properties: { name: text, kids: { type: 'array', items: { $ref: '#/$defs/tree' } } },
          },
        },
      },
    ),
    T(
      { $ref: '#/$defs/node' },
      {
        $defs: {
          node: {
            type: 'object',
            properties: { name: text, kids: { type: 'array', items: { $ref: '#/$defs/node' } } },
          },
        },
      },
    ),
    'accepts',
  ],
  [
    'recursive in both, with a difference further down',
    C(
      { $ref: '#/$defs/tree' },
      {
        $defs: {
          tree: {
            type: 'object',
            properties: { kids: { type: 'array', items: { $ref: '#/$defs/tree' } }, size: integer },
          },
        },
      },
    ),
    T(
      { $ref: '#/$defs/node' },
      {
        $defs: {
          node: {
            type: 'object',
            properties: { size: integer, kids: { type: 'array', items: { $ref: '#/$defs/leaf' } } },
          },
          leaf: { type: 'object', properties: { size: text } },
        },
      },
    ),
    'refuses {"p":{"kids":[{"size":0}]}}',
  ],
  [
    'the whole tool is its own child',
    C({ type: 'object' }),
    { type: 'object', properties: { p: { $ref: '#' } } },
    'accepts',
  ],
  [
    'a dynamic reference with one target',
    command,
    T({ $dynamicRef: '#t' }, { $defs: { a: { $dynamicAnchor: 't', type: 'string' } } }),
    'accepts',
  ],
  [
    'a reference to itself',
    command,
    T({ $ref: '#/properties/p' }),
    'unknown | the schemas nest more than 700 levels deep',
  ],
  [
    'two references in a circle',
    command,
    T({ $ref: '#/$defs/a' }, { $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } }),
    'unknown | the schemas nest more than 700 levels deep',
  ],
  ['a circle in the contract', C({ $ref: '#/properties/p' }), T(text), 'unknown | a reference leads back to itself'],
  [
    'a remote reference is never fetched',
    command,
    T({ $ref: 'https://tool.example/text.json' }),
    `unknown | the tool's schema cannot be judged: it refers to "https://tool.example/text.json", which is not in the document`,
  ],
  [
    'a remote reference anywhere in the tool',
    command,
    { type: 'object', properties: { p: text, q: { items: { $ref: 'other.json#/x' } } } },
    `unknown | the tool's schema cannot be judged: it refers to "other.json#/x", which is not in the document`,
  ],
  [
    'a reference to nothing',
    command,
    T({ $ref: '#/$defs/none' }),
    `unknown | the tool's schema cannot be judged: it refers to "#/$defs/none", which is not in the document`,
  ],
  [
    'a reference to something that is no schema',
    command,
    T({ $ref: '#/title' }, { title: 'x' }),
    `unknown | the tool's schema cannot be judged: it is neither an object nor true or false`,
  ],
  [
    'a broken escape in a reference',
    command,
    T({ $ref: '#/$defs/%zz' }, { $defs: {} }),
    `unknown | the tool's schema cannot be judged: it refers to "#/$defs/%zz", which is not in the document`,
  ],
  [
    'a reference to a property of every object',
    command,
    T({ $ref: '#/constructor' }),
    `unknown | the tool's schema cannot be judged: it refers to "#/constructor", which is not in the document`,
  ],
];

const combined: readonly Case[] = [
  P('allOf of which all fit', text, { allOf: [text, {}] }, 'accepts'),
  P('allOf of which one does not fit', text, { allOf: [text, integer] }, 'refuses {"p":""}'),
  P(
    'allOf in the contract is one contract',
    { allOf: [{ type: ['string', 'integer'] }, { type: ['string', 'null'] }] },
    text,
    'accepts',
  ),
  P('anyOf of which one fits', text, { anyOf: [integer, text] }, 'accepts'),
  P('anyOf of which none fits', text, { anyOf: [integer, { type: 'array' }] }, 'refuses {"p":""}'),
  P(
    'anyOf: the branch without a warning is taken',
    text,
    { anyOf: [{ type: 'string', minLength: 3 }, text] },
    'accepts',
  ),
  P(
    'anyOf: each part of the contract in another branch',
    { type: ['string', 'integer'] },
    { anyOf: [text, integer] },
    'accepts',
  ),
  P('anyOf in the contract: each branch must fit', { anyOf: [text, integer] }, text, 'refuses {"p":0}'),
  P('oneOf of different types', text, { oneOf: [text, { type: 'array', items: text }] }, 'accepts'),
  P('oneOf of which two match', integer, { oneOf: [integer, { type: 'number' }] }, 'refuses {"p":0}'),
  P('oneOf of which none matches', text, { oneOf: [integer, { type: 'null' }] }, 'refuses {"p":""}'),
  P(
    'oneOf of objects told apart by a const',
    { type: 'object', required: ['kind'], properties: { kind: { const: 'a' } } },
    {
      oneOf: [
        { type: 'object', required: ['kind'], properties: { kind: { const: 'a' } } },
        { type: 'object', required: ['kind'], properties: { kind: { const: 'b' } } },
      ],
    },
    'accepts',
  ),
  P(
    'oneOf whose branches cannot be told apart',
    text,
    {
      oneOf: [
        { type: 'string', format: 'uri' },
        { type: 'string', format: 'date' },
      ],
    },
    `unknown | "p" may match more than one branch of the tool's oneOf, but no example of it was found`,
  ),
  P('not of another type', text, { not: integer }, 'accepts'),
  P('not of the same type', text, { not: text }, 'refuses {"p":""}'),
  P('not of one value', text, { not: { const: '' } }, 'refuses {"p":""}'),
  P(
    'not of a value that was not tried',
    text,
    { not: { const: 'unlikely' } },
    'unknown | the tool excludes some of "p", but no example of it was found',
  ),
  P(
    'not in the contract takes that value away',
    { type: 'string', not: { const: '' } },
    { type: 'string', not: { const: '' } },
    'accepts',
  ),
  ['not of a property that is never sent', command, T(text, { not: { required: ['q'] } }), 'accepts'],
  ['not of a property that is sent', command, T(text, { not: { required: ['p'] } }), 'refuses {"p":""}'],
  P('if that never holds: else decides', text, conditional(integer, false, text), 'accepts'),
  P('if that always holds: then decides', text, conditional(text, integer), 'refuses {"p":""}'),
  P('if that may hold: both fit', text, conditional({ minLength: 3 }, text, text), 'accepts'),
  P('if that may hold: then does not fit', text, conditional({ minLength: 1 }, integer), 'refuses {"p":"a"}'),
  ['branches by what is required', command, T(text, { anyOf: [{ required: ['p'] }, { required: ['q'] }] }), 'accepts'],
  [
    'branches by what else is required: only one can match',
    command,
    T(text, { oneOf: [{ required: ['p'] }, { required: ['q'] }] }),
    'accepts',
  ],
  [
    'branches that all require more',
    command,
    T(text, { anyOf: [{ required: ['a'] }, { required: ['b', 'c'] }] }),
    'accepts | the tool also requires "a", which the contract never sends',
  ],
  [
    'a contract with two shapes',
    { type: 'object', anyOf: [C(text), { required: ['q'], properties: { q: text } }] },
    { type: 'object', properties: { p: text, q: text } },
    'accepts',
  ],
  [
    'a contract with two shapes, of which the tool names one',
    { type: 'object', anyOf: [C(text), { required: ['q'], properties: { q: text } }] },
    T(text),
    'refuses',
  ],
];

const nested: readonly Case[] = [
  P('a nested object', nest(text), nest(text), 'accepts'),
  P('a nested object of another type', nest(text), nest(integer), 'refuses {"p":{"q":""}}'),
  P('a nested object without description', nest(text), { type: 'object' }, 'accepts'),
  P(
    'a nested closed object that lacks the property',
    nest(text),
    { type: 'object', properties: {}, additionalProperties: false },
    'refuses {"p":{"q":""}}',
  ),
  P(
    'a nested optional property is part of the value',
    { type: 'object', properties: { q: text } },
    { type: 'object', properties: { q: integer } },
    'refuses {"p":{"q":""}}',
  ),
  P(
    'a nested closed object takes what is declared',
    nest(text),
    { ...nest(text), additionalProperties: false },
    'accepts',
  ),
  P('undeclared names are never sent', { type: 'object' }, { type: 'object', additionalProperties: false }, 'accepts'),
  P(
    'an explicit additionalProperties is sent',
    { type: 'object', additionalProperties: true },
    { type: 'object', additionalProperties: false },
    'refuses {"p":{"x":0}}',
  ),
  P(
    'a map in a map',
    { type: 'object', additionalProperties: text },
    { type: 'object', additionalProperties: text },
    'accepts',
  ),
  P(
    'a map in a map of another type',
    { type: 'object', additionalProperties: text },
    { type: 'object', additionalProperties: integer },
    'refuses {"p":{"x":""}}',
  ),
  P(
    'a map and a property of another type',
    { type: 'object', additionalProperties: text },
    { type: 'object', properties: { mode: integer }, additionalProperties: text },
    'refuses {"p":{"mode":""}}',
  ),
  P(
    'a pattern of names in the same pattern',
    { type: 'object', patternProperties: { '^x-': text } },
    { type: 'object', patternProperties: { '^x-': text }, additionalProperties: false },
    'accepts',
  ),
  P(
    'a pattern of names in a closed object',
    { type: 'object', patternProperties: { '^x-': text } },
    { type: 'object', additionalProperties: false },
    'refuses {"p":{"x-":""}}',
  ),
  P(
    'propertyNames that the name satisfies',
    nest(text),
    { type: 'object', propertyNames: { pattern: '^[a-z]$' } },
    'accepts',
  ),
  P(
    'propertyNames that the name does not satisfy',
    nest(text),
    { type: 'object', propertyNames: { maxLength: 0 } },
    'refuses {"p":{"q":""}}',
  ),
  P(
    'unevaluatedProperties: false with the property in allOf',
    nest(text),
    { type: 'object', allOf: [nest(text)], unevaluatedProperties: false },
    'accepts',
  ),
  P(
    'unevaluatedProperties: false without the property',
    nest(text),
    { type: 'object', unevaluatedProperties: false },
    'refuses {"p":{"q":""}}',
  ),
  P('arrays', { type: 'array', items: text }, { type: 'array', items: text }, 'accepts'),
  P('arrays of another type', { type: 'array', items: text }, { type: 'array', items: integer }, 'refuses {"p":[""]}'),
  P('an array of anything', { type: 'array' }, { type: 'array', items: text }, 'refuses {"p":[0]}'),
  P('an array into an array of anything', { type: 'array', items: text }, { type: 'array' }, 'accepts'),
  P('an array that is always empty', { type: 'array', maxItems: 0 }, { type: 'array', items: text }, 'accepts'),
  P(
    'a tuple in a list',
    { type: 'array', prefixItems: [text, text], items: false },
    { type: 'array', items: text },
    'accepts',
  ),
  P(
    'a tuple with another type in it',
    { type: 'array', prefixItems: [text, integer], items: false },
    { type: 'array', items: text },
    'refuses {"p":["",0]}',
  ),
  P(
    'a list in a tuple',
    { type: 'array', items: text },
    { type: 'array', prefixItems: [text], items: false },
    'refuses {"p":["",""]}',
  ),
  [
    'a tuple as draft-07 writes it',
    C({ type: 'array', items: text }),
    T({ type: 'array', items: [text], additionalItems: integer }, { $schema: D7 }),
    'refuses {"p":["",""]}',
  ],
  P(
    'contains that every item satisfies',
    { type: 'array', items: text, minItems: 1 },
    { type: 'array', contains: text },
    'accepts',
  ),
  P(
    'contains that an empty array does not satisfy',
    { type: 'array', items: text },
    { type: 'array', contains: text },
    'refuses {"p":[]}',
  ),
  P(
    'objects in arrays in objects',
    { type: 'array', items: nest({ type: 'array', items: nest(text) }) },
    { type: 'array', items: nest({ type: 'array', items: nest(integer) }) },
    'refuses {"p":[{"q":[{"q":""}]}]}',
  ),
  P(
    'a warning below carries its place',
    { type: 'array', items: nest(text) },
    { type: 'array', items: nest({ type: 'string', minLength: 1 }) },
    'accepts | "p[].q": the tool takes 1 character and more',
  ),
];

const unusable: readonly Case[] = [
  [
    'the tool is a string',
    command,
    'object',
    `unknown | the tool's schema cannot be judged: it is neither an object nor true or false`,
  ],
  [
    'the tool is null',
    command,
    null,
    `unknown | the tool's schema cannot be judged: it is neither an object nor true or false`,
  ],
  [
    'the tool is a list',
    command,
    [],
    `unknown | the tool's schema cannot be judged: it is neither an object nor true or false`,
  ],
  [
    'the tool is a number',
    command,
    3,
    `unknown | the tool's schema cannot be judged: it is neither an object nor true or false`,
  ],
  [
    'there is no tool schema',
    command,
    undefined,
    `unknown | the tool's schema cannot be judged: it is neither an object nor true or false`,
  ],
  [
    'the contract is a list',
    [],
    T(text),
    `unknown | the contract's schema cannot be judged: it is neither an object nor true or false`,
  ],
  ['the contract is false', false, T(text), 'unknown | the contract allows no arguments at all'],
  ['the contract takes no objects', { type: 'string' }, T(text), 'unknown | the contract allows no arguments at all'],
  [
    'a required property that the contract rules out',
    C(false),
    T(text),
    'unknown | the contract allows no arguments at all',
  ],
  [
    'a misspelt type',
    command,
    T({ type: 'sting' }),
    `unknown | the tool's schema cannot be judged: type is "sting", which is no type`,
  ],
  [
    'a misspelt type beside the point',
    command,
    T(text, { $defs: { a: { type: 'any' } } }),
    `unknown | the tool's schema cannot be judged: type is "any", which is no type`,
  ],
  [
    'a type twice',
    command,
    T({ type: ['string', 'string'] }),
    `unknown | the tool's schema cannot be judged: type names something twice`,
  ],
  [
    'properties is a list',
    command,
    { type: 'object', properties: [] },
    `unknown | the tool's schema cannot be judged: properties is no object`,
  ],
  [
    'required is true',
    command,
    T(text, { required: true }),
    `unknown | the tool's schema cannot be judged: required is no list of strings`,
  ],
  [
    'required holds a number',
    command,
    T(text, { required: [1] }),
    `unknown | the tool's schema cannot be judged: required is no list of strings`,
  ],
  [
    'anyOf is empty',
    command,
    T({ anyOf: [] }),
    `unknown | the tool's schema cannot be judged: anyOf is no list of schemas`,
  ],
  [
    'a property is null',
    command,
    T(null),
    `unknown | the tool's schema cannot be judged: it is neither an object nor true or false`,
  ],
  [
    'a bound is a string',
    command,
    T({ type: 'number', minimum: '1' }),
    `unknown | the tool's schema cannot be judged: minimum is no number`,
  ],
  [
    'a bound of draft-04',
    command,
    T({ type: 'number', exclusiveMinimum: true }),
    `unknown | the tool's schema cannot be judged: exclusiveMinimum is no number`,
  ],
  [
    'a length below zero',
    command,
    T({ type: 'string', minLength: -1 }),
    `unknown | the tool's schema cannot be judged: minLength is no integer from 0 up`,
  ],
  [
    'a pattern that is no string',
    command,
    T({ type: 'string', pattern: {} }),
    `unknown | the tool's schema cannot be judged: pattern is no string`,
  ],
  [
    'multipleOf zero',
    command,
    T({ type: 'number', multipleOf: 0 }),
    `unknown | the tool's schema cannot be judged: multipleOf is not above 0`,
  ],
  [
    'too many alternatives in the contract',
    C({ allOf: Array.from({ length: 7 }, () => ({ anyOf: [text, integer] })) }),
    T(text),
    'unknown | the schema has more than 64 alternatives',
  ],
];

/** Every case, by topic. */
export const CASES: Readonly<Record<string, readonly Case[]>> = {
  presence,
  'requires more': requiresMore,
  types,
  values,
  narrowing,
  references,
  combined,
  nested,
  unusable,
};
