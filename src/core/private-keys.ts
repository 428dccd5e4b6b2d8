/** Finds private key material in a file, whatever the file is called. Only kind and line are told, never a byte of the key. */

/** One private key in a file. */
export interface FoundKey {
  /** What it is, in words. */
  readonly kind: string;
  /** 1-based. */
  readonly line: number;
}

// Kept apart from what follows it, so that a scanner (this one included) does not find a key in this file.
const BEGIN = '-----BEGIN ';

const PATTERNS: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [new RegExp(`${BEGIN}(?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----`, 'g'), 'private key in PEM'],
  [/PuTTY-User-Key-File-[23]: /g, 'private key of PuTTY'],
  [/AGE-SECRET-KEY-1[0-9A-Z]{50,}/g, 'age secret key'],
  [/untrusted comment: (?:minisign|rsign|signify) (?:encrypted )?secret key/gi, 'secret key of minisign'],
];

/** Base64 of PEM starts like this at each of the three alignments; what follows is decoded to be sure. */
const ENCODED_PEM =
  /LS0tLS1CRUdJTi[A-Za-z0-9+/_=-]{20,}|0tLS0tQkVHSU4[A-Za-z0-9+/_=-]{20,}|tLS0tLUJFR0lO[A-Za-z0-9+/_=-]{20,}/g;
/** A JWK with its private part. */
const JWK_PRIVATE = /"kty"\s*:\s*"(?:OKP|EC|RSA)"/g;
/** PKCS#8 DER of an ed25519 private key (RFC 8410) up to the seed. */
const PKCS8_ED25519 = '302e020100300506032b657004220420';

const MAX_LISTED = 100;

/**
 * Looks for private keys: PEM of every kind (on several lines, on one line with escaped newlines, as base64 of the whole,
 * in UTF-16), PuTTY, age, minisign, JWK, and ed25519 in DER.
 *
 * @param bytes the whole file
 */
export function findPrivateKeys(bytes: Uint8Array): FoundKey[] {
  const found: FoundKey[] = [];
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  // Most files hold none of these words, and a search for bytes is much cheaper than a decode.
  const mayHold = [
    'PRIVATE KEY',
    'LS0tLS1CRUdJTi',
    '0tLS0tQkVHSU4',
    'tLS0tLUJFR0lO',
    'PuTTY-User',
    'AGE-SECRET',
    'secret key',
    '"kty"',
  ];
  if (mayHold.some((word) => buffer.includes(word))) found.push(...inText(buffer.toString('latin1')));
  if (buffer.includes(Buffer.from('PRIVATE KEY', 'utf16le'))) found.push(...inText(buffer.toString('utf16le')));
  const der = buffer.indexOf(Buffer.from(PKCS8_ED25519, 'hex'));
  if (der !== -1) found.push({ kind: 'ed25519 private key in DER', line: 1 + count(buffer.subarray(0, der)) });
  return found.sort((a, b) => a.line - b.line).slice(0, MAX_LISTED);
}

function inText(text: string): FoundKey[] {
  const found: FoundKey[] = [];
  const add = (offset: number, kind: string): void => {
    if (found.length < MAX_LISTED) found.push({ kind, line: lineAt(text, offset) });
  };
  for (const [pattern, kind] of PATTERNS) for (const match of text.matchAll(pattern)) add(match.index, kind);
  for (const match of text.matchAll(ENCODED_PEM)) {
    if (decodesToKey(match[0])) add(match.index, 'private key as base64 of PEM');
  }
  for (const match of text.matchAll(JWK_PRIVATE)) {
    const around = text.slice(Math.max(0, match.index - 4096), match.index + 4096);
    if (/"d"\s*:\s*"[A-Za-z0-9_-]{32,}"/.test(around)) add(match.index, 'private key as JWK');
  }
  return found;
}

function decodesToKey(encoded: string): boolean {
  return ['', 'A', 'AA'].some((shift) =>
    Buffer.from(shift + encoded, 'base64')
      .toString('latin1')
      .includes('PRIVATE KEY'),
  );
}

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

function count(bytes: Uint8Array): number {
  let lines = 0;
  for (const byte of bytes) if (byte === 10) lines++;
  return lines;
}
