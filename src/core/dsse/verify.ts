import type { Envelope, EnvelopeSignature } from './envelope.ts';
import { verifyStrict } from './ed25519.ts';
import { preAuthEncode } from './pae.ts';
import type { PublicKey } from './public-key.ts';

/** One verification costs about a millisecond; a registry of thousands of keys must not make a minute of it. */
const MAX_TRIES = 1024;

/**
 * The keys, each once, that have a valid signature in the envelope. All signatures are looked at: a bad one beside a good
 * one changes nothing. A keyid only says which key is tried first; the answer names the key that verified, never the claim.
 */
export function verifiedKeys({ payloadType, payload, signatures }: Envelope, keys: readonly PublicKey[]): PublicKey[] {
  const message = preAuthEncode(payloadType, payload);
  const found = new Map<EnvelopeSignature, PublicKey>();
  let tries = 0;
  const attempt = (signature: EnvelopeSignature, key: PublicKey): void => {
    const { sig } = signature;
    if (sig === undefined || found.has(signature) || tries >= MAX_TRIES) return;
    tries++;
    if (verifyStrict(key.raw, message, sig)) found.set(signature, key);
  };
  // What the hints name comes first for all of them, so that garbage before a good signature cannot use up the tries.
  for (const hinted of [true, false]) {
    for (const signature of signatures) {
      for (const key of keys) if ((key.keyid === signature.keyid) === hinted) attempt(signature, key);
    }
  }
  return [...new Set(signatures.flatMap((signature) => found.get(signature) ?? []))];
}
