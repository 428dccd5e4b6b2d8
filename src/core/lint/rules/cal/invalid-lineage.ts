import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'cal/invalid-lineage',
  level: 'error',
  summary: 'the lineage is malformed',
  what: 'The property `lineage` must name 1 to 8 parents, each with `artifactType`, `publisherId`, `id`, `digest` and `relation`.',
  why: 'Lineage is what a reader verifies a derived work by; a parent that cannot be identified proves nothing.',
  bad: calExample({
    about: `lineage:
  parents:
    - { artifactType: workflow, publisherId: org.example, id: base, digest: 'sha256:0000000000000000000000000000000000000000000000000000000000000000', relation: copy }`,
  }),
  good: calExample({
    about: `lineage:
  parents:
    - { artifactType: workflow, publisherId: org.example, id: base, digest: 'sha256:0000000000000000000000000000000000000000000000000000000000000000', relation: fork }`,
  }),
});
