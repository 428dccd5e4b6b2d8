import type { RuleDeclaration } from '../../core/result/rule.ts';
import { textExample } from '../../core/result/rule-examples.ts';

export const rules: readonly RuleDeclaration[] = [
  {
    id: 'secret/private-key',
    owasp: ['MCP01:2025', 'ASI03:2026'],
    summary: 'a file holds a private key',
    what: 'A file that is staged or named holds a private key in any common form: PEM, OpenSSH, PuTTY, PGP, JWK or binary DER, whatever the file is called. The key is never printed.',
    why: 'Once it is pushed, treat it as leaked: nothing that it signed or opened can be relied on.',
    apart: 'The hook `no-private-keys` finds it.',
    always: true,
    bad: textExample('deploy/notes.txt, line 2: the first line of a PEM private key'),
    good: textExample('deploy/notes.txt, line 2: the key is in the secret SIGNING_KEY of the environment release'),
  },
];
