import { calExample } from '../../examples.ts';
import { oneOf, shapeRule } from '../../rule.ts';
import { kindsOf } from '../../../value/node-kinds.ts';

export const rule = shapeRule({
  id: 'node/unknown-gateway',
  level: 'error',
  summary: 'a gateway is of a kind that does not exist',
  what: `The property \`gateway\` must be ${oneOf(kindsOf('gateway'))}.`,
  why: 'It decides which of the outgoing edges are taken.',
  bad: calExample({
    nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: gate, type: gateway, gateway: xor }
  - { id: done, type: event, event: end }`,
    edges: `edges:
  - { from: work, to: gate }
  - { from: gate, to: done }`,
  }),
  good: calExample({
    nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: gate, type: gateway, gateway: exclusive }
  - { id: done, type: event, event: end }`,
    edges: `edges:
  - { from: work, to: gate }
  - { from: gate, to: done }`,
  }),
});
