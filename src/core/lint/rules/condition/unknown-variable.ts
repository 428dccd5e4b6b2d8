import { calExample } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { own } from '../../../value/mapping.ts';
import { unknownName } from '../../references.ts';

export const rule: Rule = {
  meta: {
    id: 'condition/unknown-variable',
    level: 'error',
    summary: 'a condition reads a variable that is not declared',
    what: 'The property `var` must be the name of a variable, or start with one and a dot.',
    why: 'The condition can never hold, or always, as the host likes.',
    bad: calExample({
      variables: ['{ name: outcome, type: string }'],
      edges: ['{ from: work, to: done, when: { var: outcom, op: eq, value: passed } }'],
    }),
    good: calExample({
      variables: ['{ name: outcome, type: string }'],
      edges: ['{ from: work, to: done, when: { var: outcome, op: eq, value: passed } }'],
    }),
  },
  check({ cal }, report) {
    for (const { path, value } of cal.conditions) {
      const name = own(value, 'var');
      if (typeof name !== 'string' || declared(name, (part) => cal.variableNames.byName.has(part))) continue;
      const finding = unknownName(cal.variableNames, name, 'variable', [...path, 'var'], name.split('.')[0]);
      if (finding !== undefined) report(finding);
    }
  },
};

// Names may hold dots themselves: `review.outcome` is a variable of that name, or a member of `review`.
function declared(path: string, isName: (part: string) => boolean): boolean {
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1))
    if (isName(path.slice(0, end))) return true;
  return false;
}
