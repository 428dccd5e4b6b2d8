import { nearest } from '../schema/suggest.ts';
import type { Path } from '../source/document.ts';
import { isMapping, own, type Mapping } from '../value/mapping.ts';
import { ID } from './shape/formats.ts';

/** A mapping of the document with its path; `value` is read with `Object.hasOwn` only. */
export interface Entry {
  readonly path: Path;
  readonly value: Mapping;
}

/** Comparisons of names for suggestions in one list of a document; a document that needs more is not a person's. */
const COMPARISONS = 100_000;

/** The entries of one list by their ids. */
export class Names {
  /** First entry of each id that is a text. */
  readonly byName: ReadonlyMap<string, Entry>;
  /**
   * Whether every entry is a mapping with a valid id of its own. Where it is false, an id that nothing has may be one of
   * those that cannot be read: it is not reported.
   */
  readonly whole: boolean;
  #all: readonly string[] | undefined;
  #compared = 0;

  constructor(byName: ReadonlyMap<string, Entry>, whole: boolean) {
    this.byName = byName;
    this.whole = whole;
  }

  get all(): readonly string[] {
    return (this.#all ??= [...this.byName.keys()]);
  }

  /** The id that a wrong one is nearest to; none once too many were asked about for the cost to stay linear. */
  nearest(name: string): string | undefined {
    this.#compared += this.byName.size;
    return this.#compared > COMPARISONS ? undefined : nearest(name, this.all);
  }
}

/** The parts of a CAL that are there in a usable shape; what is not is another rule's finding. */
export interface CalModel {
  readonly root: Mapping;
  readonly participants: readonly Entry[];
  readonly rac: readonly Entry[];
  readonly variables: readonly Entry[];
  readonly nodes: readonly Entry[];
  readonly edges: readonly Entry[];
  readonly aliases: Names;
  readonly racIds: Names;
  readonly variableNames: Names;
  readonly nodeIds: Names;
  /** Conditions on a variable or on a RAC item, however deep they are in an edge's `when`. */
  readonly conditions: readonly Entry[];
}

/**
 * Sorts out what of a CAL is usable.
 *
 * @param sound whether the shape of the whole CAL is known to be right
 */
export function modelOf(root: Mapping, sound = false): CalModel {
  const names = (list: string, found: readonly Entry[], key: string): Names => namesOf(root, list, found, key, sound);
  const participants = entries(root, 'participants');
  const rac = entries(root, 'rac');
  const variables = entries(root, 'variables');
  const nodes = entries(root, 'nodes');
  const edges = entries(root, 'edges');
  return {
    root,
    participants,
    rac,
    variables,
    nodes,
    edges,
    aliases: names('participants', participants, 'alias'),
    racIds: names('rac', rac, 'id'),
    variableNames: names('variables', variables, 'name'),
    nodeIds: names('nodes', nodes, 'id'),
    conditions: conditions(edges),
  };
}

function entries(root: Mapping, name: string): Entry[] {
  const list = own(root, name);
  const found: Entry[] = [];
  if (Array.isArray(list)) list.forEach((value, i) => isMapping(value) && found.push({ path: [name, i], value }));
  return found;
}

function namesOf(root: Mapping, list: string, found: readonly Entry[], key: string, sound: boolean): Names {
  const byName = new Map<string, Entry>();
  const all = own(root, list);
  // Of these two there must be some: without any, that is the fault, and no reference can be right.
  const needed = list === 'nodes' || list === 'participants';
  let whole = all === undefined ? !needed : Array.isArray(all) && all.length === found.length;
  if (needed && found.length === 0) whole = false;
  for (const entry of found) {
    const name = own(entry.value, key);
    if (typeof name !== 'string' || byName.has(name) || !(sound || ID.test(name))) whole = false;
    if (typeof name === 'string' && !byName.has(name)) byName.set(name, entry);
  }
  return new Names(byName, whole);
}

function conditions(edges: readonly Entry[]): Entry[] {
  const found: Entry[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (!isMapping(value)) return;
    if (Object.hasOwn(value, 'var') || Object.hasOwn(value, 'racAvailable')) found.push({ path, value });
    for (const name of ['all', 'any']) {
      const list = own(value, name);
      if (Array.isArray(list)) list.forEach((item, i) => visit(item, [...path, name, i]));
    }
    if (Object.hasOwn(value, 'not')) visit(value['not'], [...path, 'not']);
  };
  for (const edge of edges) {
    if (Object.hasOwn(edge.value, 'when')) visit(edge.value['when'], [...edge.path, 'when']);
  }
  return found;
}
