import { calExample } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { conditionItemsOf } from '../../../cal/references.ts';
import { unknownName } from '../../references.ts';

export const rule: Rule = {
  meta: {
    id: 'condition/unknown-rac',
    level: 'error',
    summary: 'a condition asks for a RAC item that does not exist',
    what: 'The value of `racAvailable` must be the id of a RAC item.',
    why: 'The condition can never hold.',
    bad: calExample({
      rac: ['{ id: wiki, kind: wiki, description: A map of the code base }'],
      edges: ['{ from: work, to: done, when: { racAvailable: wikis } }'],
    }),
    good: calExample({
      rac: ['{ id: wiki, kind: wiki, description: A map of the code base }'],
      edges: ['{ from: work, to: done, when: { racAvailable: wiki } }'],
    }),
  },
  check({ cal }, report) {
    for (const { name, path } of conditionItemsOf(cal)) {
      const finding = unknownName(cal.racIds, name, 'RAC item', path);
      if (finding !== undefined) report(finding);
    }
  },
};
