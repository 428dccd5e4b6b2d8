import { quote } from '../../../text/printable.ts';
import { isObject, type JsonObject } from './json.ts';

const TYPES = new Set(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']);

type Check = (value: unknown) => string | undefined;

const isText = (value: unknown): value is string => typeof value === 'string';
const text: Check = (value) => (isText(value) ? undefined : 'is no string');
const numeric: Check = (value) => (Number.isFinite(value) ? undefined : 'is no number');
const flag: Check = (value) => (typeof value === 'boolean' ? undefined : 'is neither true nor false');
const map: Check = (value) => (isObject(value) ? undefined : 'is no object');
const list: Check = (value) => (Array.isArray(value) ? undefined : 'is no list');
const size: Check = (value) => (Number.isInteger(value) && Number(value) >= 0 ? undefined : 'is no integer from 0 up');
const names: Check = (value) => (Array.isArray(value) && value.every(isText) ? twins(value) : 'is no list of strings');
const twins = (value: readonly unknown[]): string | undefined =>
  value.length < 2 || new Set(value).size === value.length ? undefined : 'names something twice';
const schemas: Check = (value) => (Array.isArray(value) && value.length > 0 ? undefined : 'is no list of schemas');

function type(value: unknown): string | undefined {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  const wrong = all.find((name) => !isText(name) || !TYPES.has(name));
  if (all.length === 0) return 'is an empty list';
  return wrong === undefined ? twins(all) : `is ${isText(wrong) ? quote(wrong) : 'no string'}, which is no type`;
}

function nameLists(value: unknown): string | undefined {
  return isObject(value) && Object.values(value).every((item) => names(item) === undefined)
    ? undefined
    : 'is no object of lists';
}

const CHECKS: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['type', type],
  ['required', names],
  ['enum', list],
  ['properties', map],
  ['patternProperties', map],
  ['$defs', map],
  ['definitions', map],
  ['dependentSchemas', map],
  ['dependencies', map],
  ['dependentRequired', nameLists],
  ['allOf', schemas],
  ['anyOf', schemas],
  ['oneOf', schemas],
  ['prefixItems', schemas],
  ['minimum', numeric],
  ['maximum', numeric],
  ['exclusiveMinimum', numeric],
  ['exclusiveMaximum', numeric],
  ['multipleOf', (value) => numeric(value) ?? (Number(value) > 0 ? undefined : 'is not above 0')],
  ['minLength', size],
  ['maxLength', size],
  ['minItems', size],
  ['maxItems', size],
  ['minProperties', size],
  ['maxProperties', size],
  ['minContains', size],
  ['maxContains', size],
  ['uniqueItems', flag],
  ['nullable', flag],
  ['pattern', text],
  ['format', text],
  ['$ref', text],
  ['$dynamicRef', text],
  ['$recursiveRef', text],
  ['$id', text],
  ['$anchor', text],
  ['$dynamicAnchor', text],
  ['$schema', text],
]);

/** The first keyword of a schema object whose value is not what JSON Schema wants there; nested schemas aside. */
export function keywordFault(schema: JsonObject): { readonly keyword: string; readonly problem: string } | undefined {
  for (const keyword of Object.keys(schema)) {
    const problem = CHECKS.get(keyword)?.(schema[keyword]);
    if (problem !== undefined) return { keyword, problem: `${keyword} ${problem}` };
  }
  return undefined;
}

/** What says nothing of a value. */
const SILENT = new Set(['$defs', 'definitions', '$ref', '$id', '$anchor', '$schema', '$dynamicAnchor']);
const UNCHECKED = new Set([
  'const',
  'not',
  'if',
  'then',
  'else',
  'items',
  'additionalItems',
  'additionalProperties',
  'propertyNames',
  'contains',
]);

/** Whether a keyword says something of a value; what no dialect knows says nothing. */
export function isAssertion(keyword: string): boolean {
  return UNCHECKED.has(keyword) || (CHECKS.has(keyword) && !SILENT.has(keyword));
}
