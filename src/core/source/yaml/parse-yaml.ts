import type { RuleId } from '../../../generated/rule-facts.ts';
import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap, type Alias, type Scalar } from 'yaml';
import { fileError, type Diagnostic } from '../../result/diagnostic.ts';
import { quote } from '../../text/printable.ts';
import { once } from '../../value/once.ts';
import { TextDocument, toPointer, type Location, type Path, type Shadowed, type SourceDocument } from '../document.ts';
import { LIMITS } from '../limits.ts';
import type { Span } from '../line-index.ts';
import { duplicateKey } from '../parse-json.ts';
import { composeYaml, pointAt } from './yaml-compose.ts';

/** Tags of the core schema, which change nothing that the text does not say. */
const PLAIN_TAGS = new Set(
  ['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => `tag:yaml.org,2002:${name}`),
);
const STRING_TAG = 'tag:yaml.org,2002:str';
const MERGE_TAG = 'tag:yaml.org,2002:merge';

/** Faults that leave a value which can be looked at further. */
const TOLERATED: ReadonlySet<RuleId> = new Set(['source/duplicate-key', 'source/merge-key']);

/**
 * Reads one YAML 1.2 document with the core schema. Nothing is thrown: what is wrong with the text is in `problems`.
 * Tags beyond the core schema, directives, non-text keys and several documents are refused. Aliases are resolved, within a
 * limit. A merge key is a problem, and its keys are merged all the same, so that the rules see what other readers would see.
 */
export function parseYaml(path: string, text: string, maxDepth: number = LIMITS.depth): SourceDocument {
  return new YamlDocument(path, text, maxDepth);
}

/** The pairs of a mapping: the last of each name, and those that merge other mappings. */
interface Pairs {
  readonly own: ReadonlyMap<string, Pair>;
  readonly merges: readonly Pair[];
}

class YamlDocument extends TextDocument implements SourceDocument {
  readonly language = 'yaml';
  readonly value: unknown;
  readonly problems: Diagnostic[] = [];
  readonly shadowed: Shadowed[] = [];
  #root: Node | null = null;
  #targets: AliasTargets = new Map();
  #aliasNodes = 0;
  readonly #path: (string | number)[] = [];
  readonly #open = new Set<Node>();
  readonly #pairs = new Map<YAMLMap, Pairs>();

  constructor(path: string, text: string, maxDepth: number) {
    super(path, text);
    const read = composeYaml(text, maxDepth);
    if ('root' in read) {
      this.#root = read.root;
      this.#targets = aliasTargets(read.root, text);
    } else this.#report(read.rule, read.message, read.span, read.help);
    const value = this.#fatal() ? undefined : this.#convert(this.#root);
    this.value = this.#fatal() ? undefined : value;
  }

  locate(path: Path): Location | undefined {
    let node: unknown = this.#root;
    if (node === null) return undefined;
    let location: Location = { key: undefined, value: spanOf(node), entry: spanOf(node) };
    for (const segment of path) {
      const container = this.#resolved(node);
      if (isMap(container)) {
        const pair = this.#pairOf(container, segment, new Set());
        if (pair === undefined) return undefined;
        const key = spanOf(pair.key);
        const value = pair.value === null ? { start: key.end, end: key.end } : spanOf(pair.value);
        location = { key, value, entry: { start: key.start, end: Math.max(key.end, value.end) } };
        node = pair.value;
      } else if (isSeq(container) && typeof segment === 'number' && segment < container.items.length) {
        node = container.items[segment];
        location = { key: undefined, value: spanOf(node), entry: spanOf(node) };
      } else return undefined;
    }
    return location;
  }

  /** The last of equal keys counts; a key of the mapping itself counts before a merged one. */
  #pairOf(map: YAMLMap, name: string | number, seen: Set<YAMLMap>): Pair | undefined {
    const { own, merges } = this.#pairsOf(map);
    if (name === '<<') return merges.at(-1);
    const found = typeof name === 'string' ? own.get(name) : undefined;
    if (found !== undefined || seen.has(map)) return found;
    seen.add(map);
    for (const source of merges.flatMap((pair) => this.#mergeSources(pair))) {
      const merged = this.#pairOf(source, name, seen);
      if (merged !== undefined) return merged;
    }
    return undefined;
  }

  // Each of many findings in a large mapping asks for one key.
  #pairsOf(map: YAMLMap): Pairs {
    return once(this.#pairs, map, () => {
      const own = new Map<string, Pair>();
      for (const pair of map.items) {
        const name = keyName(pair.key);
        if (name !== undefined) own.set(name, pair);
      }
      return { own, merges: map.items.filter(isMerge) };
    });
  }

  #mergeSources(pair: Pair): YAMLMap[] {
    const value = this.#resolved(pair.value);
    const list = isSeq(value) ? value.items.map((item) => this.#resolved(item)) : [value];
    return list.filter((source): source is YAMLMap => isMap(source));
  }

  #resolved(node: unknown): unknown {
    return isAlias(node) ? this.#targets.get(node) : node;
  }

  #fatal(): boolean {
    return this.problems.some(({ rule }) => !TOLERATED.has(rule));
  }

  #report(rule: RuleId, message: string, span: Span, help: string): void {
    const problem = fileError(rule, this.path, message, help);
    this.problems.push({ ...problem, range: this.range(span), pointer: toPointer(this.#path) });
  }

  #convert(source: unknown): unknown {
    if (source === null || source === undefined) return null;
    const node = this.#resolved(source) as Node | undefined;
    if (node === undefined) {
      this.#report('source/alias', 'an alias names no anchor before it', spanOf(source), 'write the value out');
      return null;
    }
    if (isAlias(source) && !this.#aliasAllowed(node, source)) return null;
    const { tag } = node as { tag?: string };
    if (tag !== undefined && !PLAIN_TAGS.has(tag)) {
      this.#report('source/tag', `the tag ${quote(tag)} is not allowed`, spanOf(node), 'remove the tag');
      return null;
    }
    if (isScalar(node)) return this.#scalar(node.value, spanOf(node));
    this.#open.add(node);
    const value = isMap(node) ? this.#object(node) : isSeq(node) ? this.#array(node.items) : null;
    this.#open.delete(node);
    return value;
  }

  #scalar(value: unknown, span: Span): unknown {
    if (typeof value === 'number' && !Number.isFinite(value)) {
      this.#report('source/number', 'a number is too large, or is none', span, 'write a number that JSON can hold');
    } else if (typeof value === 'string' && !value.isWellFormed()) {
      this.#report('source/surrogate', 'a string holds half of a surrogate pair', span, 'write the whole character');
    }
    return value;
  }

  #aliasAllowed(node: Node, alias: Node): boolean {
    const recursive = this.#open.has(node);
    if (!recursive) this.#aliasNodes += countNodes(node, this.#targets, LIMITS.aliasNodes);
    if (!recursive && this.#aliasNodes <= LIMITS.aliasNodes) return true;
    const what = recursive ? 'an alias contains itself' : `aliases repeat more than ${LIMITS.aliasNodes} values`;
    // One is enough: all others of a bomb would say the same.
    if (!this.#fatal()) this.#report('source/alias', what, spanOf(alias), 'write the value out');
    return false;
  }

  #array(items: readonly unknown[]): unknown[] {
    return items.map((item, i) => {
      this.#path.push(i);
      const value = this.#convert(item);
      this.#path.pop();
      return value;
    });
  }

  #object(map: YAMLMap): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    const first = new Map<string, Span>();
    const last = new Map<string, Pair>();
    const merges: { pair: Pair; value: unknown }[] = [];
    for (const pair of map.items) {
      const name = this.#key(pair);
      if (name === undefined) continue;
      this.#path.push(name);
      const span = spanOf(pair.key);
      const earlier = first.get(name);
      if (earlier !== undefined) this.problems.push(duplicateKey(this, name, span, earlier, this.#path));
      else first.set(name, span);
      if (isMerge(pair)) {
        this.#report('source/merge-key', 'a merge key is not allowed', span, 'write the merged keys out');
        merges.push({ pair, value: this.#convert(pair.value) });
      } else {
        const before = last.get(name);
        if (before !== undefined) {
          const value = before.value === null ? pointAt(spanOf(before.key).end) : spanOf(before.value);
          this.shadowed.push({ path: [...this.#path], key: spanOf(before.key), value, content: object[name] });
        }
        last.set(name, pair);
        define(object, name, this.#convert(pair.value));
      }
      this.#path.pop();
    }
    for (const { value } of merges) {
      for (const source of Array.isArray(value) ? (value as unknown[]) : [value]) mergeInto(object, source);
    }
    return object;
  }

  #key(pair: Pair): string | undefined {
    const name = keyName(pair.key);
    const tag = (pair.key as { tag?: string } | null)?.tag;
    if (name !== undefined && name.isWellFormed() && (tag === undefined || tag === STRING_TAG || tag === MERGE_TAG))
      return name;
    const span = pair.key === null ? pointAt(0) : spanOf(pair.key);
    if (name !== undefined && tag === undefined) {
      this.#report('source/surrogate', 'a key holds half of a surrogate pair', span, 'write the whole character');
    } else this.#report('source/key', 'a key must be a plain string', span, 'write the key as text, without a tag');
    return undefined;
  }
}

// Defined, not assigned: the key may be __proto__.
function define(object: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}

function mergeInto(object: Record<string, unknown>, source: unknown): void {
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return;
  for (const [name, value] of Object.entries(source)) if (!Object.hasOwn(object, name)) define(object, name, value);
}

function spanOf(node: unknown): Span {
  const range = (node as { range?: readonly number[] | null } | null)?.range;
  return { start: range?.[0] ?? 0, end: range?.[1] ?? 0 };
}

/** What each alias of a document stands for; undefined for one that names no anchor before it. */
type AliasTargets = ReadonlyMap<Alias, Node | undefined>;

const NONE: AliasTargets = new Map();

/** Resolves all aliases in one pass in the order of the text: at an alias, the last anchor of its name counts. */
function aliasTargets(root: unknown, text: string): AliasTargets {
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
function countNodes(node: Node, targets: AliasTargets, limit: number): number {
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

/** Text of a key as JSON would have it, or undefined when it is not a scalar. */
function keyName(key: unknown): string | undefined {
  if (!isScalar(key)) return undefined;
  const { value } = key;
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' || value === null ? String(value) : undefined;
}

/** Whether a pair merges other mappings into its own, in whatever spelling. */
function isMerge(pair: Pair): boolean {
  const key = pair.key as Scalar | null;
  return keyName(key) === '<<' || key?.tag === 'tag:yaml.org,2002:merge';
}
