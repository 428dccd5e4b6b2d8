import { calExample, DONE, WORK } from '../../examples.ts';
import { oneOf, shapeRule } from '../../rule.ts';
import { kindsOf } from '../../../value/node-kinds.ts';

export const rule = shapeRule({
  id: 'node/unknown-gateway',
  level: 'error',
  summary: 'a gateway is of a kind that does not exist',
  what: `The property \`gateway\` must be ${oneOf(kindsOf('gateway'))}.`,
  why: 'It decides which of the outgoing edges are taken.',
  bad: calExample({
    nodes: [WORK, '{ id: gate, type: gateway, gateway: xor }', DONE],
    edges: ['{ from: work, to: gate }', '{ from: gate, to: done }'],
  }),
  good: calExample({
    nodes: [WORK, '{ id: gate, type: gateway, gateway: exclusive }', DONE],
    edges: ['{ from: work, to: gate }', '{ from: gate, to: done }'],
  }),
});
