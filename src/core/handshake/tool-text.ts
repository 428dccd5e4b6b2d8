/** What a tool says to the model that it should not: attack 242. */
import { suspicion } from '../text/suspicion.ts';
import type { Path } from '../source/document.ts';
import { isObject } from '../json-schema/json.ts';
import { below, pathOf, type Where } from '../json-schema/where.ts';

/** Members whose texts a host hands to the model. */
const SPOKEN = ['name', 'title', 'description', 'annotations', 'inputSchema', 'outputSchema'] as const;

/** Longer texts are cut: a reader does not need the rest of a text of a megabyte. */
const LONGEST = 100_000;

/**
 * Looks through all texts of a tool for what speaks to the model, or is hidden.
 *
 * @returns the first, at a key or a value below the tool, with `what` that goes on a sentence about it, and how many more there are
 */
export function suspectText(tool: object) {
  const members = Object.entries(tool).filter(([name]) => (SPOKEN as readonly string[]).includes(name));
  const open: { readonly value: unknown; readonly where: Where | undefined }[] = members
    .map(([name, value]) => ({ value, where: below(undefined, name) }))
    .toReversed();
  let first: { readonly path: Path; readonly part: 'key' | 'value'; readonly what: string } | undefined;
  let more = 0;
  const look = (text: string, where: Where | undefined, part: 'key' | 'value'): void => {
    const what = suspicion(text.slice(0, LONGEST), 'tool');
    if (what === undefined) return;
    if (first === undefined) first = { path: pathOf(where), part, what };
    else more++;
  };
  // Without recursion: schemas nest hundreds of levels deep.
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, where } = next;
    if (typeof value === 'string') look(value, where, 'value');
    else if (Array.isArray(value)) {
      for (let i = value.length - 1; i >= 0; i--) open.push({ value: value[i], where: below(where, i) });
    } else if (isObject(value)) {
      const entries = Object.entries(value);
      for (const [key] of entries) look(key, below(where, key), 'key');
      for (const [key, child] of entries.toReversed()) open.push({ value: child, where: below(where, key) });
    }
  }
  return first === undefined ? undefined : { ...first, more };
}
