import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'condition/unknown-operator',
  level: 'error',
  summary: 'a condition compares with an operator that does not exist',
  what: 'The property `op` must be `eq`, `ne`, `lt`, `gt`, `le`, `ge` or `in`.',
  why: 'A host cannot compare with it.',
  bad: calExample({
    variables: ['{ name: outcome, type: string }'],
    edges: ['{ from: work, to: done, when: { var: outcome, op: equals, value: passed } }'],
  }),
  good: calExample({
    variables: ['{ name: outcome, type: string }'],
    edges: ['{ from: work, to: done, when: { var: outcome, op: eq, value: passed } }'],
  }),
});
