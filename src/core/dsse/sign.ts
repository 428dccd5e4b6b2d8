import { PAYLOAD_TYPE, type Envelope } from './envelope.ts';
import { signWithSeed } from './ed25519.ts';
import { preAuthEncode } from './pae.ts';
import type { PublicKey } from './public-key.ts';
import { statementPayload, type Statement } from './statement.ts';

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
