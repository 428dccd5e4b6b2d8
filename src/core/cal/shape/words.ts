import { printable, quote } from '../../text/printable.ts';
import { own } from '../../value/mapping.ts';
import type { Entry } from '../model.ts';

/** What a value is, in words that never show it: `a list`, `null`. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'boolean') return String(value);
  return { object: 'a mapping', string: 'a string', number: 'a number' }[typeof value as string] ?? typeof value;
}

/** A short value as it stands, a long or structured one by its kind. */
export function show(value: unknown): string {
  if (typeof value === 'string') return quoteName(value);
  if (typeof value === 'number') return String(value);
  return kindOf(value);
}

/** Characters that no name of the format has; they can make two names look alike. */
const UNUSUAL = /[^\x21-\x7e]/u;

/**
 * Quotes a name from a document. Where it holds anything but printable ASCII, the code points follow: a look-alike letter or
 * an invisible character shows itself.
 */
export function quoteName(name: string): string {
  if (!UNUSUAL.test(name) || name.length > 80) return quote(name);
  const points = [...name].filter((character) => UNUSUAL.test(character) && character !== ' ');
  if (points.length === 0) return quote(name);
  const shown = points
    .slice(0, 8)
    .map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
  return `${quote(name)} (with ${shown.join(', ')}${points.length > 8 ? ', …' : ''})`;
}

/**
 * What an entry is called in a message: its name in quotes, or its place (`variables[1]`) where it has none.
 *
 * @param key the property that holds the name
 */
export function nameOf({ path, value }: Entry, key: string): string {
  const name = own(value, key);
  return typeof name === 'string' && name !== '' ? quoteName(name) : `${String(path[0])}[${String(path[1])}]`;
}

/** `a, b, c` for "allowed: …". */
export function listed(values: readonly string[]): string {
  return values.map(printable).join(', ');
}
