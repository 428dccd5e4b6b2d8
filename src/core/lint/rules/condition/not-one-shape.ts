import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'condition/not-one-shape',
  level: 'error',
  summary: 'a condition has not exactly one shape',
  what: 'A condition has exactly one of the shapes `{always: true}`, `{var, op, value}`, `{all: […]}`, `{any: […]}`, `{not: …}` and `{racAvailable: id}`.',
  why: 'With two shapes, readers would disagree on which one counts.',
  bad: calExample({
    variables: ['{ name: outcome, type: string }'],
    edges: ['{ from: work, to: done, when: { var: outcome, op: eq, value: passed, always: true } }'],
  }),
  good: calExample({
    variables: ['{ name: outcome, type: string }'],
    edges: ['{ from: work, to: done, when: { var: outcome, op: eq, value: passed } }'],
  }),
});
