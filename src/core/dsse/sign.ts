import { nodeCrypto } from '../value/node-crypto.ts';
import { PAYLOAD_TYPE, type Envelope, type EnvelopeSignature } from './envelope.ts';
import { signWithSeed, verifyStrict } from './ed25519.ts';
import type { PublicKey } from './public-key.ts';
import { statementPayload, type Statement } from './statement.ts';

/**
 * DSSE v1 pre-authentication encoding (https://github.com/secure-systems-lab/dsse/blob/master/protocol.md): what is signed
 * binds the payload to its type.
 */
export function preAuthEncode(payloadType: string, payload: Uint8Array): Uint8Array {
  const type = Buffer.from(payloadType, 'utf8');
  return Buffer.concat([
    Buffer.from(`DSSEv1 ${type.length} `, 'utf8'),
    type,
    Buffer.from(` ${payload.length} `, 'utf8'),
    payload,
  ]);
}

/** A private key in use. It signs, and shows its public half; the seed stays inside. */
export interface Signer {
  readonly publicKey: PublicKey;
  /** @returns the 64 bytes of an ed25519 signature */
  sign(message: Uint8Array): Uint8Array;
}

/** @param seed 32 bytes */
export function signerOfSeed(seed: Uint8Array, publicKey: PublicKey): Signer {
  return { publicKey, sign: (message) => signWithSeed(seed, message) };
}

/** Signs a statement: a new envelope with one signature. */
export function signStatement(statement: Statement, signer: Signer): Envelope {
  return addSignature({ payloadType: PAYLOAD_TYPE, payload: statementPayload(statement), signatures: [] }, signer);
}

/** The envelope with one more signature over the same payload; that of the same key is replaced, its place kept. */
export function addSignature(envelope: Envelope, signer: Signer): Envelope {
  const { keyid } = signer.publicKey;
  const sig = signer.sign(preAuthEncode(envelope.payloadType, envelope.payload));
  const own = envelope.signatures.findIndex((entry) => entry.keyid === keyid);
  const signatures =
    own === -1 ? [...envelope.signatures, { keyid, sig }] : envelope.signatures.with(own, { keyid, sig });
  return { ...envelope, signatures };
}

/**
 * Whether node:crypto, an implementation that shares nothing with the one that signed, finds a signature of `key` in the
 * envelope. A self-proof after signing; alone it is not strict enough to verify with (attack 72).
 */
export function nodeVerifies(envelope: Envelope, key: PublicKey): boolean {
  const message = preAuthEncode(envelope.payloadType, envelope.payload);
  const publicKey = nodeCrypto().createPublicKey(key.pem);
  return envelope.signatures.some(({ sig }) => sig !== undefined && nodeCrypto().verify(null, message, publicKey, sig));
}

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
