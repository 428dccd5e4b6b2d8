import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'participant/mixed-bindings',
  level: 'error',
  summary: 'a participant has properties of both bindings',
  what: 'A participant with `bind: hash` has `romDigest` and may have `cartridgeId`; one with `bind: slot` has `slot`. Never both.',
  why: 'Readers would disagree on whether the digest or the slot decides who takes part.',
  bad: calExample({
    participants: [
      "{ alias: dev, bind: slot, slot: { role: developer }, romDigest: 'sha256:0000000000000000000000000000000000000000000000000000000000000000' }",
    ],
  }),
  good: calExample(),
});
