import { own, type Mapping } from './mapping.ts';

type Presence = 'required' | 'optional';

/** What a node of a type is made of, and its kinds. */
export interface NodeType {
  readonly properties: Readonly<Record<string, Presence>>;
  /** The property that names the kind, where the type has several. */
  readonly kindProperty?: string;
  readonly kinds: Readonly<Record<string, Kind>>;
}

/** What one kind of node means for the run, and how it is drawn. */
interface Kind {
  /** Where it stands, and nowhere else, the run begins. */
  readonly begins: boolean;
  /** The run is over there: no edge leaves it, while one must leave every other kind. */
  readonly ends: boolean;
  /** Several edges may leave it without conditions. */
  readonly branches: boolean;
  /** Properties that are optional for its type and required for it. */
  readonly needs: readonly string[];
  /** Mermaid's brackets of it. */
  readonly brackets: readonly [open: '[' | '{' | '([' | '[/' | '[[', close: ']' | '}' | '])' | '/]' | ']]'];
  /** Whether a drawing says the kind beside the id. */
  readonly named: boolean;
  /** What happens there, for the documentation. */
  readonly what: string;
}

const STEP = { begins: false, ends: false, branches: false, needs: [], named: true } as const;
const GATEWAY = { ...STEP, branches: true, brackets: ['{', '}'] } as const;
const TERMINAL = { ...STEP, brackets: ['([', '])'], named: false } as const;

/**
 * Every kind of node of a CAL. The shape and the JSON Schema, the rules of the graph, readiness, the drawn flow and the
 * documentation are made from this table and nothing else tells kinds apart.
 */
export const NODE_TYPES = {
  task: {
    properties: {
      id: 'required',
      type: 'required',
      agent: 'required',
      action: 'optional',
      requires: 'optional',
      completion: 'required',
      sideEffects: 'optional',
      approval: 'optional',
      budget: 'optional',
      guardrails: 'optional',
    },
    kinds: { task: { ...STEP, brackets: ['[', ']'], named: false, what: 'a participant does a piece of work' } },
  },
  gateway: {
    properties: { id: 'required', type: 'required', gateway: 'required' },
    kindProperty: 'gateway',
    kinds: {
      exclusive: { ...GATEWAY, what: 'one of its edges is taken' },
      parallel: { ...GATEWAY, what: 'all of its edges are taken' },
      inclusive: { ...GATEWAY, what: 'every edge whose condition holds is taken' },
    },
  },
  event: {
    properties: { id: 'required', type: 'required', event: 'required', afterMs: 'optional' },
    kindProperty: 'event',
    kinds: {
      start: { ...TERMINAL, begins: true, what: 'the run begins' },
      end: { ...TERMINAL, ends: true, what: 'the run is done' },
      stop: { ...TERMINAL, ends: true, named: true, what: 'the run is broken off' },
      handoff: { ...STEP, brackets: ['[/', '/]'], what: 'the work is handed over' },
      timer: { ...STEP, needs: ['afterMs'], brackets: ['[[', ']]'], what: 'the run waits' },
    },
  },
} as const satisfies Readonly<Record<string, NodeType>>;

export type NodeTypeName = keyof typeof NODE_TYPES;
export const NODE_TYPE_NAMES = Object.keys(NODE_TYPES) as readonly NodeTypeName[];
/** The name of a kind; no two types have kinds of the same name. */
export type NodeKind = { [T in NodeTypeName]: keyof (typeof NODE_TYPES)[T]['kinds'] & string }[NodeTypeName];
/** A property of nodes of some type. */
export type NodeProperty = { [T in NodeTypeName]: keyof (typeof NODE_TYPES)[T]['properties'] & string }[NodeTypeName];

/** Every kind by its name, in the order of the table. */
export const NODE_KINDS: Readonly<Record<NodeKind, Kind>> = {
  ...NODE_TYPES.task.kinds,
  ...NODE_TYPES.gateway.kinds,
  ...NODE_TYPES.event.kinds,
};

const TYPES: ReadonlyMap<unknown, NodeType> = new Map(Object.entries(NODE_TYPES));

/** What a node means for the run. */
export type PartInRun = Pick<Kind, 'begins' | 'ends' | 'branches'>;

/** The names of a type's kinds. */
export function kindsOf(type: NodeTypeName): readonly string[] {
  return Object.keys(NODE_TYPES[type].kinds);
}

/** The kind of a node; undefined where it is not one of the table. */
export function nodeKind(node: Mapping): NodeKind | undefined {
  const type = TYPES.get(own(node, 'type'));
  const name = type === undefined ? undefined : own(node, type.kindProperty ?? 'type');
  return typeof name === 'string' && type !== undefined && Object.hasOwn(type.kinds, name)
    ? (name as NodeKind)
    : undefined;
}

/**
 * What a node means for the run. Of a kind that is not one of the table it is what all kinds of its type mean.
 *
 * @returns undefined where that differs, or where the type is not one of the table
 */
export function partInRun(node: Mapping): PartInRun | undefined {
  const kind = nodeKind(node);
  if (kind !== undefined) return NODE_KINDS[kind];
  const [first, ...others] = Object.values(TYPES.get(own(node, 'type'))?.kinds ?? {});
  const same = (a: Kind, b: Kind): boolean => a.begins === b.begins && a.ends === b.ends && a.branches === b.branches;
  return first !== undefined && others.every((other) => same(first, other)) ? first : undefined;
}

/** Whether nodes of this one's type have a property. */
export function takes(node: Mapping, property: NodeProperty): boolean {
  return Object.hasOwn(TYPES.get(own(node, 'type'))?.properties ?? {}, property);
}
