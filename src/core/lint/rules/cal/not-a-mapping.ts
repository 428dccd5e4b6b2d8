import { calExample, jsonExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'cal/not-a-mapping',
  level: 'error',
  summary: 'the document is no mapping',
  what: 'The document is a list, a string, a number or null.',
  why: 'A CAL is one mapping with `schemaVersion`, `id`, `participants`, `start`, `nodes` and `edges`.',
  finder: 'core/lint/engine.ts',
  bad: jsonExample('["example"]'),
  good: calExample(),
});
