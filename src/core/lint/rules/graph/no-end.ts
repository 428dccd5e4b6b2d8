import { calExample, WORK } from '../../examples.ts';
import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  meta: {
    id: 'graph/no-end',
    level: 'error',
    summary: 'there is no end or stop event',
    what: 'At least one node is an event of kind `end` or `stop`.',
    why: 'The run never ends.',
    bad: calExample({
      nodes: [WORK],
      edges: 'edges: []',
    }),
    good: calExample(),
  },
  check({ graph }, report) {
    if (graph === undefined || graph.ends.size > 0) return;
    report({
      message: 'the graph has no end or stop event',
      path: ['nodes'],
      part: 'key',
      help: 'add a node {id: done, type: event, event: end}',
    });
  },
};
