import type { Schema } from './schema.ts';

/** A value as it stands in a file. */
export const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/**
 * What may stand in a place, in a few words.
 *
 * @param inner what stands in place of an object with properties of its own: a link to its section
 */
export function valueText(schema: Schema, inner: (schema: Schema) => string | undefined): string {
  const linked = inner(schema);
  if (linked !== undefined) return linked;
  if (schema.const !== undefined) return `always ${code(schema.const)}`;
  if (schema.enum !== undefined) return schema.enum.map(code).join(', ');
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) return alternatives.map((each) => valueText(each, inner)).join(', or ');
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length === 0) return 'any value';
  return types.map((type) => typeText(type, schema, inner)).join(', or ');
}

function typeText(type: string, schema: Schema, inner: (schema: Schema) => string | undefined): string {
  const limits = (least: number | undefined, most: number | undefined, unit: string): string =>
    least !== undefined && most !== undefined
      ? least === most
        ? `exactly ${least}${unit}`
        : `${least} to ${most}${unit}`
      : least !== undefined
        ? `at least ${least}${unit}`
        : most !== undefined
          ? `at most ${most}${unit}`
          : '';
  const with_ = (what: string, ...more: string[]): string => [what, ...more.filter((each) => each !== '')].join(', ');
  if (type === 'string') {
    const { minLength = 0, maxLength } = schema;
    // Nearly every text must not be empty: said shorter than the limit would be.
    const length =
      minLength > 1 ? limits(minLength, maxLength, ' characters') : limits(undefined, maxLength, ' characters');
    return with_(textKind(schema), minLength === 1 && schema.pattern === undefined ? 'not empty' : '', length);
  }
  if (type === 'integer' || type === 'number')
    return with_(type === 'integer' ? 'whole number' : 'number', limits(schema.minimum, schema.maximum, ''));
  if (type === 'boolean') return '`true` or `false`';
  if (type === 'null') return '`null`';
  if (type === 'array') {
    const size = limits(schema.minItems, schema.maxItems, '');
    const items = schema.items === undefined ? 'any value' : valueText(schema.items, inner);
    return with_(
      `list of ${items.includes(', ') ? `(${items})` : items}`,
      size,
      schema.uniqueItems === true ? 'each once' : '',
    );
  }
  if (type === 'object') {
    const { additionalProperties: values, propertyNames: names } = schema;
    const keys = names?.$comment === undefined ? '' : `each key ${names.$comment}`;
    const size = limits(schema.minProperties, schema.maxProperties, ' members');
    return with_(typeof values === 'object' ? `mapping to ${valueText(values, inner)}` : 'mapping', keys, size);
  }
  throw new Error(`the reference pages have no words for the type ${type}`);
}

function textKind({ format, pattern, $comment: words }: Schema): string {
  if (words !== undefined) return words;
  if (format === 'date') return 'a date: YYYY-MM-DD';
  if (format === 'date-time') return 'a time with its zone: 2026-01-31T12:00:00Z';
  if (format !== undefined || pattern !== undefined)
    throw new Error(`say in $comment what ${format ?? pattern} means: people read it`);
  return 'text';
}
