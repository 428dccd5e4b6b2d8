import { calExample } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { conditionVariablesOf, variableIn } from '../../../cal/references.ts';
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
    for (const { name, path } of conditionVariablesOf(cal)) {
      if (typeof name !== 'string' || variableIn(name, (part) => cal.variableNames.byName.has(part)) !== undefined)
        continue;
      const finding = unknownName(cal.variableNames, name, 'variable', path, name.split('.')[0]);
      if (finding !== undefined) report(finding);
    }
  },
};
