import type { RuleDeclaration } from '../../core/result/rule.ts';
import { textExample } from '../../core/result/rule-examples.ts';

export const rules: readonly RuleDeclaration[] = [
  {
    id: 'release/not-trusted',
    owasp: ['MCP04:2025', 'ASI04:2026'],
    summary: 'a new cartridge does not pass its own verification',
    what: 'The cartridge that was just built and signed is read back from disk and does not verify with the keys that the release names.',
    why: 'Other people could not verify it either, so nothing is attached to the release.',
    apart: 'The Action finds it when it releases.',
    always: true,
    bad: textExample('signing-key is not the private half of public-key.'),
    good: textExample('signing-key and public-key are a pair.'),
  },
];
