import { calExample } from '../../examples.ts';
import { sourceRule } from '../../rule.ts';

export const rule = sourceRule({
  id: 'source/tag',
  summary: 'a YAML tag beyond the core schema is used',
  what: 'A value carries a tag such as `!!binary`, `!!set` or `!name`. Only the tags of the core schema, which change nothing that the text does not say, are read.',
  why: 'A tag lets a value mean something else than what it says, and each reader knows other tags.',
  bad: calExample({ id: 'id: !name example' }),
  good: calExample(),
});
