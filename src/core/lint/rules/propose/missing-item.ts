import { calExample } from '../../examples.ts';
import { codeRule } from '../../rule.ts';

export const rule = codeRule({
  id: 'propose/missing-item',
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
});
