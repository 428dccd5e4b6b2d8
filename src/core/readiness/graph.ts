import { quote } from '../printable.ts';

type Mapping = Readonly<Record<string, unknown>>;

/** What a condition comes to while some knowledge is known to be missing and no variable is known. */
type Truth = boolean | 'unknown';

/**
 * What cannot run while knowledge is missing: the tasks that require it, the branches whose condition needs it
 * (`racAvailable`, specification 2.4), and what can only be reached through those.
 *
 * @param cal the root of a CAL; what is not in a usable shape is left out
 * @param availability by id of the RAC item: whether it is there; an id that is not in it is not known
 * @returns one line for each, in the order of the file; empty when nothing is missing
 */
export function blockedBy(cal: Mapping, availability: ReadonlyMap<string, boolean>): string[] {
  if (![...availability.values()].includes(false)) return [];
  const nodes = mappings(cal, 'nodes');
  const edges = mappings(cal, 'edges');
  const stopped = new Map(nodes.flatMap((node) => stoppedTask(node, availability)));
  const dead = edges.filter((edge) => edge['when'] !== undefined && evaluate(edge['when'], availability) === false);
  const lines = [...stopped].map(
    ([id, missing]) => `task ${quote(id)} cannot run: it requires ${missing.map((item) => quote(item)).join(', ')}`,
  );
  for (const edge of dead) {
    const needs = itemsOf(edge['when']).filter((id) => availability.has(id));
    lines.push(
      `the branch from ${quote(text(edge, 'from'))} to ${quote(text(edge, 'to'))} is never taken: it hangs on ${needs.map((id) => quote(id)).join(', ')}`,
    );
  }
  const open = edges.filter((edge) => !dead.includes(edge) && !stopped.has(text(edge, 'from')));
  const before = reachable(text(cal, 'start'), edges);
  const now = reachable(text(cal, 'start'), open);
  for (const node of nodes) {
    const id = text(node, 'id');
    const cut = before.has(id) && !now.has(id) && !stopped.has(id);
    if (cut && text(node, 'type') === 'task') lines.push(`task ${quote(id)} is not reached`);
  }
  return lines;
}

function stoppedTask(node: Mapping, availability: ReadonlyMap<string, boolean>): [string, string[]][] {
  const requires = node['requires'];
  const wanted = isMapping(requires) && Array.isArray(requires['rac']) ? requires['rac'] : [];
  const missing = wanted.filter((id): id is string => typeof id === 'string' && availability.get(id) === false);
  return missing.length === 0 ? [] : [[text(node, 'id'), missing]];
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
  const targets = new Map<string, string[]>();
  for (const edge of edges) {
    const list = targets.get(text(edge, 'from'));
    if (list === undefined) targets.set(text(edge, 'from'), [text(edge, 'to')]);
    else list.push(text(edge, 'to'));
  }
  const seen = new Set([start]);
  const queue = [start];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    for (const target of targets.get(id) ?? []) {
      if (seen.has(target)) continue;
      seen.add(target);
      queue.push(target);
    }
  }
  return seen;
}

function mappings(root: Mapping, name: string): Mapping[] {
  const value = Object.hasOwn(root, name) ? root[name] : undefined;
  return Array.isArray(value) ? value.filter(isMapping) : [];
}

function text(mapping: Mapping, name: string): string {
  const value = Object.hasOwn(mapping, name) ? mapping[name] : undefined;
  return typeof value === 'string' ? value : '';
}

function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
