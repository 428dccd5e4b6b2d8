/** Finds private key material in a file, whatever it is called. Only kind and line are told, never a byte of the key. */
import { BARE_WORDS, findBareKeys, isDerKey } from './bare-keys.ts';
import { WRAPPED_WORDS } from './pem.ts';
import { findPrivateKeys as findInText } from './private-keys.ts';
import { distinct, secretName } from './secret.ts';

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

function lineAt(buffer: Buffer, offset: number): number {
  let line = 1;
  for (let at = buffer.indexOf(10); at !== -1 && at < offset; at = buffer.indexOf(10, at + 1)) line++;
  return line;
}
