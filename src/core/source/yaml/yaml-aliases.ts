import { isAlias, isMap, isScalar, isSeq, type Alias, type Node, type Pair, type Scalar } from 'yaml';

/** What each alias of a document stands for; undefined for one that names no anchor before it. */
export type AliasTargets = ReadonlyMap<Alias, Node | undefined>;

const NONE: AliasTargets = new Map();

/** Resolves all aliases in one pass in the order of the text: at an alias, the last anchor of its name counts. */
export function aliasTargets(root: unknown, text: string): AliasTargets {
  if (!text.includes('*')) return NONE;
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node | undefined>();
  const visit = (node: unknown): void => {
    if (isAlias(node)) {
      targets.set(node, anchors.get(node.source));
      return;
    }
    const anchor = (node as { anchor?: string } | null)?.anchor;
    if (anchor !== undefined) anchors.set(anchor, node as Node);
    if (isMap(node)) {
      for (const pair of node.items) {
        visit(pair.key);
        visit(pair.value);
      }
    } else if (isSeq(node)) for (const item of node.items) visit(item);
  };
  visit(root);
  return targets;
}

/** How many nodes an alias repeats; counting stops above `limit`. */
export function countNodes(node: Node, targets: AliasTargets, limit: number): number {
  let count = 0;
  const stack: unknown[] = [node];
  while (stack.length > 0 && count <= limit) {
    const next = stack.pop();
    count++;
    if (isAlias(next)) stack.push(targets.get(next));
    else if (isMap(next)) for (const item of next.items) stack.push(item.key, item.value);
    else if (isSeq(next)) for (const item of next.items) stack.push(item);
  }
  return count;
}

/** Text of a key as JSON would have it, or undefined when it is no scalar. */
export function keyName(key: unknown): string | undefined {
  if (!isScalar(key)) return undefined;
  const { value } = key;
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' || value === null ? String(value) : undefined;
}

/** Whether a pair merges other mappings into its own, in whatever spelling. */
export function isMerge(pair: Pair): boolean {
  const key = pair.key as Scalar | null;
  return keyName(key) === '<<' || key?.tag === 'tag:yaml.org,2002:merge';
}
