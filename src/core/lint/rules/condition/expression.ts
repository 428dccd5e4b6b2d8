import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'condition/expression',
  level: 'error',
  summary: 'a condition is an expression in a string',
  what: 'A condition is one of the closed shapes of the format, never a string that a host would evaluate.',
  why: 'Evaluated text is code of whoever wrote the CAL, run by whoever received it.',
  bad: calExample({
    variables: ['{ name: outcome, type: string }'],
    edges: ['{ from: work, to: done, when: outcome == passed }'],
  }),
  good: calExample({
    variables: ['{ name: outcome, type: string }'],
    edges: ['{ from: work, to: done, when: { var: outcome, op: eq, value: passed } }'],
  }),
});
