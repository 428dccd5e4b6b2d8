import { calExample } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { rangeOf } from '../../../source/document.ts';
import { EdgeSet } from '../../../cal/graph.ts';
import { quoteName } from '../../../cal/shape/words.ts';

export const rule: Rule = {
  meta: {
    id: 'edge/duplicate',
    level: 'error',
    fixable: true,
    summary: 'an edge stands twice',
    what: 'Two edges have the same ends and the same condition.',
    why: 'The second one is without effect; often another node or condition was meant.',
    bad: calExample({ edges: ['{ from: work, to: done }', '{ from: work, to: done }'] }),
    good: calExample(),
  },
  check({ cal, doc }, report) {
    const edges = new EdgeSet();
    for (const edge of cal.edges) {
      const earlier = edges.add(edge);
      if (earlier === undefined) continue;
      const ends = `${quoteName(String(edge.value['from']))} to ${quoteName(String(edge.value['to']))}`;
      const line = rangeOf(doc, earlier.path).start.line;
      report({
        message: `duplicate edge from ${ends}, first on line ${line}`,
        path: edge.path,
        help: 'remove one of them',
        remedy: { kind: 'remove' },
      });
    }
  },
};
