import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'cal/invalid-id',
  level: 'error',
  summary: 'an id is not spelt as ids are',
  what: 'An id must match `^[a-z][a-z0-9._-]{0,127}$`: a lower-case letter, then letters, digits, dots, underscores and hyphens.',
  why: 'Ids stand in file names, URNs and reports; other spellings break one of them.',
  bad: calExample({ id: 'id: Ship a feature' }),
  good: calExample({ id: 'id: ship-a-feature' }),
});
