import { signedExample } from '../../examples.ts';
import type { Rule } from '../../rule.ts';
import { isMapping, own } from '../../../value/mapping.ts';
import { KEYID } from '../../../cal/shape/formats.ts';

export const rule: Rule = {
  meta: {
    id: 'integrity/other-key',
    level: 'error',
    summary: 'the envelope was signed with another key',
    what: 'The `keyid` of the envelope’s signature is that of the `integrity` block.',
    why: 'A reader that looks up one key and a reader that looks up the other trust different signers.',
    bad: signedExample({ signatureKey: '1'.repeat(64) }),
    good: signedExample(),
    always: true,
  },
  check({ cal }, report) {
    const block = own(cal.root, 'integrity');
    const envelope = isMapping(block) ? own(block, 'envelope') : undefined;
    const signatures = isMapping(envelope) ? own(envelope, 'signatures') : undefined;
    const [signature]: unknown[] = Array.isArray(signatures) ? signatures : [];
    if (!isMapping(block) || !isMapping(signature)) return;
    const [outer, inner] = [own(block, 'keyid'), own(signature, 'keyid')];
    if (
      typeof outer !== 'string' ||
      typeof inner !== 'string' ||
      outer === inner ||
      !KEYID.test(outer) ||
      !KEYID.test(inner)
    )
      return;
    report({
      message: 'the keyid of the envelope’s signature differs from that of the integrity block',
      path: ['integrity', 'envelope', 'signatures', 0, 'keyid'],
      help: 'sign the CAL again',
    });
  },
};
