import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'node/unknown-event',
  level: 'error',
  summary: 'an event is of a kind that does not exist',
  what: 'The property `event` must be `start`, `end`, `stop`, `handoff` or `timer`.',
  why: 'A host cannot tell where the run starts, waits or ends.',
  bad: calExample({
    nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: finish }`,
  }),
  good: calExample(),
});
