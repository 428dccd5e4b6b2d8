import { calExample } from '../../examples.ts';
import { sourceRule } from '../../rule.ts';

export const rule = sourceRule({
  id: 'source/alias',
  summary: 'a YAML alias cannot be resolved safely',
  what: 'An alias names no anchor, contains itself, or the aliases of the document repeat more values than the limit allows.',
  why: 'Nested aliases grow exponentially: a text of a few lines can fill the memory of every reader.',
  bad: calExample({ id: 'id: *missing' }),
  good: calExample(),
});
