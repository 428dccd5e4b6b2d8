import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'node/unknown-side-effects',
  level: 'error',
  summary: 'the side effects of a task are none that exist',
  what: 'The property `sideEffects` must be `none`, `workspace` or `external`.',
  why: 'Hosts grant permissions by it.',
  bad: calExample({
    nodes: `nodes:
  - { id: work, type: task, agent: dev, sideEffects: repo, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
  }),
  good: calExample({
    nodes: `nodes:
  - { id: work, type: task, agent: dev, sideEffects: workspace, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
  }),
});
