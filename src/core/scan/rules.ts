import type { RuleDeclaration } from '../result/rule.ts';
import { calExample } from '../result/rule-examples.ts';

const APART = 'It is found by `cartwright check`, which looks at the code.';

export const rules: readonly RuleDeclaration[] = [
  {
    id: 'propose/missing-item',
    level: 'note',
    apart: APART,
    summary: 'the code calls for required context that no CAL has',
    what: 'The repository holds something that agents would have to know of, such as Terraform modules, an API contract or runbooks, and no CAL of it has a RAC item of that kind or one whose check looks there. `cartwright init --propose` prints the item, ready to paste.',
    why: 'Agents that start without this knowledge guess. A note only: what a flow needs is for people to decide.',
    bad: calExample({
      rac: [
        "{ id: docs, kind: wiki, description: How the project is built, check: { type: file-glob, hint: 'docs/**/*.md' } }",
      ],
    }),
    good: calExample({
      rac: [
        "{ id: docs, kind: wiki, description: How the project is built, check: { type: file-glob, hint: 'docs/**/*.md' } }",
        "{ id: network, kind: terraform, description: Modules of the network, check: { type: file-glob, hint: 'infra/**/*.tf' } }",
      ],
    }),
  },
  {
    id: 'propose/stale-check',
    level: 'note',
    apart: APART,
    summary: 'the check of a RAC item matches no file any more',
    what: 'The glob of a `file-glob` check finds nothing in the repository. Where the code has the same kind elsewhere, the help names the place. Of a required item readiness says the same as an error, and this note is left out.',
    why: 'What the item describes was moved or removed, and an optional item does not stop a flow, so the loss would go unnoticed.',
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
  },
];
