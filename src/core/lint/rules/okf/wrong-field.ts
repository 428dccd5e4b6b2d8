import { CONCEPT, markdownExample } from '../../examples.ts';
import { bundleRule } from '../../rule.ts';

export const rule = bundleRule({
  id: 'okf/wrong-field',
  level: 'warning',
  summary: 'an optional property of the frontmatter is not what OKF says',
  what: 'In the frontmatter, `title`, `description` and `resource` are strings, `tags` is a list of strings, and `timestamp` a date or time of ISO 8601. Other properties are free.',
  why: 'Readers tolerate it, and do without the property.',
  bad: markdownExample(`---
type: Runbook
tags: gateway
---

# Restart`),
  good: CONCEPT,
});
