/** Names of the members of an object; none for anything else. */
export function keys(value: unknown): string[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
}

export function strings(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string');
}

/** A single item is a list of one, as XML readers give it; nothing is an empty list. */
export function listOf(value: unknown): unknown[] {
  return value === undefined || value === null || value === '' ? [] : Array.isArray(value) ? value : [value];
}

/** What a pattern with the flag `g` captures in a text: of each place the first group that took part. */
export function captures(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, ...groups]) => groups.find((group) => group !== undefined) ?? []);
}
