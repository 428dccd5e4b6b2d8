import { PROFILES } from '../../../../ids.ts';
import { jsonExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'manifest/schema-version',
  level: 'error',
  summary: 'a manifest has a schemaVersion that the chosen profile does not know',
  what: 'The `schemaVersion` belongs to another format profile, to a later version, or to nothing at all. The message names the setting that would read it, where there is one.',
  why: 'Hosts refuse what they do not recognize, and the profile is never guessed from a document.',
  apart: 'It is found wherever a manifest is read, or made from a package: `check`, `manifest`, `handshake`, `build`.',
  always: true,
  finder: 'core/manifest/check.ts',
  bad: jsonExample(`{ "schemaVersion": "${PROFILES.acx.manifestSchemaVersion}" }
`),
  good: jsonExample(`{ "schemaVersion": "${PROFILES.cart.manifestSchemaVersion}" }
`),
});
