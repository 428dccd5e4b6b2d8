import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'cal/duplicate-item',
  level: 'error',
  fixable: true,
  summary: 'an item stands twice in a list',
  what: 'A list whose items must differ has the same text twice.',
  why: 'The second one is without effect; often another one was meant.',
  bad: calExample({ about: 'tags: [coding, coding]' }),
  good: calExample({ about: 'tags: [coding, review]' }),
});
