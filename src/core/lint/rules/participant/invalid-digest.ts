import { calExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'participant/invalid-digest',
  level: 'error',
  summary: 'a romDigest is no sha256 digest',
  what: 'The property `romDigest` must be `sha256:` and 64 lower-case hex digits: the ROM digest that `cartwright verify` prints.',
  why: 'A digest in another form matches no cartridge, so the participant is never resolved.',
  bad: calExample({ participants: ["{ alias: dev, bind: hash, romDigest: 'sha256:abc' }"] }),
  good: calExample({
    participants: [
      "{ alias: dev, bind: hash, romDigest: 'sha256:0000000000000000000000000000000000000000000000000000000000000000' }",
    ],
  }),
});
