import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'rac/hint-too-long',
  level: 'error',
  summary: 'the hint of a check is too long',
  what: 'A hint has at most 1,000 characters.',
  why: 'A hint is a glob, a URL, a resource URI or one sentence for a person. A longer one carries something else.',
  bad: calExample({
    rac: [
      '{ id: wiki, kind: wiki, description: A map of the code base, check: { type: manual, hint: "ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team " } }',
    ],
  }),
  good: calExample({
    rac: ['{ id: wiki, kind: wiki, description: A map of the code base, check: { type: manual, hint: ask the team } }'],
  }),
});
