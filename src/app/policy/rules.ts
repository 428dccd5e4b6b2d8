import type { RuleDeclaration } from '../../core/result/rule.ts';
import { yamlExample } from '../../core/result/rule-examples.ts';

export const rules: readonly RuleDeclaration[] = [
  {
    id: 'policy/denied',
    owasp: ['MCP04:2025', 'ASI04:2026'],
    summary: 'the policy denies a package or a cartridge',
    what: 'The policy that the configuration or `--policy` names does not allow it; the message begins with what it requires. A package is judged by what it states, a cartridge by its signature, too.',
    why: 'Hosts that are guarded by the same policy would refuse it, and nothing that it denies is released.',
    apart: 'It is found by `check` and by the release.',
    always: true,
    bad: yamlExample('schemaVersion: cart.policy.v1\nscopes: []\n'),
    good: yamlExample('schemaVersion: cart.policy.v1\nscopes: [fs.read]\n'),
  },
];
