import { calExample, DONE } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'node/unknown-side-effects',
  level: 'error',
  summary: 'the side effects of a task are none that exist',
  what: 'The property `sideEffects` must be `none`, `workspace` or `external`.',
  why: 'Hosts grant permissions by it.',
  bad: calExample({
    nodes: [
      '{ id: work, type: task, agent: dev, sideEffects: repo, completion: { type: artifact, produces: report } }',
      DONE,
    ],
  }),
  good: calExample({
    nodes: [
      '{ id: work, type: task, agent: dev, sideEffects: workspace, completion: { type: artifact, produces: report } }',
      DONE,
    ],
  }),
});
