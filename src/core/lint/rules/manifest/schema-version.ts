import { PROFILES } from '../../../../ids.ts';
import { jsonExample } from '../../examples.ts';
import { manifestRule } from '../../rule.ts';

export const rule = manifestRule({
  id: 'manifest/schema-version',
  level: 'error',
  summary: 'a manifest has a schemaVersion that the chosen profile does not know',
  what: 'The `schemaVersion` belongs to another format profile, to a later version, or to nothing at all. The message names the setting that would read it, where there is one.',
  why: 'Hosts refuse what they do not recognize, and the profile is never guessed from a document.',
  always: true,
  bad: jsonExample(`{ "schemaVersion": "${PROFILES.acx.manifestSchemaVersion}" }`),
  good: jsonExample(`{ "schemaVersion": "${PROFILES.cart.manifestSchemaVersion}" }`),
});
