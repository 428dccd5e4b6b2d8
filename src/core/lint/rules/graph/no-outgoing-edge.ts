import { calExample, DONE, task, WORK } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { quoteName } from '../../../cal/shape/words.ts';

export const rule: Rule = {
  meta: {
    id: 'graph/no-outgoing-edge',
    level: 'error',
    summary: 'a node that is no end leads nowhere',
    what: 'Every node that is not an end or stop event has an outgoing edge.',
    why: 'The run gets stuck there.',
    bad: calExample({
      nodes: [WORK, task('check'), DONE],
      edges: ['{ from: work, to: check, when: { always: true } }', '{ from: work, to: done, when: { always: true } }'],
    }),
    good: calExample({
      nodes: [WORK, task('check'), DONE],
      edges: ['{ from: work, to: check }', '{ from: check, to: done }'],
    }),
  },
  check({ graph }, report) {
    if (graph === undefined) return;
    const [lost] = graph.unreachable;
    const next = lost?.nodes[0];
    for (const node of graph.dangling) {
      const id = quoteName(graph.id(node));
      const target = next === undefined ? 'an end' : `${quoteName(graph.id(next))}, which nothing leads to`;
      report({
        message: `${id} has no outgoing edge and is no end`,
        path: [...(graph.nodes[node]?.path ?? []), 'id'],
        help: `add an edge from ${id}, for example to ${target}`,
      });
    }
  },
};
