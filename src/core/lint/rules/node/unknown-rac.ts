import { calExample, DONE } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { isMapping, own } from '../../../value/mapping.ts';
import { unknownName } from '../../references.ts';
import { takes } from '../../../value/node-kinds.ts';

export const rule: Rule = {
  meta: {
    id: 'node/unknown-rac',
    level: 'error',
    summary: 'a task requires a RAC item that does not exist',
    what: 'Each id in `requires.rac` must be that of a RAC item.',
    why: 'The knowledge that the task waits for is declared nowhere.',
    bad: calExample({
      rac: ['{ id: wiki, kind: wiki, description: A map of the code base }'],
      nodes: [
        '{ id: work, type: task, agent: dev, requires: { rac: [wikis] }, completion: { type: artifact, produces: report } }',
        DONE,
      ],
    }),
    good: calExample({
      rac: ['{ id: wiki, kind: wiki, description: A map of the code base }'],
      nodes: [
        '{ id: work, type: task, agent: dev, requires: { rac: [wiki] }, completion: { type: artifact, produces: report } }',
        DONE,
      ],
    }),
  },
  check({ cal }, report) {
    for (const { path, value } of cal.nodes) {
      if (!takes(value, 'requires')) continue;
      const requires = own(value, 'requires');
      const ids = isMapping(requires) ? own(requires, 'rac') : undefined;
      if (!Array.isArray(ids)) continue;
      ids.forEach((id: unknown, i) => {
        const finding = unknownName(cal.racIds, id, 'RAC item', [...path, 'requires', 'rac', i]);
        if (finding !== undefined) report(finding);
      });
    }
  },
};
