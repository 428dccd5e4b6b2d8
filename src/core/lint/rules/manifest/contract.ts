import { PROFILES } from '../../../../ids.ts';
import { packageExample } from '../../examples.ts';
import { manifestRule } from '../../rule.ts';

export const rule = manifestRule({
  id: 'manifest/contract',
  level: 'error',
  summary: 'a contract cannot be met, or asks less than its role is',
  what: 'The `inputSchema` of a contract is no JSON Schema of its dialect, refers to something outside of itself, has another type than `object`, or no call meets it. Or one of the four required roles lacks a scope of its own, or its `inputSchema` does not require its property as a string (docs/format.md 2.2). More scopes and more properties are allowed.',
  why: 'No tool can serve what no call meets. Authored content calls tools by these roles: a host could bind a tool that may not do, or does not take, what is called.',
  always: true,
  bad: packageExample(`harness:
  requiredTools:
    - { role: '${PROFILES.cart.roleNamespace}execute', capabilityScopes: [fs.read] }`),
  good: packageExample(`harness:
  requiredTools:
    - { role: '${PROFILES.cart.roleNamespace}execute', capabilityScopes: [exec, fs.write] }`),
});
