/** Nodes that all lead to each other, or a single one. */
export interface Component {
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
