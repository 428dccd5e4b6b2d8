import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'cal/invalid-uri',
  level: 'error',
  summary: 'a URI is not absolute',
  what: 'The property `homepage`, or `url` of an author, must be an absolute URI.',
  why: 'A relative URI points nowhere once the CAL is shared.',
  bad: calExample({ about: 'homepage: example.org/loop' }),
  good: calExample({ about: 'homepage: https://example.org/loop' }),
});
