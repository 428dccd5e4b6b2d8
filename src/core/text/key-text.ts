/** Private keys in places where only names belong: on a command line, in a path, in a message. */

/** PEM, the base64 of a PEM, and the base64 of an ed25519 key in PKCS#8 (either version) without its first and last line. */
const KEY =
  /-----BEGIN [A-Z0-9 ]*PRIVATE KEY[^]*|LS0tLS1CRUdJTi[A-Za-z0-9+/=_\s-]*|(?:MC4CAQAw|MFECAQEw)BQYDK2Vw[A-Za-z0-9+/=]*/g;

/** @returns whether a private key is in the text. */
export function holdsKey(text: string): boolean {
  return text.search(KEY) !== -1;
}

/** The text with every private key in it taken out. */
export function hideKeys(text: string): string {
  return text.replace(KEY, '(a private key, not shown)');
}
