/** A mapping of a document: its keys may be anything, `__proto__` too, so it is read with `Object.hasOwn` only. */
export type Mapping = Readonly<Record<string, unknown>>;

export function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns the own property `name` of a mapping, or undefined. */
export function own(value: Mapping, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}
