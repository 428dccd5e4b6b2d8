import { ACCEPTED_ITEM, calExample } from '../../examples.ts';
import { runRule } from '../../rule.ts';

export const rule = runRule({
  id: 'suppression/no-reason',
  summary: 'a suppression gives no reason',
  what: 'A `# cartwright-ignore` comment has no text after the colon.',
  why: 'A reader will ask why the finding is accepted, and until when.',
  bad: calExample({
    rac: `rac:
  # cartwright-ignore rac/missing-hint
  - { id: wiki, kind: wiki, description: A map of the code base, check: { type: file-glob } }`,
  }),
  good: calExample({ rac: ACCEPTED_ITEM }),
});
