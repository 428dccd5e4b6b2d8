import { canonicalize } from '../value/canonical-json.ts';
import { sha256Digest } from '../value/digest.ts';
import { isObject, own } from './accept/schema/json.ts';

/** What a server says of a tool, as far as a host hands it to the model or binds by it. */
export const PINNED = ['name', 'title', 'description', 'inputSchema', 'outputSchema', 'annotations'] as const;

/**
 * The digest that pins a tool: over the RFC 8785 form of the members of {@link PINNED} that the server sent, as it sent them.
 *
 * @param said an entry of `tools/list`
 * @returns undefined when the entry has no canonical form: half of a surrogate pair, nesting beyond every limit
 */
export function toolDigest(said: Readonly<Record<string, unknown>>): string | undefined {
  const pinned = Object.fromEntries(PINNED.flatMap((name) => (Object.hasOwn(said, name) ? [[name, said[name]]] : [])));
  const text = canonical(pinned);
  return text === undefined ? undefined : sha256Digest(text);
}

/** At most so many changes of one tool are named. */
const SHOWN = 5;

/**
 * What differs between two descriptions of a tool: the members, and within schemas the places.
 *
 * @returns places such as `description` or `inputSchema/properties/command`, the first few; none when nothing that was
 *   recorded differs
 */
export function changesOf(recorded: object, said: object): string[] {
  const changes: string[] = [];
  for (const name of PINNED) collect(own({ ...recorded }, name), own({ ...said }, name), name, changes);
  return changes.length > SHOWN ? [...changes.slice(0, SHOWN), `${changes.length - SHOWN} more`] : changes;
}

function collect(before: unknown, after: unknown, place: string, changes: string[]): void {
  if (before === after || canonical(before) === canonical(after)) return;
  if (!isObject(before) || !isObject(after)) {
    changes.push(place);
    return;
  }
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const name of [...names].sort()) collect(own(before, name), own(after, name), `${place}/${name}`, changes);
}

function canonical(value: unknown): string | undefined {
  try {
    return canonicalize(value);
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return undefined;
    throw error;
  }
}
