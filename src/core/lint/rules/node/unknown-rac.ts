import { calExample, DONE } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { requiredItemsOf } from '../../../cal/references.ts';
import { unknownName } from '../../references.ts';

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
    for (const { name, path } of requiredItemsOf(cal)) {
      const finding = unknownName(cal.racIds, name, 'RAC item', path);
      if (finding !== undefined) report(finding);
    }
  },
};
