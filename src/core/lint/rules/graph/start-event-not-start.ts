import { calExample, DONE, WORK } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { quoteName } from '../../../cal/shape/words.ts';

export const rule: Rule = {
  meta: {
    id: 'graph/start-event-not-start',
    level: 'error',
    summary: 'the start event is not the start',
    what: 'Where a node is an event of kind `start`, the property `start` names it.',
    why: 'Two places claim to be where the run begins.',
    bad: calExample({
      nodes: ['{ id: start, type: event, event: start }', WORK, DONE],
      edges: ['{ from: start, to: work }', '{ from: work, to: done }'],
      start: 'start: work',
    }),
    good: calExample({
      nodes: ['{ id: start, type: event, event: start }', WORK, DONE],
      edges: ['{ from: start, to: work }', '{ from: work, to: done }'],
      start: 'start: start',
    }),
  },
  check({ graph }, report) {
    if (graph === undefined || graph.startEvents.length !== 1) return;
    const [event = graph.start] = graph.startEvents;
    if (event === graph.start) return;
    const id = quoteName(graph.id(event));
    report({
      message: `the start is ${quoteName(graph.id(graph.start))}, but the start event is ${id}`,
      path: ['start'],
      help: `write start: ${id}`,
    });
  },
};
