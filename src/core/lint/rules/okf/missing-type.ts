import { CONCEPT, markdownExample } from '../../examples.ts';
import { bundleRule } from '../../rule.ts';

export const rule = bundleRule({
  id: 'okf/missing-type',
  level: 'error',
  summary: 'a concept of an OKF bundle has no type',
  what: 'The frontmatter has no `type`, or one that is not a string or is blank.',
  why: 'The type is the one property that OKF requires.',
  bad: markdownExample(`---
title: Restart the gateway
---

# Restart`),
  good: CONCEPT,
});
