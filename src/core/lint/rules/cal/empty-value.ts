import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'cal/empty-value',
  level: 'error',
  summary: 'a text or a list that must say something is empty',
  what: 'A text is empty or blank, or a list that needs at least one item has none.',
  why: 'An empty value states nothing; leave the property out instead where it is optional.',
  bad: calExample({ about: 'name: ""' }),
  good: calExample({ about: 'name: Ship a feature' }),
});
