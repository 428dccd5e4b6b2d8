import { textExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'propose/missing-item',
  level: 'note',
  summary: 'the code calls for a RAC item that no CAL has',
  what: 'The code shows a kind of knowledge (Terraform, an API description, a runbook) that no RAC item of any CAL names.',
  why: 'Agents that work on this code will need it, and the CAL cannot ask for what it does not name.',
  apart: 'The hook `rac-propose` and `init` show it; it never stops anything.',

  bad: textExample('There are Terraform modules under infra/, and no RAC item of the kind terraform.\n'),
  good: textExample('A RAC item of the kind terraform has the check infra/**/*.tf.\n'),
});
