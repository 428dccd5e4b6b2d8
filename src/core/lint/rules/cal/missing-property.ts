import { calExample, DONE } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'cal/missing-property',
  level: 'error',
  summary: 'a required property is missing',
  what: 'A mapping lacks a property that the format requires.',
  why: 'A host cannot run the CAL without it.',
  bad: calExample({ nodes: ['{ id: work, type: task, agent: dev }', DONE] }),
  good: calExample(),
});
