import { calExample } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { isMapping, own } from '../../../value/mapping.ts';
import { kindOf, nameOf } from '../../../cal/shape/words.ts';

export const rule: Rule = {
  meta: {
    id: 'variable/init-of-other-type',
    level: 'warning',
    summary: 'the initial value is not of the variable’s type',
    what: 'The value of `init` is not of the type that `type` says. A null is taken for every type.',
    why: 'The CAL contradicts itself: a host that checks types refuses it before the first step.',
    bad: calExample({ variables: ['{ name: attempts, type: integer, init: none }'] }),
    good: calExample({ variables: ['{ name: attempts, type: integer, init: 0 }'] }),
  },
  check({ cal }, report) {
    for (const entry of cal.variables) {
      const { path, value } = entry;
      const init = own(value, 'init');
      const type = own(value, 'type');
      if (init === undefined || init === null || typeof type !== 'string' || fits(type, init)) continue;
      report({
        message: `variable ${nameOf(entry, 'name')} is of type ${type}, but its init is ${kindOf(init)}`,
        path: [...path, 'init'],
      });
    }
  },
};

function fits(type: string, init: unknown): boolean {
  if (type === 'integer') return Number.isInteger(init);
  if (type === 'array') return Array.isArray(init);
  if (type === 'object') return isMapping(init);
  return !['string', 'number', 'boolean'].includes(type) || typeof init === type;
}
