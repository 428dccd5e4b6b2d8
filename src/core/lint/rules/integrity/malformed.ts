import { signedExample } from '../../examples.ts';
import { shapeRule } from '../../rule.ts';

export const rule = shapeRule({
  id: 'integrity/malformed',
  level: 'error',
  summary: 'the signature of the CAL is malformed',
  what: 'The block `integrity` must have exactly the fields of a CAL signature: `schemaVersion`, `digest`, `publisherId`, `keyid`, `publicKeyPem`, `signedAt` and a DSSE `envelope` with one signature.',
  why: 'A signature that cannot be read proves nothing. It is reported whatever the configuration says.',
  bad: signedExample({ digest: 'abc' }),
  good: signedExample(),
  always: true,
});
