import { isMapping as isObject, type Mapping } from '../value/mapping.ts';

export { isMapping as isObject, own } from '../value/mapping.ts';
export type JsonObject = Mapping;
export type JsonType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

/** Those with the shortest smallest value first, so that a witness is small. */
export const JSON_TYPES: readonly JsonType[] = ['number', 'string', 'array', 'object', 'null', 'boolean'];

export function jsonTypeOf(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  return type === 'boolean' || type === 'number' || type === 'string' ? type : 'object';
}

/** Equality as JSON Schema means it: order of members aside. */
export function jsonEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => jsonEqual(item, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && jsonEqual(a[key], b[key]))
  );
}

/** Length of a string as JSON Schema counts it: in code points. */
export function codePoints(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

/** An object with these members; unlike assignment, a member named `__proto__` stays a member. */
export function objectOf(members: Iterable<readonly [string, unknown]>): JsonObject {
  return Object.fromEntries(members);
}
