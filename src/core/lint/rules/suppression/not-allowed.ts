import { ACCEPTED_ITEM, calExample } from '../../examples.ts';
import { runRule } from '../../rule.ts';

export const rule = runRule({
  id: 'suppression/not-allowed',
  summary: 'a suppression names a rule that nothing silences',
  what: 'A `# cartwright-ignore` comment, or an entry of the baseline, names a rule of integrity: one that says that the file cannot be read with certainty, or that its signature block is wrong.',
  why: 'What cannot be read with certainty cannot be judged.',
  bad: calExample({
    rac: `rac:
  # cartwright-ignore source/duplicate-key: both are the same
  - { id: wiki, kind: wiki, description: A map of the code base }`,
  }),
  good: calExample({ rac: ACCEPTED_ITEM }),
});
