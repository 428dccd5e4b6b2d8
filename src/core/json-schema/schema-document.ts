import { isObject, own, type JsonObject } from './json.ts';
import { isAssertion, isPassedOver, isSince, type Dialect } from './keywords.ts';
import { below, type Where } from './where.ts';

/** A schema resource: what `#` means to the references inside it. */
export interface Resource {
  readonly root: SchemaNode;
  /** Absolute `$id`, or the empty string. */
  readonly base: string;
  readonly dialect: Dialect;
}

/** One subschema with its place. */
export interface SchemaNode {
  /** Equal for equal nodes of one document; boolean schemas share two ids. */
  readonly id: number;
  readonly schema: JsonObject | boolean;
  readonly where: Where | undefined;
  readonly index: SchemaIndex;
  readonly resource: Resource | undefined;
}

/** A schema whose every part was looked at once: it is well-formed, of bearable size, and refers to nothing outside. */
export interface SchemaDocument {
  readonly root: SchemaNode;
  readonly index: SchemaIndex;
}

/** The parts of a document, and where its references lead. */
export interface SchemaIndex {
  readonly nodes: ReadonlyMap<object, SchemaNode>;
  /** Resources by absolute `$id`. */
  readonly resources: ReadonlyMap<string, SchemaNode>;
  /** `BASE#ANCHOR` to the node that declares the anchor. */
  readonly anchors: ReadonlyMap<string, SchemaNode>;
}

export const ALWAYS = -1;
export const NEVER = -2;

/** The node of a subschema that is under `keys` of `parent`; undefined when there is none. */
export function childOf(parent: SchemaNode, ...keys: readonly (string | number)[]): SchemaNode | undefined {
  const [keyword, ...rest] = keys;
  const value = keyword === undefined ? parent.schema : valueBelow(keywordOf(parent, String(keyword)), rest);
  if (typeof value === 'boolean') return booleanNode(parent, value, keys);
  return isObject(value) ? parent.index.nodes.get(value) : undefined;
}

function booleanNode(parent: SchemaNode, schema: boolean, keys: readonly (string | number)[]): SchemaNode {
  return { ...parent, id: schema ? ALWAYS : NEVER, schema, where: below(parent.where, ...keys) };
}

/** What is below a value; undefined for nothing. */
export function valueBelow(value: unknown, keys: readonly (string | number)[]): unknown {
  return keys.reduce((at, key): unknown => {
    if (Array.isArray(at)) return at[Number(key)];
    return isObject(at) ? own(at, String(key)) : undefined;
  }, value);
}

/** The nodes of a keyword that holds a list of schemas. */
export function listOf(parent: SchemaNode, keyword: string): SchemaNode[] {
  const list = keywordOf(parent, keyword);
  if (!Array.isArray(list)) return [];
  return list.flatMap((_, i) => childOf(parent, keyword, i) ?? []);
}

/** The nodes of a keyword that holds schemas by name, as a lazy view: a tool may have thousands of properties. */
export function namesIn(parent: SchemaNode, keyword: string): string[] {
  const map = keywordOf(parent, keyword);
  return isObject(map) ? Object.keys(map) : [];
}

/**
 * A keyword's value; undefined when there is none, or when it means nothing in the schema's dialect. The exclusive bounds of
 * draft-04, which are flags beside the others, are given as the numbers that later dialects write.
 */
export function keywordOf(node: SchemaNode, keyword: string): unknown {
  const { schema, resource } = node;
  if (!isObject(schema)) return undefined;
  const value = own(schema, keyword);
  if (value === undefined || (resource !== undefined && isPassedOver(keyword, resource.dialect))) return undefined;
  if (typeof value !== 'boolean' || resource?.dialect !== 'draft-04') return value;
  if (keyword !== 'exclusiveMinimum' && keyword !== 'exclusiveMaximum') return value;
  return value ? own(schema, keyword === 'exclusiveMinimum' ? 'minimum' : 'maximum') : undefined;
}

/** The number that a node states for a keyword. */
export function numberOf(node: SchemaNode, keyword: string): number | undefined {
  const value = keywordOf(node, keyword);
  return typeof value === 'number' ? value : undefined;
}

/** Whether a count keeps to the bounds that a node states for it. */
export function isWithin(count: number, node: SchemaNode, min: string, max: string): boolean {
  return count >= (numberOf(node, min) ?? 0) && count <= (numberOf(node, max) ?? Infinity);
}

/** The numbers that some schemas state for a keyword. */
export function numbersOf(nodes: readonly SchemaNode[], keyword: string): number[] {
  return nodes.flatMap((node) => numberOf(node, keyword) ?? []);
}

/** The texts that some schemas state for a keyword. */
export function textsOf(nodes: readonly SchemaNode[], keyword: string): string[] {
  return nodes.map((node) => keywordOf(node, keyword)).filter((value) => typeof value === 'string');
}

/** The properties that a node itself requires. */
export function requiredBy(node: SchemaNode): string[] {
  const names = keywordOf(node, 'required');
  return Array.isArray(names) ? names.map(String) : [];
}

/** The value of `const` as a list, since it may be any; undefined when there is none. */
export function constOf(node: SchemaNode): readonly unknown[] | undefined {
  const { schema, resource } = node;
  if (!isObject(schema) || !Object.hasOwn(schema, 'const')) return undefined;
  return resource !== undefined && isPassedOver('const', resource.dialect) ? undefined : [schema['const']];
}

/**
 * Whether keywords are beside a `$ref` in draft-07 or before: by its letter they say nothing, and widespread validators read
 * them all the same. The letter decides whether a tool accepts; what the others would reject is a reservation.
 */
export function isReadTwoWays(node: SchemaNode): boolean {
  if (node.resource === undefined || isSince(node.resource.dialect, '2019-09')) return false;
  return (
    isObject(node.schema) &&
    typeof own(node.schema, '$ref') === 'string' &&
    Object.keys(node.schema).some((keyword) => isAssertion(keyword))
  );
}

/** The schemas that `$ref` and `$dynamicRef` of a node lead to; a document that was opened has no dangling ones. */
export function targetsOf(node: SchemaNode): SchemaNode[] {
  const targets: SchemaNode[] = [];
  for (const keyword of REFERENCES) {
    const reference = keywordOf(node, keyword);
    if (typeof reference !== 'string') continue;
    const target = resolve(node, reference);
    if (target !== undefined) targets.push(target);
  }
  return targets;
}

/** A node with everything that holds wherever it does: its `allOf`, and what its references lead to. */
export function appliedBy(node: SchemaNode): SchemaNode[] {
  const found = new Set([node]);
  for (const each of found) for (const part of [...listOf(each, 'allOf'), ...targetsOf(each)]) found.add(part);
  return [...found];
}

/** `$dynamicRef` is followed like `$ref`: {@link openSchema} refuses a document in which that could make a difference. */
export const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'] as const;

/** Follows a reference inside the document; undefined when it leads outside or nowhere. Nothing is ever fetched. */
export function resolve(node: SchemaNode, reference: string): SchemaNode | undefined {
  const { resources, anchors } = node.index;
  const hash = reference.indexOf('#');
  const target = hash === -1 ? reference : reference.slice(0, hash);
  const fragment = hash === -1 ? '' : decode(reference.slice(hash + 1));
  const here = node.resource;
  if (fragment === undefined) return undefined;
  const base = target === '' ? (here?.base ?? '') : absolute(target, here?.base ?? '');
  const root = target === '' ? here?.root : resources.get(base);
  if (root === undefined || fragment === '') return root;
  if (!fragment.startsWith('/')) return anchors.get(`${base}#${fragment}`);
  const keys = keysOf(fragment);
  const value = valueBelow(root.schema, keys);
  if (typeof value === 'boolean') return booleanNode(root, value, keys);
  return isObject(value) ? root.index.nodes.get(value) : undefined;
}

/** `reference` against `base`; a relative one without base stays as it is. */
export function absolute(reference: string, base: string): string {
  try {
    return new URL(reference, base === '' ? undefined : base).href.replace(/#$/, '');
  } catch {
    return reference.replace(/#$/, '');
  }
}

/** The keys of a JSON pointer. */
export function keysOf(pointer: string): string[] {
  const segments = pointer.slice(1).split('/');
  return segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A fragment as it was before it stood in a URI; undefined for one that is malformed. */
export function decode(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}
