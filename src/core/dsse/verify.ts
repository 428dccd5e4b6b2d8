import type { Envelope } from './envelope.ts';
import { verifyStrict } from './ed25519.ts';
import { preAuthEncode } from './pae.ts';
import type { PublicKey } from './public-key.ts';

/** One verification costs about a millisecond; a registry of thousands of keys must not make a minute of it. */
const MAX_TRIES = 1024;

/**
 * The keys, each once, that have a valid signature in the envelope. All signatures are looked at: a bad one beside a good
 * one changes nothing. A keyid only says which key is tried first; the answer names the key that verified, never the claim.
 */
export function verifiedKeys(envelope: Envelope, keys: readonly PublicKey[]): PublicKey[] {
  const message = preAuthEncode(envelope.payloadType, envelope.payload);
  const found = new Set<PublicKey>();
  let tries = 0;
  for (const { keyid, sig } of envelope.signatures) {
    if (sig === undefined) continue;
    const hinted = keys.filter((key) => key.keyid === keyid);
    for (const key of [...hinted, ...keys.filter((key) => key.keyid !== keyid)]) {
      if (++tries > MAX_TRIES) return [...found];
      if (!verifyStrict(key.raw, message, sig)) continue;
      found.add(key);
      break;
    }
  }
  return [...found];
}
