import { calExample } from '../../examples.ts';
import { sourceRule } from '../../rule.ts';

export const rule = sourceRule({
  id: 'source/key',
  summary: 'a YAML key is no plain string',
  what: 'A key is a collection, an alias, or carries a tag.',
  why: 'JSON has only string keys; readers turn other keys into strings in different ways, and some need exponential time for it.',
  bad: calExample({
    extra: `? [a, b]
: 1`,
  }),
  good: calExample(),
});
