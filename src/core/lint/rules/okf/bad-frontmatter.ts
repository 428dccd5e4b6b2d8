import { CONCEPT, markdownExample } from '../../examples.ts';
import { bundleRule } from '../../rule.ts';

export const rule = bundleRule({
  id: 'okf/bad-frontmatter',
  level: 'error',
  summary: 'the frontmatter of a concept cannot be read',
  what: 'The block is not closed, is not valid YAML, or is not a mapping.',
  why: 'What cannot be read has no type, so the bundle does not conform.',
  bad: markdownExample(`---
type: [Runbook
---

# Restart`),
  good: CONCEPT,
});
