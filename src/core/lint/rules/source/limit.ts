import { calExample, jsonExample } from '../../examples.ts';
import { sourceRule } from '../../rule.ts';

export const rule = sourceRule({
  id: 'source/limit',
  summary: 'the document nests too deep',
  what: 'Collections stand inside one another more than 100 levels deep.',
  why: 'Parsers fail unpredictably on deep nesting, and some abort as a whole.',
  bad: jsonExample(
    '[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]',
  ),
  good: calExample(),
});
