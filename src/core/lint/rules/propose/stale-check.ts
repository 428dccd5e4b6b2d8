import { calExample } from '../../examples.ts';
import { codeRule } from '../../rule.ts';

export const rule = codeRule({
  id: 'propose/stale-check',
  summary: 'the check of a RAC item matches no file any more',
  what: 'The glob of a `file-glob` check finds nothing in the repository. Where the code has the same kind elsewhere, the help names the place. Of a required item readiness says the same as an error, and this note is left out.',
  why: 'What the item describes was moved or removed, and nobody would notice: an optional item stops nothing.',
  bad: calExample({
    rac: [
      "{ id: network, kind: terraform, description: Modules of the network, required: false, check: { type: file-glob, hint: 'gone/**/*.tf' } }",
    ],
  }),
  good: calExample({
    rac: [
      "{ id: network, kind: terraform, description: Modules of the network, required: false, check: { type: file-glob, hint: 'infra/**/*.tf' } }",
    ],
  }),
});
