import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'rac/unknown-check-type',
  level: 'error',
  summary: 'the check of a RAC item is of a type that does not exist',
  what: 'The property `check.type` must be `file-glob`, `url`, `mcp-resource` or `manual`.',
  why: 'A check that nobody can run never confirms the item.',
  bad: calExample({
    rac: ['{ id: wiki, kind: wiki, description: A map of the code base, check: { type: glob, hint: docs/**/*.md } }'],
  }),
  good: calExample({
    rac: [
      '{ id: wiki, kind: wiki, description: A map of the code base, check: { type: file-glob, hint: docs/**/*.md } }',
    ],
  }),
});
