import { findPem, findWrappedPem, WRAPPED_WORDS } from './pem.ts';
import type { Secret } from './secret.ts';

const QUOTE = String.raw`[\\"'\x60]{0,4}`;
const TYPE = new RegExp(`\\bkty${QUOTE}\\s{0,9}[:=]\\s{0,9}${QUOTE}(?:RSA|EC|OKP)\\b`, 'g');
/** The private member (RFC 7518, RFC 8037). */
const PRIVATE = new RegExp(`(?<![\\w.-])d${QUOTE}\\s{0,9}[:=]\\s{0,9}${QUOTE}[A-Za-z0-9_-]{40,}`, 'g');
/** How far apart the members of one key stand: an RSA key of 8192 bits has 7,000 characters. */
const REACH = 8000;

/** Finds private JSON Web Keys: in JSON, in JSON within a string, in YAML and in the object literals of source files. */
function findJsonWebKeys(text: string): Secret[] {
  const found: Secret[] = [];
  const members = [...text.matchAll(PRIVATE)];
  let next = 0;
  for (const { 0: type, index } of text.matchAll(TYPE)) {
    while ((members[next]?.index ?? Infinity) < index) next++;
    // The nearest on each side: a set has many keys, and public ones among them.
    const near = [members[next - 1], members[next]].find(
      (member) =>
        member !== undefined && Math.abs(member.index - index) < REACH && sameObject(text, index, member.index),
    );
    if (near === undefined) continue;
    const start = Math.min(near.index, index);
    const end = Math.max(near.index + near[0].length, index + type.length);
    const brace = text.slice(Math.max(0, start - REACH), start).lastIndexOf('{');
    const close = text.slice(end, end + REACH).indexOf('}');
    found.push({
      kind: 'private-key',
      start: brace === -1 ? start : Math.max(0, start - REACH) + brace,
      end: close === -1 ? end : end + close + 1,
    });
  }
  return found;
}

// Two members are of one object when no brace closes between them that was not opened there.
function sameObject(text: string, a: number, b: number): boolean {
  let depth = 0;
  for (const character of text.slice(Math.min(a, b), Math.max(a, b))) {
    if (character === '{') depth++;
    else if (character === '}' && --depth < 0) return false;
  }
  return depth === 0;
}

const PUTTY = /PuTTY-User-Key-File-\d:[^]{0,4000}?Private-Lines:[^]{0,4000}?(?=Private-MAC|$)/g;
const AGE = /\bAGE-SECRET-KEY-1[0-9A-Z]{58}\b/g;
const PEM_WORDS = ['PRIVATE KEY', 'PRIVATE%20KEY', 'PRIVATE+KEY'];

/**
 * Finds private key material in a text: PEM of any label and in any shape (pem.ts), also in base64 as a whole, PuTTY, age and
 * JSON Web Keys. Public keys and certificates are not; neither is a header without a body. Cost is linear in the text.
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
