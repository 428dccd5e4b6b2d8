import { calExample } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { quoteName } from '../../../cal/shape/words.ts';

export const rule: Rule = {
  meta: {
    id: 'graph/edge-after-end',
    level: 'error',
    summary: 'an edge leaves an end or stop event',
    what: 'An event of kind `end` or `stop` has no outgoing edge.',
    why: 'The run is over there; what follows never runs.',
    bad: calExample({ edges: ['{ from: work, to: done }', '{ from: done, to: work }'] }),
    good: calExample(),
  },
  check({ graph }, report) {
    if (graph === undefined) return;
    for (const { from, entry } of graph.edges) {
      if (!graph.ends.has(from)) continue;
      report({
        message: `an edge leaves ${quoteName(graph.id(from))}, where the run ends`,
        path: [...entry.path, 'from'],
        help: 'remove the edge, or let it start at another node',
      });
    }
  },
};
