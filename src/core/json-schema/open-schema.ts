import { quote } from '../text/printable.ts';
import { DEFAULT_DIALECT, dialectNamed, isPassedOver, keywordFault, type Dialect } from './keywords.ts';
import { isObject, own, type JsonObject } from './json.ts';
import {
  absolute,
  ALWAYS,
  decode,
  keysOf,
  keywordOf,
  NEVER,
  REFERENCES,
  resolve,
  type Resource,
  type SchemaDocument,
  type SchemaIndex,
  type SchemaNode,
  valueBelow,
} from './schema-document.ts';
import { below, type Where } from './where.ts';

/** Why a schema cannot be judged at all. */
export interface SchemaFault {
  readonly problem: string;
  readonly where: Where | undefined;
}

/** A schema that was looked at: its document, or why it has none. */
export type Opened = SchemaDocument | SchemaFault;

/** Subschemas of one document; real ones have some hundred. */
const MAX_NODES = 100_000;

const SINGLE = [
  'additionalProperties',
  'additionalItems',
  'contains',
  'not',
  'if',
  'then',
  'else',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
] as const;
/** Where a boolean is a schema in draft-04, too. */
const FLAGS = new Set(['additionalProperties', 'additionalItems']);
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const;
const MAPS = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'] as const;

interface Open {
  readonly value: unknown;
  readonly where: Where | undefined;
  readonly resource: Resource | undefined;
  /** Whether it may be true or false in every dialect. */
  readonly flag?: boolean;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Looks at every part of a schema once, without recursion: a malformed keyword anywhere, a reference to anything outside
 * or too many parts make it a schema that cannot be judged, and so does a dialect that is not known. Parts that a document
 * shares (`known`) keep their places.
 *
 * @param notes whether keywords that say nothing of a value must be as the metaschema wants them, too
 */
export function openSchema(schema: unknown, known?: SchemaDocument, notes = false): Opened {
  const nodes = new Map<object, SchemaNode>();
  const resources = new Map<string, SchemaNode>();
  const anchors = new Map<string, SchemaNode>();
  const pending: { node: SchemaNode; reference: string }[] = [];
  const index: SchemaIndex = { nodes, resources, anchors };
  if (typeof schema === 'boolean') {
    const id = schema ? ALWAYS : NEVER;
    return { root: { id, schema, where: undefined, index, resource: undefined }, index };
  }
  let root: SchemaNode | undefined;
  const open: Open[] = [{ value: schema, where: undefined, resource: undefined }];
  let dynamicAnchors = 0;
  let dynamicReferences = 0;

  for (;;) {
    const next = open.pop();
    if (next === undefined) {
      const unresolved = pending.pop();
      if (unresolved === undefined) break;
      const { node, reference } = unresolved;
      const target = targetValue(node, reference);
      if (target === undefined)
        return { problem: `it refers to ${quote(reference)}, which is not in the document`, where: node.where };
      open.push(target);
      continue;
    }
    const { value, where } = next;
    if (typeof value === 'boolean') {
      if (next.flag !== true && next.resource?.dialect === 'draft-04')
        return { problem: `it is ${value}, and draft-04 has no such schemas`, where };
      continue;
    }
    if (!isObject(value)) return { problem: 'it is neither an object nor true or false', where };
    if (nodes.has(value)) continue;
    const shared = known?.index.nodes.get(value);
    if (shared !== undefined) {
      nodes.set(value, shared);
      root ??= shared;
      continue;
    }
    if (nodes.size >= MAX_NODES) return { problem: `it has more than ${MAX_NODES} parts`, where };
    const dialect = dialectOf(value, next.resource);
    if (typeof dialect === 'object') return { ...dialect, where: below(where, '$schema') };
    const fault = keywordFault(value, dialect, notes);
    if (fault !== undefined) return { problem: fault.problem, where: below(where, fault.keyword) };

    const node = makeNode(value, next, dialect, index, nodes.size + (known?.index.nodes.size ?? 0));
    nodes.set(value, node);
    root ??= node;
    if (node.resource?.root === node && node.resource.base !== '') resources.set(node.resource.base, node);
    for (const anchor of anchorsOf(value, dialect)) anchors.set(`${node.resource?.base ?? ''}#${anchor}`, node);
    if (typeof keywordOf(node, '$dynamicAnchor') === 'string' || keywordOf(node, '$recursiveAnchor') === true)
      dynamicAnchors++;
    for (const keyword of REFERENCES) {
      const reference = keywordOf(node, keyword);
      if (typeof reference !== 'string') continue;
      pending.push({ node, reference });
      if (keyword !== '$ref') dynamicReferences++;
    }
    for (const child of partsOf(value, where, dialect)) open.push({ ...child, resource: node.resource });
  }
  if (dynamicReferences > 0 && dynamicAnchors > 1)
    return { problem: 'it has dynamic references with more than one possible target', where: undefined };
  if (root === undefined) return { problem: 'it has no parts', where: undefined };
  return { root, index };
}

/** @returns whether {@link openSchema} could not open the schema. */
export function isFault(opened: Opened): opened is SchemaFault {
  return 'problem' in opened;
}

function makeNode(
  schema: JsonObject,
  { where, resource }: Open,
  dialect: Dialect,
  index: SchemaIndex,
  id: number,
): SchemaNode {
  const node: Writable<SchemaNode> = { id, schema, where, index, resource };
  const name = identifierOf(schema, dialect);
  const embedded = name !== undefined && !name.startsWith('#');
  if (resource === undefined || embedded)
    node.resource = { root: node, base: embedded ? absolute(name, resource?.base ?? '') : '', dialect };
  return node;
}

function identifierOf(schema: JsonObject, dialect: Dialect): string | undefined {
  const name = own(schema, dialect === 'draft-04' ? 'id' : '$id');
  return typeof name === 'string' ? name : undefined;
}

// A schema inside another may have a dialect of its own where it is a resource of its own.
function dialectOf(schema: JsonObject, outer: Resource | undefined): Dialect | { readonly problem: string } {
  const stated = own(schema, '$schema');
  const before = outer?.dialect ?? DEFAULT_DIALECT;
  if (typeof stated !== 'string') return before;
  const dialect = dialectNamed(stated);
  if (dialect === undefined) return { problem: `its dialect ${quote(stated)} is not known` };
  if (outer === undefined || dialect === before || identifierOf(schema, dialect) !== undefined) return dialect;
  return { problem: 'a part of it names another dialect than the whole' };
}

function anchorsOf(schema: JsonObject, dialect: Dialect): string[] {
  const id = identifierOf(schema, dialect);
  const names = ['$anchor', '$dynamicAnchor'].flatMap((keyword) => {
    const name = isPassedOver(keyword, dialect) ? undefined : own(schema, keyword);
    return typeof name === 'string' ? [name] : [];
  });
  return id?.startsWith('#') === true ? [...names, id.slice(1)] : names;
}

function* partsOf(schema: JsonObject, where: Where | undefined, dialect: Dialect): Generator<Omit<Open, 'resource'>> {
  const valueOf = (keyword: string): unknown => (isPassedOver(keyword, dialect) ? undefined : own(schema, keyword));
  for (const keyword of SINGLE) {
    const value = valueOf(keyword);
    if (value !== undefined) yield { value, where: below(where, keyword), flag: FLAGS.has(keyword) };
  }
  for (const keyword of LISTS) {
    const list = valueOf(keyword);
    if (Array.isArray(list)) for (const [i, value] of list.entries()) yield { value, where: below(where, keyword, i) };
  }
  for (const keyword of MAPS) {
    const map = valueOf(keyword);
    if (!isObject(map)) continue;
    for (const name of Object.keys(map)) yield { value: map[name], where: below(where, keyword, name) };
  }
  const items = own(schema, 'items');
  if (Array.isArray(items)) for (const [i, value] of items.entries()) yield { value, where: below(where, 'items', i) };
  else if (items !== undefined) yield { value: items, where: below(where, 'items') };
  const dependencies = own(schema, 'dependencies');
  if (!isObject(dependencies)) return;
  for (const name of Object.keys(dependencies)) {
    const value = dependencies[name];
    if (!Array.isArray(value)) yield { value, where: below(where, 'dependencies', name) };
  }
}

// A reference may lead to a part that is not a subschema of its own, such as `#/components/x`: it is looked at then.
function targetValue(node: SchemaNode, reference: string): Open | undefined {
  const found = resolve(node, reference);
  if (found !== undefined) return { value: found.schema, where: found.where, resource: found.resource };
  const root = node.resource?.root ?? node;
  const pointer = reference.startsWith('#/') ? decode(reference.slice(1)) : undefined;
  if (pointer === undefined) return undefined;
  const keys = keysOf(pointer);
  const value = valueBelow(root.schema, keys);
  return value === undefined ? undefined : { value, where: below(root.where, ...keys), resource: node.resource };
}
