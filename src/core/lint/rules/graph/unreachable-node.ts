import { calExample, DONE, task, WORK } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { quoteName } from '../../../cal/shape/words.ts';

export const rule: Rule = {
  meta: {
    id: 'graph/unreachable-node',
    level: 'error',
    summary: 'a node cannot be reached from the start',
    what: 'Every node can be reached from the start along edges.',
    why: 'It never runs; often an edge to it is missing.',
    bad: calExample({
      nodes: [WORK, task('review'), DONE],
      edges: ['{ from: work, to: done }', '{ from: review, to: done }'],
    }),
    good: calExample({
      nodes: [WORK, task('review'), DONE],
      edges: ['{ from: work, to: review }', '{ from: review, to: done }'],
    }),
  },
  check({ graph }, report) {
    // A node that leads nowhere, or a loop without a way out, explains what nothing leads to: that is reported alone.
    if (graph === undefined || graph.dangling.length > 0 || graph.traps.length > 0) return;
    for (const { nodes } of graph.unreachable) {
      const [first = graph.start] = nodes;
      const others = nodes.length > 1 ? `, nor ${nodes.length - 1} more in its loop` : '';
      report({
        message: `${quoteName(graph.id(first))} cannot be reached from ${quoteName(graph.id(graph.start))}${others}`,
        path: [...(graph.nodes[first]?.path ?? []), 'id'],
        help: 'add an edge that leads to it, or remove it',
      });
    }
  },
};
