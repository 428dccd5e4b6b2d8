/** ed25519 private keys as they really arrive (docs/promises.md, Verifying and keys): PEM in many shapes. */
import { decodeBase64 } from './base64.ts';
import { isWeakKey, KEY_BYTES, publicKeyOfSeed, SEED_BYTES } from './ed25519.ts';
import { kindOfKey, KeyProblem, publicKeyFromRaw } from './public-key.ts';
import { signerOfSeed, type Signer } from './sign.ts';

const MAX_TEXT = 64 * 1024;
const JOINED = 'it is not PEM: its lines are joined or indented';
const NEWLINES = 'a secret must keep its newlines, hold them as \\n, or be the base64 of the whole file';
const CONVERT = 'convert it with openssl pkey, or make one with cartwright keygen';
/** PKCS#8 of ed25519 up to the seed (RFC 8410, version 1), and the same with a public key behind it (version 2). */
const PKCS8 = /^30(?:2e0201|510201)0[01]300506032b657004220420/;

/** Opens an encrypted PKCS#8 key; an adapter's part. */
export interface DecryptPem {
  /**
   * @returns the DER of the key as plain PKCS#8
   * @throws KeyProblem when the passphrase does not open it
   */
  (pem: string, passphrase: string): Uint8Array;
}

/**
 * Reads a private key: PKCS#8 PEM as it is, with CRLF, without its last newline, with a byte order mark, with escaped
 * newlines, or as base64 of the whole. Lines that were joined or indented on the way are named, not guessed at.
 *
 * @param passphrase undefined when none was given
 * @throws KeyProblem whose message never quotes the text
 */
export function parsePrivateKey(text: string, passphrase: string | undefined, decrypt: DecryptPem): Signer {
  if (text.length > MAX_TEXT) throw new KeyProblem('it is too long for a key');
  const pem = unwrap(text);
  const blocks = [...pem.matchAll(/-----BEGIN ([A-Z0-9 ]+)-----((?:[^-]|-(?!----))*)-----END \1-----/g)];
  const [first, second] = blocks;
  if (first === undefined) throw new KeyProblem(...shapeOf(pem));
  if (second !== undefined) throw new KeyProblem('it holds more than one key');
  const [, label = '', body = ''] = first;
  if (!/^\n(?:[A-Za-z0-9+/=:, -]+\n|\n)+$/.test(body) || /^[ \t]/m.test(body)) throw new KeyProblem(JOINED, NEWLINES);
  return signerOf(derOf(label, body.replace(/\s+/g, ''), passphrase, decrypt));
}

/** Undoes what secret stores and editors do to a PEM. */
function unwrap(text: string): string {
  const plain = text
    .replace(/^\ufeff/, '')
    .replaceAll(String.raw`\r`, '')
    .replaceAll(String.raw`\n`, '\n')
    .replaceAll('\r', '')
    .trim();
  const unquoted = /^(["'])([^]*)\1$/.exec(plain)?.[2] ?? plain;
  if (unquoted.includes('-----BEGIN')) return unquoted;
  const decoded = decodeBase64(unquoted.replace(/\s+/g, ''));
  const inner = decoded === undefined ? '' : Buffer.from(decoded).toString('latin1');
  return inner.includes('-----BEGIN') ? inner.replaceAll('\r', '').trim() : unquoted;
}

function derOf(label: string, body: string, passphrase: string | undefined, decrypt: DecryptPem): Uint8Array {
  switch (label) {
    case 'PRIVATE KEY':
      return decodeBase64(body) ?? fail('its base64 is broken');
    case 'ENCRYPTED PRIVATE KEY': {
      if (passphrase === undefined || passphrase === '') return fail('it is encrypted, and no passphrase was given');
      const lines = body.match(/.{1,64}/g) ?? [];
      return decrypt(
        ['-----BEGIN ENCRYPTED PRIVATE KEY-----', ...lines, '-----END ENCRYPTED PRIVATE KEY-----', ''].join('\n'),
        passphrase,
      );
    }
    case 'PUBLIC KEY':
      return fail('it is a public key; a private one signs');
    case 'OPENSSH PRIVATE KEY':
      return fail('it is an OpenSSH private key', 'make a PKCS#8 key with cartwright keygen');
    case 'RSA PRIVATE KEY':
    case 'EC PRIVATE KEY':
    case 'DSA PRIVATE KEY':
      return fail(
        `it is ${label.startsWith('RSA') ? 'an' : label.startsWith('EC') ? 'an' : 'a'} ${label.split(' ')[0]} key, not ed25519`,
      );
  }
  return fail('it is PEM of another kind, not PRIVATE KEY');
}

function signerOf(der: Uint8Array): Signer {
  const hex = Buffer.from(der).toString('hex');
  const prefix = PKCS8.exec(hex)?.[0];
  if (prefix === undefined) return fail(`it is ${kindOfKey(hex)}, not ed25519`);
  const start = prefix.length / 2;
  const seed = der.slice(start, start + SEED_BYTES);
  const whole = hex.startsWith('302e') ? start + SEED_BYTES : start + SEED_BYTES + 3 + KEY_BYTES;
  if (seed.length !== SEED_BYTES || der.length !== whole) return fail('it does not have 32 bytes of key');
  const raw = publicKeyOfSeed(seed);
  if (isWeakKey(raw)) return fail('it is a weak key');
  if (PUBLISHED.has(Buffer.from(raw).toString('hex'))) {
    return fail('it is a public test key', 'make one of your own with cartwright keygen');
  }
  return signerOfSeed(seed, publicKeyFromRaw(raw));
}

/** What a text without a whole PEM block is, by signs that are not part of a key; and what to do. */
function shapeOf(text: string): [problem: string, help?: string] {
  if (text === '') return ['it is empty'];
  if (/^0.{1,3}\u0002\u0001/s.test(text)) return ['it is DER, not PEM', CONVERT];
  if (text.includes('-\0-\0')) return ['it is UTF-16 text', 'save it as UTF-8'];
  if (/[\u0000-\u0008\ufffd]/.test(text)) return ['it is binary (a bare seed?), not PEM', CONVERT];
  if (/^\s*\{/.test(text)) return ['it is JSON (a JWK?), not PEM', CONVERT];
  if (text.startsWith('PuTTY-User-Key-File-')) return ['it is a PuTTY key', 'make a PKCS#8 key with cartwright keygen'];
  if (/^(?:ssh-|sk-ssh-|ecdsa-)/.test(text)) return ['it is an OpenSSH public key; a private one signs'];
  if (text.includes('-----BEGIN')) return ['its PEM is cut off: it has no END line of its own'];
  if (DER_IN_BASE64.test(text)) return ['it is PEM without its BEGIN and END lines', NEWLINES];
  if (SEED_TEXT.test(text)) return ['it is a bare seed, not PKCS#8 PEM', CONVERT];
  return ['it is not PEM', NEWLINES];
}

/** base64 of a PKCS#8 key, by its first bytes. */
const DER_IN_BASE64 = /^M[A-Za-z0-9+/]{1,5}(?:IBA|CAQ|AgE)[A-Za-z0-9+/=\s]{30,}$/;
/** 32 bytes in hex or base64. */
const SEED_TEXT = /^(?:[0-9a-fA-F]{64}|[A-Za-z0-9+/_-]{43}=?)$/;

function fail(message: string, help?: string): never {
  throw new KeyProblem(message, help);
}

/** Public halves of private keys that are in specifications and test suites. */
const PUBLISHED: ReadonlySet<string> = new Set([
  'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
  'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
  '278117fc144c72340f67d0f2316e8386ceffbf2b2428c9c51fef7c597f1d426e',
  'ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf',
  '77d1d8ebacd13f4e2f8a40e28c4a63bc9ce3bfb69716334bcb28a33eb134086c',
  '3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59da29',
  '03a107bff3ce10be1d70dd18e74bc09967e4d6309ba50d5f1ddc8664125531b8',
  '7d4d0e7f6153a69b6242b522abbee685fda4420f8834b108c3bdae369ef549fa',
]);
