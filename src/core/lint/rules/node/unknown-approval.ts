import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'node/unknown-approval',
  level: 'error',
  summary: 'the approval of a task is none that exists',
  what: 'The property `approval` must be `never`, `on-request` or `always`.',
  why: 'Hosts decide by it when to ask a person.',
  bad: calExample({
    nodes: `nodes:
  - { id: work, type: task, agent: dev, approval: sometimes, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
  }),
  good: calExample({
    nodes: `nodes:
  - { id: work, type: task, agent: dev, approval: on-request, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
  }),
});
