import type { RuleDeclaration } from '../result/rule.ts';
import { CONCEPT, markdownExample } from '../result/rule-examples.ts';

const OF_BUNDLES: readonly RuleDeclaration[] = [
  {
    id: 'okf/bad-frontmatter',
    summary: 'the frontmatter of a concept cannot be read',
    what: 'The block is not closed, is not valid YAML, or is not a mapping.',
    why: 'What cannot be read has no type, so the bundle does not conform.',
    bad: markdownExample(`---
type: [Runbook
---

# Restart`),
    good: CONCEPT,
  },
  {
    id: 'okf/missing-frontmatter',
    summary: 'a concept of an OKF bundle has no frontmatter',
    what: 'A Markdown file of the bundle other than `index.md` and `log.md` does not start with a block between two lines `---`.',
    why: 'A bundle conforms when every concept has frontmatter with a type; without one it is unknown what the file is.',
    bad: markdownExample(`# Restart

See the alerts.`),
    good: CONCEPT,
  },
  {
    id: 'okf/missing-type',
    summary: 'a concept of an OKF bundle has no type',
    what: 'The frontmatter has no `type`, or one that is not a string or is blank.',
    why: 'The type is the one property that OKF requires.',
    bad: markdownExample(`---
title: Restart the gateway
---

# Restart`),
    good: CONCEPT,
  },
];

export const rules: readonly RuleDeclaration[] = OF_BUNDLES.map((rule) => ({
  apart: 'It is found by `cartwright okf check`.',
  ...rule,
}));
