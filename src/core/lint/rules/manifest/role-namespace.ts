import { PROFILES } from '../../../../ids.ts';
import { packageExample } from '../../examples.ts';
import { manifestRule } from '../../rule.ts';

export const rule = manifestRule({
  id: 'manifest/role-namespace',
  level: 'error',
  summary: 'a role is outside of the namespace of the profile',
  what: 'A role does not begin with the namespace of the chosen format profile.',
  why: 'A host looks for roles by their full id and would never bind this one.',
  always: true,
  bad: packageExample(`harness:
  optionalTools:
    - { role: '${PROFILES.acx.roleNamespace}list_agents', tier: optional, capabilityScopes: [memory.read], name: list, description: Lists, inputSchema: { type: object } }`),
  good: packageExample(`harness:
  optionalTools:
    - { role: '${PROFILES.cart.roleNamespace}list_agents', tier: optional, capabilityScopes: [memory.read], name: list, description: Lists, inputSchema: { type: object } }`),
});
