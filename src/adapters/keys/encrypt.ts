import { nodeCrypto } from '../../core/value/node-crypto.ts';

/** Of OWASP's password storage cheat sheet for PBKDF2 with SHA-256; node:crypto and openssl write 2,048. */
const ITERATIONS = 600_000;

const [SEQUENCE, INTEGER, OCTET_STRING, OID, NULL] = [0x30, 0x02, 0x04, 0x06, 0x05];
const PBES2 = oid('2a864886f70d01050d');
const PBKDF2 = oid('2a864886f70d01050c');
const HMAC_SHA256 = oid('2a864886f70d0209');
const AES_256_CBC = oid('60864801650304012a');

/**
 * Encrypts a PKCS#8 key as `EncryptedPrivateKeyInfo` in PEM (RFC 5958; PBES2 of RFC 8018 with AES-256-CBC), which openssl and
 * node:crypto read. Written out here because neither of them lets the count of iterations be chosen for a key.
 *
 * @param pkcs8 DER of the key
 */
export function encryptPkcs8(pkcs8: Uint8Array, passphrase: string): string {
  const { createCipheriv, pbkdf2Sync, randomBytes } = nodeCrypto();
  const [salt, iv] = [randomBytes(16), randomBytes(16)];
  const key = pbkdf2Sync(passphrase, salt, ITERATIONS, 32, 'sha256');
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  const encrypted = Buffer.concat([cipher.update(pkcs8), cipher.final()]);
  const count = Buffer.from(ITERATIONS.toString(16).padStart(6, '0'), 'hex');
  const hmac = der(SEQUENCE, HMAC_SHA256, der(NULL));
  const derivation = der(SEQUENCE, PBKDF2, der(SEQUENCE, der(OCTET_STRING, salt), der(INTEGER, count), hmac));
  const scheme = der(SEQUENCE, PBES2, der(SEQUENCE, derivation, der(SEQUENCE, AES_256_CBC, der(OCTET_STRING, iv))));
  const body = der(SEQUENCE, scheme, der(OCTET_STRING, encrypted)).toString('base64');
  const lines = body.match(/.{1,64}/g) ?? [];
  return ['-----BEGIN ENCRYPTED PRIVATE KEY-----', ...lines, '-----END ENCRYPTED PRIVATE KEY-----', ''].join('\n');
}

function oid(hex: string): Buffer {
  return der(OID, Buffer.from(hex, 'hex'));
}

/** Tag, length and content; a content of less than 64 KiB. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}
