import { calExample, jsonExample } from '../../examples.ts';
import { sourceRule } from '../../rule.ts';

export const rule = sourceRule({
  id: 'source/surrogate',
  summary: 'a string holds half of a surrogate pair',
  what: 'An escape such as `\\ud800` stands without its other half. It is no character, and the text cannot be written as UTF-8.',
  why: 'Such a string has no canonical form: it can be neither signed nor compared.',
  bad: jsonExample(`{ "name": "\\ud800" }`),
  good: calExample(),
});
