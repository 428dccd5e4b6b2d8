import { calExample, DONE } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'node/unknown-approval',
  level: 'error',
  summary: 'the approval of a task is none that exists',
  what: 'The property `approval` must be `never`, `on-request` or `always`.',
  why: 'Hosts decide by it when to ask a person.',
  bad: calExample({
    nodes: [
      '{ id: work, type: task, agent: dev, approval: sometimes, completion: { type: artifact, produces: report } }',
      DONE,
    ],
  }),
  good: calExample({
    nodes: [
      '{ id: work, type: task, agent: dev, approval: on-request, completion: { type: artifact, produces: report } }',
      DONE,
    ],
  }),
});
