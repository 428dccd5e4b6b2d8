import { calExample, DONE, WORK } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { quoteName } from '../../../cal/shape/words.ts';

export const rule: Rule = {
  meta: {
    id: 'graph/several-start-events',
    level: 'error',
    summary: 'there is more than one start event',
    what: 'At most one node is an event of kind `start`.',
    why: 'A run begins in one place.',
    bad: calExample({
      nodes: ['{ id: start, type: event, event: start }', '{ id: again, type: event, event: start }', WORK, DONE],
      edges: ['{ from: start, to: work }', '{ from: again, to: work }', '{ from: work, to: done }'],
      start: 'start: start',
    }),
    good: calExample({
      nodes: ['{ id: start, type: event, event: start }', WORK, DONE],
      edges: ['{ from: start, to: work }', '{ from: work, to: done }'],
      start: 'start: start',
    }),
  },
  check({ graph }, report) {
    if (graph === undefined) return;
    const [first = -1, ...others] = graph.startEvents;
    for (const node of others) {
      const path = [...(graph.nodes[node]?.path ?? []), 'event'];
      report({
        message: `${quoteName(graph.id(node))} is a second start event; the first is ${quoteName(graph.id(first))}`,
        path,
      });
    }
  },
};
