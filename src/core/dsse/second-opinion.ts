import { createPublicKey, verify } from 'node:crypto';
import type { Envelope } from './envelope.ts';
import { preAuthEncode } from './pae.ts';
import type { PublicKey } from './public-key.ts';

/**
 * Whether node:crypto, an implementation that shares nothing with the one that signed, finds a signature of `key` in the
 * envelope. A self-proof after signing; alone it is not strict enough to verify with (attack 72).
 */
export function nodeVerifies(envelope: Envelope, key: PublicKey): boolean {
  const message = preAuthEncode(envelope.payloadType, envelope.payload);
  const publicKey = createPublicKey(key.pem);
  return envelope.signatures.some(({ sig }) => sig !== undefined && verify(null, message, publicKey, sig));
}
