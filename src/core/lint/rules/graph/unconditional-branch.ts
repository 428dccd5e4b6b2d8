import { calExample, DONE, task, WORK } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { quoteName } from '../../../cal/shape/words.ts';

export const rule: Rule = {
  meta: {
    id: 'graph/unconditional-branch',
    level: 'error',
    summary: 'a node that is no gateway branches without conditions',
    what: 'A node that is not a gateway and has several outgoing edges has a condition on each of them.',
    why: 'Only a gateway says whether one or all of the edges are taken.',
    bad: calExample({
      nodes: [WORK, task('check'), DONE],
      edges: ['{ from: work, to: check }', '{ from: work, to: done }', '{ from: check, to: done }'],
    }),
    good: calExample({
      nodes: [WORK, '{ id: fork, type: gateway, gateway: parallel }', task('check'), DONE],
      edges: [
        '{ from: work, to: fork }',
        '{ from: fork, to: check }',
        '{ from: fork, to: done }',
        '{ from: check, to: done }',
      ],
    }),
  },
  check({ graph }, report) {
    if (graph === undefined) return;
    graph.outgoing.forEach((edges, node) => {
      if (edges.length < 2 || graph.ends.has(node) || graph.branching.has(node)) return;
      const bare = edges.filter(({ entry }) => !Object.hasOwn(entry.value, 'when'));
      const [first] = bare;
      if (first === undefined) return;
      const targets = bare.slice(0, 5).map(({ to }) => quoteName(graph.id(to)));
      report({
        message: `${quoteName(graph.id(node))} is no gateway and has ${edges.length} outgoing edges; ${bare.length === 1 ? 'that' : 'those'} to ${targets.join(', ')} ${bare.length === 1 ? 'has' : 'have'} no condition`,
        path: first.entry.path,
        help: 'add "when" to each, or put a gateway in between',
      });
    });
  },
};
