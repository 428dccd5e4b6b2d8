import { calExample, DONE } from '../../examples.ts';
import { sourceRule } from '../../rule.ts';

export const rule = sourceRule({
  id: 'source/merge-key',
  summary: 'a YAML merge key is used',
  what: 'A mapping has the key `<<`, in any spelling. Merge keys belong to YAML 1.1; YAML 1.2 has none.',
  why: 'Readers disagree on whether the key merges, so two of them see two documents.',
  bad: calExample({
    nodes: ['{ <<: { type: task }, id: work, agent: dev, completion: { type: artifact, produces: report } }', DONE],
  }),
  good: calExample(),
});
