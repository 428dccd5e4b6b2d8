/** A mapping of a document: its keys may be anything, `__proto__` too, so it is read with `Object.hasOwn` only. */
export type Mapping = Readonly<Record<string, unknown>>;

export function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns the value where it is a mapping, else an empty one. */
export function mapping(value: unknown): Mapping {
  return isMapping(value) ? value : {};
}

/** @returns the value where it is a list, else an empty one. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** @returns the value where it is a text. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** @returns the own property `name` of a mapping, or undefined. */
export function own(value: Mapping, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** @returns the own property `name` of a mapping when it is a text, else an empty one. */
export function textOf(value: Mapping, name: string): string {
  const text = own(value, name);
  return typeof text === 'string' ? text : '';
}

/** @returns the mappings in the list that is the own property `name`; whatever else is there is left out. */
export function mappingsOf(value: Mapping, name: string): readonly Mapping[] {
  return list(own(value, name)).filter(isMapping);
}

/** @returns what is at a path of own properties in any value: undefined where one is not a mapping, or lacks it. */
export function member(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce((at, name) => (isMapping(at) ? own(at, name) : undefined), value);
}
