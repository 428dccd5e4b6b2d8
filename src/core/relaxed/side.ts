import type { Requirements } from '../diff/requirements.ts';
import { few } from '../value/few.ts';
import { isMapping, list, mapping, own, type Mapping } from '../value/mapping.ts';
import type { SourceDocument } from '../source/document.ts';

/** What is judged, by kind; paths relative to the working directory, and names of agent clients. */
export interface JudgedFiles {
  readonly cals: readonly string[];
  readonly packages: readonly string[];
  readonly cartridges: readonly string[];
  readonly hosts: readonly string[];
}

/** One side of a change: what decides how strictly it is judged. A document may be of any shape. */
export interface Side {
  readonly config: SourceDocument | undefined;
  readonly baseline: SourceDocument | undefined;
  readonly confirmations: SourceDocument | undefined;
  readonly registry: SourceDocument | undefined;
  readonly policy: SourceDocument | undefined;
  readonly judged: JudgedFiles;
  /** Host profiles, packages and CALs that differ between the sides, by path. */
  readonly hosts: ReadonlyMap<string, SourceDocument>;
  readonly packages: ReadonlyMap<string, SourceDocument>;
  readonly cals: ReadonlyMap<string, SourceDocument>;
  /** What each package asks of hosts, by its folder. */
  readonly requirements: ReadonlyMap<string, Requirements>;
  /** Whether there is a file at a path. */
  readonly has: (path: string) => boolean;
}

/** The mapping that a document holds; an empty one for any other. */
export function rootOf(doc: SourceDocument | undefined): Mapping {
  return mapping(doc?.value);
}

/** The mapping at a key; an empty one where there is none. */
export function mappingAt(value: Mapping, key: string): Mapping {
  return mapping(own(value, key));
}

/** The mappings in the list at a key, each with its place there. */
export function entriesAt(value: Mapping, key: string): readonly (readonly [index: number, entry: Mapping])[] {
  return [...list(own(value, key)).entries()].flatMap(([i, entry]) => (isMapping(entry) ? [[i, entry] as const] : []));
}

/** The texts of the list at a key. */
export function textsAt(value: Mapping, key: string): readonly string[] {
  return list(own(value, key)).filter((item) => typeof item === 'string');
}

/** A few names for a sentence, and how many more there are. */
export function named(names: readonly string[]): string {
  return few([...new Set(names)].sort(), 5);
}

/** The files of one side that the other has under another path, told by what `key` finds in both. */
export function movedFrom(
  before: ReadonlyMap<string, SourceDocument>,
  after: ReadonlyMap<string, SourceDocument>,
  key: string,
): ReadonlyMap<string, string> {
  const gone = new Map<unknown, string>();
  for (const [path, doc] of before) {
    const id = own(rootOf(doc), key);
    if (!after.has(path) && typeof id === 'string') gone.set(id, path);
  }
  const moved = new Map<string, string>();
  for (const [path, doc] of after) {
    const from = before.has(path) ? undefined : gone.get(own(rootOf(doc), key));
    if (from !== undefined) moved.set(path, from);
  }
  return moved;
}
