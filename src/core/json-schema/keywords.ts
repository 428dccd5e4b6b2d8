import { quote } from '../text/printable.ts';
import { isObject, jsonEqual, own, type JsonObject } from './json.ts';

/** The dialects of JSON Schema that are understood, the oldest first. */
const DIALECTS = ['draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12'] as const;
export type Dialect = (typeof DIALECTS)[number];

/** The dialect of a schema that names none (docs/format.md 17). */
export const DEFAULT_DIALECT: Dialect = '2020-12';

/** The dialect that a `$schema` names; undefined for any other than the five. */
export function dialectNamed(schema: string): Dialect | undefined {
  const [, name] = /^https?:\/\/json-schema\.org\/(?:draft\/)?(draft-0[467]|20\d\d-\d\d)\/schema#?$/.exec(schema) ?? [];
  return DIALECTS.find((dialect) => dialect === name);
}

/** Whether a dialect is this one or a later one. */
export function isSince(dialect: Dialect, first: Dialect): boolean {
  return DIALECTS.indexOf(dialect) >= DIALECTS.indexOf(first);
}

const TYPES = new Set(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']);

/** What is wrong with the value of a keyword, in words that go on its name; undefined when nothing is. */
type Check = (value: unknown, dialect: Dialect) => string | undefined;

// Where a schema stands it is looked at by itself.
const schema: Check = () => undefined;
const isText = (value: unknown): value is string => typeof value === 'string';
const text: Check = (value) => (isText(value) ? undefined : 'is not a string');
const numeric: Check = (value) => (Number.isFinite(value) ? undefined : 'is not a number');
const flag: Check = (value) => (typeof value === 'boolean' ? undefined : 'is neither true nor false');
const map: Check = (value) => (isObject(value) ? undefined : 'is not an object');
const anyList: Check = (value) => (Array.isArray(value) ? undefined : 'is not a list');
const size: Check = (value) =>
  Number.isInteger(value) && Number(value) >= 0 ? undefined : 'is not an integer from 0 up';
const twins = (value: readonly unknown[]): string | undefined =>
  value.length < 2 || new Set(value).size === value.length ? undefined : 'names something twice';
const schemas: Check = (value) => (Array.isArray(value) && value.length > 0 ? undefined : 'is not a list of schemas');
const bound: Check = (value, dialect) => (dialect === 'draft-04' ? flag(value, dialect) : numeric(value, dialect));

const names: Check = (value, dialect) => {
  if (!Array.isArray(value) || !value.every(isText)) return 'is not a list of strings';
  return dialect === 'draft-04' && value.length === 0 ? 'is an empty list' : twins(value);
};

const type: Check = (value) => {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  const wrong = all.find((name) => !isText(name) || !TYPES.has(name));
  if (all.length === 0) return 'is an empty list';
  return wrong === undefined ? twins(all) : `is ${isText(wrong) ? quote(wrong) : 'not a string'}, which is not a type`;
};

const values: Check = (value, dialect) => {
  if (!Array.isArray(value)) return 'is not a list';
  if (isSince(dialect, 'draft-07')) return undefined;
  if (value.length === 0) return 'is an empty list';
  return value.some((item, i) => value.some((other, j) => j > i && jsonEqual(item, other)))
    ? 'names something twice'
    : undefined;
};

const nameLists: Check = (value, dialect) =>
  isObject(value) && Object.values(value).every((item) => names(item, dialect) === undefined)
    ? undefined
    : 'is not an object of lists';

const dependents: Check = (value, dialect) =>
  isObject(value) && Object.values(value).every((item) => !Array.isArray(item) || names(item, dialect) === undefined)
    ? undefined
    : 'is not an object of schemas and lists';

const items: Check = (value, dialect) => {
  if (!Array.isArray(value)) return undefined;
  if (dialect === '2020-12') return 'is a list, which 2020-12 writes as prefixItems';
  return value.length === 0 ? 'is an empty list' : undefined;
};

const vocabularies: Check = (value) => {
  if (!isObject(value) || !Object.values(value).every((each) => typeof each === 'boolean'))
    return 'is not an object of true and false';
  const unknown = Object.keys(value).find((name) => value[name] === true && !VOCABULARY.test(name));
  return unknown === undefined ? undefined : `requires ${quote(unknown)}, which is not known`;
};
const VOCABULARY =
  /^https:\/\/json-schema\.org\/draft\/20(?:19-09|20-12)\/vocab\/(?:core|applicator|unevaluated|validation|meta-data|format|format-annotation|content)$/;

const identifier: Check = (value, dialect) => {
  if (!isText(value)) return 'is not a string';
  return isSince(dialect, '2019-09') && /#./.test(value) ? 'has a fragment' : undefined;
};
const anchor: Check = (value) =>
  isText(value) && /^[A-Za-z_][\w.:-]*$/.test(value) ? undefined : 'is not a plain name';

/** How a keyword speaks: it says something of a value, it only orders schemas, or it is for people and programs beside them. */
type Voice = 'asserts' | 'orders' | 'notes';

interface Keyword {
  readonly check: Check;
  readonly voice: Voice;
  /** The first and the last dialect that know it. */
  readonly since: Dialect;
  readonly until: Dialect;
}

const table = (
  voice: Voice,
  rows: Readonly<Record<string, readonly [check: Check, since?: Dialect, until?: Dialect]>>,
): [string, Keyword][] =>
  Object.entries(rows).map(([keyword, [check, since = 'draft-04', until = '2020-12']]) => [
    keyword,
    { voice, check, since, until },
  ]);

/** Every keyword of the five dialects, with what its metaschema demands of it where that is not just a schema. */
export const KEYWORDS: ReadonlyMap<string, Keyword> = new Map([
  ...table('asserts', {
    type: [type],
    enum: [values],
    const: [schema, 'draft-06'],
    required: [names],
    properties: [map],
    patternProperties: [map],
    additionalProperties: [schema],
    propertyNames: [schema, 'draft-06'],
    minProperties: [size],
    maxProperties: [size],
    dependencies: [dependents],
    dependentRequired: [nameLists, '2019-09'],
    dependentSchemas: [map, '2019-09'],
    unevaluatedProperties: [schema, '2019-09'],
    items: [items],
    additionalItems: [schema, 'draft-04', '2019-09'],
    prefixItems: [schemas, '2020-12'],
    contains: [schema, 'draft-06'],
    minContains: [size, '2019-09'],
    maxContains: [size, '2019-09'],
    minItems: [size],
    maxItems: [size],
    uniqueItems: [flag],
    unevaluatedItems: [schema, '2019-09'],
    minimum: [numeric],
    maximum: [numeric],
    exclusiveMinimum: [bound],
    exclusiveMaximum: [bound],
    multipleOf: [(value, dialect) => numeric(value, dialect) ?? (Number(value) > 0 ? undefined : 'is not above 0')],
    minLength: [size],
    maxLength: [size],
    pattern: [text],
    format: [text],
    // OpenAPI's, which widespread validators read in every dialect.
    nullable: [flag],
    allOf: [schemas],
    anyOf: [schemas],
    oneOf: [schemas],
    not: [schema],
    if: [schema, 'draft-07'],
    then: [schema, 'draft-07'],
    else: [schema, 'draft-07'],
    $dynamicRef: [text, '2020-12'],
    $recursiveRef: [text, '2019-09', '2019-09'],
  }),
  ...table('orders', {
    $ref: [text],
    $schema: [text],
    id: [text, 'draft-04', 'draft-04'],
    $id: [identifier, 'draft-06'],
    $anchor: [anchor, '2019-09'],
    $dynamicAnchor: [anchor, '2020-12'],
    $recursiveAnchor: [flag, '2019-09', '2019-09'],
    $vocabulary: [vocabularies, '2019-09'],
    $defs: [map, '2019-09'],
    definitions: [map],
  }),
  ...table('notes', {
    title: [text],
    description: [text],
    $comment: [text, 'draft-07'],
    examples: [anyList, 'draft-06'],
    deprecated: [flag, '2019-09'],
    readOnly: [flag, 'draft-07'],
    writeOnly: [flag, '2019-09'],
    contentEncoding: [text, 'draft-07'],
    contentMediaType: [text, 'draft-07'],
  }),
]);

const PASSED_OVER = new Map(
  DIALECTS.map((dialect) => [
    dialect,
    new Set(
      [...KEYWORDS].flatMap(([name, { since, until }]) =>
        isSince(dialect, since) && isSince(until, dialect) ? [] : [name],
      ),
    ),
  ]),
);

/** Whether a keyword of another dialect means nothing in this one. */
export function isPassedOver(keyword: string, dialect: Dialect): boolean {
  return PASSED_OVER.get(dialect)?.has(keyword) === true;
}

/**
 * The first keyword of a schema object whose value is not what its dialect wants there; nested schemas aside.
 *
 * @param notes whether what says nothing of a value counts, too: a contract is held to all of its metaschema
 */
export function keywordFault(
  object: JsonObject,
  dialect: Dialect,
  notes: boolean,
): { readonly keyword: string; readonly problem: string } | undefined {
  for (const name of Object.keys(object)) {
    const keyword = KEYWORDS.get(name);
    if (keyword === undefined || isPassedOver(name, dialect) || (keyword.voice === 'notes' && !notes)) continue;
    const problem = keyword.check(object[name], dialect);
    if (problem !== undefined) return { keyword: name, problem: `${name} ${problem}` };
  }
  if (dialect !== 'draft-04') return undefined;
  const loose = ['exclusiveMinimum', 'exclusiveMaximum'].find(
    (name) => Object.hasOwn(object, name) && own(object, name.replace('exclusiveM', 'm')) === undefined,
  );
  return loose === undefined
    ? undefined
    : { keyword: loose, problem: `${loose} needs ${loose.replace('exclusiveM', 'm')}` };
}

/** Whether a keyword says something of a value; what no dialect knows says nothing. */
export function isAssertion(keyword: string): boolean {
  return KEYWORDS.get(keyword)?.voice === 'asserts';
}
