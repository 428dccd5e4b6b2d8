import { jsonExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'manifest/schema',
  level: 'error',
  summary: 'a manifest does not have the shape of one',
  what: 'A member is missing, has the wrong type, or a scope is none of the vocabulary.',
  why: 'A host that cannot read the requirements must refuse to boot the cartridge.',
  apart: 'It is found wherever a manifest is read, or made from a package: `check`, `manifest`, `handshake`, `build`.',
  always: true,
  finder: 'core/manifest/check.ts',
  bad: jsonExample(`{ "filesystem": ["fs.erase"] }
`),
  good: jsonExample(`{ "filesystem": ["fs.read"] }
`),
});
