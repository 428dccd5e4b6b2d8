/**
 * ed25519 (RFC 8032) by `@noble/ed25519`, always strict: without `zip215: false` it accepts small-order keys and
 * non-canonical points, and node:crypto's answer hangs on the OpenSSL that Node was built with (attack 72).
 */
import { getPublicKey, hashes, sign, verify } from '@noble/ed25519';
import { nodeCrypto } from '../value/node-crypto.ts';

hashes.sha512 = (message) => new Uint8Array(nodeCrypto().createHash('sha512').update(message).digest());

export const SEED_BYTES = 32;
export const KEY_BYTES = 32;
export const SIGNATURE_BYTES = 64;

/** All 14 encodings of points of small order: under such a key one signature fits every message. */
const SMALL_ORDER: ReadonlySet<string> = new Set([
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0000000000000000000000000000000000000000000000000000000000000080',
  '0100000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000080',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
]);

/** @returns whether a raw public key is one of the 14 that must never be trusted. */
export function isWeakKey(publicKey: Uint8Array): boolean {
  return SMALL_ORDER.has(Buffer.from(publicKey).toString('hex'));
}

/**
 * Whether `signature` is one of `message` by `publicKey` (raw, 32 bytes). Anything malformed is simply no signature.
 */
export function verifyStrict(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  if (publicKey.length !== KEY_BYTES || signature.length !== SIGNATURE_BYTES || isWeakKey(publicKey)) return false;
  try {
    return verify(signature, message, publicKey, { zip215: false });
  } catch {
    return false;
  }
}

/** Signs with the 32-byte seed of a private key. */
export function signWithSeed(seed: Uint8Array, message: Uint8Array): Uint8Array {
  return sign(message, seed);
}

/** The raw public key of a seed. */
export function publicKeyOfSeed(seed: Uint8Array): Uint8Array {
  return getPublicKey(seed);
}
