/** Finds private key material in a file, whatever it is called. Only kind and line are told, never a byte of the key. */
import { WRAPPED_WORDS } from './pem.ts';
import { findPrivateKeys as findInText } from './private-keys.ts';
import { distinct, secretName, type Secret } from './secret.ts';

/** Words of which every bare key holds one. */
const BARE_WORDS: readonly string[] = [
  'BQYDK2V',
  'DANBgkqhkiG9w0BAQEFAASC',
  'AgEAMBMGByqGSM49',
  'RWRTY0Iy',
  'PrivateKey =',
  'PrivateKey=',
  '<RSAKeyValue',
];

const BARE: readonly RegExp[] = [
  // base64 of PKCS#8 without its PEM lines: Ed25519, X25519, Ed448, X448 (RFC 8410); RSA; EC.
  /\bM[A-Za-z0-9+/]{3,9}w?BQYDK2V[u-x]B[A-Za-z0-9+/]{45,}={0,2}/g,
  /\bMII[A-Za-z0-9+/]{3,6}I?BADANBgkqhkiG9w0BAQEFAASC[A-Za-z0-9+/]{200,}={0,2}/g,
  /\bMI[A-Za-z0-9+/]{1,4}AgEAMBMGByqGSM49[A-Za-z0-9+/]{60,}={0,2}/g,
  // A secret key of minisign or signify: two letters of algorithm, `SC` for scrypt, `B2`.
  /\bRWRTY0Iy[A-Za-z0-9+/]{150,}={0,2}/g,
  // WireGuard.
  /\bPrivateKey\s{0,9}=\s{0,9}[A-Za-z0-9+/]{43}=(?![A-Za-z0-9+/=])/g,
  // .NET's XML.
  /<RSAKeyValue>[^]{0,8000}?<D>\s{0,99}[A-Za-z0-9+/=\s]{40,}/g,
];

/** Finds private keys without any frame that names them, by what each kind begins with: for files, not for prose. */
function findBareKeys(text: string): Secret[] {
  if (!BARE_WORDS.some((word) => text.includes(word))) return [];
  return BARE.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: key, index }) => ({
      kind: 'private-key',
      start: index,
      end: index + key.length,
    })),
  );
}

/**
 * DER from the first byte: PKCS#8 (RFC 5958), its encrypted form by PBES (RFC 8018), PKCS#1 and SEC 1, all of which hold a
 * version number or an algorithm where public keys and certificates do not.
 */
const DER = [
  /^30(?:82....|81..|[0-7].)02010[01]30(?:81..|[0-7].)06/,
  /^30(?:82....|81..)0201000282/,
  /^30(?:81..|[0-7].)02010104(?:1c|20|30|42)/,
  /^30(?:82....|81..)30[0-7].06092a864886f70d0105/,
];

/** @returns whether a file is a private key in DER */
function isDerKey(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 24)).toString('hex');
  return DER.some((form) => form.test(head));
}

/** One private key in a file. */
export interface FoundKey {
  /** What it is, with its article. */
  readonly what: string;
  /** 1-based. */
  readonly line: number;
}

/** What every key in a text holds: one search for all of them costs less than one for each. */
const SIGN = new RegExp(
  [String.raw`PRIVATE(?: |%20|\+)KEY|PuTTY-User-Key-File-|AGE-SECRET-KEY-1|kty`, ...WRAPPED_WORDS, ...BARE_WORDS].join(
    '|',
  ),
);
/** The commonest of them: binary files are large, and a search for few bytes is cheaper than that for all signs. */
const COMMON = ['PRIVATE KEY', WRAPPED_WORDS[0], 'PuTTY-User-Key-File-', 'AGE-SECRET-KEY-1', '"kty"'];
const COMMON_UTF16 = COMMON.map((word) => Buffer.from(word, 'utf16le'));
/** Text in UTF-16 has a zero in its first line, whichever language it is in: a line break is ASCII. */
const HEAD = 8192;
/** ed25519 in PKCS#8 DER (RFC 8410) up to the seed. */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');
/** A longer text is decoded in parts, which overlap by more than a key. */
const PART = 32 * 1024 * 1024;
const OVERLAP = 64 * 1024;

/**
 * Looks for private keys: PEM of every kind and shape (on several lines, on one with escaped newlines, put together from
 * strings, as base64 of the whole, in UTF-16), PuTTY, age, minisign, WireGuard, JWK; PKCS#8 without its frame, and in DER.
 *
 * @param bytes the whole file, text or not
 */
export function findPrivateKeys(bytes: Uint8Array): FoundKey[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  // UTF-16 with its bytes the other way round.
  if (buffer.length > 1 && buffer.length % 2 === 0 && buffer.readUInt16BE(0) === 0xfeff)
    return findPrivateKeys(Buffer.from(buffer).swap16());
  const found: FoundKey[] = [];
  const inEncoding = (encoding: 'latin1' | 'utf16le', unit: 1 | 2): void => {
    for (let at = 0; at < buffer.length; at += PART) {
      const text = buffer.toString(encoding, at, Math.min(at + PART + OVERLAP, buffer.length));
      if (!SIGN.test(text)) continue;
      for (const { kind, start } of distinct([...findInText(text), ...findBareKeys(text)])) {
        // A key in the overlap belongs to the next part.
        if (start * unit < PART) found.push({ what: secretName(kind), line: lineAt(buffer, at + start * unit) });
      }
    }
  };
  const binary = buffer.subarray(0, HEAD).includes(0);
  if (!binary || COMMON.some((word) => buffer.includes(word))) inEncoding('latin1', 1);
  if (binary && COMMON_UTF16.some((word) => buffer.includes(word))) inEncoding('utf16le', 2);
  const der = isDerKey(buffer) ? 0 : buffer.indexOf(PKCS8_ED25519);
  if (der !== -1) found.push({ what: 'a private key (DER)', line: lineAt(buffer, der) });
  return found.sort((a, b) => a.line - b.line);
}

/** The line of an offset, 1-based. */
export function lineAt(buffer: Buffer, offset: number): number {
  let line = 1;
  for (let at = buffer.indexOf(10); at !== -1 && at < offset; at = buffer.indexOf(10, at + 1)) line++;
  return line;
}
