import type { RuleMeta } from '../result/rule.ts';
import { CONCEPT, markdownExample } from '../result/rule-examples.ts';

const APART = 'It is found by `cartwright okf check`.';

export const rules: readonly RuleMeta[] = [
  {
    id: 'okf/bad-frontmatter',
    level: 'error',
    summary: 'the frontmatter of a concept cannot be read',
    what: 'The block is not closed, is not valid YAML, or is not a mapping.',
    why: 'What cannot be read has no type, so the bundle does not conform.',
    apart: APART,
    bad: markdownExample(`---
type: [Runbook
---

# Restart`),
    good: CONCEPT,
  },
  {
    id: 'okf/broken-link',
    level: 'note',
    summary: 'a link leads to no file of the bundle',
    what: 'A Markdown link names a file that is not there. A target that starts with `/` is looked up from the top of the bundle, any other from the file itself.',
    why: 'Readers must tolerate it: the target may be written later, or lie in another bundle. It may also be a slip.',
    apart: APART,
    bad: markdownExample(`---
type: Runbook
---

See the [alerts](/alerts/gatway.md).`),
    good: CONCEPT,
  },
  {
    id: 'okf/missing-frontmatter',
    level: 'error',
    summary: 'a concept of an OKF bundle has no frontmatter',
    what: 'A Markdown file of the bundle other than `index.md` and `log.md` does not start with a block between two lines `---`.',
    why: 'A bundle conforms when every concept has frontmatter with a type; without one nobody can tell what the file is.',
    apart: APART,
    bad: markdownExample(`# Restart

See the alerts.`),
    good: CONCEPT,
  },
  {
    id: 'okf/missing-type',
    level: 'error',
    summary: 'a concept of an OKF bundle has no type',
    what: 'The frontmatter has no `type`, or one that is not a string or is blank.',
    why: 'The type is the one property that OKF requires.',
    apart: APART,
    bad: markdownExample(`---
title: Restart the gateway
---

# Restart`),
    good: CONCEPT,
  },
  {
    id: 'okf/wrong-field',
    level: 'warning',
    summary: 'an optional property of the frontmatter is not what OKF says',
    what: 'In the frontmatter, `title`, `description` and `resource` are strings, `tags` is a list of strings, and `timestamp` a date or time of ISO 8601. Other properties are free.',
    why: 'Readers tolerate it, and do without the property.',
    apart: APART,
    bad: markdownExample(`---
type: Runbook
tags: gateway
---

# Restart`),
    good: CONCEPT,
  },
];
