import { anyCalShape } from './cal.ts';
import { ID } from './formats.ts';
import type { ListShape, ObjectShape, Shape, StringShape, VariantShape } from './shape.ts';
import { OPERATORS } from './walk-condition.ts';

type Schema = Readonly<Record<string, unknown>>;

/**
 * The JSON Schema of a CAL for editors, from the same declaration that the linter walks. It says what a schema can say: the
 * shape. References and the graph are the linter's. It takes the schemaVersion of every shipped profile.
 *
 * @param id the schema's `$id`
 */
export function calJsonSchema(id: string): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title: 'CAL: a conditional agentic loop (*.cal.json, *.cal.yaml)',
    ...objectSchema(anyCalShape()),
    $defs: { condition: CONDITION },
  };
}

const CONDITION_REF = { $ref: '#/$defs/condition' };
const one = (name: string, schema: Schema, ...more: readonly [string, Schema][]): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: [name, ...more.map(([other]) => other)],
  properties: Object.fromEntries([[name, schema], ...more]),
});
const several = (description: string): Schema => ({ description, type: 'array', minItems: 1, items: CONDITION_REF });
const NOT_BLANK: Schema = { pattern: '\\S', $comment: 'text, not blank' };

const CONDITION: Schema = {
  description: 'When an edge is taken. A condition has exactly one of these shapes; it is data, never an expression.',
  oneOf: [
    one('always', { description: 'This condition holds whatever happened before.', const: true }),
    one(
      'var',
      { description: 'The name of a variable, or of a member of its value with dots.', type: 'string', ...NOT_BLANK },
      [
        'op',
        {
          description: 'How the two are compared: equal, not, less, greater, at most, at least, or one of a list.',
          enum: OPERATORS,
        },
      ],
      ['value', { description: 'The value with which the variable is compared; a list for the operator in.' }],
    ),
    one('all', several('Holds when each of these conditions holds.')),
    one('any', several('Holds when at least one of these conditions holds.')),
    one('not', { description: 'Holds when this condition does not hold.', ...CONDITION_REF }),
    one('racAvailable', {
      description: 'Holds when the RAC item of this id is confirmed.',
      type: 'string',
      pattern: ID.schema['pattern'],
      $comment: ID.words,
    }),
  ],
};

function schemaOf(shape: Shape): Schema {
  const schema = bare(shape);
  return shape.description === undefined ? schema : { description: shape.description, ...schema };
}

function bare(shape: Shape): Schema {
  switch (shape.kind) {
    case 'any':
      return {};
    case 'condition':
      return CONDITION_REF;
    case 'boolean':
      return { type: 'boolean', default: shape.default };
    case 'integer':
      return { type: 'integer', minimum: shape.minimum };
    case 'enum':
      return shape.values.length === 1 ? { const: shape.values[0] } : { enum: shape.values };
    case 'string':
      return stringSchema(shape);
    case 'list':
      return listSchema(shape);
    case 'map':
      return {
        type: 'object',
        ...(shape.keys === undefined ? {} : { propertyNames: { ...shape.keys.schema, $comment: shape.keys.words } }),
      };
    case 'object':
      return objectSchema(shape);
    case 'variant':
      return variantSchema(shape);
  }
}

function stringSchema({ format, minLength = 1, maxLength }: StringShape): Schema {
  return {
    type: 'string',
    ...(format === undefined ? (minLength > 0 ? NOT_BLANK : {}) : { ...format.schema, $comment: format.words }),
    maxLength,
  };
}

function listSchema({ items, minItems, maxItems, unique }: ListShape): Schema {
  return {
    type: 'array',
    minItems,
    maxItems,
    ...(unique === true ? { uniqueItems: true } : {}),
    items: schemaOf(items),
  };
}

function objectSchema(
  shape: ObjectShape,
  tag?: { readonly name: string; readonly value: string; readonly description: string },
): Schema {
  const properties = Object.fromEntries(
    [...shape.properties].map(([name, property]) => [
      name,
      name === tag?.name ? { description: tag.description, const: tag.value } : schemaOf(property),
    ]),
  );
  return {
    description: shape.description,
    type: 'object',
    additionalProperties: false,
    ...(shape.required.length === 0 ? {} : { required: shape.required }),
    ...(shape.oneOf === undefined ? {} : { anyOf: shape.oneOf.names.map((name) => ({ required: [name] })) }),
    properties,
    ...needs(shape),
  };
}

function needs({ needs: all = [] }: ObjectShape): Schema {
  const conditions = all.map(({ property, value, required }) =>
    when({ properties: { [property]: { const: value } }, required: [property] }, { required }),
  );
  return conditions.length > 1 ? { allOf: conditions } : (conditions[0] ?? {});
}

// Chosen by the tag, so that an editor's message speaks of the variant that is meant.
function variantSchema(shape: VariantShape): Schema {
  const names = [...shape.variants.keys()];
  return {
    type: 'object',
    required: [shape.tag],
    properties: { [shape.tag]: { description: shape.tagDescription, enum: names } },
    allOf: [...shape.variants].map(([value, variant]) =>
      when(
        { properties: { [shape.tag]: { const: value } }, required: [shape.tag] },
        objectSchema(variant, { name: shape.tag, value, description: shape.tagDescription }),
      ),
    ),
  };
}

function when(condition: Schema, consequence: Schema): Schema {
  // Not as a literal: to a linter of TypeScript, an object with a property `then` looks like a promise.
  const parts = [condition, consequence];
  return Object.fromEntries(['if', 'then'].map((name, i) => [name, parts[i]]));
}
