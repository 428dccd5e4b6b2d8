/** Finds private key material in a file, whatever it is called. Only kind and line are told, never a byte of the key. */
import { findPrivateKeys as findInText } from './secrets/private-keys.ts';
import { secretName } from './secrets/secret.ts';

/** One private key in a file. */
export interface FoundKey {
  /** What it is, with its article. */
  readonly what: string;
  /** 1-based. */
  readonly line: number;
}

/** Words of which every key in a text holds one; a search for bytes is much cheaper than a decode. */
const WORDS = ['PRIVATE KEY', 'LS0tLS1CRUdJTi', 'PuTTY-User-Key-File-', 'AGE-SECRET-KEY-1', '"kty"'];
const WORDS_UTF16 = WORDS.map((word) => Buffer.from(word, 'utf16le'));
/** ed25519 in PKCS#8 DER (RFC 8410) up to the seed. */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');
/** A longer text is decoded in parts, which overlap by more than a key. */
const PART = 32 * 1024 * 1024;
const OVERLAP = 64 * 1024;

/**
 * Looks for private keys: PEM of every kind (on several lines, on one with escaped newlines, as base64 of the whole, in
 * UTF-16), PuTTY, age, JWK, and ed25519 in DER.
 *
 * @param bytes the whole file, text or not
 */
export function findPrivateKeys(bytes: Uint8Array): FoundKey[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const found: FoundKey[] = [];
  const inEncoding = (encoding: 'latin1' | 'utf16le', unit: 1 | 2): void => {
    for (let at = 0; at < buffer.length; at += PART) {
      const text = buffer.toString(encoding, at, Math.min(at + PART + OVERLAP, buffer.length));
      for (const { kind, start } of findInText(text)) {
        // A key in the overlap belongs to the next part.
        if (start * unit < PART) found.push({ what: secretName(kind), line: lineAt(buffer, at + start * unit) });
      }
    }
  };
  if (WORDS.some((word) => buffer.includes(word))) inEncoding('latin1', 1);
  if (WORDS_UTF16.some((word) => buffer.includes(word))) inEncoding('utf16le', 2);
  const der = buffer.indexOf(PKCS8_ED25519);
  if (der !== -1) found.push({ what: 'a private key (DER)', line: lineAt(buffer, der) });
  return found.sort((a, b) => a.line - b.line);
}

function lineAt(buffer: Buffer, offset: number): number {
  let line = 1;
  for (let at = buffer.indexOf(10); at !== -1 && at < offset; at = buffer.indexOf(10, at + 1)) line++;
  return line;
}
