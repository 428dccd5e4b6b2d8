import { findJsonWebKeys } from './json-web-key.ts';
import { findPem, findWrappedPem, WRAPPED_WORDS } from './pem.ts';
import type { Secret } from './secret.ts';

const PUTTY = /PuTTY-User-Key-File-\d:[^]{0,4000}?Private-Lines:[^]{0,4000}?(?=Private-MAC|$)/g;
const AGE = /\bAGE-SECRET-KEY-1[0-9A-Z]{58}\b/g;
const PEM_WORDS = ['PRIVATE KEY', 'PRIVATE%20KEY', 'PRIVATE+KEY'];

/**
 * Finds private key material in a text: PEM of any label and in any shape (pem.ts), also in base64 as a whole, PuTTY, age and
 * JSON Web Keys. Public keys and certificates are none; neither is a header without a body. Cost is linear in the text.
 */
export function findPrivateKeys(text: string): Secret[] {
  const found: Secret[] = [];
  const all = (pattern: RegExp): void => {
    for (const { 0: key, index } of text.matchAll(pattern))
      found.push({ kind: 'private-key', start: index, end: index + key.length });
  };
  if (PEM_WORDS.some((word) => text.includes(word))) found.push(...findPem(text));
  if (WRAPPED_WORDS.some((word) => text.includes(word))) found.push(...findWrappedPem(text));
  if (text.includes('PuTTY-User-Key-File-')) all(PUTTY);
  if (text.includes('AGE-SECRET-KEY-1')) all(AGE);
  if (text.includes('kty')) found.push(...findJsonWebKeys(text));
  return found;
}
