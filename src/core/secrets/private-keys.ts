import type { Secret } from './secret.ts';

/** Line breaks as they stand, or as escapes in JSON and in environment files. */
const BREAK = String.raw`(?:\s|\\n|\\r|\\t)`;
/** A body of at least 40 base64 characters: a header that a text only mentions has none. */
const BODY = String.raw`(?:[A-Za-z0-9+/=]|${BREAK}){40,20000}?`;
const HEADERS = String.raw`(?:(?:Proc-Type|DEK-Info|Comment|Version|Subject|X-[\w-]{1,40})[^\n\\]{0,200}${BREAK}+){0,6}`;

const PEM = new RegExp(
  `-----BEGIN (?<label>[A-Z0-9]{0,20} ?(?:[A-Z0-9]{1,20} )?PRIVATE KEY(?: BLOCK)?)-----${BREAK}*(?<headers>${HEADERS})${BODY}-----END [A-Z0-9 ]{0,60}-----`,
  'g',
);
/** A key whose end was cut off is one all the same, if enough of it is left. */
const CUT_PEM = new RegExp(
  `-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----${BREAK}*(?:[A-Za-z0-9+/=]${BREAK}*){40}[A-Za-z0-9+/=\\s]{0,20000}`,
  'g',
);
/** base64 of `-----BEGIN ` at each of the three offsets; what follows is decoded to see which label it is. */
const WRAPPED_PEM = /LS0tLS1CRUdJTi[A-Za-z0-9+/_-]{80,20000}={0,2}/g;
const PUTTY = /PuTTY-User-Key-File-\d:[^]{0,4000}?Private-Lines:[^]{0,4000}?(?=Private-MAC|$)/g;
const AGE = /\bAGE-SECRET-KEY-1[0-9A-Z]{58}\b/g;
/** A private JSON Web Key: its member `d` (RFC 7517, 9.3; RFC 8037, 2). */
const JWK = /\{[^{}]{0,4000}"d"\s*:\s*"[A-Za-z0-9_-]{20,}"[^{}]{0,4000}\}/g;

/**
 * Finds private key material in a text: PEM of any label (also on one line, with escaped line breaks, cut off, or in base64
 * as a whole), PuTTY, age and JSON Web Keys. Public keys and certificates are none; neither is a header without a body.
 * Cost is linear in the text.
 */
export function findPrivateKeys(text: string): Secret[] {
  const found: Secret[] = [];
  const add = (kind: string, match: RegExpMatchArray): void => {
    const start = match.index ?? 0;
    found.push({ kind, start, end: start + match[0].length });
  };
  if (text.includes('PRIVATE KEY')) {
    for (const match of text.matchAll(PEM)) add(kindOf(match.groups?.['label'], match.groups?.['headers']), match);
    for (const match of text.matchAll(CUT_PEM)) {
      const start = match.index;
      if (!found.some((other) => start >= other.start && start < other.end)) add('private-key', match);
    }
  }
  if (text.includes('LS0tLS1CRUdJTi')) {
    for (const match of text.matchAll(WRAPPED_PEM)) {
      const label = /^-----BEGIN ([A-Z0-9 ]+)-----/.exec(decodeBase64(match[0].slice(0, 80)))?.[1];
      if (label?.includes('PRIVATE KEY') === true) add(kindOf(label, undefined), match);
    }
  }
  if (text.includes('PuTTY-User-Key-File-')) for (const match of text.matchAll(PUTTY)) add('private-key', match);
  if (text.includes('AGE-SECRET-KEY-1')) for (const match of text.matchAll(AGE)) add('private-key', match);
  if (text.includes('"kty"')) {
    for (const match of text.matchAll(JWK)) if (match[0].includes('"kty"')) add('private-key', match);
  }
  return found;
}

function kindOf(label = '', headers = ''): string {
  return label.startsWith('ENCRYPTED') || headers.includes('ENCRYPTED') ? 'encrypted-private-key' : 'private-key';
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes as much of a base64 text as is ASCII; anything else ends it. */
function decodeBase64(text: string): string {
  let decoded = '';
  let bits = 0;
  let count = 0;
  for (const character of text) {
    const value = ALPHABET.indexOf(character);
    if (value < 0) break;
    bits = ((bits << 6) | value) & 0xffffff;
    count += 6;
    if (count >= 8) {
      count -= 8;
      decoded += String.fromCharCode((bits >> count) & 0xff);
    }
  }
  return decoded;
}
