import { hostExample } from '../../examples.ts';
import { outerRule } from '../../rule.ts';

export const rule = outerRule({
  id: 'handshake/refuse',
  level: 'error',
  summary: 'a host refuses a cartridge',
  what: 'The handshake of a package or a cartridge with a host profile ends in `refuse`. The message names every unmet requirement with what the host offers and what the manifest asks; it stands at the part of `cartridge.yaml` that asks.',
  why: 'On that host the cartridge does not boot: nothing of it is activated.',
  apart: 'It is found by `check` and the Action. Its level decides how it is shown; the verdict stays what it is.',
  finder: 'app/check/findings.ts',
  bad: hostExample({ tokens: 8000 }),
  good: hostExample(),
});
