import { calExample, DONE, WORK } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { nameOf } from '../../../cal/shape/words.ts';
import { NODE_TYPES, nodeKind } from '../../../value/node-kinds.ts';

export const rule: Rule = {
  meta: {
    id: 'node/timer-without-delay',
    level: 'error',
    summary: 'a timer has no delay',
    what: 'An event of kind `timer` needs `afterMs`.',
    why: 'Without it the timer never fires, or at once, as the host likes.',
    bad: calExample({
      nodes: [WORK, '{ id: pause, type: event, event: timer }', DONE],
      edges: ['{ from: work, to: pause }', '{ from: pause, to: done }'],
    }),
    good: calExample({
      nodes: [WORK, '{ id: pause, type: event, event: timer, afterMs: 60000 }', DONE],
      edges: ['{ from: work, to: pause }', '{ from: pause, to: done }'],
    }),
  },
  check({ cal }, report) {
    for (const entry of cal.nodes) {
      const { path, value } = entry;
      if (nodeKind(value) !== 'timer' || Object.hasOwn(value, 'afterMs')) continue;
      if (Object.keys(value).some((name) => !KNOWN.has(name))) continue;
      report({
        message: `timer ${nameOf(entry, 'id')} lacks "afterMs"`,
        path: [...path, 'event'],
        help: 'add "afterMs" with the delay in milliseconds',
      });
    }
  },
};

// A misspelt afterMs is reported as the unknown property that it is.
const KNOWN = new Set(Object.keys(NODE_TYPES.event.properties));
