import { partInRun, type PartInRun } from '../value/node-kinds.ts';
import type { CalModel, Entry } from './model.ts';
import { isMapping, own } from '../value/mapping.ts';

/** One edge between two nodes, by their numbers. */
export interface GraphEdge {
  readonly from: number;
  readonly to: number;
  readonly entry: Entry;
}

/**
 * The graph of a CAL whose nodes and edges are all readable. Every analysis costs at most one visit of each node and edge,
 * and is made once, when a rule first asks for it.
 */
export class Graph {
  readonly nodes: readonly Entry[];
  /** Duplicates are left out: they are a finding of their own. */
  readonly edges: readonly GraphEdge[];
  readonly start: number;
  /** Edges by the node that they leave. */
  readonly outgoing: readonly (readonly GraphEdge[])[];
  readonly startEvents: readonly number[];
  readonly ends: ReadonlySet<number>;
  /** Nodes that several edges may leave without conditions. */
  readonly branching: ReadonlySet<number>;
  #reachable: ReadonlySet<number> | undefined;
  #components: readonly Component[] | undefined;

  constructor(nodes: readonly Entry[], parts: readonly PartInRun[], edges: readonly GraphEdge[], start: number) {
    this.nodes = nodes;
    this.edges = edges;
    this.start = start;
    const outgoing: GraphEdge[][] = nodes.map(() => []);
    for (const edge of edges) outgoing[edge.from]?.push(edge);
    this.outgoing = outgoing;
    const those = (has: (part: PartInRun) => boolean): number[] => parts.flatMap((part, i) => (has(part) ? [i] : []));
    this.startEvents = those(({ begins }) => begins);
    this.ends = new Set(those(({ ends }) => ends));
    this.branching = new Set(those(({ branches }) => branches));
  }

  id(node: number): string {
    return String(this.nodes[node]?.value['id']);
  }

  /** Edges that a run can take: none leaves an end. */
  steps(node: number): readonly GraphEdge[] {
    return this.ends.has(node) ? [] : (this.outgoing[node] ?? []);
  }

  /**
   * Nodes that can be reached from the start. A start event that is not the start is a fault of its own, and an edge that
   * leaves an end too: nodes behind those are treated as reached.
   */
  get reachable(): ReadonlySet<number> {
    if (this.#reachable !== undefined) return this.#reachable;
    const reached = new Set([this.start, ...this.startEvents]);
    for (const node of reached) for (const { to } of this.outgoing[node] ?? []) reached.add(to);
    return (this.#reachable = reached);
  }

  /** Sets of nodes that lead to each other, in reverse topological order: what a set leads to comes before it. */
  get components(): readonly Component[] {
    return (this.#components ??= components(this.nodes.length, (node) => this.steps(node).map(({ to }) => to)));
  }

  /** Reachable nodes that are not an end and have no way on. Without any end, the missing end is the fault. */
  get dangling(): number[] {
    if (this.ends.size === 0) return [];
    return [...this.reachable]
      .filter((node) => !this.ends.has(node) && this.outgoing[node]?.length === 0)
      .sort(byNumber);
  }

  /** Reachable loops that nothing leaves. Without any end, the missing end is the fault. */
  get traps(): Component[] {
    if (this.ends.size === 0 || this.#allCanEnd()) return [];
    return this.components.filter(
      ({ nodes, leaves, cyclic }) => !leaves && cyclic && nodes.some((node) => this.reachable.has(node)),
    );
  }

  // Cheaper than the components, which a sound graph never needs.
  #allCanEnd(): boolean {
    const incoming: number[][] = this.nodes.map(() => []);
    for (const { from, to } of this.edges) incoming[to]?.push(from);
    const ending = new Set(this.ends);
    for (const node of ending) for (const from of incoming[node] ?? []) ending.add(from);
    return ending.size === this.nodes.length;
  }

  /** Unreachable sets of nodes that no other unreachable node leads to. */
  get unreachable(): Component[] {
    if (this.reachable.size === this.nodes.length) return [];
    const lost = this.components.filter(({ nodes }) => !this.reachable.has(nodes[0] ?? this.start));
    if (lost.length === 0) return [];
    const home = new Map(lost.flatMap((component) => component.nodes.map((node) => [node, component] as const)));
    const led = new Set<Component>();
    for (const { from, to } of this.edges) {
      const target = home.get(to);
      if (target !== undefined && home.get(from) !== target) led.add(target);
    }
    return lost.filter((component) => !led.has(component)).sort((a, b) => (a.nodes[0] ?? 0) - (b.nodes[0] ?? 0));
  }

  /** The edges of one loop that a run can enter, in the order of the run; undefined when there is none. */
  get loop(): readonly GraphEdge[] | undefined {
    const loops = this.components.filter(
      ({ nodes, cyclic }) => cyclic && nodes.some((node) => this.reachable.has(node)),
    );
    const inside = new Map(loops.flatMap((component) => component.nodes.map((node) => [node, component] as const)));
    const first = [...this.reachable].find((node) => inside.has(node));
    if (first === undefined) return undefined;
    const home = inside.get(first);
    const cameBy = new Map<number, GraphEdge>();
    const queue = [first];
    for (const node of queue) {
      for (const edge of this.steps(node)) {
        if (edge.to === first) return pathBack(cameBy, edge, first);
        if (inside.get(edge.to) !== home || cameBy.has(edge.to)) continue;
        cameBy.set(edge.to, edge);
        queue.push(edge.to);
      }
    }
    return undefined;
  }
}

function pathBack(cameBy: ReadonlyMap<number, GraphEdge>, last: GraphEdge, first: number): GraphEdge[] {
  const edges = [last];
  for (let node = last.from; node !== first;) {
    const edge = cameBy.get(node);
    if (edge === undefined) break;
    edges.push(edge);
    node = edge.from;
  }
  return edges.toReversed();
}

const byNumber = (a: number, b: number): number => a - b;

/** @returns the graph, or undefined when a node, an edge or the start cannot be read. */
export function graphOf(cal: CalModel): Graph | undefined {
  const { nodes, edges, root, nodeIds } = cal;
  const list = own(root, 'edges');
  if (!nodeIds.whole || nodes.length === 0 || !Array.isArray(list) || list.length !== edges.length) return undefined;
  const parts: PartInRun[] = [];
  for (const { value } of nodes) {
    const part = partInRun(value);
    if (part === undefined) return undefined;
    parts.push(part);
  }
  const number = new Map(nodes.map(({ value }, i) => [value['id'], i]));
  const start = number.get(own(root, 'start'));
  if (start === undefined) return undefined;
  const found: GraphEdge[] = [];
  const seen = new EdgeSet();
  for (const entry of edges) {
    const from = number.get(own(entry.value, 'from'));
    const to = number.get(own(entry.value, 'to'));
    if (from === undefined || to === undefined) return undefined;
    if (seen.add(entry) === undefined) found.push({ from, to, entry });
  }
  return new Graph(nodes, parts, found, start);
}

/** Edges by what makes two of them the same: both ends and the condition. */
export class EdgeSet {
  readonly #byEnds = new Map<string, Entry[]>();

  /** @returns the earlier edge that is the same, or undefined; an edge whose ends are not strings is like no other. */
  add(edge: Entry): Entry | undefined {
    const from = own(edge.value, 'from');
    const to = own(edge.value, 'to');
    if (typeof from !== 'string' || typeof to !== 'string') return undefined;
    const ends = `${from}\n${to}`;
    const others = this.#byEnds.get(ends);
    if (others === undefined) {
      this.#byEnds.set(ends, [edge]);
      return undefined;
    }
    const key = conditionKey(edge);
    const earlier = others.find((other) => conditionKey(other) === key);
    if (earlier === undefined) others.push(edge);
    return earlier;
  }
}

function conditionKey({ value }: Entry): string {
  return JSON.stringify(sorted(own(value, 'when') ?? null));
}

// The order of a condition's keys says nothing.
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isMapping(value)) return value;
  return Object.keys(value)
    .sort()
    .map((key) => [key, sorted(value[key])]);
}

/** Nodes that all lead to each other, or a single one. */
interface Component {
  /** In ascending order. */
  readonly nodes: readonly number[];
  /** Whether an edge leads from it to another component. */
  readonly leaves: boolean;
  /** Whether a run can come back to where it was. */
  readonly cyclic: boolean;
}

/**
 * Strongly connected components (Tarjan), with a stack of its own: a chain of 50,000 nodes must not overflow the call stack.
 * Linear in nodes and edges. A component comes after those that it leads to.
 *
 * @param size nodes are the numbers below it
 * @param targets the nodes that a node leads to; asked at most three times a node
 */
export function components(size: number, targets: (node: number) => readonly number[]): Component[] {
  const order = new Int32Array(size).fill(-1);
  const low = new Int32Array(size);
  const home = new Int32Array(size).fill(-1);
  const found: Component[] = [];
  const open: number[] = [];
  let count = 0;

  const enter = (node: number): Frame => {
    order[node] = low[node] = count++;
    open.push(node);
    return { node, next: targets(node), at: 0 };
  };
  const close = (node: number): void => {
    const nodes = open.splice(open.lastIndexOf(node)).sort((a, b) => a - b);
    for (const member of nodes) home[member] = found.length;
    const leaves = nodes.some((member) => targets(member).some((target) => home[target] !== found.length));
    found.push({ nodes, leaves, cyclic: nodes.length > 1 || targets(node).includes(node) });
  };

  for (let root = 0; root < size; root++) {
    if (order[root] !== -1) continue;
    const frames = [enter(root)];
    for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
      const { node } = frame;
      const target = frame.next[frame.at++];
      if (target !== undefined) {
        if (order[target] === -1) frames.push(enter(target));
        else if (home[target] === -1) low[node] = Math.min(low[node] as number, order[target] as number);
        continue;
      }
      frames.pop();
      if (low[node] === order[node]) close(node);
      const parent = frames.at(-1)?.node;
      if (parent !== undefined) low[parent] = Math.min(low[parent] as number, low[node] as number);
    }
  }
  return found;
}

interface Frame {
  readonly node: number;
  readonly next: readonly number[];
  at: number;
}
