const STANDARD = /^[A-Za-z0-9+/]*={0,2}$/;
const URL_SAFE = /^[A-Za-z0-9_-]*={0,2}$/;

/**
 * Decodes base64 strictly: one alphabet (standard or URL-safe), padding whole or absent, no white space, no spare bits.
 * `Buffer.from` skips what it does not know, so two texts could mean the same bytes (attack 69).
 *
 * @returns undefined for anything else
 */
export function decodeBase64(text: string): Uint8Array | undefined {
  if (!STANDARD.test(text) && !URL_SAFE.test(text)) return undefined;
  const body = text.replace(/=+$/, '');
  if (body.length % 4 === 1 || (body.length !== text.length && text.length % 4 !== 0)) return undefined;
  const bytes = new Uint8Array(Buffer.from(body, 'base64'));
  return encodeBase64(bytes).replace(/=+$/, '') === body.replaceAll('-', '+').replaceAll('_', '/') ? bytes : undefined;
}

/** Standard alphabet, padded: what cartwright writes. */
export function encodeBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');
}
