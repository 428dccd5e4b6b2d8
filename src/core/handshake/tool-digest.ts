import { canonicalize } from '../value/canonical-json.ts';
import { sha256Digest } from '../value/digest.ts';
import type { Path } from '../source/document.ts';
import { isObject, jsonEqual, own } from '../json-schema/json.ts';
import { below, pathOf, type Where } from '../json-schema/where.ts';

/** What a server says of a tool, as far as a host hands it to the model, binds or calls by it. */
export const PINNED = [
  'name',
  'title',
  'description',
  'inputSchema',
  'outputSchema',
  'annotations',
  'execution',
] as const;

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

/**
 * The digest that pins a server's instructions: over the RFC 8785 form of the text, which is empty where it says none.
 *
 * @returns undefined when the text has no canonical form
 */
export function instructionsDigest(instructions: string | undefined): string | undefined {
  const text = canonical(instructions ?? '');
  return text === undefined ? undefined : sha256Digest(text);
}

/** A place at which two descriptions of a tool differ. */
export interface ToolChange {
  /** Below the tool. */
  readonly path: Path;
  /** Undefined where nothing stood. */
  readonly was: unknown;
  /** Undefined where nothing stands. */
  readonly is: unknown;
}

/**
 * What differs between two descriptions of a tool: the members, and within schemas the smallest places.
 *
 * @returns none when nothing that was recorded differs
 */
export function changesOf(recorded: object, said: object): ToolChange[] {
  const changes: ToolChange[] = [];
  for (const name of PINNED)
    collect(own({ ...recorded }, name), own({ ...said }, name), below(undefined, name), changes);
  return changes;
}

function collect(was: unknown, is: unknown, where: Where | undefined, changes: ToolChange[]): void {
  const names = namesIn(was, is);
  if (names !== undefined) for (const name of names) collect(at(was, name), at(is, name), below(where, name), changes);
  else if (!jsonEqual(was, is)) changes.push({ path: pathOf(where), was, is });
}

/** Where two values are compared part by part: objects by their names, lists of objects by their order. */
function namesIn(was: unknown, is: unknown): (string | number)[] | undefined {
  if (isObject(was) && isObject(is)) return [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
  if (!Array.isArray(was) || !Array.isArray(is) || ![...was, ...is].every(isObject)) return undefined;
  return Array.from({ length: Math.max(was.length, is.length) }, (_, i) => i);
}

function at(value: unknown, name: string | number): unknown {
  if (Array.isArray(value)) return value[Number(name)];
  return isObject(value) ? own(value, String(name)) : undefined;
}

function canonical(value: unknown): string | undefined {
  try {
    return canonicalize(value);
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return undefined;
    throw error;
  }
}
