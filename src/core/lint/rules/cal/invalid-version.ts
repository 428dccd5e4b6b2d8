import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'cal/invalid-version',
  level: 'error',
  summary: 'the version is not SemVer',
  what: 'The property `version` must be a SemVer 2.0.0 version.',
  why: 'Signatures, lineage and registries name a CAL by id and version.',
  bad: calExample({ about: 'version: v1.0' }),
  good: calExample({ about: 'version: 1.0.0' }),
});
