import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'cal/invalid-tag',
  level: 'error',
  summary: 'a tag is not spelt as tags are',
  what: 'A tag must match `^[a-z0-9][a-z0-9._-]{0,63}$`.',
  why: 'Catalogues find CALs by tag; other spellings are never found.',
  bad: calExample({ about: 'tags: [Data Pipeline]' }),
  good: calExample({ about: 'tags: [data-pipeline]' }),
});
