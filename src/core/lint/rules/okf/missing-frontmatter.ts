import { CONCEPT, markdownExample } from '../../examples.ts';
import { bundleRule } from '../../rule.ts';

export const rule = bundleRule({
  id: 'okf/missing-frontmatter',
  level: 'error',
  summary: 'a concept of an OKF bundle has no frontmatter',
  what: 'A Markdown file of the bundle other than `index.md` and `log.md` does not start with a block between two lines `---`.',
  why: 'A bundle conforms when every concept has frontmatter with a type; without one nobody can tell what the file is.',
  bad: markdownExample(`# Restart

See the alerts.`),
  good: CONCEPT,
});
