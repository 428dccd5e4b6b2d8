/** ed25519 public keys as SPKI PEM (docs/format.md 14). Read here byte by byte, so that no other kind of key can pass for one. */
import { sha256Hex } from '../value/digest.ts';
import { quote } from '../text/printable.ts';
import { decodeBase64, encodeBase64 } from './base64.ts';
import { isWeakKey, KEY_BYTES } from './ed25519.ts';

/** SubjectPublicKeyInfo of ed25519 up to the key itself (RFC 8410). */
const SPKI_PREFIX = '302a300506032b6570032100';

export interface PublicKey {
  /** 32 bytes. */
  readonly raw: Uint8Array;
  /** `ed25519:` and the sha256 of the DER SubjectPublicKeyInfo. */
  readonly keyid: string;
  /** SPKI PEM with a final newline. */
  readonly pem: string;
}

/** Why a text is not a usable key; neither message nor help ever quotes the text. */
export class KeyProblem extends Error {
  override readonly name = 'KeyProblem';
  /** What to do, where there is something better than "give a key of the right kind". */
  readonly help: string | undefined;

  constructor(message: string, help?: string) {
    super(message);
    this.help = help;
  }
}

/** @param raw 32 bytes */
export function publicKeyFromRaw(raw: Uint8Array): PublicKey {
  const der = Buffer.concat([Buffer.from(SPKI_PREFIX, 'hex'), raw]);
  const pem = `-----BEGIN PUBLIC KEY-----\n${encodeBase64(der)}\n-----END PUBLIC KEY-----\n`;
  return { raw: new Uint8Array(raw), keyid: `ed25519:${sha256Hex(der)}`, pem };
}

const PEM_BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \1-----/g;
const MAX_PEM = 64 * 1024;

/**
 * Reads every PEM public key of a text: a cartridge with several signers holds their keys one after the other.
 *
 * @throws KeyProblem when any of it is not an ed25519 public key
 */
export function parsePublicKeys(text: string): PublicKey[] {
  if (text.length > MAX_PEM) throw new KeyProblem('the text is too long for a public key');
  const blocks = [...text.replaceAll('\r', '').matchAll(PEM_BLOCK)];
  if (blocks.length === 0) throw new KeyProblem(withoutPem(text));
  return blocks.map(([, label = '', body = '']) => parseBlock(label, body));
}

/**
 * Reads a text that is exactly one PEM public key.
 *
 * @throws KeyProblem
 */
export function parsePublicKey(text: string): PublicKey {
  const [key, second] = parsePublicKeys(text);
  if (second !== undefined) throw new KeyProblem('it holds more than one key; give one file for each');
  return key as PublicKey;
}

function withoutPem(text: string): string {
  if (text.trim() === '') return 'it is empty';
  if (/^\s*(?:ssh-|sk-ssh-|ecdsa-)/.test(text)) return 'it is an OpenSSH public key; export it as SPKI PEM';
  if (/^\s*\{/.test(text)) return 'it is JSON (a JWK?); export it as SPKI PEM';
  return 'it is not PEM';
}

function parseBlock(label: string, body: string): PublicKey {
  if (label.includes('PRIVATE KEY')) {
    throw new KeyProblem('it is a private key, not a public one; keep it secret, and replace it if it was shared');
  }
  if (label !== 'PUBLIC KEY') throw new KeyProblem(`it is PEM of another kind (${quote(label, 40)}), not PUBLIC KEY`);
  const der = decodeBase64(body.replace(/\s+/g, ''));
  if (der === undefined) throw new KeyProblem('its base64 is broken');
  const hex = Buffer.from(der).toString('hex');
  if (!hex.startsWith(SPKI_PREFIX)) throw new KeyProblem(`it is ${kindOfKey(hex)}, not ed25519`);
  if (der.length !== SPKI_PREFIX.length / 2 + KEY_BYTES) throw new KeyProblem('it does not have 32 bytes of key');
  const raw = der.slice(SPKI_PREFIX.length / 2);
  if (isWeakKey(raw)) throw new KeyProblem('weak public key: a point of small order verifies any message');
  return publicKeyFromRaw(raw);
}

const KINDS: readonly (readonly [oid: string, name: string])[] = [
  ['06032b656e', 'an X25519 key'],
  ['06032b656f', 'an X448 key'],
  ['06032b6571', 'an Ed448 key'],
  ['06092a864886f70d0101', 'an RSA key'],
  ['06072a8648ce3d0201', 'an EC key'],
  ['06072a8648ce380401', 'a DSA key'],
];

/** The kind of a DER key (SPKI or PKCS#8) in words, by its algorithm identifier. */
export function kindOfKey(hex: string): string {
  return KINDS.find(([oid]) => hex.slice(0, 80).includes(oid))?.[1] ?? 'a key of another kind';
}
