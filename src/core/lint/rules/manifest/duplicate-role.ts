import { PROFILES } from '../../../../ids.ts';
import { jsonExample } from '../../examples.ts';
import { manifestRule } from '../../rule.ts';

export const rule = manifestRule({
  id: 'manifest/duplicate-role',
  level: 'error',
  summary: 'a role stands twice in a manifest',
  what: 'Two contracts name the same role.',
  why: 'It would be left to the host which of the two it binds.',
  always: true,
  bad: jsonExample(
    `{ "optionalTools": [{ "role": "${PROFILES.cart.roleNamespace}list_agents", "tier": "optional" }, { "role": "${PROFILES.cart.roleNamespace}list_agents", "tier": "optional" }] }`,
  ),
  good: jsonExample(
    `{ "optionalTools": [{ "role": "${PROFILES.cart.roleNamespace}list_agents", "tier": "optional" }] }`,
  ),
});
