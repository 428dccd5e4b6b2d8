import { calExample, DONE, WORK } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { isMapping, own } from '../../../value/mapping.ts';
import { quoteName } from '../../../cal/shape/words.ts';

export const rule: Rule = {
  meta: {
    id: 'graph/unbounded-cycle',
    level: 'error',
    summary: 'a loop has no step limit',
    what: 'Where the graph has a cycle, `limits.maxSteps` is set.',
    why: 'Nothing else guarantees that the run ends.',
    bad: calExample({
      nodes: [WORK, '{ id: gate, type: gateway, gateway: exclusive }', DONE],
      edges: ['{ from: work, to: gate }', '{ from: gate, to: work }', '{ from: gate, to: done }'],
    }),
    good: calExample({
      nodes: [WORK, '{ id: gate, type: gateway, gateway: exclusive }', DONE],
      edges: ['{ from: work, to: gate }', '{ from: gate, to: work }', '{ from: gate, to: done }'],
      limits: 'limits: { maxSteps: 24 }',
    }),
  },
  check({ cal, graph }, report) {
    const limits = own(cal.root, 'limits');
    // Limits that cannot be read, or a misspelt maxSteps, are reported as such.
    if (
      graph === undefined ||
      (limits !== undefined && (!isMapping(limits) || !Object.keys(limits).every((name) => OTHERS.has(name))))
    )
      return;
    const loop = graph.loop;
    const last = loop?.at(-1);
    if (loop === undefined || last === undefined) return;
    const ids = [...loop.map(({ from }) => graph.id(from)), graph.id(last.to)].map(quoteName);
    const shown = ids.length > 8 ? [...ids.slice(0, 6), '…', ids.at(-1)] : ids;
    report({
      message: `the loop ${shown.join(' → ')} has no step limit`,
      path: [...last.entry.path, 'to'],
      help: 'add limits: {maxSteps: N}',
    });
  },
};

const OTHERS = new Set(['maxDurationMs', 'maxParallel']);
