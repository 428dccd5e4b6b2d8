import { calExample, DONE, WORK } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'node/invalid-delay',
  level: 'error',
  summary: 'the delay of a timer is no positive integer',
  what: 'The property `afterMs` must be an integer of at least 1.',
  why: 'Delays are whole milliseconds.',
  bad: calExample({
    nodes: [WORK, '{ id: pause, type: event, event: timer, afterMs: 1.5 }', DONE],
    edges: ['{ from: work, to: pause }', '{ from: pause, to: done }'],
  }),
  good: calExample({
    nodes: [WORK, '{ id: pause, type: event, event: timer, afterMs: 1500 }', DONE],
    edges: ['{ from: work, to: pause }', '{ from: pause, to: done }'],
  }),
});
