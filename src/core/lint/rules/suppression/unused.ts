import { ACCEPTED_ITEM, calExample } from '../../examples.ts';
import { runRule } from '../../rule.ts';

export const rule = runRule({
  id: 'suppression/unused',
  summary: 'nothing needs a suppression',
  what: 'A `# cartwright-ignore` comment, or an entry of `ignore` in the configuration, silences a finding that is not there.',
  why: 'It would silence the next fault of that kind, which nobody has looked at.',
  bad: calExample({
    rac: `rac:
  # cartwright-ignore rac/missing-hint: the glob follows with the wiki
  - { id: wiki, kind: wiki, description: A map of the code base, check: { type: manual } }`,
  }),
  good: calExample({ rac: ACCEPTED_ITEM }),
});
