import { PROFILES } from '../../../../ids.ts';
import { jsonExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'manifest/duplicate-role',
  level: 'error',
  summary: 'a role stands twice in a manifest',
  what: 'Two contracts name the same role.',
  why: 'It would be left to the host which of the two it binds.',
  apart: 'It is found wherever a manifest is read, or made from a package: `check`, `manifest`, `handshake`, `build`.',
  always: true,
  finder: 'core/manifest/check.ts',
  bad: jsonExample(`{ "optionalTools": [{ "role": "${PROFILES.cart.roleNamespace}list_agents", "tier": "optional" }, { "role": "${PROFILES.cart.roleNamespace}list_agents", "tier": "optional" }] }
`),
  good: jsonExample(`{ "optionalTools": [{ "role": "${PROFILES.cart.roleNamespace}list_agents", "tier": "optional" }] }
`),
});
