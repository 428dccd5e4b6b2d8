import { kindsOf, NODE_TYPE_NAMES, NODE_TYPES, type NodeType, type NodeTypeName } from '../../value/node-kinds.ts';
import {
  any,
  choice,
  integer,
  list,
  object,
  said,
  string,
  text,
  type ObjectShape,
  type Shape,
  type VariantShape,
} from './shape.ts';
import * as format from './formats.ts';

/** What counts as done, by its type. */
export const completion: VariantShape = {
  kind: 'variant',
  noun: 'the completion',
  tag: 'type',
  tagDescription:
    'What shows that the task is done: scripts of a skill, commands that pass, a guardrail, or an artifact.',
  rule: 'completion/unknown-type',
  description: 'What shows that the task is done. cartwright runs none of it.',
  variants: new Map<string, ObjectShape>(
    Object.entries({
      'skill-scripts': { scripts: said('Scripts of the skill that must have run.', list(text, { minItems: 1 })) },
      verification: {
        commands: said('Commands that must pass, by the names that the agent knows.', list(text, { minItems: 1 })),
        passIntent: said('What it means that they passed, in words.', text),
      },
      guardrail: { kind: said('The kind of guardrail, such as milestone.', text) },
      artifact: { produces: said('What the task produces, in words or as a path.', text) },
    }).map(([type, own]: [string, Record<string, Shape>]) => [
      type,
      object('the completion', ['type', ...Object.keys(own)], { type: any, ...own }),
    ]),
  ),
};

type OwnProperty<T extends NodeTypeName> = Exclude<keyof (typeof NODE_TYPES)[T]['properties'], 'id' | 'type'>;

/** What is in each property of each type. */
const PROPERTIES: { readonly [T in NodeTypeName]: Readonly<Record<OwnProperty<T>, Shape>> } = {
  task: {
    agent: said('The alias of the participant who does it.', text),
    action: {
      kind: 'string',
      minLength: 0,
      maxLength: 4000,
      description: 'What is to be done, in words. One that starts with TODO leaves the CAL pending.',
    },
    requires: said(
      'What must be there before the task begins.',
      object('requires', [], {
        skills: said(
          'Names of skills that the agent needs, each once; they are not checked.',
          list(text, { unique: true }),
        ),
        capabilities: said(
          'Capabilities that the agent needs, each once; what a participant must have is said in its slot.',
          list(text, { unique: true }),
        ),
        rac: said('Ids of the RAC items that the task needs, each once.', list(text, { unique: true })),
      }),
    ),
    completion,
    sideEffects: said(
      'What the task may change: nothing, the workspace, or the world outside of it.',
      choice('side effect', ['none', 'workspace', 'external'], 'node/unknown-side-effects'),
    ),
    approval: said(
      'When a person must agree before the task acts.',
      choice('approval', ['never', 'on-request', 'always'], 'node/unknown-approval'),
    ),
    budget: {
      kind: 'map',
      noun: 'the budget',
      description: 'What the task may use up, in your own words; it is not enforced.',
    },
    guardrails: said('Names of the guardrails that hold for the task.', list(text)),
  },
  gateway: {
    gateway: said(
      'Which edges are taken: one, all, or every one whose condition holds.',
      choice('gateway', kindsOf('gateway'), 'node/unknown-gateway'),
    ),
  },
  event: {
    event: said(
      'What happens there: the run begins, ends, stops, is handed over, or waits.',
      choice('event', kindsOf('event'), 'node/unknown-event'),
    ),
    afterMs: said('How long a timer waits, in milliseconds.', integer(1, 'node/invalid-delay')),
  },
};

function variant(name: NodeTypeName): ObjectShape {
  const { properties: presence, kindProperty: property, kinds }: NodeType = NODE_TYPES[name];
  const needs = Object.entries(kinds).flatMap(([value, { needs: required }]) =>
    required.length === 0 || property === undefined ? [] : [{ property, value, required }],
  );
  const required = Object.keys(presence).filter((each) => presence[each] === 'required');
  const id = said('The id of the node, by which edges and start refer to it; unique in the CAL.', string(format.ID));
  return object(name, required, { id, type: any, ...PROPERTIES[name] }, { label: 'id', needs });
}

/** A step of the loop: a task, a gateway or an event. */
export const node: VariantShape = {
  kind: 'variant',
  noun: 'node',
  label: 'id',
  tag: 'type',
  tagDescription: 'What the node is: work of a participant, a fork or join, or an event of the run.',
  rule: 'node/unknown-type',
  variants: new Map(NODE_TYPE_NAMES.map((name) => [name, variant(name)])),
};
