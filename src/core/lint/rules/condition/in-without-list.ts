import { calExample } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { own } from '../../../value/mapping.ts';
import { kindOf } from '../../../cal/shape/words.ts';

export const rule: Rule = {
  meta: {
    id: 'condition/in-without-list',
    level: 'warning',
    summary: 'the operator "in" has no list to look in',
    what: 'The value of a condition with `op: in` must be a list.',
    why: 'Nothing is in a value that is no list, so the condition can never hold.',
    bad: calExample({
      variables: ['{ name: outcome, type: string }'],
      edges: ['{ from: work, to: done, when: { var: outcome, op: in, value: passed } }'],
    }),
    good: calExample({
      variables: ['{ name: outcome, type: string }'],
      edges: ['{ from: work, to: done, when: { var: outcome, op: in, value: [passed, skipped] } }'],
    }),
  },
  check({ cal }, report) {
    for (const { path, value } of cal.conditions) {
      if (own(value, 'op') !== 'in' || !Object.hasOwn(value, 'value') || Array.isArray(value['value'])) continue;
      report({
        message: `the operator "in" needs a list, not ${kindOf(value['value'])}`,
        path: [...path, 'value'],
        help: 'put the value in brackets, or write op: eq',
      });
    }
  },
};
