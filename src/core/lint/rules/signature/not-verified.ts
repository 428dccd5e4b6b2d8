import { textExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'signature/not-verified',
  level: 'error',
  summary: 'a cartridge does not verify',
  what: 'A check of integrity, signature or trust failed before the handshake; the message begins with the check, as `cartwright verify` names it.',
  why: 'A host verifies before all else and refuses what does not verify.',
  apart: 'It is found by `check`, `handshake` and the Action.',
  always: true,
  finder: 'app/package/subject.ts',
  bad: textExample('reviewer.cart was built and never signed.'),
  good: textExample('cartwright sign reviewer.cart --key key.pem'),
});
