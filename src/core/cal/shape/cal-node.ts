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

/** A step of the loop: a task, a gateway or an event. */
export const node: VariantShape = {
  kind: 'variant',
  noun: 'node',
  label: 'id',
  tag: 'type',
  rule: 'node/unknown-type',
  variants: new Map<string, ObjectShape>([
    [
      'task',
      {
        kind: 'object',
        noun: 'task',
        label: 'id',
        required: ['id', 'type', 'agent', 'completion'],
        properties: properties({
          id: string(format.ID),
          type: any,
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
        }),
      },
    ],
    [
      'gateway',
      {
        kind: 'object',
        noun: 'gateway',
        label: 'id',
        required: ['id', 'type', 'gateway'],
        properties: properties({
          id: string(format.ID),
          type: any,
          gateway: choice('gateway', ['exclusive', 'parallel', 'inclusive'], 'node/unknown-gateway'),
        }),
      },
    ],
    [
      'event',
      {
        kind: 'object',
        noun: 'event',
        label: 'id',
        required: ['id', 'type', 'event'],
        properties: properties({
          id: string(format.ID),
          type: any,
          event: choice('event', ['start', 'end', 'stop', 'handoff', 'timer'], 'node/unknown-event'),
          afterMs: { kind: 'integer', minimum: 1, rule: 'node/invalid-delay', description: 'Delay of a timer.' },
        }),
      },
    ],
  ]),
};
