import { packageExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'package/task-type',
  level: 'error',
  summary: 'a task type is neither known nor private',
  what: 'A capability names a task type that the format does not have, and that is no private one (`reverse.dns:name`).',
  why: 'A slot asks for a task type by its exact name, so a misspelt one is never found, and a signed one cannot be corrected.',
  apart: 'It is found by `check`, `build`, `manifest` and the Action.',
  always: true,
  finder: 'core/manifest/check-package.ts',
  bad: packageExample('capabilities:\n  - taskType: code-review'),
  good: packageExample('capabilities:\n  - taskType: review'),
});
