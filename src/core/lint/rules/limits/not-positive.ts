import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'limits/not-positive',
  level: 'error',
  summary: 'a limit is no positive integer',
  what: 'Each of `maxSteps`, `maxDurationMs` and `maxParallel` must be an integer of at least 1.',
  why: 'A limit of nothing stops the run before it starts, and a host that ignores it never stops.',
  bad: calExample({ limits: 'limits: { maxSteps: 0 }' }),
  good: calExample({ limits: 'limits: { maxSteps: 24 }' }),
});
