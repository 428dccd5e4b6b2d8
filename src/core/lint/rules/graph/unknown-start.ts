import { calExample } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { own } from '../../../value/mapping.ts';
import { unknownName } from '../../references.ts';

export const rule: Rule = {
  meta: {
    id: 'graph/unknown-start',
    level: 'error',
    summary: 'the start is no node',
    what: 'The property `start` must be the id of a node.',
    why: 'The run has nowhere to begin.',
    bad: calExample({ start: 'start: begin' }),
    good: calExample(),
  },
  check({ cal }, report) {
    const finding = unknownName(cal.nodeIds, own(cal.root, 'start'), 'node', ['start']);
    if (finding !== undefined) report(finding);
  },
};
