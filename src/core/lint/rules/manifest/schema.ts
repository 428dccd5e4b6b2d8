import { jsonExample } from '../../examples.ts';
import { manifestRule } from '../../rule.ts';

export const rule = manifestRule({
  id: 'manifest/schema',
  level: 'error',
  summary: 'a manifest does not have the shape of one',
  what: 'A member is missing, has the wrong type, or a scope is none of the vocabulary.',
  why: 'A host that cannot read the requirements must refuse to boot the cartridge.',
  always: true,
  bad: jsonExample('{ "filesystem": ["fs.erase"] }'),
  good: jsonExample('{ "filesystem": ["fs.read"] }'),
});
