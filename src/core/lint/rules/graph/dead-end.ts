import { calExample, DONE, task, WORK } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { quoteName } from '../../../cal/shape/words.ts';

export const rule: Rule = {
  meta: {
    id: 'graph/dead-end',
    level: 'error',
    summary: 'a loop has no way out',
    what: 'From every node a run can reach an end or stop event.',
    why: 'Once the run is in the loop it never ends.',
    bad: calExample({
      nodes: [WORK, task('fix'), task('check'), DONE],
      edges: [
        '{ from: work, to: done, when: { always: true } }',
        '{ from: work, to: fix, when: { always: true } }',
        '{ from: fix, to: check }',
        '{ from: check, to: fix }',
      ],
      limits: 'limits: { maxSteps: 24 }',
    }),
    good: calExample({
      nodes: [WORK, task('fix'), task('check'), DONE],
      edges: [
        '{ from: work, to: fix }',
        '{ from: fix, to: check }',
        '{ from: check, to: fix, when: { always: true } }',
        '{ from: check, to: done, when: { always: true } }',
      ],
      limits: 'limits: { maxSteps: 24 }',
    }),
  },
  check({ graph }, report) {
    if (graph === undefined) return;
    for (const { nodes } of graph.traps) {
      const [first = graph.start] = nodes;
      const ids = nodes.slice(0, 5).map((node) => quoteName(graph.id(node)));
      const names = `${ids.join(', ')}${nodes.length > 5 ? `, and ${nodes.length - 5} more` : ''}`;
      const message =
        nodes.length === 1
          ? `${names} only leads to itself and never to an end`
          : `${names} only lead to each other and never to an end`;
      report({ message, path: [...(graph.nodes[first]?.path ?? []), 'id'], help: 'add an edge that leaves the loop' });
    }
  },
};
