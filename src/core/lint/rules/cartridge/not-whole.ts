import { textExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'cartridge/not-whole',
  level: 'error',
  summary: 'a cartridge that is to be rebuilt is not whole',
  what: 'A check of integrity failed; the message begins with the check, as `cartwright verify` names it.',
  why: 'A rebuild of what was tampered with would look whole.',
  apart: 'It is found by `build` when it is given a cartridge.',
  always: true,
  finder: 'app/package/rebuild.ts',
  bad: textExample('A file of old.cart was changed after it was signed.'),
  good: textExample('Build the cartridge from its package again.'),
});
