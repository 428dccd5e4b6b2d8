import { CONCEPT, markdownExample } from '../../examples.ts';
import { bundleRule } from '../../rule.ts';

export const rule = bundleRule({
  id: 'okf/broken-link',
  level: 'note',
  summary: 'a link leads to no file of the bundle',
  what: 'A Markdown link names a file that is not there. A target that starts with `/` is looked up from the top of the bundle, any other from the file itself.',
  why: 'Readers must tolerate it: the target may be written later, or lie in another bundle. It may also be a slip.',
  bad: markdownExample(`---
type: Runbook
---

See the [alerts](/alerts/gatway.md).`),
  good: CONCEPT,
});
