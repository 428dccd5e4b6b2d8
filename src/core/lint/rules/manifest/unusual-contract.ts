import { PROFILES } from '../../../../ids.ts';
import { packageExample } from '../../examples.ts';
import { manifestRule } from '../../rule.ts';

export const rule = manifestRule({
  id: 'manifest/unusual-contract',
  level: 'warning',
  summary: 'a contract asks for something unusual',
  what: 'An optional role asks for a scope that writes (`exec`, `dispatch`, `memory.write`, `knowledge.write`, `fs.write`), or whether any call meets a contract hangs on a pattern that cannot be judged.',
  why: 'Optional roles are inventory tools that only read: a host may grant them without a second look.',
  bad: packageExample(`harness:
  optionalTools:
    - { role: '${PROFILES.cart.roleNamespace}list_agents', capabilityScopes: [memory.write] }`),
  good: packageExample(`harness:
  optionalTools:
    - { role: '${PROFILES.cart.roleNamespace}list_agents', capabilityScopes: [memory.read] }`),
});
