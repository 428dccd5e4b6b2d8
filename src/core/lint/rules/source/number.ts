import { calExample, jsonExample } from '../../examples.ts';
import { sourceRule } from '../../rule.ts';

export const rule = sourceRule({
  id: 'source/number',
  summary: 'a number is too large to be read',
  what: 'A number such as `1e999` lies outside what a double can hold; readers turn it into infinity, null or an error.',
  why: 'What two readers read must be the same, or a signature covers something else than what runs.',
  bad: jsonExample('{ "limits": { "maxSteps": 1e999 } }'),
  good: calExample(),
});
