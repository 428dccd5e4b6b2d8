import { quote } from '../../../text/printable.ts';
import { keywordFault } from './keyword-fault.ts';
import { isObject, own, type JsonObject } from './json.ts';
import {
  absolute,
  ALWAYS,
  NEVER,
  REFERENCES,
  resolve,
  type Resource,
  type SchemaDocument,
  type SchemaIndex,
  type SchemaNode,
} from './schema-document.ts';
import { below, type Where } from './where.ts';

/** Why a schema cannot be judged at all. */
export interface SchemaFault {
  readonly problem: string;
  readonly where: Where | undefined;
}

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
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const;
const MAPS = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'] as const;

interface Open {
  readonly value: unknown;
  readonly where: Where | undefined;
  readonly resource: Resource | undefined;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Looks at every part of a schema once, without recursion: a malformed keyword anywhere, a reference to anything outside
 * or too many parts make it a schema that cannot be judged. Parts that a document shares (`known`) keep their places.
 */
export function openSchema(schema: unknown, known?: SchemaDocument): SchemaDocument | SchemaFault {
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
    if (typeof value === 'boolean') continue;
    if (!isObject(value)) return { problem: 'it is neither an object nor true or false', where };
    if (nodes.has(value)) continue;
    const shared = known?.index.nodes.get(value);
    if (shared !== undefined) {
      nodes.set(value, shared);
      root ??= shared;
      continue;
    }
    if (nodes.size >= MAX_NODES) return { problem: `it has more than ${MAX_NODES} parts`, where };
    const fault = keywordFault(value);
    if (fault !== undefined) return { problem: fault.problem, where: below(where, fault.keyword) };

    const node = makeNode(value, next, index, nodes.size + (known?.index.nodes.size ?? 0));
    nodes.set(value, node);
    root ??= node;
    if (node.resource?.root === node && node.resource.base !== '') resources.set(node.resource.base, node);
    for (const anchor of anchorsOf(value)) anchors.set(`${node.resource?.base ?? ''}#${anchor}`, node);
    if (typeof own(value, '$dynamicAnchor') === 'string') dynamicAnchors++;
    for (const keyword of REFERENCES) {
      const reference = own(value, keyword);
      if (typeof reference !== 'string') continue;
      pending.push({ node, reference });
      if (keyword !== '$ref') dynamicReferences++;
    }
    for (const child of partsOf(value, where)) open.push({ ...child, resource: node.resource });
  }
  if (dynamicReferences > 0 && dynamicAnchors > 1)
    return { problem: 'it has dynamic references with more than one possible target', where: undefined };
  if (root === undefined) return { problem: 'it has no parts', where: undefined };
  return { root, index };
}

/** @returns whether {@link openSchema} could not open the schema. */
export function isFault(opened: SchemaDocument | SchemaFault): opened is SchemaFault {
  return 'problem' in opened;
}

function makeNode(schema: JsonObject, { where, resource }: Open, index: SchemaIndex, id: number): SchemaNode {
  const node: Writable<SchemaNode> = { id, schema, where, index, resource };
  const $id = own(schema, '$id');
  const embedded = typeof $id === 'string' && !$id.startsWith('#');
  if (resource === undefined || embedded) {
    node.resource = {
      root: node,
      base: embedded ? absolute($id, resource?.base ?? '') : '',
      older: isOlder(own(schema, '$schema')) ?? resource?.older ?? false,
    };
  }
  return node;
}

function isOlder(dialect: unknown): boolean | undefined {
  return typeof dialect === 'string' ? /draft-0[3467]/.test(dialect) : undefined;
}

function anchorsOf(schema: JsonObject): string[] {
  const $id = own(schema, '$id');
  const names = [own(schema, '$anchor'), own(schema, '$dynamicAnchor')].filter((name) => typeof name === 'string');
  return typeof $id === 'string' && $id.startsWith('#') ? [...names, $id.slice(1)] : names;
}

function* partsOf(schema: JsonObject, where: Where | undefined): Generator<Omit<Open, 'resource'>> {
  for (const keyword of SINGLE) {
    if (Object.hasOwn(schema, keyword)) yield { value: schema[keyword], where: below(where, keyword) };
  }
  for (const keyword of LISTS) {
    const list = own(schema, keyword);
    if (Array.isArray(list)) for (const [i, value] of list.entries()) yield { value, where: below(where, keyword, i) };
  }
  for (const keyword of MAPS) {
    const map = own(schema, keyword);
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

// A reference may lead to a part that is no subschema of its own, such as `#/components/x`: it is looked at then.
function targetValue(node: SchemaNode, reference: string): Open | undefined {
  const found = resolve(node, reference);
  if (found !== undefined) return { value: found.schema, where: found.where, resource: found.resource };
  const root = node.resource?.root ?? node;
  if (!reference.startsWith('#/')) return undefined;
  let value: unknown = root.schema;
  let where = root.where;
  for (const raw of reference.slice(2).split('/')) {
    const key = unescape(raw);
    if (key === undefined) return undefined;
    value = Array.isArray(value) ? value[Number(key)] : isObject(value) ? own(value, key) : undefined;
    where = below(where, key);
  }
  return value === undefined ? undefined : { value, where, resource: node.resource };
}

function unescape(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return undefined;
  }
}
