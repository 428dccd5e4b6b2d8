import { calExample } from '../../examples.ts';
import { sourceRule } from '../../rule.ts';

export const rule = sourceRule({
  id: 'source/duplicate-key',
  summary: 'a key stands twice in one mapping',
  what: 'Two keys of one mapping are equal, however they are spelt: `"rac"` and `"r\\u0061c"` are the same key.',
  why: 'Some readers take the first value, some the last. A CAL whose two readings differ can hide what it holds.',
  bad: calExample({
    id: `id: example
id: sample`,
  }),
  good: calExample(),
});
