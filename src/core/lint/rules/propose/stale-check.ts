import { textExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'propose/stale-check',
  level: 'note',
  summary: 'the check of a RAC item matches nothing any more',
  what: 'A file-glob check matches no file of the repository.',
  why: 'The knowledge moved or went, and the CAL still counts on it.',
  apart: 'The hook `rac-propose` and `init` show it; it never stops anything.',

  bad: textExample('The check of the item runbook is ops/**/*.md, and the folder ops is gone.\n'),
  good: textExample('The check of the item runbook is docs/runbooks/**/*.md.\n'),
});
