import { ACCEPTED_ITEM, calExample } from '../../examples.ts';
import { runRule } from '../../rule.ts';

export const rule = runRule({
  id: 'suppression/unknown-rule',
  summary: 'a suppression names no rule that exists',
  what: 'A `# cartwright-ignore` comment names no rule, or one that does not exist.',
  why: 'It silences nothing, and its author believes that it does.',
  bad: calExample({
    rac: `rac:
  # cartwright-ignore rac/missing-hnt: the glob follows with the wiki
  - { id: wiki, kind: wiki, description: A map of the code base }`,
  }),
  good: calExample({ rac: ACCEPTED_ITEM }),
});
