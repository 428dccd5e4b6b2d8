import { PROFILES } from '../../../../ids.ts';
import { jsonExample } from '../../examples.ts';
import { manifestRule } from '../../rule.ts';

export const rule = manifestRule({
  id: 'manifest/required-roles',
  level: 'error',
  summary: 'a manifest does not require exactly the four required roles',
  what: 'One of the four is missing or optional, or another role claims to be required (docs/format.md 2.2).',
  why: 'Authored content calls tools by these roles; a host must refuse a cartridge whose contract it cannot tell.',
  always: true,
  bad: jsonExample(
    `{ "requiredTools": [{ "role": "${PROFILES.cart.roleNamespace}list_agents", "tier": "required" }] }`,
  ),
  good: jsonExample(`{ "requiredTools": [{ "role": "${PROFILES.cart.roleNamespace}execute", "tier": "required" }] }`),
});
