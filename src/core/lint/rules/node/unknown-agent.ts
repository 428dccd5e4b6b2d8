import { calExample, DONE } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { agentsOf } from '../../../cal/references.ts';
import { unknownName } from '../../references.ts';

export const rule: Rule = {
  meta: {
    id: 'node/unknown-agent',
    level: 'error',
    summary: 'a task is given to a participant that does not exist',
    what: 'The property `agent` of a task must be the alias of a participant.',
    why: 'Nobody can do the task.',
    bad: calExample({
      nodes: ['{ id: work, type: task, agent: devs, completion: { type: artifact, produces: report } }', DONE],
    }),
    good: calExample(),
  },
  check({ cal }, report) {
    for (const { name, path } of agentsOf(cal)) {
      const finding = unknownName(cal.aliases, name, 'participant', path);
      if (finding !== undefined) report(finding);
    }
  },
};
