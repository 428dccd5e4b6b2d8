import { calExample, DONE } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'completion/unknown-type',
  level: 'error',
  summary: 'a completion is of a type that does not exist',
  what: 'The property `type` of a completion must be `skill-scripts`, `verification`, `guardrail` or `artifact`.',
  why: 'A host cannot tell when the task is done.',
  bad: calExample({
    nodes: ['{ id: work, type: task, agent: dev, completion: { type: tests, commands: [npm test] } }', DONE],
  }),
  good: calExample({
    nodes: [
      '{ id: work, type: task, agent: dev, completion: { type: verification, commands: [npm test], passIntent: All tests pass } }',
      DONE,
    ],
  }),
});
