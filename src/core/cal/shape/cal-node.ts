import { kindsOf, NODE_TYPE_NAMES, NODE_TYPES, type NodeType, type NodeTypeName } from '../../value/node-kinds.ts';
import { any, choice, list, properties, string, text } from './declare.ts';
import * as format from './formats.ts';
import type { ObjectShape, Shape, VariantShape } from './shape.ts';

const completion: VariantShape = {
  kind: 'variant',
  noun: 'the completion',
  tag: 'type',
  rule: 'completion/unknown-type',
  description: 'What counts as done.',
  variants: new Map<string, ObjectShape>(
    Object.entries({
      'skill-scripts': { scripts: list(text, { minItems: 1 }) },
      verification: { commands: list(text, { minItems: 1 }), passIntent: text },
      guardrail: { kind: text },
      artifact: { produces: text },
    }).map(([type, own]: [string, Record<string, Shape>]) => [
      type,
      {
        kind: 'object',
        noun: 'the completion',
        required: ['type', ...Object.keys(own)],
        properties: properties({ type: any, ...own }),
      },
    ]),
  ),
};

type OwnProperty<T extends NodeTypeName> = Exclude<keyof (typeof NODE_TYPES)[T]['properties'], 'id' | 'type'>;

/** What stands in each property of each type. */
const PROPERTIES: { readonly [T in NodeTypeName]: Readonly<Record<OwnProperty<T>, Shape>> } = {
  task: {
    agent: { ...text, description: 'Alias of the participant who does it.' },
    action: { kind: 'string', minLength: 0, maxLength: 4000 },
    requires: {
      kind: 'object',
      noun: 'requires',
      required: [],
      properties: properties({
        skills: list(text, { unique: true }),
        capabilities: list(text, { unique: true }),
        rac: { ...list(text, { unique: true }), description: 'Ids of RAC items.' },
      }),
    },
    completion,
    sideEffects: choice('side effect', ['none', 'workspace', 'external'], 'node/unknown-side-effects'),
    approval: choice('approval', ['never', 'on-request', 'always'], 'node/unknown-approval'),
    budget: { kind: 'map', noun: 'the budget' },
    guardrails: list(text),
  },
  gateway: { gateway: choice('gateway', kindsOf('gateway'), 'node/unknown-gateway') },
  event: {
    event: choice('event', kindsOf('event'), 'node/unknown-event'),
    afterMs: { kind: 'integer', minimum: 1, rule: 'node/invalid-delay', description: 'Delay of a timer.' },
  },
};

function variant(name: NodeTypeName): ObjectShape {
  const { properties: presence, kindProperty: property, kinds }: NodeType = NODE_TYPES[name];
  const needs = Object.entries(kinds).flatMap(([value, { needs: required }]) =>
    required.length === 0 || property === undefined ? [] : [{ property, value, required }],
  );
  return {
    kind: 'object',
    noun: name,
    label: 'id',
    required: Object.keys(presence).filter((each) => presence[each] === 'required'),
    properties: properties({ id: string(format.ID), type: any, ...PROPERTIES[name] }),
    ...(needs.length === 0 ? {} : { needs }),
  };
}

/** A step of the loop: a task, a gateway or an event. */
export const node: VariantShape = {
  kind: 'variant',
  noun: 'node',
  label: 'id',
  tag: 'type',
  rule: 'node/unknown-type',
  variants: new Map(NODE_TYPE_NAMES.map((name) => [name, variant(name)])),
};
