import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'cal/empty-value',
  level: 'error',
  summary: 'a string or a list that must say something is empty',
  what: 'A string is empty or blank, or a list that needs at least one item has none.',
  why: 'An empty value states nothing; leave the property out instead where it is optional.',
  bad: calExample({ about: 'name: ""' }),
  good: calExample({ about: 'name: Ship a feature' }),
});
