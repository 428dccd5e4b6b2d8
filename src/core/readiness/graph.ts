import { isMapping, mappingsOf, textOf, type Mapping } from '../value/mapping.ts';
import { groupBy } from '../value/group-by.ts';
import { quote } from '../text/printable.ts';
import { takes } from '../value/node-kinds.ts';

/** What a condition comes to while some knowledge is known to be missing and no variable is known. */
type Truth = boolean | 'unknown';

/**
 * What cannot run while knowledge is missing: the tasks that require it, the branches whose condition needs it
 * (`racAvailable`, docs/format.md 2.4), and what can only be reached through those.
 *
 * @param cal the root of a CAL; what is not in a usable shape is left out
 * @param availability by id of the RAC item: whether it is there; an id that is not in it is not known
 * @returns one line for each, in the order of the file; empty when nothing is missing
 */
export function blockedBy(cal: Mapping, availability: ReadonlyMap<string, boolean>): string[] {
  if (![...availability.values()].includes(false)) return [];
  const nodes = mappingsOf(cal, 'nodes');
  const edges = mappingsOf(cal, 'edges');
  const stopped = new Map(nodes.flatMap((node) => stoppedTask(node, availability)));
  const dead = new Map(edges.flatMap((edge) => deadBranch(edge, availability)));
  const lines = [...stopped].map(
    ([id, missing]) => `task ${quote(id)} cannot run: it requires ${missing.map((item) => quote(item)).join(', ')}`,
  );
  for (const [edge, needs] of dead) {
    lines.push(
      `the branch from ${quote(textOf(edge, 'from'))} to ${quote(textOf(edge, 'to'))} is never taken: it hangs on ${needs.map((id) => quote(id)).join(', ')}`,
    );
  }
  const open = edges.filter((edge) => !dead.has(edge) && !stopped.has(textOf(edge, 'from')));
  const before = reachable(textOf(cal, 'start'), edges);
  const now = reachable(textOf(cal, 'start'), open);
  for (const node of nodes) {
    const id = textOf(node, 'id');
    const cut = before.has(id) && !now.has(id) && !stopped.has(id);
    if (cut && takes(node, 'agent')) lines.push(`task ${quote(id)} is not reached`);
  }
  return lines;
}

function stoppedTask(node: Mapping, availability: ReadonlyMap<string, boolean>): [string, string[]][] {
  const requires = node['requires'];
  const wanted = isMapping(requires) && Array.isArray(requires['rac']) ? requires['rac'] : [];
  const missing = wanted.filter((id): id is string => typeof id === 'string' && availability.get(id) === false);
  return missing.length === 0 ? [] : [[textOf(node, 'id'), missing]];
}

function deadBranch(edge: Mapping, availability: ReadonlyMap<string, boolean>): [Mapping, string[]][] {
  const needs = itemsOf(edge['when']).filter((id) => availability.has(id));
  // A condition that speaks of no knowledge can be false as well: that is nothing which missing knowledge blocks.
  return needs.length > 0 && evaluate(edge['when'], availability) === false ? [[edge, needs]] : [];
}

function evaluate(condition: unknown, availability: ReadonlyMap<string, boolean>): Truth {
  if (!isMapping(condition)) return 'unknown';
  if (typeof condition['racAvailable'] === 'string') return availability.get(condition['racAvailable']) ?? 'unknown';
  if (condition['always'] === true) return true;
  if ('not' in condition) {
    const inner = evaluate(condition['not'], availability);
    return inner === 'unknown' ? inner : !inner;
  }
  for (const [name, decisive] of [
    ['all', false],
    ['any', true],
  ] as const) {
    const list = condition[name];
    if (!Array.isArray(list)) continue;
    const parts = list.map((part) => evaluate(part, availability));
    if (parts.includes(decisive)) return decisive;
    return parts.includes('unknown') ? 'unknown' : !decisive;
  }
  return 'unknown';
}

/** Ids of the items that a condition speaks of, each once, in its order. */
function itemsOf(condition: unknown): string[] {
  if (!isMapping(condition)) return [];
  if (typeof condition['racAvailable'] === 'string') return [condition['racAvailable']];
  const inner = [
    condition['not'],
    ...['all', 'any'].flatMap((name) => (Array.isArray(condition[name]) ? condition[name] : [])),
  ];
  return [...new Set(inner.flatMap(itemsOf))];
}

function reachable(start: string, edges: readonly Mapping[]): ReadonlySet<string> {
  const leaving = groupBy(edges, (edge) => textOf(edge, 'from'));
  const seen = new Set([start]);
  // A set hands out what is added while it is walked.
  for (const id of seen) for (const edge of leaving.get(id) ?? []) seen.add(textOf(edge, 'to'));
  return seen;
}
