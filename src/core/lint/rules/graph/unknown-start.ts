import { calExample } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { startOf } from '../../../cal/references.ts';
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
    const { name, path } = startOf(cal);
    const finding = unknownName(cal.nodeIds, name, 'node', path);
    if (finding !== undefined) report(finding);
  },
};
