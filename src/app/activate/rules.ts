import type { RuleDeclaration } from '../../core/result/rule.ts';
import { textExample } from '../../core/result/rule-examples.ts';

export const rules: readonly RuleDeclaration[] = [
  {
    id: 'activation/drift',
    owasp: ['MCP04:2025', 'ASI04:2026'],
    summary: 'an activated agent is not what was accepted',
    what: 'A file of an activation, its cartridge or the trust in it, its descriptor, its host profile or the entry of the gate is not what it was when the agent was activated. The message names it.',
    why: 'A client runs what is in the folder now, and the approval was for what was there then.',
    apart: 'It is found by `check`, the Action and `activate --check`. Nothing is started for it.',
    bad: textExample('.mcp.json: the gate "builder" was removed'),
    good: textExample('cartwright activate builder.cart --host hosts/claude-code.host.yaml --write'),
  },
];
