import { calExample } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { endsOf } from '../../../cal/references.ts';
import { unknownName } from '../../references.ts';

export const rule: Rule = {
  meta: {
    id: 'edge/unknown-node',
    level: 'error',
    summary: 'an edge starts or ends at a node that does not exist',
    what: 'The properties `from` and `to` of an edge must be ids of nodes.',
    why: 'The run would leave the graph.',
    bad: calExample({ edges: ['{ from: work, to: dome }'] }),
    good: calExample(),
  },
  check({ cal }, report) {
    for (const { name, path } of endsOf(cal)) {
      const finding = unknownName(cal.nodeIds, name, 'node', path);
      if (finding !== undefined) report(finding);
    }
  },
};
